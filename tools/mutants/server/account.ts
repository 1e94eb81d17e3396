import type { Mutant } from '../mutant.ts'

/** Accounts: tokens of one use, logins, and what is kept of tries and addresses. */
export const account: readonly Mutant[] = [
  {
    name: 'one signs a device of somebody else out',
    file: 'server/account/endSession.ts',
    replace: ['.where(and(eq(authSessions.userId, personId), which))', '.where(which)'],
    noticedBy: ['server/account/security.test.ts'],
  },
  {
    name: 'a code of the app works twice in one half minute',
    file: 'server/account/usedCodes.ts',
    replace: ['lt(authTwoFactors.usedStep, step)', 'lt(authTwoFactors.usedStep, step + 1)'],
    noticedBy: ['server/account/security.test.ts'],
    ids: ['SEC-ACC-01'],
  },
  {
    name: 'the code that set the second factor up signs in too',
    file: 'server/account/secondFactor.ts',
    replace: ['step === null || !(await spendStep(tx, personId, step))', 'step === null'],
    noticedBy: ['server/account/security.test.ts'],
    ids: ['SEC-ACC-01'],
  },
  {
    name: 'a reset link stands in the database as it is',
    file: 'server/account/storedIdentifier.ts',
    replace: ["keyedHash('sign-in identifier', identifier)", "identifier.replace('reset-password:', '')"],
    noticedBy: ['server/account/kept.test.ts'],
    ids: ['SEC-ACC-02'],
  },
  {
    name: 'what is stored of a reset link opens the account',
    file: 'server/account/storedIdentifier.ts',
    replace: ["reset: 'reset#'", "reset: 'reset-password:'"],
    noticedBy: ['server/account/kept.test.ts'],
    ids: ['SEC-ACC-02'],
  },
  {
    name: 'a reset link opens for ever',
    file: 'server/account/openReset.ts',
    replace: ['sql`${authVerifications.expiresAt} > clock_timestamp()`', 'sql`true`'],
    noticedBy: ['server/account/openReset.test.ts'],
    ids: ['SH-RESET-08'],
  },
  {
    name: 'a confirmation link works after a newer one',
    file: 'server/account/confirmations.ts',
    replace: ['replacedAt: newest && newest.id !== row.id ? newest.createdAt : null', 'replacedAt: null'],
    noticedBy: ['server/account/confirming.test.ts'],
    ids: ['SH-VERIFY-18'],
  },
  {
    name: 'a confirmation link stands in the database as it is',
    file: 'server/account/confirmations.ts',
    replace: ["keyedHash('confirmation', token)", 'token'],
    noticedBy: ['server/account/confirming.test.ts'],
  },
  {
    name: 'who is blocked signs in by a confirmation link',
    file: 'server/account/confirm.ts',
    replace: ["if (owner.blockedAt) refuse('ACCOUNT_BLOCKED')", ''],
    noticedBy: ['server/account/adminAccount.test.ts'],
    ids: ['ADM-PANEL-06'],
  },
  {
    name: 'who holds the old address sets a password after it was changed',
    file: 'server/account/emailChanges.ts',
    replace: ['await tx.delete(authVerifications).where(resetLinksOf(userId))', ''],
    noticedBy: ['server/account/adminAccount.test.ts'],
    ids: ['SH-CONT-03'],
  },
  {
    name: 'the list of tries is a list of addresses',
    file: 'server/account/attempts.ts',
    replace: [
      "keyedHash(secretFor(house.settings, 'attempts'), subject.trim().toLowerCase())",
      'subject.trim().toLowerCase()',
    ],
    noticedBy: ['server/account/limits.test.ts'],
  },
  {
    name: 'a mail tells of a block that is over',
    file: 'server/account/blockMails.ts',
    replace: ['if (!told || told.block.liftedAt) return null', 'if (!told) return null'],
    noticedBy: ['server/account/blocks.test.ts'],
    ids: ['COM-MOD-07'],
  },
  {
    name: 'who is blocked stays signed in',
    file: 'server/account/blocks.ts',
    replace: ['await tx.delete(authSessions).where(eq(authSessions.userId, personId))', 'void authSessions'],
    noticedBy: ['server/account/adminAccount.test.ts'],
    ids: ['ADM-PANEL-06'],
  },
  {
    name: 'a passkey is taken off without the password',
    file: 'server/account/passkeys.ts',
    replace: ['await ctx.house.provePassword(personId, password)', 'void password'],
    noticedBy: ['server/account/security.test.ts'],
    ids: ['SEC-ACC-03'],
  },
]
