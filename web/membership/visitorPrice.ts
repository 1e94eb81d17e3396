import { planOnOffer, usualPriceCents } from '@bewezen/domain/membership/plans.ts'
import type { Ask } from '../base/api/operations.ts'

/** The price of the student plan in cents, and the usual one when the plans cannot be read or none is on offer (MKT-OFFER-08). */
export const visitorPrice = (ask: Ask): Promise<number> =>
  ask('membership.plans', {}).then(
    (plans) => planOnOffer(plans)?.priceCents ?? usualPriceCents,
    () => usualPriceCents,
  )
