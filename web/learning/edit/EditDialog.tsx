import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { learningWords } from '@bewezen/domain/learning/words.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { WaitingDialog } from '../../base/editing/WaitingDialog.tsx'
import { EditFields } from './EditFields.tsx'

type Props = { kind: LearningKind; id: string | null; communityId: string; onClose: () => void }

/** Writes a lesson, challenge or masterclass, or changes one (COM-LEARN-16). */
export function EditDialog({ kind, id, communityId, onClose }: Props) {
  const { data, isError, refetch } = useRead(
    api.learning.edit,
    { kind, id: id ?? '' },
    { enabled: id !== null, gcTime: 0, staleTime: 0 },
  )
  const university = useRead(api.learning.university, { communityId })
  const levels = university.data?.levels
  const given = { kind, communityId, readAgain: () => refetch(), onClose }
  if (levels && id === null) return <EditFields {...given} levels={levels} edited={null} />
  if (levels && data) return <EditFields {...given} levels={levels} edited={data} />
  const read = {
    isError: isError || university.isError,
    refetch: () => {
      void refetch()
      void university.refetch()
    },
  }
  const title = id === null ? words.make[kind] : words.editTitle[kind]
  return <WaitingDialog title={title} read={read} onClose={onClose} failed={learningWords.failed} />
}
