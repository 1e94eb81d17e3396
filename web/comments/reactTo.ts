import type { Comment, CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { wantReaction } from '../talk/index.ts'
import { patchComments } from './changed.ts'
import { commentsKey, withReactions } from './patches.ts'

/** Sets whether the viewer reacts to a comment, on screen at once (COM-LEARN-02). */
export const reactToComment = (subject: CommentSubject, { id }: Pick<Comment, 'id'>, emoji: string, on: boolean) =>
  wantReaction({
    id,
    emoji,
    on,
    show: (change) => patchComments(subject, (shown) => withReactions(shown, id, change)),
    call: (wanted) => api.comments.react.call({ commentId: id, emoji, on: wanted }),
    renew: () => void queries().invalidateQueries({ queryKey: commentsKey(subject) }),
  })
