import { type News, renew } from '../base/live/news.ts'

const renewCases = renew('community', 'cases')
const renewTalks = () => {
  renew('community', 'deskTalks')()
  renew('community', 'deskTalk')()
}

/** What the queue of reported messages does with facts: a case shows its message as it stands. */
export const moderationNews = {
  'desk.changed': renewTalks,
  'case.changed': renewCases,
  'case.decided': renewCases,
  'message.edited': renewCases,
  'message.removed': renewCases,
} satisfies News
