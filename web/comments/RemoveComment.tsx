import type { Comment, CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { commentWords } from '@bewezen/domain/comments/words.ts'
import { removeWords } from '@bewezen/domain/community/laterWords.ts'
import Trash from 'lucide-react/icons/trash-2'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { patchComments } from './changed.ts'
import { withoutComment } from './patches.ts'

type Props = { comment: Comment; subject: CommentSubject; name: string; onClose: () => void }

/** Asks before a comment is removed, since that cannot be undone (COM-LEARN-02). */
export function RemoveComment({ comment, subject, name, onClose }: Props) {
  const gone = () => {
    onClose()
    patchComments(subject, (shown) => withoutComment(shown, comment.id))
    tellSuccess(commentWords.removed)
  }
  const remove = useChange(api.comments.remove, {
    onSuccess: gone,
    // Somebody else removed it meanwhile.
    onError: (error) =>
      refusalOf(error)?.code === 'NOT_FOUND' ? gone() : tellError(removeWords.failed.title, removeWords.failed.text),
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      question={commentWords.removeQuestion}
      text={commentWords.removeText(name)}
      verb={commentWords.removeVerb}
      icon={<Trash size={18} />}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ commentId: comment.id })}
    />
  )
}
