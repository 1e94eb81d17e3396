import type { ShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { siteSettings } from './tables.ts'

/** What shipping costs as an admin set it, held until the end of the transaction; null when nobody did (SHOP-ORDER-09). */
export async function openShippingRates(tx: Tx): Promise<ShippingRates | null> {
  const [row] = await tx
    .select({ rates: siteSettings.shippingRates })
    .from(siteSettings)
    .where(eq(siteSettings.id, 1))
    .for('update')
  return row?.rates ?? null
}

/** Sets what shipping costs from now on. */
export async function setShippingRates(tx: Tx, shippingRates: ShippingRates, now: Date): Promise<void> {
  await tx.update(siteSettings).set({ shippingRates, updatedAt: now }).where(eq(siteSettings.id, 1))
}
