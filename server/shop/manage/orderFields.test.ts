import { newId } from '@bewezen/domain/base/ids.ts'
import { dayMs } from '@bewezen/domain/base/moment.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { formOf, newProductForm, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openWorld } from '../../base/testing/world.ts'
import { moveStock } from '../orders/moveStock.ts'

const world = await openWorld()
const { given, house } = world
const { pool, db } = house.database
const [admin, noor, mo] = [
  await world.person({ role: 'admin' }),
  await world.person(),
  await world.person({ role: 'moderator' }),
]
afterEach(async () => {
  await moveClock(db, 0)
  await pool.query('delete from products')
})

const make = (wish: Partial<ProductForm> = {}) =>
  admin.does(shop.saveProduct, {
    id: newId(),
    version: null,
    product: {
      ...newProductForm(),
      name: 'Bril',
      category: 'fysiek product',
      isPhysical: true,
      status: 'active',
      ...wish,
    },
  })
/** Saves what a form shows of a product as it was read, with something else typed in it. */
const edit = (product: ManagedProduct, wish: Partial<ProductForm>) =>
  admin.does(shop.saveProduct, {
    id: product.id,
    version: product.version,
    stockBefore: product.stockQuantity,
    product: { ...formOf(product), ...wish },
  })
/** As an order does. */
const take = (productId: string, amount: number) =>
  house.transaction((tx, now) => moveStock(tx, { productId, amount, reason: 'order', now }))
const read = async (id: string) => (await admin.does(shop.managed, {})).products.find((one) => one.id === id)
const stockOf = async (id: string) => (await read(id))?.stockQuantity
const moves = async (id: string): Promise<[string, number, string | null][]> =>
  (
    await pool.query('select reason, amount, actor_id from stock_moves where product_id = $1 order by at, id', [id])
  ).rows.map(({ reason, amount, actor_id }) => [reason, amount, actor_id])
const sum = async (id: string) => (await moves(id)).reduce((all, [, amount]) => all + amount, 0)

test('SHOP-FORM-22 SHOP-FORM-23 SHOP-ORDER-10 SHOP-ORDER-17 BTW and the limit of pre-orders are stored and read back', async () => {
  const made = await make({ vatRate: '9', isPreorder: true, preorderLimit: '12' })
  expect(made).toMatchObject({ vatRate: 9, preorderLimit: 12 })
  expect(await edit(made, { vatRate: '0', isPreorder: false })).toMatchObject({ vatRate: 0, preorderLimit: null })
  expect(await make()).toMatchObject({ vatRate: 21, preorderLimit: null })
})

describe('the stock', () => {
  test('SHOP-ORDER-36 SHOP-FORM-26 of a new product is its first count', async () => {
    const [five, none, unlimited] = [await make({ stock: '5' }), await make({ stock: '0' }), await make()]
    expect(await moves(five.id)).toEqual([['counted', 5, admin.id]])
    expect([await moves(none.id), await moves(unlimited.id)]).toEqual([[], []])
    expect([five, none, unlimited].map(({ stockQuantity }) => stockQuantity)).toEqual([5, 0, null])
    const { id } = await given.product({ name: 'Demo', stockQuantity: 7 })
    expect(await sum(id)).toBe(7)
  })

  test('SHOP-FORM-26 that is saved as it was shown keeps what orders took meanwhile', async () => {
    const made = await make({ stock: '5' })
    await take(made.id, -2)
    const saved = await edit(made, { name: 'Andere bril' })
    expect(saved).toMatchObject({ name: 'Andere bril', stockQuantity: 3, version: 1 })
    // Sent once more, for the answer was lost.
    expect(await edit(made, { name: 'Andere bril' })).toEqual(saved)
    expect(await sum(made.id)).toBe(3)
  })

  test('SHOP-ORDER-36 SHOP-FORM-26 that was counted is told as a move, and refused once orders took from it', async () => {
    const made = await make({ stock: '5' })
    const counted = await edit(made, { stock: '9' })
    expect(counted.stockQuantity).toBe(9)
    expect(await moves(made.id)).toEqual([
      ['counted', 5, admin.id],
      ['counted', 4, admin.id],
    ])
    await take(made.id, -2)
    await expect(edit(counted, { stock: '20' })).rejects.toMatchObject({ status: 409, code: 'CHANGED' })
    expect([await stockOf(made.id), await sum(made.id)]).toEqual([7, 7])
  })

  test('SHOP-ORDER-36 that becomes unlimited and is counted again stays the sum of its moves', async () => {
    let product = await make({ stock: '5' })
    for (const [stock, left] of [
      ['', null],
      ['3', 3],
      ['0', 0],
      ['', null],
      ['8', 8],
    ] as const) {
      product = await edit(product, { stock })
      expect([product.stockQuantity, await sum(product.id)]).toEqual([left, left ?? 0])
    }
  })
})

