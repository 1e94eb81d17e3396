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
  {
    name: 'a registration leads back to what came after it',
    file: 'web/account/returnPath.ts',
    replace: ['visited?.entries.slice(0, visited.at)', 'visited?.entries'],
    noticedBy: ['web/account/returnPath.test.ts'],
    ids: ['SH-VERIFY-21'],
  },
  {
    name: 'a registration leads back to another page than the shop',
    file: 'web/account/returnPath.ts',
    replace: ['/^\\/(products|shop)(\\/|$)/', '/^\\//'],
    noticedBy: ['web/account/returnPath.test.ts'],
    ids: ['SH-VERIFY-21'],
  },
  {
    name: 'a registration forgets where it began',
    file: 'web/account/registrationStorage.ts',
    replace: ['if (returnPath !== null) keep(storage, returnKey, returnPath)', ''],
    noticedBy: ['web/account/registrationStorage.test.ts'],
    ids: ['SH-VERIFY-21'],
  },
  {
    name: 'a confirmed address leads to whatever was kept',
    file: 'web/account/pathAfterConfirming.ts',
    replace: ["return 'path' in found ? found.path : '/community'", "return 'path' in found ? kept : '/community'"],
    noticedBy: ['web/account/returnPath.test.ts'],
    ids: ['SH-VERIFY-21', 'SH-ROUTE-34'],
  },
  {
    name: 'what was kept may lead to another site',
    file: 'domain/account/returnPath.ts',
    replace: ["if (path.includes('//') || ", 'if ('],
    noticedBy: ['web/account/returnPath.test.ts'],
    ids: ['SH-VERIFY-21', 'SH-ROUTE-34'],
  },
]
