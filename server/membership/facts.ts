import { type Decisions, only } from '../base/facts/decisions.ts'

/** Who should know what happens to a subscription: its owner, live and by mail (SUB-STATE-12). */
export const membershipDecisions = {
  'subscription.started': {
    audience: only,
    mails: (_tx, { personId, subscriptionId }) => [
      { personId, template: 'subscriptionStarted', ids: { subscriptionId } },
    ],
  },
  'subscription.ended': {
    audience: only,
    mails: (_tx, { personId, subscriptionId }) => [
      { personId, template: 'subscriptionEnded', ids: { subscriptionId } },
    ],
  },
  'payment.failed': {
    audience: only,
    mails: (_tx, { personId, subscriptionId }) => [{ personId, template: 'paymentFailed', ids: { subscriptionId } }],
  },
  'withdrawal.made': {
    audience: only,
    mails: (_tx, { personId, withdrawalId }) => [{ personId, template: 'withdrawn', ids: { withdrawalId } }],
  },
  'invoice.issued': {
    audience: only,
    mails: (_tx, { personId, invoiceId }) => [{ personId, template: 'invoice', ids: { invoiceId } }],
  },
} satisfies Decisions
