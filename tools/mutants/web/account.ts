import type { Mutant } from '../mutant.ts'

/** Signing in on screen: where somebody goes, and what is asked how often. */
export const accountScreens: readonly Mutant[] = [
  {
    name: 'a form with two different passwords is sent',
    file: 'web/account/signUpRules.ts',
    replace: ['isAvailable && typed.password === typed.confirmation && ', 'isAvailable && '],
    noticedBy: ['web/account/signUpRules.test.ts'],
  },
  {
    name: 'a name that is taken can be registered',
    file: 'web/account/signUpRules.ts',
    replace: ['isAvailable && typed.password === typed.confirmation', 'typed.password === typed.confirmation'],
    noticedBy: ['web/account/signUpRules.test.ts'],
  },
  {
    name: 'the token of a link stays in the address',
    file: 'web/account/link.ts',
    replace: ["window.history.replaceState(window.history.state, '', window.location.pathname)", 'void window'],
    noticedBy: ['web/account/link.test.ts'],
  },
  {
    name: 'unknown own access is taken for no subscription',
    file: 'web/account/destination.ts',
    replace: [
      'if (!isWorthRetrying(first)) return { unknown: whyUnknown(first) }',
      'return { unknown: whyUnknown(first) }',
    ],
    noticedBy: ['web/account/destination.test.ts'],
    ids: ['SH-GATE-07'],
  },
  {
    name: 'a browser without cookies is taken for signed in',
    file: 'web/account/verify.ts',
    replace: [
      "return (await isSignedIn(ask)) ? { state: 'done' } : { state: 'failed', sentence: verifyWords.sessionNotSet }",
      "return { state: 'done' }",
    ],
    noticedBy: ['web/account/verify.test.ts'],
    ids: ['SH-VERIFY-09'],
  },
  {
    name: 'confirmations are asked for without end',
    file: 'web/account/resendConfirmation.ts',
    replace: [
      'if (!mayAskResend(keptResends(storage), now)) return { sent: false, sentence: verifyWords.tooMany }',
      '',
    ],
    noticedBy: ['web/account/resendConfirmation.test.ts'],
    ids: ['SH-VERIFY-13'],
  },
  {
    name: 'an older answer about a name counts for a newer',
    file: 'web/account/useUsernameCheck.ts',
    replace: [
      "return answered?.username === username ? answered.says : 'checking'",
      "return answered ? answered.says : 'checking'",
    ],
    noticedBy: ['web/account/useUsernameCheck.test.ts'],
  },
]
