import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { takenBy } from '@bewezen/domain/shop/cart.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { together } from '../../base/testing/together.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { cartLines, products, shopOrders } from '../tables.ts'
import { lapseOrder } from './money/lapse.ts'
import { readProducts } from './money/products.ts'
import { takeMoney } from './money/takeMoney.ts'
import { openPayingShop } from './testing/payingShop.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openPayingShop({ engine: 'server' })
afterAll(() => world.close())
const { house, given, query } = world
const { db } = house.database
const crowd: TestPerson[] = []
while (crowd.length < runs(24, 200)) crowd.push(await world.buyer())
const rounds = runs(8, 500)
/** Enough for a share of them to say something. */
const unguardedRounds = runs(20, 500)
/** Among the hundreds of thousands of orders that the long mode leaves a round takes its time. */
const patience = { timeout: runs(300_000, 14_400_000) }

const scenarios = [
  { pieces: 1, products: 1, late: false },
  { pieces: 5, products: 1, late: false },
  { pieces: 20, products: 1, late: false },
  { pieces: 3, products: 2, late: false },
  { pieces: 1, products: 1, late: true },
  { pieces: 5, products: 1, late: true },
  { pieces: 20, products: 1, late: true },
  { pieces: 3, products: 2, late: true },
] as const
type Scenario = (typeof scenarios)[number]

let made = 0
const goods = async ({ pieces, products: many }: { pieces: number; products: number }) => {
  const some: { id: string; name: string }[] = []
  while (some.length < many)
    some.push(await given.product({ name: `Waar ${++made}`, priceCents: 2_000, stockQuantity: pieces }))
  return some
}
const fillCarts = async (people: readonly TestPerson[], some: readonly { id: string }[]) => {
  await query('delete from cart_lines')
  await query(
    `update shop_orders set created_at = created_at - interval '2 hours', expires_at = expires_at - interval '2 hours'
      where created_at > app_now() - interval '1 hour'`,
  )
  // Every other one has them in opposite order.
  await db.insert(cartLines).values(
    people.flatMap(({ id: profileId }, at) =>
      (at % 2 === 0 ? some : some.toReversed()).map(({ id: productId }, place) => ({
        profileId,
        productId,
        quantity: 1,
        addedAt: new Date(place),
      })),
    ),
  )
}
const ordersOf = (some: readonly { id: string }[]) =>
  query<{ id: string; state: string; total_cents: number; pieces: number }>(
    `select o.id, o.state, o.total_cents, l.taken_stock as pieces from shop_orders o
      join shop_order_lines l on l.order_id = o.id where l.product_id = $1`,
    [some[0]?.id],
  )
const pays = (id: string, cents: number) =>
  house.transaction((tx, now) => takeMoney(house, tx, id, { paymentId: `pi_${newId()}`, cents, currency: 'eur' }, now))

/** Everybody wants the last items at once; who got them pays, gives up or lets time pass, and others want what comes free. */
async function round(scenario: Scenario): Promise<void> {
  const some = await goods(scenario)
  const people = crowd
  await fillCarts(people, some)
  const seen = await world.seen(people[0] as TestPerson)
  const shown = people.map(() => ({ ...seen, id: newId() }))
  const wants = (at: number) => (people[at] as TestPerson).does(orders.place, shown[at] as (typeof shown)[number])
  const answers = await Promise.allSettled(people.map((_, at) => wants(at)))
  for (const one of answers) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'ORDER_CHANGED' })
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(scenario.pieces)

  const held = await ordersOf(some)
  const over = held.filter((_, at) => at % 2 === 0).map(({ id }) => id)
  if (scenario.late)
    await query(`update shop_orders set expires_at = app_now() - interval '1 minute' where id = any($1)`, [over])
  await Promise.all([
    ...held.map(({ id, total_cents: cents }) => pays(id, cents)),
    ...(scenario.late ? [...over, ...over].map((id) => lapseOrder(house, id)) : []),
    ...people.slice(0, 10).map((_, at) => wants(at).catch(() => null)),
  ])

  const after = await ordersOf(some)
  const holding = after.filter(({ state }) => state === 'paid' || state === 'pending')
  for (const { id } of some) {
    const [row] = await query<{ stock: number; moved: number }>(
      `select stock_quantity as stock, (select sum(amount)::int from stock_moves where product_id = $1) as moved from products where id = $1`,
      [id],
    )
    // None oversold and none lost: what is held and what is left are all there was; and every change was written down.
    expect([Number(row?.stock) + holding.length, row?.moved]).toEqual([scenario.pieces, row?.stock])
  }
  // No money without its order, and none for it twice.
  const money = await query<{ state: string; why: string | null; total: number }>(
    `select o.state, r.why, count(*)::int as total from payments p join shop_orders o on o.id = p.subject_id
      left join shop_refunds r on r.payment_id = p.id where o.id = any($1) group by 1, 2`,
    [after.map(({ id }) => id)],
  )
  for (const { state, why } of money) expect(state === 'paid' ? why : 'back').toBe(state === 'paid' ? null : 'back')
  expect(money.filter(({ state, why }) => state !== 'paid' && why !== 'late')).toEqual([])
}

