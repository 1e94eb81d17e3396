import { type News, renew } from '../base/live/news.ts'

const renewLearning = renew('learning')

/** What learning does with facts: what there is to learn, and how far people are. */
export const learningNews = {
  'learning.changed': renewLearning,
  'learning.drafted': renewLearning,
  'progress.changed': renewLearning,
} satisfies News
