import type { Asker } from '@bewezen/domain/access/gate.ts'
import { isOrderedAlone, mostOrdered, pricedFor } from '@bewezen/domain/shop/orders/ordering.ts'
import { type ShippingRates, shippingCents, usualShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { lineTotal, type Totals, totalsOf } from '@bewezen/domain/shop/orders/totals.ts'
import { undiscountedCents } from '@bewezen/domain/shop/price.ts'
import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { siteSettings } from '../../../access/tables.ts'
import type { Reader } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { refuse } from '../../../base/refuse.ts'
import { cartLines, shopOrderLines, shopOrders } from '../../tables.ts'
import type { Product, Products } from '../money/products.ts'

export type Wanted = { productId: string; quantity: number }

/** What somebody wants to order: what stands in their cart in its order, or one piece of a download (SHOP-ORDER-05). */
export async function readWanted(reader: Reader, personId: string, productId: string | null): Promise<Wanted[]> {
  if (productId) return [{ productId, quantity: 1 }]
  return reader
    .select({ productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.profileId, personId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.productId))
}

/** A line that would be ordered now. */
export type DraftLine = ReturnType<typeof lineOf>

/** The lines of an order as it would be now for this person: of what there is less than they want, what there is (SHOP-ORDER-05, SHOP-ORDER-12). */
export function draftLines(
  products: Products,
  wanted: readonly Wanted[],
  it: { person: Asker; isAlone: boolean },
): DraftLine[] {
  return wanted.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    const orderable = product && { ...product, hasFile: product.downloadKey !== null }
    if (!orderable || isOrderedAlone(orderable) !== it.isAlone) return []
    // Nobody pays for a download that is not there.
    if (it.isAlone && !product.downloadUrl && !product.downloadKey) return []
    const pieces = Math.min(quantity, mostOrdered(orderable))
    return pieces > 0 ? [lineOf(product, pieces, it.person.role)] : []
  })
}

function lineOf(product: Product, quantity: number, role: string | null) {
  const { id: productId, name, imageUrl, vatRate, isPhysical, isDigital, downloadUrl, downloadKey } = product
  const { finalCents: priceCents, discountPercentage } = pricedFor(product, role)
  const price = { priceCents, undiscountedCents: undiscountedCents(product) ?? 0, discountPercentage, vatRate }
  return { productId, name, imageUrl, ...price, quantity, isPhysical, isDigital, downloadUrl, downloadKey }
}

/** What lines come to when they are sent to a country (SHOP-ORDER-09, SHOP-ORDER-11). */
export function draftTotals(lines: readonly DraftLine[], country: 'NL' | 'BE' | 'DE', rates: ShippingRates): Totals {
  const goodsCents = lines.map(lineTotal).reduce((sum, cents) => sum + cents, 0)
  return totalsOf(lines, shippingCents({ goodsCents, country, isPhysical: hasPhysical(lines) }, rates))
}

export const hasPhysical = (lines: readonly { isPhysical: boolean }[]): boolean =>
  lines.some(({ isPhysical }) => isPhysical)

/** What shipping costs now; refuses PAYMENT_OFF while the shop takes no money (SHOP-ORDER-01, SHOP-ORDER-02). */
export async function openShop(house: House, reader: Reader): Promise<ShippingRates> {
  const [site] = await reader
    .select({ isOn: siteSettings.shopPayment, rates: siteSettings.shippingRates })
    .from(siteSettings)
    .where(eq(siteSettings.id, 1))
  if (!site?.isOn || !house.payments.provider) return refuse('PAYMENT_OFF')
  return site.rates ?? usualShippingRates
}

/** The open orders whose place a new one takes: of the same cart, or of the same download (SHOP-ORDER-18). */
export const isReplacedBy = (reader: Reader, personId: string, productId: string | null) =>
  and(
    eq(shopOrders.userId, personId),
    eq(shopOrders.state, 'pending'),
    eq(shopOrders.isFromCart, productId === null),
    productId === null
      ? undefined
      : exists(
          reader
            .select({ one: sql`1` })
            .from(shopOrderLines)
            .where(and(eq(shopOrderLines.orderId, shopOrders.id), eq(shopOrderLines.productId, productId))),
        ),
  )
