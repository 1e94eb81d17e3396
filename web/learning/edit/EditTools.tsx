import type { Community } from '@bewezen/domain/community/contract.ts'
import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { overviewPath } from '@bewezen/domain/learning/paths.ts'
import { useNavigate } from '@tanstack/react-router'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useChange } from '../../base/api/useChange.ts'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { renewLearning } from '../change.ts'

const EditDialog = onNeed(() => import('./EditDialog.tsx'), 'EditDialog')

type Props = {
  kind: LearningKind
  community: Community
  item: { id: string; title: string }
  /** Its page is open: taking it away leads to the overview. */
  leaves?: boolean
  /** Where it stands in its week, for what has an order. */
  place?: { isFirst: boolean; isLast: boolean }
}

/** Editing, ordering and taking away, for who may; taking away asks first (COM-LEARN-16). */
export function EditTools({ kind, community, item: { id, title }, leaves = false, place }: Props) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null)
  const move = useChange(api.learning.moveLesson, {
    onSuccess: renewLearning,
    onError: () => tellError(words.moveFailed),
  })
  const remove = useChange(api.learning.remove, {
    onSuccess: async () => {
      tellSuccess(words.removed[kind])
      if (leaves) await navigate({ href: overviewPath(community, kind) })
      return renewLearning()
    },
    onError: () => tellError(words.removeFailed),
  })
  return (
    <span className="inline-flex text-ink-2">
      {place && !place.isFirst && (
        <IconButton label={words.up(title)} icon={<ArrowUp size={17} />} onClick={() => move.mutate({ id, by: -1 })} />
      )}
      {place && !place.isLast && (
        <IconButton
          label={words.down(title)}
          icon={<ArrowDown size={17} />}
          onClick={() => move.mutate({ id, by: 1 })}
        />
      )}
      <IconButton label={words.editOne(title)} icon={<Pencil size={17} />} onClick={() => setOpened('edit')} />
      <IconButton
        label={words.removeOne(title)}
        icon={<Trash2 size={17} />}
        disabled={remove.isPending}
        onClick={() => setOpened('remove')}
      />
      {opened === 'edit' && (
        <EditDialog kind={kind} id={id} communityId={community.id} onClose={() => setOpened(null)} />
      )}
      <ConfirmDialog
        open={opened === 'remove'}
        onClose={() => setOpened(null)}
        question={words.removeQuestion[kind]}
        text={words.removeText(title)}
        verb={words.remove}
        onConfirm={() => {
          setOpened(null)
          remove.mutate({ kind, id })
        }}
      />
    </span>
  )
}
