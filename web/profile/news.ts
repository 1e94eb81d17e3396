import { type News, renew } from '../base/live/news.ts'

/** What profiles do with facts. */
export const profileNews = { 'profile.changed': renew('profile') } satisfies News
