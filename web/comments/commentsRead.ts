import type { CommentSubject } from '@bewezen/domain/comments/contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { type CommentsShown, commentsKey, withPage } from './patches.ts'

type Which = { olderThan?: string; newerThan?: string; around?: string }

/** One page of the comments on a thing; without more it is the newest. */
export const askComments = ({ kind, id }: CommentSubject, which: Which = {}): Promise<CommentsShown> =>
  api.comments.list.call({ subjectKind: kind, subjectId: id, ...which })

/** The comments on a thing as they are cached; the first time, those around the one that somebody came for. */
export const commentsRead = (subject: CommentSubject, cameFor: string | undefined) => ({
  queryKey: commentsKey(subject),
  queryFn: ({ client }: { client: QueryClient }): Promise<CommentsShown> => {
    const known = client.getQueryData<CommentsShown>(commentsKey(subject))
    return known ? renewed(subject, known) : askComments(subject, cameFor ? { around: cameFor } : {})
  },
})

/** All that was shown, read anew from its end or, where that is not shown, from its beginning. */
async function renewed(subject: CommentSubject, known: CommentsShown): Promise<CommentsShown> {
  const [first] = known.comments
  if (!first) return askComments(subject)
  let shown = await askComments(subject, known.hasNewer ? { around: first.id } : {})
  while (!known.hasNewer && shown.hasOlder) {
    const [oldest] = shown.comments
    if (!oldest || oldest.createdAt <= first.createdAt) break
    shown = withPage(shown, await askComments(subject, { olderThan: oldest.id }), 'before')
  }
  return shown
}
