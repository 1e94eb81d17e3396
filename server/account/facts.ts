import { eq } from 'drizzle-orm'
import { type Decisions, only } from '../base/facts/decisions.ts'
import { accountBlocks } from './tables.ts'

/** Who should know what happens to accounts. */
export const accountDecisions = {
  'account.registered': {
    audience: 'nobody',
    mails: (_tx, { personId, confirmationId }) => [{ personId, template: 'confirmEmail', ids: { confirmationId } }],
  },
  'account.confirmationAsked': {
    audience: 'nobody',
    mails: (_tx, { personId, confirmationId }) => [{ personId, template: 'confirmEmail', ids: { confirmationId } }],
  },
  'account.confirmed': { audience: only },
  'account.resetAsked': {
    audience: 'nobody',
    mails: (_tx, { personId }) => [{ personId, template: 'resetPassword', ids: {} }],
  },
  'account.passwordChanged': {
    audience: only,
    mails: (_tx, { personId }) => [{ personId, template: 'passwordChanged', ids: {} }],
  },
  'account.emailChangeAsked': {
    audience: 'nobody',
    mails: (_tx, { personId, emailChangeId }) => [
      { personId, template: 'confirmNewEmail', ids: { emailChangeId } },
      { personId, template: 'emailChanging', ids: { emailChangeId } },
    ],
  },
  'account.emailChanged': { audience: only },
  'account.guessed': {
    audience: 'nobody',
    mails: (_tx, { personId, what }) => [{ personId, template: 'guessed', ids: { what } }],
  },
  'account.securityChanged': {
    audience: only,
    mails: (_tx, { personId, what }) => [{ personId, template: 'securityChanged', ids: { what } }],
  },
  'account.blocked': {
    audience: 'nobody',
    mails: (_tx, { personId, blockId }) => [{ personId, template: 'accountBlocked', ids: { blockId } }],
  },
  'appeal.made': { audience: { capability: 'manageSite' } },
  'appeal.decided': {
    audience: { capability: 'manageSite' },
    mails: async (tx, { blockId }) => {
      const told = await tx
        .select({ personId: accountBlocks.personId })
        .from(accountBlocks)
        .where(eq(accountBlocks.id, blockId))
      return told.map(({ personId }) => ({ personId, template: 'appealDecided', ids: { blockId } }))
    },
  },
  'session.ended': { audience: only },
} satisfies Decisions
