import type { FactOf } from '@bewezen/domain/facts.ts'
import { untilLoaded } from '../base/hydration/untilLoaded.ts'
import type { News } from '../base/live/news.ts'

/** Most pages show no comments: what it takes is fetched with the first news of one. */
const take = (fact: FactOf<'comment.written' | 'comment.removed' | 'comment.reacted'>) =>
  void untilLoaded(() => import('./changed.ts')).then(({ takeChanged }) => takeChanged(fact))

/** What comments do with facts. */
export const commentsNews = {
  'comment.written': take,
  'comment.removed': take,
  'comment.reacted': take,
} satisfies News
