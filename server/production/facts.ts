import type { Decisions } from '../base/facts/decisions.ts'

/** Admins hear what changes in a production; nobody is notified, the person of a briefing neither (EV-BRIEF-11). */
export const productionDecisions = {
  'production.changed': { audience: { capability: 'manageEvents' } },
} satisfies Decisions
