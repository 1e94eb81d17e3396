import type { CommentKind, CommentSubject } from '@bewezen/domain/comments/contract.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { gather } from './gather.ts'
import { shownInbox } from './inboxNews.ts'
import { patchCached } from './patch.ts'
import { type CommentsShown, commentsKey, withoutComment, withPage } from './patches/comments.ts'

type News = FactOf<'comment.written' | 'comment.removed' | 'comment.reacted'>

/** Changes what is cached of the comments on one thing; nothing happens while it is not. */
export const patchComments = (subject: CommentSubject, patch: (shown: CommentsShown) => CommentsShown): void =>
  patchCached<CommentsShown>(queries(), commentsKey(subject), patch)

/** Takes in what happened to comments: where they are shown, and on the cards that count them. */
export function takeCommentNews(news: News): void {
  const subject = subjectOf(news)
  if (news.kind === 'comment.removed') {
    patchComments(subject, (shown) => withoutComment(shown, news.commentId))
    // No card of the inbox may say any longer what was removed (IN-CARD-21).
    if (shownInbox().some((list) => list.notifications.some(({ data }) => data.commentId === news.commentId)))
      void queries().invalidateQueries({ queryKey: api.inbox.list.key() })
  } else if (queries().getQueryData(commentsKey(subject))) fetchChanged(news)
  if (subject.kind === 'post') void queries().invalidateQueries({ queryKey: api.feed.key() })
}

const subjectOf = ({ subjectKind, subjectId }: News): CommentSubject => ({
  kind: subjectKind as CommentKind,
  id: subjectId,
})

const fetchChanged = gather<News>(async (all) => {
  for (const [subjectId, [news, ...more]] of Map.groupBy(all, (one) => one.subjectId)) {
    if (!news) continue
    const subject = subjectOf(news)
    const shown = queries().getQueryData<CommentsShown>(commentsKey(subject))
    const last = shown?.comments.at(-1)
    const isReaction = [news, ...more].every(({ kind }) => kind === 'comment.reacted')
    // Several at once, or the first of all: what is shown is read anew.
    if (more.length > 0 || !shown || (!last && !isReaction)) {
      await queries().invalidateQueries({ queryKey: commentsKey(subject) })
      continue
    }
    const asked = { subjectKind: subject.kind, subjectId }
    try {
      const page = await api.comments.list.call({
        ...asked,
        ...(isReaction || shown.hasNewer ? { around: news.commentId } : { newerThan: last?.id }),
      })
      patchComments(subject, (now) => withPage(now, page, isReaction || now.hasNewer ? 'within' : 'after'))
    } catch {
      await queries().invalidateQueries({ queryKey: commentsKey(subject) })
    }
  }
})
