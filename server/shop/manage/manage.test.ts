import { newId } from '@bewezen/domain/base/ids.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { formOf, newProductForm, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { anOrder } from '../testing/anOrder.ts'
import { sweepImages } from './sweepImages.ts'

const world = await openWorld()
const { given, house, app } = world
const { pool } = house.database
const [admin, teacher, noor] = [
  await world.person({ role: 'admin' }),
  await world.person({ role: 'teacher' }),
  await world.person(),
]
const red = await pictureOf(200)

afterEach(() => pool.query('delete from products; delete from partners'))

const typed = (wish: Partial<ProductForm> = {}): ProductForm => ({
  ...newProductForm(),
  name: 'Avondbril',
  category: 'fysiek product',
  ...wish,
})
const make = (who: TestPerson, wish: Partial<ProductForm> = {}, id = newId()) =>
  who.does(shop.saveProduct, { id, version: null, product: typed(wish) })
const list = async () => (await teacher.does(shop.managed, {})).products

async function pictureOf(shade: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 4, height: 4, channels: 3, background: { r: shade, g: 0, b: 0 } } })
    .png()
    .toBuffer()
}

async function upload(who: TestPerson): Promise<string> {
  const id = newId()
  const sent = await app.inject({
    method: 'POST',
    url: '/api/uploads/product-image',
    headers: { cookie: who.cookie, 'content-type': 'application/octet-stream', 'x-upload-id': id },
    payload: red,
  })
  expect(sent.statusCode).toBe(200)
  return id
}

