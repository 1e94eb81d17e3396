import type { Mutant } from '../mutant.ts'

/** The way to the provider and back: at the price that was read, and looked for until it is there. */
export const membershipScreens: readonly Mutant[] = [
  {
    name: 'a button to manage a subscription stands there before it is known whether there is one',
    file: 'web/membership/PortalButton.tsx',
    replace: ['const isKnown = own.data !== undefined || own.isError', 'const isKnown = true'],
    noticedBy: ['web/membership/screens.test.tsx'],
    ids: ['SUB-PAGE-21'],
  },
  {
    name: 'a period that is over is promised to whoever cancels',
    file: 'domain/membership/planPage.ts',
    replace: ['own.periodEnd !== null && new Date(own.periodEnd) > now', 'own.periodEnd !== null'],
    noticedBy: ['domain/membership/planPage.test.ts'],
    ids: ['SUB-PAGE-20'],
  },
  {
    name: 'polling after paying is switched off',
    file: 'web/membership/checkoutResult.ts',
    replace: [
      "checkoutResult(looked) === 'checking' ? pauseMs : false",
      "checkoutResult(looked) === 'active' ? pauseMs : false",
    ],
    noticedBy: ['web/membership/checkoutResult.test.ts'],
    ids: ['SUB-RESULT-05'],
  },
  {
    name: 'the page after paying never asks again',
    file: 'web/membership/useCheckoutResult.ts',
    replace: ['refetchInterval: ({ state }) => checkoutPollMs(state.data ?? nothingSeen),', 'refetchInterval: false,'],
    noticedBy: ['web/membership/useCheckoutResult.test.ts'],
    ids: ['SUB-RESULT-05'],
  },
  {
    name: 'the page after paying gives up one look too early',
    file: 'web/membership/checkoutResult.ts',
    replace: ['const mostLooks = 11', 'const mostLooks = 10'],
    noticedBy: ['web/membership/checkoutResult.test.ts'],
    ids: ['SUB-RESULT-05'],
  },
  {
    name: 'one pays another price than the one that was read',
    file: 'web/membership/checkoutAddress.ts',
    replace: ["if (plan.priceCents !== deps.shownCents) stop(refusedCheckout('PLAN_UNAVAILABLE'))", ''],
    noticedBy: ['web/membership/checkoutAddress.test.ts'],
    ids: ['SUB-LAW-01'],
  },
  {
    name: 'the checkout leads wherever the answer says',
    file: 'web/membership/checkoutAddress.ts',
    replace: [
      'return mayFollow(url, deps.origin) ? url : stop({ title: words.problems.checkoutFailed })',
      'return url',
    ],
    noticedBy: ['web/membership/checkoutAddress.test.ts'],
    ids: ['SUB-CHECKOUT-17'],
  },
  {
    name: 'the portal leads wherever the answer says',
    file: 'web/membership/portalAddress.ts',
    replace: ["if (!mayFollow(url, origin)) throw new Error('an address that is not the provider’s')", ''],
    noticedBy: ['web/membership/portalAddress.test.ts'],
  },
]
