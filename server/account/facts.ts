import { type Decisions, only } from '../base/facts/decisions.ts'

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
  'account.securityChanged': {
    audience: only,
    mails: (_tx, { personId, what }) => [{ personId, template: 'securityChanged', ids: { what } }],
  },
  'session.ended': { audience: only },
} satisfies Decisions
