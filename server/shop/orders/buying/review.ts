import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import type { Country } from '@bewezen/domain/shop/orders/shipping.ts'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { authUsers } from '../../../account/tables.ts'
import type { Reader } from '../../../base/database/open.ts'
import { serve } from '../../../base/serve.ts'
import { profiles } from '../../../profile/tables.ts'
import { orderAddresses, shopOrderLines, shopOrders } from '../../tables.ts'
import { type Products, readProducts } from '../money/products.ts'
import { draftLines, draftTotals, isReplacedBy, openShop, readWanted } from './draft.ts'

const { profileId: _profileId, ...kept } = getTableColumns(orderAddresses)

/** What an order would be now, and for whom (SHOP-ORDER-06). */
export const review = serve(orders.review, async ({ house, db, person }, { productId = null }) => {
  const rates = await openShop(house, db)
  const wanted = await readWanted(db, person.id, productId)
  const there = await readProducts(
    db,
    wanted.map((one) => one.productId),
  )
  const products = withOwnHeld(there, await readOwnHeld(db, person.id, productId))
  const lines = draftLines(products, wanted, { person, isAlone: productId !== null })
  const to = (country: Country) => draftTotals(lines, country, rates)
  const [address] = await db.select(kept).from(orderAddresses).where(eq(orderAddresses.profileId, person.id))
  const { firstName, lastName } = profiles
  const [who] = await db
    .select({ firstName, lastName, email: authUsers.email })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, person.id))
  return {
    lines,
    totals: { NL: to('NL'), BE: to('BE'), DE: to('DE') },
    address: address ?? null,
    fullName: `${who?.firstName ?? ''} ${who?.lastName ?? ''}`.trim(),
    email: who?.email ?? '',
  }
})

type Held = { productId: string; stock: number; preorders: number }

/** What the open order holds whose place the new one would take: that comes free for it. */
const readOwnHeld = (reader: Reader, personId: string, productId: string | null): Promise<Held[]> =>
  reader
    .select({
      productId: shopOrderLines.productId,
      stock: sql<number>`sum(${shopOrderLines.takenStock})::int`,
      preorders: sql<number>`sum(${shopOrderLines.takenPreorders})::int`,
    })
    .from(shopOrders)
    .innerJoin(shopOrderLines, eq(shopOrderLines.orderId, shopOrders.id))
    .where(isReplacedBy(reader, personId, productId))
    .groupBy(shopOrderLines.productId)

function withOwnHeld(products: Products, held: readonly Held[]): Products {
  const free = new Map(products)
  for (const { productId, stock, preorders } of held) {
    const product = free.get(productId)
    if (product?.stockQuantity == null) continue
    const stockQuantity = product.stockQuantity + stock
    free.set(productId, { ...product, stockQuantity, preordersLeft: product.preordersLeft + preorders })
  }
  return free
}
