import { communityAdminWords as words } from '@bewezen/domain/admin/communityWords.ts'
import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { type ChannelText, channelFaults, managingLimits } from '@bewezen/domain/community/managing.ts'
import type { ManagedChannel } from '@bewezen/domain/community/managingContract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FieldsDialog, takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { useSave } from '../../base/editing/useSave.ts'
import { isTextField, slugOf } from './fields.ts'
import { isSameRoles, RoleChoice } from './RoleChoice.tsx'

type Props = {
  communityId: string
  title: string
  channel: ManagedChannel | null
  /** Whether the viewer may also archive it. */
  archives?: boolean
  onClose: () => void
}
type Fields = Omit<ChannelText, 'postRoles'>

/** Makes a channel or changes one (COM-CHAT-21). */
export function ChannelDialog({ communityId, title, channel, archives = false, onClose }: Props) {
  const [id] = useState(() => channel?.id ?? newId())
  const [first] = useState(channel)
  const [roles, setRoles] = useState<string[]>(channel?.postRoles ?? [])
  const [newer, setNewer] = useState<ChannelText | null>(null)
  const save = useSave(api.community.saveChannel, {
    // The log of the admin area is of the room `access`.
    renews: ([room, read]) => room === 'access' || (room === 'community' && read === 'managed'),
    said: () => contentWords.saved,
    onDone: onClose,
    onRefused: takesNewer<ChannelText>(setNewer),
  })
  const { name = '', slug = '', description = '', isArchived = false, postRoles = [] } = first ?? {}
  const known = newer?.postRoles ?? postRoles
  return (
    <FieldsDialog<Fields>
      title={title}
      stored={{ name, slug, description, isArchived }}
      shape={{
        name: { label: words.name, most: managingLimits.channelName },
        slug: { label: words.slug, hint: words.slugHint, refused: words.slugWrong },
        description: { label: words.description, least: 0, most: managingLimits.description, long: true },
        ...(archives ? { isArchived: { label: words.isArchived, hint: words.archivedHint } } : {}),
      }}
      faults={(typed) => channelFaults({ ...typed, slug: slugOf(typed), postRoles: roles }).filter(isTextField)}
      busy={save.isPending}
      newer={newer && withoutRoles(newer)}
      isTouched={!isSameRoles(roles, known)}
      onSave={(before, after) =>
        save.mutate({
          id,
          communityId,
          before: first && { ...before, postRoles: known },
          after: { ...after, slug: slugOf(after), postRoles: roles },
        })
      }
      onClose={onClose}
    >
      <RoleChoice title={words.postRoles} chosen={roles} onChoose={setRoles} />
    </FieldsDialog>
  )
}

const withoutRoles = ({ postRoles: _, ...fields }: ChannelText): Fields => fields
