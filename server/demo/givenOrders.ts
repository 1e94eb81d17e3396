import { wallClock } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { invoiceNumber } from '@bewezen/domain/payments/vat.ts'
import type { OrderAddress } from '@bewezen/domain/shop/orders/address.ts'
import { orderHoldMs } from '@bewezen/domain/shop/orders/orderStates.ts'
import { usualShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { invoiceCounts, invoices, payments } from '../payments/tables.ts'
import { billOf, draftLines, draftTotals, lockProducts, nameOnBill, takeStock } from '../shop/index.ts'
import { orderAddresses, shopOrderLines, shopOrders } from '../shop/tables.ts'

export type PastOrder = {
  person: { id: string; role: string }
  address: OrderAddress
  wanted: readonly { productId: string; quantity: number }[]
  paidAt: Date
  /** When it was sent and when the buyer said that it came; null is not yet. */
  shippedAt: Date | null
  receivedAt: Date | null
}

/** The words of the vocabulary for orders of some time ago. */
export const givenOrders = (house: House) => ({
  /** Orders that were paid, the oldest first: with the stock they took, their money and the next invoice; nobody is told. */
  async pastOrders(made: readonly PastOrder[]): Promise<void> {
    await house.transaction(async (tx) => {
      for (const one of made) await savePastOrder(tx, one)
    })
  },
})

async function savePastOrder(tx: Tx, { person, address, wanted, paidAt, shippedAt, receivedAt }: PastOrder) {
  const [id, paymentId] = [idOf(paidAt), newId()]
  const products = await lockProducts(
    tx,
    wanted.map(({ productId }) => productId),
  )
  const asker = { id: person.id, role: person.role, entitled: true, tester: false }
  const lines = draftLines(products, wanted, { person: asker, isAlone: false })
  const took = await takeStock(tx, products, lines, { orderId: id, now: paidAt })
  if (lines.length === 0 || !took) throw new Error('what was ordered is not in the shop')
  const { goodsCents, shippingCents, totalCents } = draftTotals(lines, address.country, usualShippingRates)
  await tx.insert(payments).values({
    id: paymentId,
    userId: person.id,
    kind: 'order',
    subjectId: id,
    amountCents: totalCents,
    state: 'paid',
    providerPaymentId: `given ${paymentId}`,
    createdAt: paidAt,
  })
  const sent = shippedAt ? { carrier: 'PostNL' as const, track: `3SDEMO${id.slice(0, 8).toUpperCase()}` } : {}
  const [order] = await tx
    .insert(shopOrders)
    .values({
      ...address,
      ...sent,
      id,
      userId: person.id,
      state: shippedAt ? 'shipped' : 'paid',
      version: 1 + (shippedAt ? 1 : 0) + (receivedAt ? 1 : 0),
      isFromCart: true,
      goodsCents,
      shippingCents,
      totalCents,
      paymentId,
      termsVersion,
      createdAt: new Date(paidAt.getTime() - 90_000),
      expiresAt: new Date(paidAt.getTime() - 90_000 + orderHoldMs),
      paidAt,
      shippedAt,
      receivedAt,
    })
    .returning()
  const rows = await tx
    .insert(shopOrderLines)
    .values(
      lines.map((line, position) => ({
        ...line,
        id: newId(),
        orderId: id,
        position,
        takenStock: took.taken[position]?.stock ?? 0,
        takenPreorders: took.taken[position]?.preorders ?? 0,
      })),
    )
    .returning()
  if (!order) throw new Error('an order that was written is there')
  await tx
    .insert(orderAddresses)
    .values({ profileId: person.id, ...address })
    .onConflictDoNothing()
  const bill = billOf(order, rows)
  await tx.insert(invoices).values({
    id: newId(),
    number: await nextNumber(tx, paidAt),
    paymentId,
    kind: 'invoice',
    description: nameOnBill(order),
    bill,
    totalCents,
    vatCents: bill.vat.reduce((sum, { vatCents }) => sum + vatCents, 0),
    issuedAt: paidAt,
  })
}

async function nextNumber(tx: Tx, at: Date): Promise<string> {
  const { year } = wallClock(at)
  const [counted] = await tx
    .insert(invoiceCounts)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounts.year, set: { last: sql`${invoiceCounts.last} + 1` } })
    .returning()
  return invoiceNumber(year, counted?.last ?? 1)
}

/** An id as a browser would have made it then: its beginning is the moment, and so is the number that buyers see. */
const idOf = (at: Date): string => {
  const moment = at.getTime().toString(16).padStart(12, '0')
  return `${moment.slice(0, 8)}-${moment.slice(8)}${newId().slice(13)}`
}
