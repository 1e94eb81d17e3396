import type { Decisions } from '../base/facts/decisions.ts'

/** What waits, and the list of mails that were not sent, are heard of by those who see them (ADM-MORE-06). */
export const adminDecisions = {
  'mail.changed': { audience: { capability: 'openAdmin' } },
  'waiting.changed': { audience: { capability: 'openAdmin' } },
} satisfies Decisions
