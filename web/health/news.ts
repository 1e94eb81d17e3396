import { type News, renew } from '../base/live/news.ts'

const renewPanel = renew('health', 'medical')

/** What the medical panel does with facts: the panel itself, and who has read it. */
export const healthNews = {
  'medical.saved': renewPanel,
  'medical.erased': renewPanel,
  'medical.emergencyOpened': renew('health', 'accessLog'),
} satisfies News
