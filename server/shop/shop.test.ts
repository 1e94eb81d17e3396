import { newId } from '@bewezen/domain/base/ids.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { house, given, app } = world
const { pool } = house.database
const [noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person()]
const [teacher, admin, guest] = [
  await world.person({ role: 'teacher' }),
  await world.person({ role: 'admin' }),
  await world.person({ role: 'no_subscription' }),
]
const bril = await given.product({ name: 'Avondbril', priceCents: 5_900 })
const kaars = await given.product({ name: 'Kaarsen', priceCents: 1_850, stockQuantity: 3 })

const add = (person: TestPerson, { id: productId }: { id: string }, quantity?: number) =>
  person.does(shop.add, quantity ? { productId, quantity } : { productId })
const set = (person: TestPerson, { id: productId }: { id: string }, quantity: number) =>
  person.does(shop.setQuantity, { productId, quantity })
const quantities = async (person: TestPerson) =>
  (await person.does(shop.cart, {})).lines.map(({ name, quantity }) => [name, quantity])
const change = (product: { id: string }, to: string) =>
  pool.query(`update products set ${to} where id = $1`, [product.id])

afterEach(async () => {
  await pool.query('delete from cart_lines')
  await change(bril, `status = 'active', price_cents = 5900`)
  await change(kaars, 'stock_quantity = 3')
})

