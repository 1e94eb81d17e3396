import { type News, renew } from '../base/live/news.ts'

/** What the legal pages do with facts. */
export const legalNews = { 'legal.saved': renew('legal') } satisfies News
