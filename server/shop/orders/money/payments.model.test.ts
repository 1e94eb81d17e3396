import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import type { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import { type PartialRefund, type PaymentProvider, ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openPayingShop } from '../testing/payingShop.ts'
import { retryOwed } from './giveBack.ts'
import { lapseAll } from './lapse.ts'
import { settleOrders } from './settle.ts'

const world = await openPayingShop()
afterAll(() => world.close())
const { house, query } = world
const noor = await world.buyer()
const lamp = await world.given.product({ name: 'Lamp', priceCents: 2_000, stockQuantity: 1 })
await world.given.inCart(noor, [{ product: lamp, quantity: 1 }])
const settle = settleOrders(house)
const total = 2_495

/** The books of the provider: what came in by payment, and what went back of it by our id. */
let books = new Map<string, { cents: number; back: Map<string, number> }>()
let isAway = false
const backOf = (paymentId: string) =>
  [...(books.get(paymentId)?.back.values() ?? [])].reduce((sum, one) => sum + one, 0)
house.payments.provider = {
  ...(house.payments.provider as PaymentProvider),
  ensureCustomer: async () => 'cus_1',
  startOneTime: async () => ({ sessionId: newId(), url: `http://localhost/${newId()}` }),
  refundPart: async ({ refundId, paymentId, cents }: PartialRefund) => {
    if (isAway) throw new ProviderFailed('not now', { isRefusal: true })
    const book = books.get(paymentId)
    if (!book || book.back.has(refundId) || backOf(paymentId) === book.cents) return
    if (backOf(paymentId) + cents > book.cents) throw new Error('more goes back than came in')
    book.back.set(refundId, cents)
  },
}

const which = fc.constantFrom('a' as const, 'b' as const)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('pays' as const),
      which,
      cents: fc.constantFrom(total, total, total, 2_000, 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('refunded' as const, 'bounces' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('disputed' as const, 'won' as const, 'lost' as const), which }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('lapse' as const, 'ship' as const, 'withdraw' as const, 'retry' as const),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('soldOut' as const, 'unpaid' as const, 'away' as const), which }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never
type Order = { id: string; session: string }

const hear = (message: object) => {
  const told = { id: newId(), at: new Date().toISOString(), ...message } as ProviderMessage
  return house.transaction((tx, now) => settle(tx, told, now))
}

async function happen({ id, session }: Order, it: Step): Promise<void> {
  const paymentId = `pi_${it.which}_${id}`
  const reversed = { kind: 'paymentReversed', paymentId, invoiceId: null, subscriptionId: null, coversUntil: null }
  const completed = { kind: 'checkoutCompleted', sessionId: session, checkoutId: null, currency: 'eur', paymentId }
  const book = books.get(paymentId)
  if (it.does === 'pays') {
    // The provider says the same of a payment however often it says it.
    const { cents } = book ?? it
    if (!book) books.set(paymentId, { cents, back: new Map() })
    await hear({ ...completed, paid: true, amountCents: cents })
  } else if (it.does === 'unpaid') await hear({ ...completed, paid: false, amountCents: total })
  else if (it.does === 'refunded' || it.does === 'lost') {
    // Also of money that we have not heard of yet.
    const left = (book?.cents ?? 0) - backOf(paymentId)
    if (left > 0) book?.back.set(newId(), left)
    await hear(it.does === 'lost' ? { kind: 'disputeLost', paymentId } : { ...reversed, why: 'refund' })
  } else if (it.does === 'bounces') {
    const [last] = [...(book?.back.keys() ?? [])].slice(-1)
    if (last) book?.back.delete(last)
    if (last) await hear({ kind: 'refundFailed', paymentId, refundId: last })
  } else if (it.does === 'disputed') await hear({ ...reversed, why: 'dispute' })
  else if (it.does === 'won') await hear({ kind: 'disputeWon', paymentId, subscriptionId: null })
  else if (it.does === 'lapse') {
    await query(`update shop_orders set expires_at = app_now() - interval '1 second' where id = $1`, [id])
    await lapseAll(house)
  } else if (it.does === 'ship')
    await query(`update shop_orders set state = 'shipped', shipped_at = app_now() where id = $1 and state = 'paid'`, [
      id,
    ])
  else if (it.does === 'soldOut') await query('update products set stock_quantity = 0')
  else if (it.does === 'away') isAway = !isAway
  else if (it.does === 'retry') await retryOwed(house)
  else if (it.does === 'withdraw') await withdraws(id)
}

const withdraws = (id: string) =>
  noor.does(orders.withdraw, { id }).catch((problem: { code?: string }) => {
    if (!problem.code) throw problem
  })

test(
  'SHOP-ORDER-20 SHOP-ORDER-21 SHOP-ORDER-31 whatever the provider says in whatever order and however often: never paid twice, sent unpaid, or more back than came in',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        await query(
          `update shop_orders set created_at = created_at - interval '2 hours'
            where created_at > app_now() - interval '1 hour'`,
        )
        await query('update products set stock_quantity = 1')
        await query('delete from cart_lines')
        await world.given.inCart(noor, [{ product: lamp, quantity: 1 }])
        books = new Map()
        isAway = false
        const { id } = await world.places(noor)
        const [checkout] = await query<{ s: string }>(
          'select provider_session_id as s from checkouts where subject_id = $1',
          [id],
        )
        const order = { id, session: String(checkout?.s) }
        for (const it of steps) {
          await happen(order, it)
          const row = await world.rowOf(id)
          // What is paid or sent has money of the right amount that came in, once.
          if (['paid', 'shipped', 'returning', 'refunded'].includes(row.state)) expect(row.paymentId).not.toBe(null)
          expect(row.refundedCents).toBeLessThanOrEqual(row.totalCents)
        }
        isAway = false
        await retryOwed(house)
        const [row, money, refunds] = [await world.rowOf(id), await world.paymentsFor(id), await world.refundsOf(id)]
        expect((await world.kindsOf(id)).filter((kind) => kind === 'order.paid').length).toBe(row.paymentId ? 1 : 0)
        expect(refunds.filter(({ state }) => state !== 'refunded')).toEqual([])
        for (const payment of money) {
          const back = refunds
            .filter((one) => one.paymentId === payment.id)
            .reduce((sum, one) => sum + one.amountCents, 0)
          expect(back).toBe(payment.id === row.paymentId ? row.refundedCents : payment.amountCents)
          if (payment.id === row.paymentId) expect(payment.amountCents).toBe(row.totalCents)
          expect(backOf(payment.providerPaymentId)).toBeLessThanOrEqual(payment.amountCents)
        }
      }),
      { numRuns: runs(60, 20_000) },
    )
  },
  runs(120_000, 14_400_000),
)
