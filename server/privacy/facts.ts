import type { Decisions } from '../base/facts/decisions.ts'

/** Who should know that somebody goes: all who see people, and the person by mail. */
export const privacyDecisions = {
  'person.hidden': { audience: { capability: 'seePeople' } },
  'person.shown': { audience: { capability: 'seePeople' } },
  'removal.asked': {
    audience: 'nobody',
    mails: (_tx, { personId }) => [{ personId, template: 'removalAsked', ids: {} }],
  },
} satisfies Decisions