describe('the last items', () => {
  test.each(
    scenarios.map(
      (one) => [one.pieces, one.products, one.late ? 'expiring holds and late money' : 'money', one] as const,
    ),
  )(
    'SHOP-ORDER-16 SHOP-ORDER-21 X3-EDGE-31 %i pieces of %i products with %s: none oversold, none lost, none paid twice',
    patience,
    async (_pieces, _products, _how, scenario) => {
      for (let at = 0; at < rounds; at++) await round(scenario)
    },
  )

  test(
    'without lock and condition the same scenario sells more than there is, in nearly every round',
    patience,
    async () => {
      await query('alter table products drop constraint products_stock')
      let oversold = 0
      for (let at = 0; at < unguardedRounds; at++) {
        const [one] = await goods({ pieces: 1, products: 1 })
        const id = String(one?.id)
        const took = await together(house, 'products', 8, async (tx) => {
          const product = (await readProducts(tx, [id])).get(id)
          const taken = product && takenBy(1, product)
          if (!taken) return false
          await tx
            .update(products)
            .set({ stockQuantity: sql`${products.stockQuantity} - ${taken.stock}` })
            .where(eq(products.id, id))
          return true
        })
        if (took.filter((each) => each.status === 'fulfilled' && each.value).length > 1) oversold++
      }
      expect(oversold / unguardedRounds).toBeGreaterThanOrEqual(0.95)
    },
  )
})

describe('at the same moment', () => {
  test('SHOP-ORDER-18 two orders of one cart in two tabs leave one open', patience, async () => {
    const who = crowd[0] as TestPerson
    for (let at = 0; at < rounds; at++) {
      const some = await goods({ pieces: 3, products: 1 })
      await fillCarts([who], some)
      const wish = await world.seen(who)
      const tabs = [who, await world.signedIn(who)]
      const answers = await Promise.allSettled(tabs.map((tab) => tab.does(orders.place, { ...wish, id: newId() })))
      // Of the tab whose order was replaced before its page to pay was there, the newer one stands.
      const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
      expect([[], ['ORDER_ENDED']]).toContainEqual(refused)
      expect((await ordersOf(some)).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'pending'])
    }
  })

  test('SHOP-ORDER-16 X3-EDGE-31 given up in two tabs while it lapses, the stock returns once', patience, async () => {
    const who = crowd[0] as TestPerson
    for (let at = 0; at < rounds; at++) {
      const some = await goods({ pieces: 2, products: 1 })
      await fillCarts([who], some)
      const { id } = await who.does(orders.place, await world.seen(who))
      await query(`update shop_orders set expires_at = app_now() - interval '1 second' where id = $1`, [id])
      const gives = [who.does(orders.cancel, { id }), who.does(orders.cancel, { id })].map((one) =>
        one.catch(() => null),
      )
      await Promise.all([...gives, lapseOrder(house, id), lapseOrder(house, id)])
      expect(await world.stockOf(some[0] as { id: string })).toEqual([2, 0])
    }
  })

  test(
    'SHOP-ORDER-31 SHOP-ORDER-35 of two admins who refund at once one hears CHANGED, and never more goes back than came in',
    patience,
    async () => {
      const who = crowd[0] as TestPerson
      const admins = [await world.person({ role: 'admin' }), await world.person({ role: 'admin' })]
      for (let at = 0; at < rounds; at++) {
        const some = await goods({ pieces: 2, products: 1 })
        await fillCarts([who], some)
        const { id } = await who.does(orders.place, await world.seen(who))
        await pays(id, 2_495)
        const { version } = await world.rowOf(id)
        const wish = {
          id,
          version,
          lines: [],
          withShipping: false,
          amountCents: 2_000,
          restocks: false,
          reason: 'Kapot',
        }
        const answers = await Promise.allSettled(
          admins.map((admin) => admin.does(orders.refund, { ...wish, refundId: newId() })),
        )
        expect(answers.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code)).toSorted()).toEqual([
          'CHANGED',
          'done',
        ])
        const [row] = await db.select({ back: shopOrders.refundedCents }).from(shopOrders).where(eq(shopOrders.id, id))
        expect(row?.back).toBe(2_000)
      }
    },
  )

  test(
    'SHOP-ORDER-21 the same payment told by several at once pays once, and two payments leave one that goes back',
    patience,
    async () => {
      const who = crowd[0] as TestPerson
      for (let at = 0; at < rounds; at++) {
        const some = await goods({ pieces: 2, products: 1 })
        await fillCarts([who], some)
        const { id } = await who.does(orders.place, await world.seen(who))
        const ids = [newId(), newId()]
        await Promise.all(
          [...ids, ...ids].map((paymentId) =>
            house.transaction((tx, now) => takeMoney(house, tx, id, { paymentId, cents: 2_495, currency: 'eur' }, now)),
          ),
        )
        expect([await world.stateOf(id), (await world.paymentsFor(id)).length]).toEqual(['paid', 2])
        expect((await world.refundsOf(id)).map(({ why }) => why)).toEqual(['double'])
      }
    },
  )
})
