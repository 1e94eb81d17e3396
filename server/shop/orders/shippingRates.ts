import { type ShippingRates, usualShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { siteSettings } from '../../access/tables.ts'
import type { Reader } from '../../base/database/open.ts'

/** What shipping costs now: what an admin set, else as the product came (SHOP-ORDER-09). */
export async function readShippingRates(reader: Reader): Promise<ShippingRates> {
  const [row] = await reader.select({ rates: siteSettings.shippingRates }).from(siteSettings)
  return row?.rates ?? usualShippingRates
}
