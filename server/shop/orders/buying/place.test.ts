import { newId } from '@bewezen/domain/base/ids.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { Refused } from '../../../base/testing/world.ts'
import { sessionIn } from '../../../membership/testing/paying.ts'
import { cartLines, orderAddresses, products } from '../../tables.ts'
import { lapseAll } from '../money/lapse.ts'
import { openPayingShop, utrecht } from '../testing/payingShop.ts'

const world = await openPayingShop()
afterAll(() => world.close())
const { buyer, given, places, seen, stateOf, stockOf, linesOf } = world
const { db } = world.house.database

const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (problem: unknown) => (problem instanceof Refused ? { code: problem.code, data: problem.data } : String(problem)),
  )
const codeOf = async (asking: Promise<unknown>) => ((await refusalOf(asking)) as { code: string } | null)?.code ?? null

const asDownload = { isPhysical: false, isDigital: true, downloadUrl: 'https://bewezen.example/plan.pdf' }

describe('the review step', () => {
  test('SHOP-ORDER-05 SHOP-ORDER-06 it holds what can be bought at the price of the person, and what it comes to in each country', async () => {
    const noor = await world.person({ role: 'student' })
    const lamp = await given.product({ name: 'Lamp', priceCents: 2_000, studentDiscountPercentage: 10, vatRate: 9 })
    const few = await given.product({ name: 'Weinig', priceCents: 500, stockQuantity: 1 })
    const gone = await given.product({ name: 'Weg', priceCents: 500, stockQuantity: 0 })
    await given.inCart(noor, [
      { product: lamp, quantity: 2 },
      { product: few, quantity: 3 },
      { product: gone, quantity: 1 },
    ])
    const { lines, totals, address, email, fullName } = await noor.does(orders.review, {})
    expect(
      lines.map((line) => [line.name, line.priceCents, line.undiscountedCents, line.discountPercentage, line.quantity]),
    ).toEqual([
      ['Lamp', 1_800, 2_000, 10, 2],
      ['Weinig', 460, 500, 8, 1],
    ])
    expect(totals.NL).toMatchObject({ goodsCents: 4_060, shippingCents: 495, totalCents: 4_555 })
    expect(totals.DE).toMatchObject({ goodsCents: 4_060, shippingCents: 795 })
    expect([address, email.includes('@'), fullName.length > 0]).toEqual([null, true, true])
  })

  test('SHOP-ORDER-05 a download is ordered alone and leaves the cart as it is; nothing else is ordered that way', async () => {
    const noor = await buyer()
    const plan = await given.product({
      name: 'Plan',
      priceCents: 1_500,
      ...asDownload,
    })
    const lamp = await given.product({ name: 'Lamp los', priceCents: 2_000 })
    const partners = await given.product({
      name: 'Van een ander',
      priceCents: 2_000,
      isPhysical: false,
      isDigital: true,
      productType: 'affiliate',
    })
    await given.inCart(noor, [{ product: lamp, quantity: 1 }])
    const read = async (productId: string) =>
      (await noor.does(orders.review, { productId })).lines.map(({ name }) => name)
    const missing = await given.product({ ...asDownload, name: 'Zonder bestand', priceCents: 1_500, downloadUrl: null })
    const found = [await read(plan.id), await read(lamp.id), await read(partners.id), await read(missing.id)]
    expect(found).toEqual([['Plan'], [], [], []])
    const { id } = await places(noor, { productId: plan.id })
    expect((await linesOf(id)).map(({ name, quantity, downloadUrl }) => [name, quantity, downloadUrl])).toEqual([
      ['Plan', 1, 'https://bewezen.example/plan.pdf'],
    ])
    expect(await world.rowOf(id)).toMatchObject({
      shippingCents: 0,
      name: 'Noor de Wit',
      street: '',
      city: '',
      country: 'NL',
    })
    expect([...(await world.cartOf(noor))]).toEqual([[lamp.id, 1]])
  })

  test('SHOP-ORDER-02 while the shop takes no money there is no review and no order, and the cart stays', async () => {
    const noor = await buyer()
    const lamp = await given.product({ name: 'Lamp dicht', priceCents: 2_000 })
    await given.inCart(noor, [{ product: lamp, quantity: 1 }])
    const asked = await seen(noor)
    await world.turn(false)
    expect(await codeOf(noor.does(orders.review, {}))).toBe('PAYMENT_OFF')
    expect(await codeOf(noor.does(orders.place, asked))).toBe('PAYMENT_OFF')
    expect([...(await world.cartOf(noor))]).toEqual([[lamp.id, 1]])
    await world.turn(true)
    expect(await codeOf(noor.does(orders.place, asked))).toBe(null)
  })
})

