import { contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import { useState } from 'react'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { ChoosePicture } from './ChoosePicture.tsx'

/** Where the portrait stands that another admin chose meanwhile, as a refusal tells it. */
export type SeenPhoto = { photoUrl: string | null }
export type ChosenPortrait = ReturnType<typeof usePortrait>

/** The portrait of a card while it is edited: what is shown, and what a save asks for. */
export function usePortrait(current: string | null) {
  // As it was when the card was opened: a photo that another admin gives it meanwhile is not one that was taken away here.
  const [stored, setStored] = useState(current)
  const [newer, setNewer] = useState(current)
  const [chosen, setChosen] = useState<{ uploadId: string | null; address: string | null }>({
    uploadId: null,
    address: stored,
  })
  return {
    /** Where the portrait stood that this dialog began with. */
    stored,
    address: chosen.address,
    uploadId: chosen.uploadId,
    noPhoto: stored !== null && chosen.address === null,
    isTouched: chosen.address !== stored,
    choose: setChosen,
    hear: setNewer,
    /** Goes on from the portrait that another admin chose meanwhile, if they did. */
    takeOver: () => {
      if (newer === stored) return
      setStored(newer)
      setChosen({ uploadId: null, address: newer })
    },
  }
}

/** Chooses the portrait of a card, or takes it away (ADM-PANEL-16, ADM-PANEL-17). */
export const Portrait = ({ name, portrait: { address, choose } }: { name: string; portrait: ChosenPortrait }) => (
  <fieldset className="flex flex-wrap items-center gap-3">
    <legend className="mb-1.5 text-fs-14 font-semibold">{words.photo}</legend>
    <Avatar name={name} photo={address} size={64} />
    <ChoosePicture
      purpose="site-portrait"
      address={address}
      label={address ? words.otherPhoto : words.choosePhoto}
      onUploaded={({ id, addresses }) => choose({ uploadId: id, address: addresses[256] ?? null })}
    />
    {address && (
      <Button look="quiet" onClick={() => choose({ uploadId: null, address: null })}>
        {words.noPhoto}
      </Button>
    )}
  </fieldset>
)
