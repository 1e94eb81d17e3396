import type { Comment, CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { patchComments } from '../base/live/commentsNews.ts'
import { commentsKey, withReactions } from '../base/live/patches/comments.ts'
import { wantReaction } from '../community/index.ts'

/** Sets whether the viewer reacts to a comment, on screen at once (COM-LEARN-02). */
export const reactToComment = (subject: CommentSubject, { id }: Pick<Comment, 'id'>, emoji: string, on: boolean) =>
  wantReaction({
    ...{ id, emoji, on },
    show: (change) => patchComments(subject, (shown) => withReactions(shown, id, change)),
    call: (wanted) => api.comments.react.call({ commentId: id, emoji, on: wanted }),
    renew: () => void queries().invalidateQueries({ queryKey: commentsKey(subject) }),
  })