describe('a cart', () => {
  test('SH-CART-03 SH-CART-08 SH-CART-10 SH-CART-12 SH-DATA-23 SHOP-PRICE-03 X3-CALL-26 has one line per product, at the price of today for this person', async () => {
    await add(noor, bril)
    await add(noor, kaars, 2)
    const cart = await add(noor, bril)
    expect(cart.lines).toEqual([
      { id: bril.id, name: 'Avondbril', imageUrl: null, quantity: 2, most: 99, priceCents: 5_428 },
      { id: kaars.id, name: 'Kaarsen', imageUrl: null, quantity: 2, most: 3, priceCents: 1_702 },
    ])
    expect([cart.pieces, cart.totalCents]).toEqual([4, 2 * 5_428 + 2 * 1_702])
    await change(bril, 'price_cents = 1000')
    expect((await noor.does(shop.cart, {})).lines[0]?.priceCents).toBe(920)
  })

  test('SH-CART-10 is the same on every device, and whoever else asks sees their own', async () => {
    const phone = await world.signedIn(noor)
    await add(noor, bril)
    expect(await quantities(phone)).toEqual([['Avondbril', 1]])
    expect(await quantities(sem)).toEqual([])
    await phone.does(shop.remove, { productId: bril.id })
    for (const _ of 'twice') expect((await noor.does(shop.remove, { productId: bril.id })).lines).toEqual([])
  })

  test('SH-CART-09 SH-CART-14 needs a person', async () => {
    const refused = { status: 401, code: 'SIGN_IN_REQUIRED' }
    await expect(world.visitor().does(shop.cart, {})).rejects.toMatchObject(refused)
    await expect(world.visitor().does(shop.add, { productId: bril.id })).rejects.toMatchObject(refused)
  })

  test.each([0, -1, 1.5, 100, 1_000_000, Number.NaN, '2', null])(
    'SH-CART-11 SH-EDGE-35 a quantity of %s is refused, and nothing changes',
    async (quantity) => {
      await add(noor, bril, 2)
      for (const path of ['add', 'setQuantity']) {
        const answer = await app.inject({
          method: 'POST',
          url: `/api/shop/${path}`,
          headers: { cookie: noor.cookie },
          payload: { productId: bril.id, quantity },
        })
        expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT'])
      }
      expect(await quantities(noor)).toEqual([['Avondbril', 2]])
    },
  )

  test('SH-CART-11 holds 1 to 99 of a product and never more than there are', async () => {
    await add(noor, bril, 98)
    await add(noor, bril)
    await expect(add(noor, bril)).rejects.toMatchObject({ code: 'TOO_MANY_PIECES', data: { most: 99 } })
    await add(noor, kaars, 3)
    await expect(add(noor, kaars)).rejects.toMatchObject({ code: 'TOO_MANY_PIECES', data: { most: 3 } })
    await expect(set(noor, kaars, 4)).rejects.toMatchObject({ status: 409, data: { most: 3 } })
    await set(noor, kaars, 1)
    expect(await quantities(noor)).toEqual([
      ['Avondbril', 99],
      ['Kaarsen', 1],
    ])
    await set(noor, kaars, 3)
    await change(kaars, 'stock_quantity = 2')
    expect((await quantities(noor))[1]).toEqual(['Kaarsen', 2])
  })

  test('SH-CART-13 leaves out of the total what is not sold any more, which can only be taken out', async () => {
    await add(noor, bril)
    await add(noor, kaars)
    await change(bril, `status = 'inactive'`)
    const { lines, totalCents } = await noor.does(shop.cart, {})
    expect(lines[0]).toMatchObject({ name: 'Avondbril', priceCents: null, most: 0, quantity: 1 })
    expect(totalCents).toBe(1_702)
    for (const attempt of [() => add(noor, bril), () => set(noor, bril, 2)])
      await expect(attempt()).rejects.toMatchObject({ status: 409, code: 'NOT_FOR_SALE' })
    expect((await noor.does(shop.remove, { productId: bril.id })).pieces).toBe(1)
  })

  test('SHOP-PRICE-13 SHOP-PRICE-08 takes nothing without a price, of a partner, or that does not exist', async () => {
    const later = await given.product({ name: 'Prijs volgt', priceCents: null })
    const deal = await given.product({ name: 'Partnerdeal', priceCents: 100, productType: 'affiliate' })
    for (const product of [later, deal])
      await expect(add(noor, product)).rejects.toMatchObject({ code: 'NOT_FOR_SALE' })
    await expect(add(noor, { id: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(set(noor, bril, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('SH-EDGE-35 SH-EDGE-24 is heard of on every device of its owner, and by nobody else', async () => {
    const [ear, theirs] = [await noor.listens(), await sem.listens()]
    await add(noor, bril)
    await set(noor, bril, 2)
    await noor.does(shop.remove, { productId: bril.id })
    await noor.does(shop.remove, { productId: bril.id })
    await house.settled()
    expect(ear.kinds()).toEqual(Array(3).fill('cart.changed'))
    expect(theirs.kinds()).toEqual([])
    for (const one of [ear, theirs]) one.leave()
  })
})

describe('fn_effective_price', () => {
  const ask = (who: TestPerson | null, body: object) =>
    app.inject({
      method: 'POST',
      url: '/functions/v1/fn_effective_price',
      headers: who ? { cookie: who.cookie } : {},
      payload: { p_product_id: bril.id, ...body },
    })

  test('SHOP-PRICE-05 SHOP-PRICE-08 SHOP-PRICE-09 X3-CALL-22 X3-DATA-16 X3-LIMIT-12 answers what the caller pays', async () => {
    const answers = [
      [noor, 5_428, true, 8],
      [teacher, 5_192, true, 12],
      [guest, 5_900, false, 0],
      [admin, 5_900, false, 0],
    ] as const
    for (const [who, final_price_cents, discount_applied, discount_percentage] of answers)
      for (const body of [{}, { p_user_id: who.id }])
        expect((await ask(who, body)).json()).toEqual({ final_price_cents, discount_applied, discount_percentage })
  })

  test('SHOP-PRICE-09 refuses a visitor, and somebody else unless an admin asks', async () => {
    expect((await ask(null, {})).statusCode).toBe(401)
    for (const who of [noor, teacher]) expect((await ask(who, { p_user_id: sem.id })).json().code).toBe('FORBIDDEN')
    expect((await ask(admin, { p_user_id: sem.id })).json().final_price_cents).toBe(5_428)
    expect((await ask(admin, { p_user_id: newId() })).statusCode).toBe(404)
  })

  test('SHOP-PRICE-13 knows no price where there is none, and no product that the shop does not show', async () => {
    const later = await given.product({ name: 'Later', priceCents: null })
    expect((await ask(noor, { p_product_id: later.id })).json().final_price_cents).toBeNull()
    await change(bril, `status = 'draft'`)
    expect((await ask(noor, {})).statusCode).toBe(404)
    expect((await ask(admin, {})).statusCode).toBe(200)
  })
})
