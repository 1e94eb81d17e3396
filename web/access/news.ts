import { type News, renew } from '../base/live/news.ts'
import { renewOwnAccess } from '../base/session/renewOwnAccess.ts'

/** What access does with facts: how the viewer stands, and the log of the admin area. */
export const accessNews = {
  'settings.changed': () => renewOwnAccess(),
  'access.changed': () => renewOwnAccess(),
  'audit.written': renew('access'),
} satisfies News
