import type { Comment, CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { api } from '../base/api/api.ts'
import type { Client } from '../base/api/client.ts'

/** The comments on one thing as they are cached: pages that follow each other, oldest first. */
export type CommentsShown = Awaited<ReturnType<Client['comments']['list']>>

export const commentsKey = ({ kind, id }: CommentSubject) =>
  api.comments.list.queryKey({ input: { subjectKind: kind, subjectId: id } })

/** Adds a page before or after what is shown, or takes over only what is shown already. */
export function withPage(
  shown: CommentsShown,
  page: CommentsShown,
  where: 'before' | 'after' | 'within',
): CommentsShown {
  const known = new Set(shown.comments.map(({ id }) => id))
  const taken = where === 'within' ? page.comments.filter(({ id }) => known.has(id)) : page.comments
  const comments = new Map([...shown.comments, ...taken].map((comment) => [comment.id, comment]))
  return {
    total: page.total,
    mayWrite: page.mayWrite,
    comments: [...comments.values()].toSorted(inOrder),
    hasOlder: where === 'before' ? page.hasOlder : shown.hasOlder,
    hasNewer: where === 'after' ? page.hasNewer : shown.hasNewer,
  }
}

/** A comment that was just stored, at its end; where the end is not shown it comes with its page. */
export function withWritten(shown: CommentsShown, comment: Comment): CommentsShown {
  if (shown.hasNewer || shown.comments.some(({ id }) => id === comment.id)) return shown
  return { ...shown, comments: [...shown.comments, comment].toSorted(inOrder), total: shown.total + 1 }
}

/** What is shown without a comment that was removed. */
export function withoutComment(shown: CommentsShown, commentId: string): CommentsShown {
  const comments = shown.comments.filter(({ id }) => id !== commentId)
  return comments.length === shown.comments.length ? shown : { ...shown, comments, total: shown.total - 1 }
}

type Reactions = Pick<Comment, 'reactions'>

/** Changes the reactions to one comment. */
export const withReactions = (
  shown: CommentsShown,
  commentId: string,
  change: (now: Reactions) => Reactions,
): CommentsShown => ({
  ...shown,
  comments: shown.comments.map((one) => (one.id === commentId ? { ...one, ...change(one) } : one)),
})

/** As the server orders them: by the moment, and for the same moment by the id. */
const inOrder = (a: Comment, b: Comment): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1