describe('a sale', () => {
  const offer = async (who: typeof noor, id: string) => (await who.does(shop.product, { id })).offer
  const at = (days: number) => moveClock(db, days * dayMs)
  const history = async (id: string) =>
    (
      await pool.query('select price_cents from product_prices where product_id = $1 order by since, id', [id])
    ).rows.map(({ price_cents }) => price_cents)

  test('SHOP-ORDER-39 is for everybody, in shop, cart and price call alike, and a role comes off it', async () => {
    const made = await make({ price: '50' })
    await at(1)
    await edit(made, { salePrice: '40' })
    expect(await offer(mo, made.id)).toMatchObject({ priceCents: 4_000, finalCents: 4_000, saleBeforeCents: 5_000 })
    expect(await offer(noor, made.id)).toMatchObject({ priceCents: 4_000, finalCents: 3_680, saleBeforeCents: 5_000 })
    expect(await mo.does(shop.effectivePrice, { p_product_id: made.id })).toMatchObject({ final_price_cents: 4_000 })
    expect(await noor.does(shop.effectivePrice, { p_product_id: made.id })).toMatchObject({ final_price_cents: 3_680 })
    expect(await noor.does(shop.add, { productId: made.id })).toMatchObject({ totalCents: 3_680 })
    const visitor = await world.visitor().does(shop.product, { id: made.id })
    expect(JSON.stringify(visitor)).not.toMatch(/Cents|4000|5000/)
  })

  test('SHOP-ORDER-39 the database keeps each price, whoever changes it, through edits of something else', async () => {
    const made = await make({ price: '50' })
    const renamed = await edit(made, { name: 'Andere bril', stock: '4' })
    const raised = await edit(renamed, { price: '60' })
    const sold = await edit(raised, { salePrice: '40' })
    await edit(sold, { price: '70' })
    await pool.query('update products set sale_price_cents = 3000 where id = $1', [made.id])
    expect(await history(made.id)).toEqual([5_000, 6_000, 4_000, 3_000])
  })

  test('SHOP-ORDER-39 its old price is the lowest of the 30 days before, fixed when it begins', async () => {
    const made = await make({ price: '50' })
    await at(40)
    const lowered = await edit(made, { price: '45' })
    await at(50)
    const raised = await edit(lowered, { price: '90' })
    await at(60)
    const { id } = await edit(raised, { salePrice: '60' })
    const shown = async () => (await offer(mo, id))?.saleBeforeCents
    expect(await shown()).toBe(4_500)
    const now = await read(id)
    if (!now) throw new Error('it is gone')
    await at(100)
    const cheaper = await edit(now, { salePrice: '55' })
    expect(await shown()).toBe(4_500)
    const ended = await edit(cheaper, { salePrice: '' })
    expect(await shown()).toBeNull()
    await at(101)
    // The sale that just ended counts.
    await edit(ended, { salePrice: '50' })
    expect(await shown()).toBe(5_500)
  })

  test('SHOP-ORDER-39 a price that is raised with the sale is none of before, nor is one of a product that is new', async () => {
    const made = await make({ price: '50' })
    await at(1)
    await edit(made, { price: '90', salePrice: '49' })
    expect((await offer(mo, made.id))?.saleBeforeCents).toBe(5_000)
    const { id } = await make({ price: '90', salePrice: '49' })
    expect((await offer(mo, id))?.saleBeforeCents).toBe(4_900)
  })

  test('SHOP-FORM-24 that is no lower than the price is refused, and nothing is stored', async () => {
    await expect(make({ price: '40', salePrice: '40' })).rejects.toMatchObject({
      code: 'FAULTY_FIELDS',
      data: { faults: { salePrice: 'De aanbieding moet lager zijn dan de prijs' } },
    })
    expect((await admin.does(shop.managed, {})).products).toEqual([])
  })
})
