import { type News, nothing, renew } from '../base/live/news.ts'

const renewViewer = renew('account', 'viewer')
const renewSecurity = renew('account', 'security')
const renewAppeals = renew('account', 'appeals')

/** What accounts do with facts: who is signed in, their devices and keys, and what admins judge. */
export const accountNews = {
  'account.registered': nothing,
  'account.confirmationAsked': nothing,
  'account.confirmed': nothing,
  'account.resetAsked': nothing,
  'account.passwordChanged': nothing,
  'account.emailChangeAsked': nothing,
  'account.emailChanged': nothing,
  'account.blocked': nothing,
  'account.guessed': nothing,
  'account.securityChanged': renewSecurity,
  'session.ended': renewSecurity,
  'appeal.made': renewAppeals,
  'appeal.decided': renewAppeals,
  'access.changed': renewViewer,
  'profile.changed': renewViewer,
} satisfies News
