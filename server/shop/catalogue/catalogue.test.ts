import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { queriesOf } from '../../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import type { Asked } from './filtered.ts'

const world = await openWorld()
const { given, house, app } = world
const { pool } = house.database
const [noor, teacher, admin] = [
  await world.person({ firstName: 'Noor' }),
  await world.person({ role: 'teacher' }),
  await world.person({ role: 'admin' }),
]
const visitor = world.visitor()
// The shop takes money only where a provider is.
house.payments.provider ??= {} as PaymentProvider
const partner = await given.partner('Zonlicht BV')
await given.partner('Gestopt BV', false)
const secrets = {
  studentDiscountCode: 'GEHEIM-S',
  teacherDiscountCode: 'GEHEIM-T',
  affiliateDiscountCode: 'GEHEIM-A',
  downloadUrl: 'https://geheim.example/a.pdf',
}
const [lamp, boek, deal] = [
  await given.product({ ...secrets, name: 'Café-lamp', description: 'Warm licht', priceCents: 5_900, orderIndex: 2 }),
  await given.product({
    ...secrets,
    name: 'Boek',
    description: 'Om te lezen',
    category: 'ebook',
    priceCents: 1_000,
    orderIndex: 1,
    isPhysical: false,
    isDigital: true,
    tags: ['Slaap'],
  }),
  await given.product({
    ...secrets,
    name: 'Mat',
    description: 'Wol',
    priceCents: 0,
    orderIndex: 2,
    isFeatured: true,
    productType: 'affiliate',
    partnerId: partner.id,
    affiliateUrl: 'https://geheim.example/mat',
  }),
]
const draft = await given.product({ name: 'Concept', status: 'draft', priceCents: 100 })
const later = await given.product({ name: 'Straks', priceCents: null, status: 'inactive' })

const names = async (who: Pick<TestPerson, 'does'>, asked: Asked) =>
  (await who.does(shop.catalogue, asked)).products.map(({ name }) => name)

describe('the catalogue', () => {
  test('SHOP-LIST-01 SHOP-LIST-21 SHOP-LIST-22 SHOP-LIST-12 X3-CALL-18 X3-CALL-21 is what is active, in the order of the shop, with the active partners', async () => {
    for (const who of [visitor, noor, admin]) {
      const { products, total, isWhole, partners } = await who.does(shop.catalogue, {})
      expect(products.map(({ name }) => name)).toEqual(['Boek', 'Mat', 'Café-lamp'])
      expect({ total, isWhole, partners }).toEqual({ total: 3, isWhole: true, partners: [partner] })
      expect(products[1]).toMatchObject({ partner, productType: 'affiliate', hasDeal: true })
    }
  })

  test('SHOP-PRICE-12 X3-EDGE-29 tells a visitor no price, code or address', async () => {
    const answers = [
      await app.inject({ url: '/api/shop/catalogue' }),
      await app.inject({ url: `/api/shop/product?id=${boek.id}` }),
    ]
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/geheim|5900|1000|Cents"/i)
    }
    expect((await visitor.does(shop.catalogue, {})).products.map(({ isFree }) => isFree)).toEqual([false, true, false])
  })

  test('SHOP-PRICE-08 SHOP-PRICE-11 tells somebody with an account their price and code, and no address', async () => {
    const { products } = await noor.does(shop.catalogue, {})
    expect(products[2]?.offer).toMatchObject({
      priceCents: 5_900,
      finalCents: 5_428,
      studentDiscountCode: 'GEHEIM-S',
      teacherDiscountCode: null,
    })
    expect(JSON.stringify(products)).not.toContain('geheim.example')
    const [first] = (await teacher.does(shop.catalogue, {})).products
    expect(first?.offer).toMatchObject({ finalCents: 880, teacherDiscountCode: 'GEHEIM-T' })
  })

  test('SHOP-LIST-13 takes two queries, however much there is', async () => {
    const asked = await queriesOf(house, () => noor.does(shop.catalogue, {}))
    expect(asked.filter((text) => /products|partners/.test(text))).toHaveLength(2)
  })

  test('SHOP-LIST-29 SHOP-PRICE-11 many who ask at once share a reading of the products, and each gets their own prices', async () => {
    const everyone = [noor, teacher, admin, visitor, noor, teacher]
    const answers: Awaited<ReturnType<typeof list>>[] = []
    const list = (who: Pick<TestPerson, 'does'>) => who.does(shop.catalogue, {})
    const asked = await queriesOf(house, async () => {
      answers.push(...(await Promise.all(everyone.map(list))))
    })
    // One that the first of them began, and one for all who came meanwhile.
    expect(asked.filter((text) => /from "products"/.test(text)).length).toBeLessThanOrEqual(2)
    const alone = []
    for (const who of everyone) alone.push(await list(who))
    expect(answers).toEqual(alone)
    expect(answers[3]?.products.map(({ offer }) => offer)).toEqual([null, null, null])
  })

  test('SHOP-LIST-29 who asks after a change sees it, though somebody was reading meanwhile', async () => {
    const reading = noor.does(shop.catalogue, {})
    await pool.query('update products set name = $1 where id = $2', ['Nieuwe lamp', lamp.id])
    expect(await names(teacher, {})).toContain('Nieuwe lamp')
    await reading
    await pool.query('update products set name = $1 where id = $2', ['Café-lamp', lamp.id])
  })

  test.each<[string, Asked, string[]]>([
    ['SHOP-LIST-05 SHOP-LIST-06', { text: 'CAFE' }, ['Café-lamp']],
    ['SHOP-LIST-05 SHOP-LIST-06', { text: 'rm lic' }, ['Café-lamp']],
    ['SHOP-LIST-05', { text: 'slaap' }, ['Boek']],
    ['SHOP-LIST-06', { text: '%' }, []],
    ['SHOP-LIST-07', { type: 'affiliate' }, ['Mat']],
    ['SHOP-LIST-08', { price: 'free' }, ['Mat']],
    ['SHOP-LIST-08', { price: 'paid' }, ['Boek', 'Café-lamp']],
    ['SHOP-LIST-09', { category: 'ebook' }, ['Boek']],
    ['SHOP-LIST-10', { partner: 'partner' }, ['Mat']],
    ['SHOP-LIST-10', { partner: 'own' }, ['Boek', 'Café-lamp']],
    ['SHOP-LIST-10', { partner: partner.id }, ['Mat']],
    ['SHOP-LIST-10', { partner: newId() }, []],
    ['SHOP-LIST-11', { price: 'paid', text: 'lamp' }, ['Café-lamp']],
  ])('%s asked for %j, the server leaves %j, and says that it is not everything', async (_ids, asked, left) => {
    for (const who of [visitor, noor]) expect(await names(who, asked)).toEqual(left)
    expect(await noor.does(shop.catalogue, asked)).toMatchObject({ isWhole: false, total: left.length })
  })

  test('SHOP-LIST-14 above 500 products it sends the first of them, and says how many there are', async () => {
    await pool.query(`insert into products (id, slug, name, category, status, order_index, created_at)
      select gen_random_uuid(), 'veel-' || n, 'Veel ' || n, 'guide', 'active', 10, now() from generate_series(1, 500) n`)
    const { products, total, isWhole } = await noor.does(shop.catalogue, {})
    await pool.query(`delete from products where category = 'guide'`)
    expect([products.length, total, isWhole]).toEqual([500, 503, false])
  })
})