describe('making an order', () => {
  test('SHOP-ORDER-13 SHOP-ORDER-14 SHOP-ORDER-16 SHOP-ORDER-19 it keeps everything as it was, holds its stock and is paid at the provider', async () => {
    const noor = await buyer()
    const lamp = await given.product({
      name: 'Lamp 14',
      priceCents: 2_000,
      stockQuantity: 5,
      vatRate: 9,
    })
    await given.inCart(noor, [{ product: lamp, quantity: 2 }])
    const { id, url } = await places(noor)
    const session = await world.standIn.call<{ sessions: { id: string }[] }>('/control')
    expect(session.sessions.find((one) => one.id === sessionIn(String(url)))).toMatchObject({
      amount_total: 4_495,
      currency: 'eur',
      client_reference_id: id,
      success_url: `http://localhost:3000/checkout/success?order_id=${id}`,
      cancel_url: `http://localhost:3000/bestellingen?order=${id}`,
    })
    const page = await (await fetch(String(url))).text()
    expect(page).toContain(`Bestelling ${id.slice(0, 8)}`)
    await db.update(products).set({ name: 'Heet anders', priceCents: 9_900 }).where(eq(products.id, lamp.id))
    expect((await linesOf(id))[0]).toMatchObject({
      name: 'Lamp 14',
      priceCents: 2_000,
      vatRate: 9,
      quantity: 2,
      takenStock: 2,
    })
    const row = await world.rowOf(id)
    expect(row).toMatchObject({
      ...utrecht,
      state: 'pending',
      goodsCents: 4_000,
      shippingCents: 495,
      totalCents: 4_495,
    })
    expect(row.termsVersion).not.toBe('')
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(30 * 60_000)
    expect(await stockOf(lamp)).toEqual([3, 0])
    expect(await world.movesOf(lamp)).toEqual([[-2, 'order']])
    expect((await noor.does(orders.review, {})).address).toEqual(utrecht)
  })

  test('SHOP-ORDER-12 X3-EDGE-30 another price, fewer pieces or another shipping makes no order and says what is different', async () => {
    const noor = await buyer()
    const lamp = await given.product({ name: 'Lamp 12', priceCents: 2_000, stockQuantity: 5 })
    await given.inCart(noor, [{ product: lamp, quantity: 2 }])
    const asked = await seen(noor)
    await db.update(products).set({ priceCents: 2_100, stockQuantity: 1 }).where(eq(products.id, lamp.id))
    expect(await refusalOf(noor.does(orders.place, asked))).toEqual({
      code: 'ORDER_CHANGED',
      data: {
        changes: [
          { kind: 'price', name: 'Lamp 12', before: 2_000, now: 2_100 },
          { kind: 'stock', name: 'Lamp 12', before: 2, now: 1 },
        ],
      },
    })
    await db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, lamp.id))
    expect(await refusalOf(noor.does(orders.place, asked))).toMatchObject({
      data: {
        changes: [
          { kind: 'stock', before: 2, now: 0 },
          { kind: 'shipping', before: 495, now: 0 },
        ],
      },
    })
    await db.update(products).set({ priceCents: 2_000, stockQuantity: 2 }).where(eq(products.id, lamp.id))
    const cheaper = { ...asked, shown: { ...asked.shown, shippingCents: 0 } }
    expect(await refusalOf(noor.does(orders.place, cheaper))).toEqual({
      code: 'ORDER_CHANGED',
      data: { changes: [{ kind: 'shipping', before: 0, now: 495 }] },
    })
    expect([
      await stockOf(lamp),
      (await world.query('select 1 from shop_orders where user_id = $1', [noor.id])).length,
    ]).toEqual([[2, 0], 0])
  })

  test('SHOP-ORDER-06 SHOP-ORDER-40 without agreeing, without an address, without anything to order, or too small and too large, there is no order', async () => {
    const noor = await buyer()
    const nothing = { id: newId(), productId: null, address: utrecht, hasAgreed: true }
    const one = [{ productId: newId(), name: 'Weg', quantity: 1, priceCents: 1 }]
    expect(await codeOf(noor.does(orders.place, { ...nothing, shown: { lines: one, shippingCents: 0 } }))).toBe(
      'NOTHING_TO_ORDER',
    )
    const nut = await given.product({ name: 'Moer', priceCents: 10 })
    const house = await given.product({ name: 'Huis', priceCents: 9_999_900 })
    await given.inCart(noor, [{ product: nut, quantity: 1 }])
    const asked = await seen(noor)
    expect(await codeOf(noor.does(orders.place, { ...asked, hasAgreed: false }))).toBe('TERMS_REQUIRED')
    expect(
      await refusalOf(noor.does(orders.place, { ...asked, address: { ...utrecht, postcode: '12' } })),
    ).toMatchObject({
      code: 'FAULTY_FIELDS',
      data: { faults: { postcode: 'Vul een postcode in zoals 1234 AB' } },
    })
    await world.query(`update site_settings set shipping_rates = '{"NL":0,"BE":0,"DE":0,"freeFromCents":null}'`)
    expect(await codeOf(places(noor))).toBe('ORDER_TOO_SMALL')
    await db.delete(cartLines).where(eq(cartLines.profileId, noor.id))
    await given.inCart(noor, [{ product: house, quantity: 11 }])
    expect(await codeOf(places(noor))).toBe('ORDER_TOO_LARGE')
    await db.delete(cartLines).where(eq(cartLines.profileId, noor.id))
    const many = []
    for (let at = 0; at < 31; at++)
      many.push({ product: await given.product({ name: `Regel ${at}`, priceCents: 100 }), quantity: 1 })
    await given.inCart(noor, many)
    expect(await codeOf(places(noor))).toBe('ORDER_TOO_LARGE')
    await world.query('update site_settings set shipping_rates = null')
    expect((await world.cartOf(noor)).size).toBe(31)
  })

  test('SHOP-ORDER-19 an order that costs nothing is paid at once, without the provider and without an invoice', async () => {
    const noor = await buyer()
    const gift = await given.product({ name: 'Cadeau', priceCents: 0, stockQuantity: 3 })
    await given.inCart(noor, [{ product: gift, quantity: 1 }])
    await world.query(`update site_settings set shipping_rates = '{"NL":0,"BE":0,"DE":0,"freeFromCents":null}'`)
    const { id, url } = await places(noor)
    await world.query('update site_settings set shipping_rates = null')
    expect([url, await stateOf(id), await world.paymentsFor(id), await world.invoicesOf(id)]).toEqual([
      null,
      'paid',
      [],
      [],
    ])
    expect((await world.cartOf(noor)).size).toBe(0)
    expect(await world.kindsOf(id)).toContain('order.paid')
  })
})

