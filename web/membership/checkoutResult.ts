import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'

/** The outcome of a checkout, as far as it is known, after the provider sent its payer back. */
export type CheckoutResult = 'checking' | 'active' | 'failed'
/** How often we have looked, and what was seen last. */
export type Looked = { own: OwnMembership | null; looks: number }
export const nothingSeen: Looked = { own: null, looks: 0 }

const pauseMs = 3000
/** The first look and one every 3 seconds until 30 have passed. */
const mostLooks = 11

/** The result of a checkout after so many looks at the membership (SUB-RESULT-04, SUB-RESULT-05). */
export function checkoutResult({ own, looks }: Looked): CheckoutResult {
  if (own?.state === 'active') return 'active'
  return looks >= mostLooks ? 'failed' : 'checking'
}

/** The wait before the next look in milliseconds, or false when there is none. */
export const checkoutPollMs = (looked: Looked): number | false =>
  checkoutResult(looked) === 'checking' ? pauseMs : false