describe('one product', () => {
  test('SHOP-LIST-20 SHOP-LIST-23 X3-EDGE-32 is found by its id or slug, and only when it is active', async () => {
    expect(await visitor.does(shop.product, { slug: 'cafe-lamp' })).toMatchObject({ id: lamp.id, offer: null })
    expect(await noor.does(shop.product, { id: lamp.id })).toMatchObject({ slug: 'cafe-lamp' })
    for (const asked of [{ id: draft.id }, { id: later.id }, { slug: 'concept' }, { id: newId() }, { slug: 'x' }])
      for (const who of [visitor, noor, admin])
        await expect(who.does(shop.product, asked)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('a download', () => {
  beforeAll(() => pool.query(`update site_settings set company_address = 'Zonnelaan 1, 3511 AB Utrecht'`))
  const afterOrder = async (on: boolean) => {
    await admin.does(access.switchSetting, { name: 'shopPayment', on })
    await admin.does(access.switchSetting, { name: 'paidDownloadsAfterOrder', on })
  }
  afterEach(async () => {
    await afterOrder(false)
    await pool.query(`update products set price_cents = 1000, download_url = $1 where id = $2`, [
      secrets.downloadUrl,
      boek.id,
    ])
  })

  test('SHOP-BUY-03 SHOP-BUY-09 X3-EDGE-29 opens for everybody with an account, and for nobody else', async () => {
    for (const who of [noor, admin])
      expect(await who.does(shop.download, { id: boek.id })).toEqual({ url: secrets.downloadUrl })
    await expect(visitor.does(shop.download, { id: boek.id })).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    for (const { id } of [lamp, deal, draft])
      await expect(noor.does(shop.download, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('SHOP-BUY-05 that has no address is refused as missing', async () => {
    await pool.query('update products set download_url = null where id = $1', [boek.id])
    await expect(noor.does(shop.download, { id: boek.id })).rejects.toMatchObject({ code: 'DOWNLOAD_MISSING' })
  })

  test('SHOP-BUY-09 of a paid product stays closed under the setting, but for managers', async () => {
    await afterOrder(true)
    await expect(noor.does(shop.download, { id: boek.id })).rejects.toMatchObject({ status: 403, code: 'NOT_BOUGHT' })
    expect((await noor.does(shop.product, { id: boek.id })).offer?.download).toBe('notBought')
    expect(await teacher.does(shop.download, { id: boek.id })).toEqual({ url: secrets.downloadUrl })
    await pool.query('update products set price_cents = 0 where id = $1', [boek.id])
    expect(await noor.does(shop.download, { id: boek.id })).toEqual({ url: secrets.downloadUrl })
  })
})
