import { newId } from '@bewezen/domain/base/ids.ts'
import type { Bill } from '@bewezen/domain/payments/bill.ts'
import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { orderHoldMs } from '@bewezen/domain/shop/orders/orderStates.ts'
import { totalsOf } from '@bewezen/domain/shop/orders/totals.ts'
import type { House } from '../../base/house.ts'
import { invoices, payments } from '../../payments/tables.ts'
import { shopOrderLines, shopOrders, shopRefunds } from '../tables.ts'

type Row = typeof shopOrders.$inferInsert
type Line = typeof shopOrderLines.$inferInsert
type Refund = typeof shopRefunds.$inferInsert

export type GivenOrder = Partial<Omit<Row, 'userId' | 'goodsCents' | 'totalCents' | 'paymentId'>> & {
  person: { id: string }
  /** By default one piece of something that is sent. */
  lines?: readonly Partial<Line>[]
  refunds?: readonly Partial<Refund>[]
  /** With a number: it was paid, and this is its invoice. */
  invoice?: string
}

const biltstraat = {
  name: 'Noor de Vries',
  street: 'Biltstraat',
  houseNumber: '14',
  addition: 'bis',
  postcode: '3572 BA',
  city: 'Utrecht',
  country: 'NL',
} as const

/** Writes orders down as they would stand there, with lines, money and invoice, for tests of what reads them. */
export const givenOrder =
  (house: House) =>
  async ({ person, lines = [{}], refunds = [], invoice, ...wish }: GivenOrder) => {
    const id = wish.id ?? newId()
    const shippingCents = wish.shippingCents ?? 495
    const rows = lines.map((line, position) => lineOf(id, position, line))
    const { goodsCents, totalCents, vat } = totalsOf(rows, shippingCents)
    const paymentId = invoice === undefined ? null : newId()
    await house.transaction(async (tx, now) => {
      if (paymentId)
        await tx.insert(payments).values({
          id: paymentId,
          userId: person.id,
          kind: 'order',
          subjectId: id,
          amountCents: totalCents,
          state: 'paid',
          providerPaymentId: `pi_${paymentId}`,
          createdAt: now,
        })
      await tx.insert(shopOrders).values({
        ...biltstraat,
        state: 'pending',
        isFromCart: true,
        termsVersion: '1',
        createdAt: now,
        expiresAt: new Date(now.getTime() + orderHoldMs),
        paidAt: paymentId === null ? null : now,
        ...wish,
        id,
        userId: person.id,
        shippingCents,
        goodsCents,
        totalCents,
        paymentId,
      })
      await tx.insert(shopOrderLines).values(rows)
      for (const refund of refunds)
        await tx.insert(shopRefunds).values({
          id: newId(),
          orderId: id,
          paymentId: paymentId ?? '',
          why: 'admin',
          amountCents: 100,
          state: 'refunded',
          createdAt: now,
          ...refund,
        })
      if (!paymentId) return
      const bill: Bill = {
        buyer: ['Noor de Vries', 'Biltstraat 14 bis', '3572 BA Utrecht'],
        order: orderNumber(id),
        lines: rows.map(({ name, quantity, priceCents, vatRate }) => ({
          name,
          quantity,
          pieceCents: priceCents,
          totalCents: priceCents * quantity,
          vatPercent: vatRate,
        })),
        shippingCents,
        vat: vat.map(({ rate, ...part }) => ({ percent: rate, ...part })),
      }
      await tx.insert(invoices).values({
        id: newId(),
        number: invoice ?? '',
        paymentId,
        kind: 'invoice',
        description: orderNumber(id),
        totalCents,
        vatCents: vat.reduce((sum, { vatCents }) => sum + vatCents, 0),
        bill,
        issuedAt: now,
      })
    })
    return { id, lines: rows, totalCents, paymentId }
  }

const lineOf = (orderId: string, position: number, wish: Partial<Line>): Line => ({
  id: newId(),
  orderId,
  position,
  productId: newId(),
  name: 'Avondbril',
  priceCents: 2_495,
  undiscountedCents: 2_495,
  discountPercentage: 0,
  vatRate: 21,
  quantity: 1,
  isPhysical: true,
  isDigital: false,
  ...wish,
})
