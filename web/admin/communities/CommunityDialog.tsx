import { communityAdminWords as words } from '@bewezen/domain/admin/communityWords.ts'
import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { type CommunityText, communityFaults, managingLimits } from '@bewezen/domain/community/managing.ts'
import type { ManagedCommunity } from '@bewezen/domain/community/managingContract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FieldsDialog, takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { isSameRoles, isTextField, RoleChoice, slugOf } from '../../places/index.ts'
import { ChoosePicture } from '../content/ChoosePicture.tsx'
import { type ChosenPortrait, usePortrait } from '../content/Portrait.tsx'
import { useAdminChange } from '../useAdminChange.ts'

type Fields = Omit<CommunityText, 'allowedRoles'>

/** Makes a community or changes one; one in which something was said can be archived, not deleted (COM-CHAT-21). */
export function CommunityDialog({ community, onClose }: { community: ManagedCommunity | null; onClose: () => void }) {
  const [id] = useState(() => community?.id ?? newId())
  const [first] = useState(community)
  const [roles, setRoles] = useState<string[]>(community?.allowedRoles ?? [])
  const [newer, setNewer] = useState<CommunityText | null>(null)
  const image = usePortrait(community?.imageUrl ?? null)
  const save = useAdminChange(api.community.saveCommunity, {
    said: () => contentWords.saved,
    onDone: onClose,
    onRefused: takesNewer<CommunityText>(setNewer),
  })
  const remove = useAdminChange(api.community.removeCommunity, { said: () => contentWords.removed, onDone: onClose })
  const { name = '', slug = '', description = '', isActive = true, isStart = false, allowedRoles = [] } = first ?? {}
  const { uploadId, noPhoto } = image
  const known = newer?.allowedRoles ?? allowedRoles
  return (
    <FieldsDialog<Fields>
      title={first ? contentWords.edit(first.name) : words.add}
      stored={{ name, slug, description, isActive, isStart }}
      shape={{
        name: { label: words.name, most: managingLimits.communityName },
        slug: { label: words.slug, hint: words.slugHint, refused: words.slugWrong },
        description: { label: words.description, least: 0, most: managingLimits.description, long: true },
        isActive: { label: words.isActive, hint: words.activeHint },
        isStart: { label: words.isStart, hint: words.startHint },
      }}
      faults={(typed) => communityFaults({ ...typed, slug: slugOf(typed), allowedRoles: roles }).filter(isTextField)}
      busy={save.isPending || remove.isPending}
      newer={newer && withoutRoles(newer)}
      isTouched={image.isTouched || !isSameRoles(roles, known)}
      onSave={(before, after) =>
        save.mutate({
          id,
          uploadId,
          noPhoto,
          before: first && { ...before, allowedRoles: known },
          after: { ...after, slug: slugOf(after), allowedRoles: roles },
        })
      }
      onRemove={first && !first.hasMessages ? () => remove.mutate({ communityId: id }) : undefined}
      onClose={onClose}
    >
      <RoleChoice title={words.allowedRoles} chosen={roles} onChoose={setRoles} />
      <Picture image={image} />
      {first?.hasMessages && <p className="text-fs-14 text-ink-2">{words.cannotRemove}</p>}
    </FieldsDialog>
  )
}

const withoutRoles = ({ allowedRoles: _, ...fields }: CommunityText): Fields => fields

const Picture = ({ image: { address, choose } }: { image: ChosenPortrait }) => (
  <fieldset className="flex flex-wrap items-center gap-3">
    <legend className="mb-1.5 text-fs-14 font-semibold">{words.image}</legend>
    {address && <img src={address} alt="" className="h-20 w-40 rounded-m object-cover" />}
    <ChoosePicture
      purpose="community-image"
      address={address}
      label={address ? words.otherImage : words.chooseImage}
      onUploaded={({ id, addresses }) => choose({ uploadId: id, address: addresses.card ?? null })}
    />
    {address && (
      <Button look="quiet" onClick={() => choose({ uploadId: null, address: null })}>
        {words.noImage}
      </Button>
    )}
  </fieldset>
)
