import type { Decisions } from '../base/facts/decisions.ts'

/** Admins hear what changes in a production; nobody is notified, the person of a briefing only by the mail with their call sheet (EV-BRIEF-11, EV-MORE-43). */
export const productionDecisions = {
  'production.changed': { audience: { capability: 'manageEvents' } },
  'callSheet.sent': {
    audience: ({ recipientId }) => ({ capability: 'manageEvents', people: [recipientId] }),
    mails: (_tx, { eventId, recipientId }) => [{ personId: recipientId, template: 'callSheet', ids: { eventId } }],
  },
  'todoLists.changed': { audience: { capability: 'manageEvents' } },
} satisfies Decisions
