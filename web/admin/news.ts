import { type News, renew } from '../base/live/news.ts'

const renewWaiting = () => {
  renew('admin', 'waiting')()
  renew('admin', 'waitingOf')()
}

/** What the inbox of the admin area and its list of mails do with facts: whatever comes or goes is counted anew (ADM-MORE-06). */
export const adminNews = {
  'report.made': renewWaiting,
  'report.changed': renewWaiting,
  'report.removed': renewWaiting,
  'case.changed': renewWaiting,
  'case.decided': renewWaiting,
  'appeal.made': renewWaiting,
  'appeal.decided': renewWaiting,
  'desk.changed': renewWaiting,
  'external.changed': renewWaiting,
  'external.settingsChanged': renewWaiting,
  'orders.changed': renewWaiting,
  'production.changed': renewWaiting,
  'waiting.changed': renewWaiting,
  'mail.changed': () => {
    renewWaiting()
    renew('admin', 'unsentMails')()
  },
} satisfies News
