import { type News, nothing, renew } from '../base/live/news.ts'
import { renewOwnAccess } from '../base/session/renewOwnAccess.ts'

const renewMembership = () => {
  renewOwnAccess()
  renew('membership')()
}

/** The live listeners of memberships: the cached queries that each fact changes or makes stale. */
export const membershipNews = {
  'subscription.started': renewMembership,
  'subscription.ended': renewMembership,
  'payment.failed': renewMembership,
  'withdrawal.made': nothing,
  'invoice.issued': nothing,
  // A payment that came after all ends the banner of the plan page too (SUB-WHY-03).
  'access.changed': renew('membership'),
} satisfies News
