import type { FactOf } from '@bewezen/domain/facts.ts'
import { type News, renew } from '../base/live/news.ts'

const renewFeed = renew('feed')
/** A post counts its comments. */
const renewCommented = ({ subjectKind }: FactOf<'comment.written' | 'comment.removed' | 'comment.reacted'>) => {
  if (subjectKind === 'post') renewFeed()
}

/** What the feed does with facts. */
export const feedNews = {
  'post.saved': renewFeed,
  'post.drafted': renewFeed,
  'post.removed': renewFeed,
  'post.reacted': renewFeed,
  'comment.written': renewCommented,
  'comment.removed': renewCommented,
  'comment.reacted': renewCommented,
} satisfies News
