import { planOnOffer, usualPriceCents } from '@bewezen/domain/membership/plans.ts'
import type { FaqFields } from '@bewezen/domain/site/contract.ts'
import { pageTitles } from '@bewezen/domain/site/pageTitleWords.ts'
import { faqFactsOf } from '@bewezen/domain/site/structured.ts'
import type { Ask } from '../base/api/operations.ts'
import type { Loaded } from '../base/document/titled.ts'

/** What the page of the membership comes with: the price of the student plan in cents, and the questions below it. */
export type LoadedPlans = Loaded & { priceCents: number; faq: FaqFields[] }

/**
 * For a visitor all of it; the usual price when the plans cannot be read or none is on offer (MKT-OFFER-08), and no
 * questions when those cannot be read (MKT-MORE-20). Whoever is signed in reads plans and questions in the browser.
 */
export async function loadPlans({ ask, signedIn }: { ask: Ask; signedIn: boolean }): Promise<LoadedPlans> {
  const about = { title: pageTitles['/subscription'], path: '/subscription' }
  if (signedIn) return { ...about, meta: [], priceCents: 0, faq: [] }
  const [priceCents, faq] = await Promise.all([
    ask('membership.plans', {}).then(
      (plans) => planOnOffer(plans)?.priceCents ?? usualPriceCents,
      () => usualPriceCents,
    ),
    ask('site.faq', {}).catch(() => []),
  ])
  const facts = faqFactsOf(faq)
  return { ...about, meta: facts ? [{ 'script:ld+json': facts }] : [], priceCents, faq }
}
