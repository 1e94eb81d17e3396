import { holds } from '@bewezen/domain/access/capabilities.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { effectivePrice as priceFor } from '@bewezen/domain/shop/price.ts'
import { eq } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { products } from './tables.ts'

/** What the caller pays, or for those who manage the site somebody else; what the shop does not show has no price (SHOP-PRICE-09). */
export const effectivePrice = serve(shop.effectivePrice, async ({ db, person }, { p_product_id, p_user_id }) => {
  const isOther = p_user_id && p_user_id !== person.id
  const mayAskForOthers = holds(person.role, 'manageSite')
  if (isOther && !mayAskForOthers) refuse('FORBIDDEN')
  const [product] = await db.select().from(products).where(eq(products.id, p_product_id))
  if (!product || (product.status !== 'active' && !mayAskForOthers)) refuse('NOT_FOUND')
  const role = isOther ? await roleOf(p_user_id) : person.role
  const price = priceFor(product, role)
  return {
    final_price_cents: price?.finalCents ?? null,
    discount_applied: price?.discountApplied ?? false,
    discount_percentage: price?.discountPercentage ?? 0,
  }

  async function roleOf(personId: string): Promise<string> {
    const [other] = await db.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, personId))
    return other?.role ?? refuse('NOT_FOUND')
  }
})
