import { eq } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import type { House } from '../../base/house.ts'
import { products } from '../tables.ts'
import { type GivenOrder, givenOrder } from './givenOrder.ts'

type Wish = { buyer: { id: string }; productId: string; order?: Omit<GivenOrder, 'person' | 'lines'> }

/** An order of one piece of a product as it stands in the tables, by default paid just now, with what the line keeps of it. */
export async function anOrder(
  house: House,
  { buyer, productId, order }: Wish,
): Promise<{ id: string; lineId: string }> {
  const { db } = house.database
  const [product] = await db.select().from(products).where(eq(products.id, productId))
  if (!product) throw new Error('There is no such product to order')
  const { name, imageUrl, vatRate, isPhysical, isDigital, downloadUrl, downloadKey } = product
  const cents = product.priceCents ?? 0
  const price = { priceCents: cents, undiscountedCents: cents, vatRate }
  const { id, lines } = await givenOrder(house)({
    person: buyer,
    state: 'paid',
    isFromCart: false,
    shippingCents: 0,
    paidAt: await readNow(db),
    ...order,
    lines: [{ productId, name, imageUrl, ...price, isPhysical, isDigital, downloadUrl, downloadKey }],
  })
  return { id, lineId: lines[0]?.id ?? '' }
}