describe('again, and beside another', () => {
  test('SHOP-ORDER-18 the same id with the same contents is the same order and the same page; other contents and other people are refused', async () => {
    const [noor, sem] = [await buyer(), await buyer()]
    const lamp = await given.product({ name: 'Lamp 18', priceCents: 2_000, stockQuantity: 5 })
    await given.inCart(noor, [{ product: lamp, quantity: 2 }])
    await given.inCart(sem, [{ product: lamp, quantity: 2 }])
    const asked = await seen(noor)
    const answers = await Promise.all([noor.does(orders.place, asked), noor.does(orders.place, asked)])
    answers.push(await noor.does(orders.place, asked))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(await stockOf(lamp)).toEqual([3, 0])
    const other = { ...asked, address: { ...utrecht, houseNumber: '15' } }
    expect(await codeOf(noor.does(orders.place, other))).toBe('ID_IN_USE')
    expect(await codeOf(sem.does(orders.place, asked))).toBe('ID_IN_USE')
    await world.pays(sessionIn(String(answers[0]?.url)))
    expect(await noor.does(orders.place, asked)).toEqual({ id: asked.id, url: null })
  })

  test('SHOP-ORDER-42 one that was given up or lapsed is not said to be paid when it is asked for again', async () => {
    const noor = await buyer()
    const lamp = await given.product({ name: 'Lamp 42', priceCents: 2_000, stockQuantity: 5 })
    await given.inCart(noor, [{ product: lamp, quantity: 1 }])
    const asked = await seen(noor)
    await noor.does(orders.place, asked)
    await noor.does(orders.cancel, { id: asked.id })
    expect(await codeOf(noor.does(orders.place, asked))).toBe('ORDER_ENDED')
    expect([await stateOf(asked.id), await stockOf(lamp)]).toEqual(['cancelled', [5, 0]])
    const again = await seen(noor)
    expect((await noor.does(orders.place, again)).url).toMatch(/^http/)
    await world.minutes(31)
    // Whether the sweep was there or not.
    expect(await codeOf(noor.does(orders.place, again))).toBe('ORDER_ENDED')
    await lapseAll(world.house)
    expect(await codeOf(noor.does(orders.place, again))).toBe('ORDER_ENDED')
  })

  test('SHOP-ORDER-42 one that is given up while its page is opened at the provider is not said to be paid', async () => {
    const noor = await buyer()
    const lamp = await given.product({ name: 'Lamp 42b', priceCents: 2_000, stockQuantity: 5 })
    await given.inCart(noor, [{ product: lamp, quantity: 1 }])
    const asked = await seen(noor)
    const { provider } = world.house.payments
    if (!provider) throw new Error('there is no provider')
    world.house.payments.provider = {
      ...provider,
      startOneTime: async (wish) => {
        await noor.does(orders.cancel, { id: asked.id })
        return provider.startOneTime(wish)
      },
    }
    expect(await codeOf(noor.does(orders.place, asked))).toBe('ORDER_ENDED')
    world.house.payments.provider = provider
    expect(await stateOf(asked.id)).toBe('cancelled')
  })

  test('SHOP-ORDER-18 a newer order of the same cart takes the place of the open one, whose stock it may have', async () => {
    const noor = await buyer()
    const lamp = await given.product({ name: 'Laatste lampen', priceCents: 2_000, stockQuantity: 3 })
    await given.inCart(noor, [{ product: lamp, quantity: 3 }])
    const first = await places(noor)
    expect((await noor.does(orders.review, {})).lines.map(({ quantity }) => quantity)).toEqual([3])
    const second = await places(noor)
    expect([await stateOf(first.id), await stateOf(second.id), await stockOf(lamp)]).toEqual([
      'cancelled',
      'pending',
      [0, 0],
    ])
    expect(await world.movesOf(lamp)).toEqual([
      [-3, 'order'],
      [3, 'lapsed'],
      [-3, 'order'],
    ])
    // The page of the first is nobody's any more; what is paid there all the same goes back.
    await world.pays(first.sessionId)
    expect(await stateOf(first.id)).toBe('cancelled')
    expect(await world.refundsOf(first.id)).toMatchObject([{ why: 'late', amountCents: 6_495 }])
    expect(await stateOf(second.id)).toBe('pending')
  })

  test('SHOP-ORDER-18 SHOP-ORDER-40 five orders stand open at most, and twenty are made within an hour', async () => {
    const noor = await buyer()
    const downloads = []
    for (let at = 0; at < 6; at++)
      downloads.push(await given.product({ name: `Plan ${at}`, priceCents: 1_000, ...asDownload }))
    const [first, ...rest] = downloads.map(({ id }) => id)
    const last = rest.pop()
    for (const productId of [first, ...rest]) await places(noor, { productId })
    expect(await codeOf(places(noor, { productId: last }))).toBe('TOO_MANY_ORDERS')
    // The same download again takes the place of its own.
    for (let at = 5; at < 20; at++) expect(await codeOf(places(noor, { productId: first }))).toBe(null)
    expect(await codeOf(places(noor, { productId: first }))).toBe('TOO_MANY_ORDERS')
    const open = await world.query(`select 1 from shop_orders where user_id = $1 and state = 'pending'`, [noor.id])
    expect(open).toHaveLength(5)
    await world.minutes(61)
    await lapseAll(world.house)
    expect(await codeOf(places(noor, { productId: last }))).toBe(null)
  })

  test('SHOP-ORDER-08 an order of a download alone takes the kept street not away', async () => {
    const noor = await buyer()
    const lamp = await given.product({ name: 'Lamp 08', priceCents: 2_000 })
    const plan = await given.product({ name: 'Plan 08', priceCents: 1_000, ...asDownload })
    await given.inCart(noor, [{ product: lamp, quantity: 1 }])
    await places(noor)
    await places(noor, { productId: plan.id, address: { name: 'Iemand anders' } })
    expect(await db.select().from(orderAddresses).where(eq(orderAddresses.profileId, noor.id))).toMatchObject([utrecht])
  })

  test('SHOP-ORDER-17 a pre-order takes the stock first and then what may be promised, and no more', async () => {
    const [noor, sem] = [await buyer(), await buyer()]
    const early = await given.product({
      name: 'Straks',
      priceCents: 2_000,
      stockQuantity: 2,
      isPreorder: true,
      preorderLimit: 3,
    })
    await given.inCart(noor, [{ product: early, quantity: 4 }])
    const { id } = await places(noor)
    expect([await stockOf(early), (await linesOf(id))[0]]).toMatchObject([[0, 2], { takenStock: 2, takenPreorders: 2 }])
    await given.inCart(sem, [{ product: early, quantity: 4 }])
    expect((await sem.does(orders.review, {})).lines.map(({ quantity }) => quantity)).toEqual([1])
    await noor.does(orders.cancel, { id })
    expect(await stockOf(early)).toEqual([2, 0])
  })
})
