import type { RefusalOf } from '../base/refusals.ts'

/** A plan on sale (X3-DATA-23). `stock` is edited by admins only and serves the choice below alone (SUB-STATE-11). */
export type Plan = { id: string; name: string; priceCents: number; stock: number | null }

/** What is said where the plans cannot be read (MKT-OFFER-08). */
export const usualPriceCents = 4900

/** The plans in the order of X3-CALL-34, cheapest first; equal prices keep one order. */
export const byPrice = (a: Plan, b: Plan): number => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1)

/**
 * The plan that the checkout sells: the first whose name contains 'student' and that has stock, else the first;
 * null when there is none or the choice costs nothing (SUB-CHECKOUT-06, SUB-CHECKOUT-15, SUB-CHECKOUT-16).
 */
export function planOnOffer<P extends Plan>(plans: readonly P[]): P | null {
  const cheapestFirst = plans.toSorted(byPrice)
  const chosen = cheapestFirst.find((plan) => isForStudents(plan) && (plan.stock ?? 0) > 0) ?? cheapestFirst[0]
  return chosen && chosen.priceCents > 0 ? chosen : null
}

const isForStudents = (plan: Plan) => plan.name.toLowerCase().includes('student')

export type CheckoutRefusal = RefusalOf<'ALREADY_SUBSCRIBED' | 'TERMS_REQUIRED' | 'NO_PLAN' | 'PLAN_UNAVAILABLE'>

/**
 * Why this person cannot start a checkout for this plan, or null when nothing is in the way
 * (SUB-CHECKOUT-02, SUB-CHECKOUT-03, SUB-CHECKOUT-13, X3-EDGE-39). The server repeats the choice of the plan.
 */
export function checkoutRefusal(
  person: { subscribed: boolean },
  asked: { productId: string; agreedToTerms: boolean },
  plans: readonly Plan[],
): CheckoutRefusal | null {
  if (person.subscribed) return { code: 'ALREADY_SUBSCRIBED' }
  if (!asked.agreedToTerms) return { code: 'TERMS_REQUIRED' }
  const plan = planOnOffer(plans)
  if (!plan) return { code: 'NO_PLAN' }
  return plan.id === asked.productId ? null : { code: 'PLAN_UNAVAILABLE' }
}