describe('a new product', () => {
  test('SHOP-FORM-18 SHOP-ADMIN-13 SHOP-LIST-24 X3-CALL-20 stands at the end, with a slug of its name', async () => {
    const first = await make(admin)
    const second = await make(teacher, { price: '49,5', stock: '3', tags: 'Slaap, slaap,licht' })
    expect(first).toMatchObject({ slug: 'avondbril', status: 'draft', version: 0, priceCents: null })
    expect(second).toMatchObject({
      slug: 'avondbril-2',
      orderIndex: first.orderIndex + 1,
      priceCents: 4_950,
      stockQuantity: 3,
      tags: ['Slaap', 'licht'],
    })
    expect(await list()).toEqual([first, second])
  })

  test('X3-DATA-11 X3-DATA-13 X3-DATA-14 keeps each of its fields, and has the usual discounts unless others are set', async () => {
    expect(await make(admin)).toMatchObject({
      studentDiscountPercentage: 8,
      teacherDiscountPercentage: 12,
      affiliateDiscountPercentage: null,
      productType: 'own',
      partnerId: null,
    })
    const partner = await given.partner('Zon')
    const made = await make(admin, {
      name: 'Rode lamp',
      description: 'Voor de avond',
      price: '49,50',
      tags: 'licht, avond',
      status: 'active',
      order: '7',
      isFeatured: true,
      isPreorder: true,
      studentDiscount: '10',
      studentDiscountCode: 'LID10',
      teacherDiscount: '20',
      teacherDiscountCode: 'LERAAR20',
      affiliateDiscount: '5',
      affiliateDiscountCode: 'ZON5',
      productType: 'affiliate',
      affiliateUrl: 'https://zon.example/lamp',
      partnerId: partner.id,
    })
    expect(made).toMatchObject({
      name: 'Rode lamp',
      description: 'Voor de avond',
      priceCents: 4_950,
      category: 'fysiek product',
      tags: ['licht', 'avond'],
      status: 'active',
      orderIndex: 7,
      isFeatured: true,
      isPreorder: true,
      studentDiscountPercentage: 10,
      studentDiscountCode: 'LID10',
      teacherDiscountPercentage: 20,
      teacherDiscountCode: 'LERAAR20',
      affiliateDiscountPercentage: 5,
      affiliateDiscountCode: 'ZON5',
      productType: 'affiliate',
      partnerId: partner.id,
    })
    expect(await list()).toContainEqual(made)
    const shown = (await noor.does(shop.catalogue, {})).products.find(({ id }) => id === made.id)
    expect(shown).toMatchObject({ name: 'Rode lamp', partner: { id: partner.id, name: 'Zon' }, images: [] })
  })

  test('SHOP-FORM-06 SHOP-FORM-20 that is wrong is refused with the sentence under each field', async () => {
    await expect(make(admin, { name: '', price: '1e9', affiliateUrl: 'http://x.example' })).rejects.toMatchObject({
      status: 422,
      code: 'FAULTY_FIELDS',
      data: { faults: { name: 'Naam is verplicht', price: 'Ongeldige prijs', affiliateUrl: 'Ongeldige URL' } },
    })
    await expect(make(admin, { partnerId: newId() })).rejects.toMatchObject({
      data: { faults: { partnerId: 'Deze partner bestaat niet meer' } },
    })
    expect(await list()).toEqual([])
  })

  test('that is sent again is made once, and under the id of another one not at all', async () => {
    const id = newId()
    expect(await make(admin, {}, id)).toEqual(await make(admin, {}, id))
    await expect(make(admin, { name: 'Anders' }, id)).rejects.toMatchObject({ code: 'ID_IN_USE' })
    expect(await list()).toHaveLength(1)
  })

  test('SHOP-LIST-27 is not for members', async () => {
    await expect(make(noor)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    await expect(noor.does(shop.managed, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await list()).toEqual([])
  })
})

describe('an edit', () => {
  test('SHOP-LIST-24 SHOP-FORM-07 changes the product and never its slug, and reaches the shop', async () => {
    const made = await make(admin)
    const form = { ...formOf(made), name: 'Ochtendbril', status: 'active' as const, price: '0' }
    const saved = await teacher.does(shop.saveProduct, { id: made.id, version: 0, product: form })
    expect(saved).toMatchObject({ name: 'Ochtendbril', slug: 'avondbril', version: 1, priceCents: 0 })
    expect((await noor.does(shop.catalogue, {})).products).toMatchObject([{ name: 'Ochtendbril', isFree: true }])
  })

  test('X3-EDGE-13 of a version that is another one by now is refused, and overwrites nothing', async () => {
    const { id } = await make(admin)
    const save = (who: TestPerson, version: number, name: string) =>
      who.does(shop.saveProduct, { id, version, product: typed({ name, order: '1' }) })
    await save(admin, 0, 'Eerste')
    await expect(save(teacher, 0, 'Tweede')).rejects.toMatchObject({ status: 409, code: 'CHANGED' })
    expect(await save(admin, 0, 'Eerste')).toMatchObject({ version: 1 })
    await teacher.does(shop.setStatus, { id, status: 'active' })
    await expect(save(admin, 1, 'Derde')).rejects.toMatchObject({ code: 'CHANGED' })
    expect(await list()).toMatchObject([{ name: 'Eerste', status: 'active', version: 2 }])
    await admin.does(shop.removeProduct, { id })
    await expect(save(admin, 2, 'Vierde')).rejects.toMatchObject({ code: 'CHANGED' })
    expect(await list()).toEqual([])
  })

  test('SHOP-FORM-19 X3-DATA-12 keeps its pictures in their order, the first is that of the product, and takes others away', async () => {
    const [one, two, theirs] = [await upload(admin), await upload(admin), await upload(teacher)]
    const made = await make(admin, { images: [one, two], status: 'active' })
    expect(made.images.map(({ id }) => id)).toEqual([one, two])
    const save = (version: number, images: string[]) =>
      admin.does(shop.saveProduct, { id: made.id, version, product: { ...formOf(made), images } })
    const turned = await save(0, [two, one])
    const { rows } = await pool.query('select image_url from products')
    expect(rows[0].image_url).toBe(turned.images[0]?.thumbnail)
    expect(turned.images.map(({ id }) => id)).toEqual([two, one])
    const [shown] = (await noor.does(shop.catalogue, {})).products
    expect(shown?.images).toEqual(turned.images.map(({ thumbnail, card, full }) => ({ thumbnail, card, full })))
    for (const unknown of [theirs, newId()])
      await expect(save(1, [two, unknown])).rejects.toMatchObject({ data: { faults: { images: expect.any(String) } } })
    await save(1, [two])
    expect((await pool.query('select id from uploads where id = any($1)', [[one, two]])).rows).toEqual([{ id: two }])
    await admin.does(shop.removeProduct, { id: made.id })
    expect((await pool.query('select id from uploads where id = any($1)', [[one, two]])).rows).toEqual([])
  })

  test('SHOP-ORDER-54 SHOP-ORDER-14 leaves an order the picture that it was bought with, as long as there is the order', async () => {
    const [shown, other, next] = [await upload(admin), await upload(admin), await upload(admin)]
    const made = await make(admin, { images: [shown, other], price: '10' })
    await anOrder(house, { buyer: noor, productId: made.id })
    const there = async () => {
      const { rows } = await pool.query<{ id: string }>('select id from uploads where id = any($1)', [
        [shown, other, next],
      ])
      return new Set(rows.map(({ id }) => id))
    }
    const opens = async () => (await app.inject({ url: made.images[0]?.thumbnail ?? '' })).statusCode
    await admin.does(shop.saveProduct, { id: made.id, version: 0, product: { ...formOf(made), images: [next] } })
    await sweepImages(house)
    expect(await there()).toEqual(new Set([shown, next]))
    await admin.does(shop.removeProduct, { id: made.id })
    await sweepImages(house)
    expect([await there(), await opens()]).toEqual([new Set([shown]), 200])
    await pool.query('delete from shop_orders')
    await sweepImages(house)
    expect([await there(), await opens()]).toEqual([new Set(), 404])
  })
})

describe('a card of the management', () => {
  test('SHOP-ADMIN-02 SHOP-ADMIN-03 SHOP-ADMIN-04 SHOP-ADMIN-11 X3-CALL-17 of every status has an eye and a pin, which set a state', async () => {
    // By their names, and as they were made, they would stand the other way round.
    const draft = await given.product({ name: 'Aan', status: 'draft', orderIndex: 12 })
    const hidden = await given.product({ name: 'Bijna', status: 'inactive', orderIndex: 9 })
    const { id } = await make(admin, { order: '1' })
    for (const _ of 'twice')
      expect(await teacher.does(shop.setStatus, { id, status: 'active' })).toEqual({ id, version: 1 })
    for (const _ of 'twice')
      expect(await admin.does(shop.setFeatured, { id, isFeatured: true })).toEqual({ id, version: 2 })
    expect(await list()).toMatchObject([
      { id, status: 'active', isFeatured: true },
      { id: hidden.id, status: 'inactive' },
      { id: draft.id, status: 'draft' },
    ])
    for (const toggle of [
      noor.does(shop.setStatus, { id, status: 'inactive' }),
      noor.does(shop.setFeatured, { id, isFeatured: false }),
      noor.does(shop.removeProduct, { id }),
    ])
      await expect(toggle).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(admin.does(shop.setStatus, { id: newId(), status: 'active' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('SHOP-ADMIN-14 a product that is deleted leaves shop and carts', async () => {
    const lamp = await given.product({ name: 'Lamp', priceCents: 100 })
    await noor.does(shop.add, { productId: lamp.id })
    expect(await admin.does(shop.removeProduct, { id: lamp.id })).toEqual({ done: true })
    expect((await noor.does(shop.cart, {})).lines).toEqual([])
    expect((await noor.does(shop.catalogue, {})).products).toEqual([])
    await expect(admin.does(shop.removeProduct, { id: lamp.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('SHOP-FORM-12 SHOP-FORM-13 X3-CALL-21 X3-DATA-15 every partner stands there by name', async () => {
    const [zon, maan] = [await given.partner('Zon'), await given.partner('Maan', false)]
    expect((await teacher.does(shop.managedPartners, {})).partners).toEqual([
      { ...maan, isActive: false },
      { ...zon, isActive: true },
    ])
  })
})

test('whatever a manager changes is written down, and everybody hears that the shop changed', async () => {
  await house.settled()
  const ear = await noor.listens()
  const { id } = await make(admin, { price: '10' })
  await admin.does(shop.setStatus, { id, status: 'active' })
  await admin.does(shop.setStatus, { id, status: 'active' })
  await admin.does(shop.setFeatured, { id, isFeatured: true })
  await admin.does(shop.removeProduct, { id })
  await house.settled()
  expect(ear.kinds()).toEqual(Array(4).fill('shop.changed'))
  const { rows } = await pool.query(
    'select action, old_value, new_value from audit_log where subject_id = $1 order by at, id',
    [id],
  )
  expect(rows).toEqual([
    { action: 'product.made', old_value: null, new_value: 'Avondbril · € 10,00 · draft' },
    { action: 'product.edited', old_value: 'Avondbril · € 10,00 · draft', new_value: 'Avondbril · € 10,00 · active' },
    { action: 'product.edited', old_value: 'Avondbril · € 10,00 · active', new_value: 'Avondbril · € 10,00 · active' },
    { action: 'product.removed', old_value: 'Avondbril · € 10,00 · active', new_value: null },
  ])
  ear.leave()
})
