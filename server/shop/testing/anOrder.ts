import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { eq } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import { products, shopOrderLines, shopOrders } from '../tables.ts'

type Wish = {
  buyer: { id: string }
  productId: string
  order?: Partial<typeof shopOrders.$inferInsert>
  line?: Partial<typeof shopOrderLines.$inferInsert>
}

/** An order of one piece as it stands in the tables, by default paid just now, with what the line keeps of its product. */
export const anOrder = (house: House, { buyer, productId, order, line }: Wish) =>
  house.transaction(async (tx, now) => {
    const [product] = await tx.select().from(products).where(eq(products.id, productId))
    if (!product) throw new Error('There is no such product to order')
    const [id, lineId, cents] = [newId(), newId(), product.priceCents ?? 0]
    await tx.insert(shopOrders).values({
      id,
      userId: buyer.id,
      state: 'paid',
      isFromCart: false,
      goodsCents: cents,
      shippingCents: 0,
      totalCents: cents,
      termsVersion: '1',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * minuteMs),
      paidAt: now,
      ...order,
    })
    await tx.insert(shopOrderLines).values({
      id: lineId,
      orderId: id,
      position: 0,
      productId,
      name: product.name,
      priceCents: cents,
      undiscountedCents: cents,
      discountPercentage: 0,
      vatRate: product.vatRate,
      quantity: 1,
      isPhysical: product.isPhysical,
      isDigital: product.isDigital,
      downloadUrl: product.downloadUrl,
      downloadKey: product.downloadKey,
      ...line,
    })
    return { id, lineId }
  })
