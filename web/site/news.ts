import { type News, renew } from '../base/live/news.ts'

/** What the public pages do with facts. */
export const siteNews = { 'content.changed': renew('site') } satisfies News
