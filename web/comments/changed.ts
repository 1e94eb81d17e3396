import type { CommentKind, CommentSubject } from '@bewezen/domain/comments/contract.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { gather } from '../base/live/gather.ts'
import { patchCached } from '../base/live/patch.ts'
import { type CommentsShown, commentsKey, withoutComment, withPage } from './patches.ts'

type Change = FactOf<'comment.written' | 'comment.removed' | 'comment.reacted'>

/** Changes what is cached of the comments on one thing; nothing happens while it is not. */
export const patchComments = (subject: CommentSubject, patch: (shown: CommentsShown) => CommentsShown): void =>
  patchCached<CommentsShown>(queries(), commentsKey(subject), patch)

/** Takes in what happened to comments, where they are shown. */
export function takeChanged(change: Change): void {
  const subject = subjectOf(change)
  if (change.kind === 'comment.removed') patchComments(subject, (shown) => withoutComment(shown, change.commentId))
  else if (queries().getQueryData(commentsKey(subject))) fetchChanged(change)
}

const subjectOf = ({ subjectKind, subjectId }: Change): CommentSubject => ({
  kind: subjectKind as CommentKind,
  id: subjectId,
})

const fetchChanged = gather<Change>(async (all) => {
  for (const [subjectId, [first, ...more]] of Map.groupBy(all, (one) => one.subjectId)) {
    if (!first) continue
    const subject = subjectOf(first)
    const shown = queries().getQueryData<CommentsShown>(commentsKey(subject))
    const last = shown?.comments.at(-1)
    const isReaction = [first, ...more].every(({ kind }) => kind === 'comment.reacted')
    // Several at once, or the first of all: what is shown is read anew.
    if (more.length > 0 || !shown || (!last && !isReaction)) {
      await queries().invalidateQueries({ queryKey: commentsKey(subject) })
      continue
    }
    const asked = { subjectKind: subject.kind, subjectId }
    try {
      const page = await api.comments.list.call({
        ...asked,
        ...(isReaction || shown.hasNewer ? { around: first.commentId } : { newerThan: last?.id }),
      })
      patchComments(subject, (now) => withPage(now, page, isReaction || now.hasNewer ? 'within' : 'after'))
    } catch {
      await queries().invalidateQueries({ queryKey: commentsKey(subject) })
    }
  }
})
