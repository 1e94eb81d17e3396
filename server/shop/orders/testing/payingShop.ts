import { newId } from '@bewezen/domain/base/ids.ts'
import { type PaymentProvider, ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import type { AddressForm } from '@bewezen/domain/shop/orders/address.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { and, asc, eq, ne } from 'drizzle-orm'
import { siteSettings } from '../../../access/tables.ts'
import type { TestPerson } from '../../../base/testing/world.ts'
import { openPayingWorld, sessionIn } from '../../../membership/testing/paying.ts'
import type { Charge } from '../../../payments/standin/objects.ts'
import { payments } from '../../../payments/tables.ts'
import { cartLines, products, shopOrderLines, shopOrders, shopRefunds, stockMoves } from '../../tables.ts'

export const utrecht: AddressForm = {
  name: 'Noor de Wit',
  street: 'Biltstraat',
  houseNumber: '14',
  addition: 'bis',
  postcode: '3572 BA',
  city: 'Utrecht',
  country: 'NL',
}

type Wish = { id?: string; productId?: string | null; address?: Partial<AddressForm>; hasAgreed?: boolean }

/** A shop that takes money, with a provider whose clock goes along. */
export async function openPayingShop(options: Parameters<typeof openPayingWorld>[0] = {}) {
  const world = await openPayingWorld(options)
  const { standIn, house } = world
  const { db } = house.database
  const turn = (shopPayment: boolean) => db.update(siteSettings).set({ shopPayment }).where(eq(siteSettings.id, 1))
  await turn(true)

  /** What somebody would send after they looked at the review step. */
  const seen = async (who: TestPerson, wish: Wish = {}) => {
    const { productId = null, address } = wish
    const { lines, totals } = await who.does(orders.review, productId ? { productId } : {})
    const to = { ...utrecht, ...address }
    return {
      id: wish.id ?? newId(),
      productId,
      address: to,
      shown: {
        lines: lines.map(({ productId: id, name, quantity, priceCents }) => ({
          productId: id,
          name,
          quantity,
          priceCents,
        })),
        shippingCents: totals[to.country]?.shippingCents ?? 0,
      },
      hasAgreed: wish.hasAgreed ?? true,
    }
  }
  const places = async (who: TestPerson, wish: Wish = {}) => {
    const { id, url } = await who.does(orders.place, await seen(who, wish))
    return { id, url, sessionId: url ? sessionIn(url) : '' }
  }
  /** Waits until everything the provider told so far has arrived here and is processed. */
  const heardAll = async () => {
    await world.until(standIn.isQuiet)
    await world.settled()
  }
  const pays = async (sessionId: string) => {
    const { payment_intent: paymentId } = await standIn.pay(sessionId)
    await heardAll()
    return String(paymentId)
  }
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(shopOrders).where(eq(shopOrders.id, id))
    if (!row) throw new Error('there is no such order')
    return row
  }

  return {
    ...world,
    /** Somebody who has no discount. */
    buyer: () => world.person({ role: 'no_subscription' }),
    seen,
    places,
    heardAll,
    pays,
    turn,
    /** Somebody puts products in their cart, orders and pays them. */
    buys: async (who: TestPerson, lines: Parameters<typeof world.given.inCart>[1]) => {
      await world.given.inCart(who, lines)
      const order = await places(who)
      const paymentId = await pays(order.sessionId)
      return { ...order, paymentId }
    },
    rowOf,
    stateOf: async (id: string) => (await rowOf(id)).state,
    linesOf: (id: string) =>
      db.select().from(shopOrderLines).where(eq(shopOrderLines.orderId, id)).orderBy(asc(shopOrderLines.position)),
    stockOf: async (product: { id: string }) => {
      const { stockQuantity, preordersSold } = products
      const [row] = await db.select({ stockQuantity, preordersSold }).from(products).where(eq(products.id, product.id))
      return [row?.stockQuantity, row?.preordersSold]
    },
    movesOf: async (product: { id: string }) => {
      const { amount, reason } = stockMoves
      const rows = await db
        .select({ amount, reason })
        .from(stockMoves)
        // Without the count that it began with.
        .where(and(eq(stockMoves.productId, product.id), ne(stockMoves.reason, 'counted')))
        .orderBy(asc(stockMoves.at), asc(stockMoves.id))
      return rows.map((row) => [row.amount, row.reason])
    },
    cartOf: async (who: { id: string }) => {
      const { productId, quantity } = cartLines
      const rows = await db.select({ productId, quantity }).from(cartLines).where(eq(cartLines.profileId, who.id))
      return new Map(rows.map((row) => [row.productId, row.quantity]))
    },
    paymentsFor: (orderId: string) => db.select().from(payments).where(eq(payments.subjectId, orderId)),
    refundsOf: (orderId: string) =>
      db.select().from(shopRefunds).where(eq(shopRefunds.orderId, orderId)).orderBy(asc(shopRefunds.createdAt)),
    invoicesOf: (orderId: string) =>
      world.query<{ number: string; kind: string; total_cents: number; vat_cents: number; bill: { vat: object[] } }>(
        `select i.* from invoices i join payments p on p.id = i.payment_id where p.subject_id = $1 order by i.number`,
        [orderId],
      ),
    chargeOf: (paymentId: string) => standIn.call<Charge>(`/control/payment/${paymentId}`),
    /** What a bank or the people at the provider do to a payment. */
    act: (payment: string, act: 'refund' | 'refundFails' | 'dispute' | 'disputeWon' | 'disputeLost') =>
      standIn.call<Charge>('/control/payment', { payment, act }),
    /** Lets minutes pass, here and at the provider. */
    minutes: (many: number) => world.pass(many / 1440).then(heardAll),
    kindsOf: async (orderId: string) =>
      (
        await world.query<{ kind: string }>(`select kind from facts where ids->>'orderId' = $1 order by at, id`, [
          orderId,
        ])
      ).map(({ kind }) => kind),
    /** A provider that cannot do something for a while; answers how to mend it. */
    failing: (...calls: (keyof PaymentProvider)[]) => {
      const { provider } = house.payments
      if (!provider) throw new Error('there is no provider')
      const fails = () => Promise.reject(new ProviderFailed('not now'))
      house.payments.provider = { ...provider, ...Object.fromEntries(calls.map((call) => [call, fails])) }
      return () => {
        house.payments.provider = provider
      }
    },
  }
}
