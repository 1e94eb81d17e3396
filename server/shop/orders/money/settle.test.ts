import { shop } from '@bewezen/domain/shop/contract.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { sessionIn } from '../../../membership/testing/paying.ts'
import { openPayingShop } from '../testing/payingShop.ts'
import { closeAtProvider } from './closeUnpaid.ts'
import { retryOwed } from './giveBack.ts'
import { askAboutUndecided, lapseAll } from './lapse.ts'
import { settleOrders } from './settle.ts'

const world = await openPayingShop()
afterAll(() => world.close())
const { buyer, given, house, standIn, places, pays, stateOf, stockOf, heardAll } = world

const lamp = (name: string, wish: { stockQuantity?: number; priceCents?: number } = {}) =>
  given.product({ name, priceCents: 2_000, stockQuantity: 5, ...wish })
const ordered = async (name: string, quantity = 2) => {
  const [noor, product] = [await buyer(), await lamp(name)]
  await given.inCart(noor, [{ product, quantity }])
  return { noor, product, ...(await places(noor)) }
}

describe('money that pays', () => {
  test('SHOP-ORDER-20 SHOP-ORDER-22 only the message of the provider pays an order: its pieces leave the cart, what came meanwhile stays, and there is an invoice', async () => {
    const { noor, product, id, sessionId } = await ordered('Lamp A')
    const other = await lamp('Lamp erbij')
    await noor.does(shop.add, { productId: product.id })
    await noor.does(shop.add, { productId: other.id })
    expect(await stateOf(id)).toBe('pending')
    const [ear, admin] = [await noor.listens(), await (await world.person({ role: 'admin' })).listens()]
    const teacher = await (await world.person({ role: 'teacher' })).listens()
    const paymentId = await pays(sessionId)
    expect(await world.rowOf(id)).toMatchObject({ state: 'paid', closedAt: null, version: 1 })
    expect(await world.paymentsFor(id)).toMatchObject([
      { kind: 'order', amountCents: 4_495, providerPaymentId: paymentId },
    ])
    expect([...(await world.cartOf(noor))]).toEqual([
      [product.id, 1],
      [other.id, 1],
    ])
    expect(await stockOf(product)).toEqual([3, 0])
    expect(await world.invoicesOf(id)).toMatchObject([
      {
        kind: 'invoice',
        total_cents: 4_495,
        vat_cents: 780,
        vat_rate: null,
        bill: {
          buyer: ['Noor de Wit', 'Biltstraat 14 bis', '3572 BA Utrecht'],
          order: id.slice(0, 8),
          lines: [{ name: 'Lamp A', quantity: 2, pieceCents: 2_000, totalCents: 4_000, vatPercent: 21 }],
          shippingCents: 495,
          vat: [{ percent: 21, grossCents: 4_495, vatCents: 780 }],
        },
      },
    ])
    expect(ear.kinds()).toEqual(expect.arrayContaining(['order.paid', 'order.changed', 'cart.changed']))
    expect(admin.kinds()).toContain('orders.changed')
    expect(teacher.kinds().filter((kind) => kind.startsWith('order'))).toEqual([])
  })

  test('SHOP-ORDER-20 a checkout that was gone through and is not paid yet pays nothing', async () => {
    const { id, sessionId } = await ordered('Lamp A2')
    const money = { amountCents: (await world.rowOf(id)).totalCents, currency: 'eur', paymentId: 'pi_later' }
    const none = { checkoutId: null, customerId: null, personId: null, planId: null, subscriptionId: null }
    const message = { kind: 'checkoutCompleted', sessionId, ...none, ...money, paid: false } as const
    const about = { id: 'evt_later', at: new Date().toISOString() }
    await house.transaction((tx, now) => settleOrders(house)(tx, { ...about, ...message }, now))
    expect([await stateOf(id), await world.paymentsFor(id), await world.refundsOf(id)]).toEqual(['pending', [], []])
  })

  test('SHOP-ORDER-20 SHOP-ORDER-21 told twice, told wrongly and asked about, it is paid once', async () => {
    const { id, sessionId } = await ordered('Lamp B')
    await standIn.behave({ delivery: 'forged' })
    await standIn.pay(sessionId)
    await world.settled()
    expect(await stateOf(id)).toBe('pending')
    await standIn.behave({ delivery: 'twice' })
    await world.minutes(1)
    await askAboutUndecided(house)
    await askAboutUndecided(house)
    await standIn.behave({ delivery: 'prompt' })
    expect([await stateOf(id), (await world.paymentsFor(id)).length]).toEqual(['paid', 1])
    expect((await world.kindsOf(id)).filter((kind) => kind === 'order.paid')).toHaveLength(1)
  })

  test('SHOP-ORDER-02 SHOP-ORDER-19 an open order is paid on its page also when the switch goes off, and a provider that is away leaves it open', async () => {
    const [noor, product] = [await buyer(), await lamp('Lamp C')]
    await given.inCart(noor, [{ product, quantity: 1 }])
    const asked = await world.seen(noor)
    const mend = world.failing('startOneTime')
    await expect(noor.does(orders.place, asked)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' })
    await expect(noor.does(orders.pay, { id: asked.id })).rejects.toMatchObject({ code: 'PROVIDER_FAILED' })
    mend()
    await world.turn(false)
    const { url } = await noor.does(orders.pay, { id: asked.id })
    expect((await noor.does(orders.pay, { id: asked.id })).url).toBe(url)
    await pays(sessionIn(url))
    await world.turn(true)
    expect(await stateOf(asked.id)).toBe('paid')
    await expect(noor.does(orders.pay, { id: asked.id })).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    const sem = await buyer()
    await expect(sem.does(orders.pay, { id: asked.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(sem.does(orders.cancel, { id: asked.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('giving up and lapsing', () => {
  test('SHOP-ORDER-15 SHOP-ORDER-16 X3-EDGE-31 what is given up has its stock back once, and one that is paid cannot be given up', async () => {
    const { noor, product, id, sessionId } = await ordered('Lamp D')
    expect((await noor.does(orders.cancel, { id })).state).toBe('cancelled')
    expect((await noor.does(orders.cancel, { id })).state).toBe('cancelled')
    await lapseAll(house)
    expect([await stockOf(product), await world.movesOf(product)]).toEqual([
      [5, 0],
      [
        [-2, 'order'],
        [2, 'lapsed'],
      ],
    ])
    await closeAtProvider(house, id)
    expect((await standIn.provider.readCheckout(sessionId))?.state).toBe('expired')
    const paid = await places(noor)
    await pays(paid.sessionId)
    await expect(noor.does(orders.cancel, { id: paid.id })).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
  })

  test('SHOP-ORDER-13 SHOP-ORDER-16 X3-EDGE-31 after 30 minutes an order lapses: its stock is back once and it cannot be paid', async () => {
    const { noor, product, id, sessionId } = await ordered('Lamp E', 5)
    const ear = await (await buyer()).listens()
    await world.minutes(29)
    await lapseAll(house)
    expect([await stateOf(id), (await noor.does(orders.pay, { id })).url.endsWith(sessionId)]).toEqual([
      'pending',
      true,
    ])
    await world.minutes(2)
    await expect(noor.does(orders.pay, { id })).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    await lapseAll(house)
    await lapseAll(house)
    expect([await stateOf(id), await stockOf(product)]).toEqual(['expired', [5, 0]])
    expect(await world.movesOf(product)).toEqual([
      [-5, 'order'],
      [5, 'lapsed'],
    ])
    await expect(noor.does(orders.cancel, { id })).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    await house.settled()
    // Everybody sees that it can be bought again, and nobody whose order it was.
    expect(ear.kinds()).toEqual(['shop.changed'])
  })

  test('SHOP-ORDER-21 a payment of the last moment that nobody told of is found when the order is closed', async () => {
    const { id, sessionId, product } = await ordered('Lamp F')
    await standIn.behave({ delivery: 'never' })
    await standIn.pay(sessionId)
    await world.minutes(31)
    await lapseAll(house)
    expect(await stateOf(id)).toBe('expired')
    await closeAtProvider(house, id)
    await standIn.behave({ delivery: 'prompt' })
    expect([await stateOf(id), await stockOf(product)]).toEqual(['paid', [3, 0]])
  })
})

describe('money that pays nothing', () => {
  test('SHOP-ORDER-21 late money pays after all while the stock is there, else it goes back whole and by itself', async () => {
    const [noor, sem] = [await buyer(), await buyer()]
    const last = await lamp('Laatste', { stockQuantity: 1 })
    await given.inCart(noor, [{ product: last, quantity: 1 }])
    await given.inCart(sem, [{ product: last, quantity: 1 }])
    const first = await places(noor)
    await world.minutes(31)
    await lapseAll(house)
    const second = await places(sem)
    const paymentId = await pays(first.sessionId)
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['expired', 'pending'])
    expect(await world.refundsOf(first.id)).toMatchObject([{ why: 'late', amountCents: 2_495, state: 'pending' }])
    await retryOwed(house)
    await heardAll()
    expect((await world.chargeOf(paymentId)).amount_refunded).toBe(2_495)
    expect(await world.refundsOf(first.id)).toMatchObject([{ state: 'refunded' }])
    expect([await world.invoicesOf(first.id), (await world.rowOf(first.id)).refundedCents]).toEqual([[], 0])
    expect(await world.kindsOf(first.id)).toContain('order.refunded')
  })

  test('SHOP-ORDER-21 what is paid a second time goes back', async () => {
    const { noor, id, sessionId } = await ordered('Lamp G')
    const checkouts = await world.query<{ id: string }>('select id from checkouts where subject_id = $1', [id])
    await world.query(`update checkouts set state = 'failed' where id = $1`, [checkouts[0]?.id])
    const { url } = await noor.does(orders.pay, { id })
    const [one, two] = [await pays(sessionId), await pays(sessionIn(url))]
    expect(await stateOf(id)).toBe('paid')
    expect(await world.refundsOf(id)).toMatchObject([{ why: 'double', amountCents: 4_495 }])
    await retryOwed(house)
    await heardAll()
    expect([(await world.chargeOf(one)).amount_refunded, (await world.chargeOf(two)).amount_refunded]).toEqual([
      0, 4_495,
    ])
    expect((await world.rowOf(id)).refundedCents).toBe(0)
  })

  test('SHOP-ORDER-20 SHOP-ORDER-21 another amount never pays: it goes back, and admins hear of it', async () => {
    const { noor, id, sessionId } = await ordered('Lamp H')
    const [ear, own] = [await (await world.person({ role: 'admin' })).listens(), await noor.listens()]
    await world.query(
      'update shop_orders set goods_cents = goods_cents + 100, total_cents = total_cents + 100 where id = $1',
      [id],
    )
    await pays(sessionId)
    expect(await stateOf(id)).toBe('pending')
    expect(await world.refundsOf(id)).toMatchObject([{ why: 'differed', amountCents: 4_495 }])
    expect([ear.kinds().includes('order.differed'), own.kinds().includes('order.differed')]).toEqual([true, false])
  })
})
