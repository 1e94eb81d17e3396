import { planOnOffer } from '@bewezen/domain/membership/plans.ts'
import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { defaultContent } from '@bewezen/domain/site/defaults.ts'
import { fallbackPriceCents } from '@bewezen/domain/site/offer.ts'
import type { Ask } from '../base/api/operations.ts'

/**
 * What the public pages show that is stored: the price of the student plan in cents, and their content. What cannot be
 * read stands there as it was built in: a page never fails on it (MKT-OFFER-08, MKT-HOME-15).
 */
export async function stored(ask: Ask): Promise<{ priceCents: number; content: PublicContent }> {
  const [plans, content] = await Promise.all([
    ask('membership.plans', {}).catch(() => []),
    ask('site.content', {}).catch(() => defaultContent),
  ])
  return { priceCents: planOnOffer(plans)?.priceCents ?? fallbackPriceCents, content }
}
