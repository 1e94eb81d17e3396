import type { UploadPurpose } from '@bewezen/domain/base/files.ts'
import type { ReactNode } from 'react'
import { ChooseCrop, type PickPicture } from '../crop/ChooseCrop.tsx'
import { Button } from './Button.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { StoredPicture } from './StoredPicture.tsx'

type Props = {
  words: { legend: string; choose: string; other: string; takeAway: string; hint: string; uploading: string }
  purpose: UploadPurpose
  address: string | null
  alt: string
  isUploading: boolean
  onPick: PickPicture
  onTakeAway: () => void
  /** The description, or another way to a picture. */
  children?: ReactNode
}

/** Chooses a picture, shows it as it will stand on a card, says what of it stays in sight, and takes it away. */
export const PictureField = ({ words, purpose, address, alt, isUploading, onPick, onTakeAway, children }: Props) => (
  <fieldset className="grid min-w-0 gap-2.5">
    <legend className="mb-1.5 text-fs-14 font-semibold">{words.legend}</legend>
    {address !== null && (
      <StoredPicture
        src={address}
        alt={alt}
        fallback={null}
        width={400}
        height={200}
        referrerPolicy="no-referrer"
        className="aspect-[2/1] w-full max-w-[400px] rounded-m object-cover"
      />
    )}
    <div className="flex flex-wrap gap-2">
      <ChooseFile
        purpose={purpose}
        onPick={(file) => onPick(file)}
        label={words.legend}
        size="s"
        busy={isUploading}
        busyText={words.uploading}
      >
        {address === null ? words.choose : words.other}
      </ChooseFile>
      {address !== null && (
        <>
          <ChooseCrop purpose={purpose} address={address} isUploading={isUploading} onPick={onPick} />
          <Button look="line" size="s" onClick={onTakeAway}>
            {words.takeAway}
          </Button>
        </>
      )}
    </div>
    <p className="text-fs-13 text-ink-3">{words.hint}</p>
    {children}
  </fieldset>
)
