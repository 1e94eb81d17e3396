import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { pictureFile } from '../standin/picture.ts'
import { openShopStandIn } from '../testing/standin.ts'
import { drawNext } from './drawNext.ts'

const standIn = await openShopStandIn()
const world = await openWorld({ env: { AI_BASE_URL: standIn.url, AI_IMAGE_MODEL: 'schilder' } })
const { given, house, app } = world
const { pool } = house.database
const [admin, teacher, noor] = [
  await world.person({ role: 'admin' }),
  await world.person({ role: 'teacher' }),
  await world.person(),
]
const partner = await given.partner('Wolkenveld')
const other = await given.partner('Noorderkruid')

const setting = async (name: 'generatorPartner' | 'generatorCode', value: string) => {
  const { rows } = await pool.query('select generator_partner, generator_code from site_settings')
  const before = (name === 'generatorCode' ? rows[0].generator_code : rows[0].generator_partner) ?? ''
  if (before !== value) await admin.does(access.saveSetting, { name, before, value })
}

beforeEach(async () => {
  await standIn.is('fine')
  await setting('generatorPartner', 'Wolkenveld')
  await setting('generatorCode', 'BEWEZEN5')
})
afterEach(() => pool.query('delete from product_image_runs; delete from products'))

const start = (replace = false, who: TestPerson = teacher, id = newId()) => who.does(shop.startImages, { id, replace })
const stands = async (who = teacher) => (await who.does(shop.images, {})).run
/** Does the work of one job, and then that of those that follow. */
async function draw(runId: string, pictures = 20): Promise<void> {
  for (let left = pictures; left > 0; left--) {
    const run = await stands()
    if (run?.id !== runId || run.state !== 'running') return
    await drawNext(house, { runId, at: run.done })
  }
}
const products = async () => (await teacher.does(shop.managed, {})).products
const ofPartner = (name: string) => given.product({ name, partnerId: partner.id, productType: 'affiliate' })
const picture = () => pictureFile({ thing: 'mug', theme: 'licht', backdrop: 'wall', emblem: 'sun' })

describe('one picture', () => {
  test('SHOP-AI-11 X3-CALL-24 of a prompt and a name comes an address at which the picture is served in its sizes', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/functions/v1/generate-product-images',
      headers: { cookie: teacher.cookie },
      payload: { prompt: 'Een lamp op tafel', productName: 'Wekkerlamp' },
    })
    expect(answer.statusCode).toBe(200)
    const { publicUrl } = answer.json()
    expect(publicUrl).toMatch(/^\/files\/product-images\/.+\/full\.webp$/)
    expect((await app.inject(publicUrl)).headers['content-type']).toBe('image/webp')
    expect((await standIn.asked()).at(-1)).toMatchObject({ model: 'schilder', prompt: 'Wekkerlamp\nEen lamp op tafel' })
    await expect(noor.does(shop.generateImage, { prompt: 'x', productName: 'y' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test.each(['fails', 'broken'] as const)('SHOP-AI-08 a painter that %s makes an error', async (mood) => {
    await standIn.is(mood)
    await expect(teacher.does(shop.generateImage, { prompt: 'x', productName: 'y' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
  })
})

describe('the settings', () => {
  test('SHOP-AI-13 name a partner and a code; without a partner of that name there is nothing to begin', async () => {
    expect(await teacher.does(shop.images, {})).toEqual({
      partnerName: 'Wolkenveld',
      partner,
      discountCode: 'BEWEZEN5',
      run: null,
    })
    await setting('generatorPartner', 'Onbekend')
    expect(await teacher.does(shop.images, {})).toMatchObject({ partnerName: 'Onbekend', partner: null })
    await expect(start()).rejects.toMatchObject({ status: 409, code: 'NO_PARTNER' })
    await setting('generatorPartner', '')
    expect(await teacher.does(shop.images, {})).toMatchObject({ partner: null })
  })

  test('SHOP-AI-13 SHOP-PRICE-11 are not told to everybody', async () => {
    expect(JSON.stringify(await noor.does(access.settings, {}))).not.toMatch(/BEWEZEN5|generator/i)
    await expect(noor.does(shop.images, {})).rejects.toMatchObject({ status: 403 })
    await expect(
      teacher.does(access.saveSetting, { name: 'generatorCode', before: 'BEWEZEN5', value: 'X' }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('a run', () => {
  test('SHOP-AI-09 SHOP-AI-12 X3-LIMIT-13 X3-CALL-19 gives each product of the partner a picture, its code and 5 percent, and leaves others alone', async () => {
    await ofPartner('Dekbed')
    await given.product({ name: 'Thee', partnerId: other.id })
    await given.product({ name: 'Mok' })
    const { run } = await start()
    expect(run).toMatchObject({ state: 'running', done: 0, total: 1, made: 0, failures: [] })
    await draw(run?.id ?? '')
    expect(await stands()).toMatchObject({ state: 'done', done: 1, made: 1 })
    const [dekbed, thee, mok] = await products()
    expect(dekbed).toMatchObject({
      affiliateDiscountCode: 'BEWEZEN5',
      affiliateDiscountPercentage: 5,
      version: 1,
      images: [{ isGenerated: true }],
    })
    for (const one of [thee, mok]) expect(one).toMatchObject({ affiliateDiscountCode: null, version: 0, images: [] })
    const { rows } = await pool.query(`select image_url from products where name = 'Dekbed'`)
    expect((await app.inject(rows[0].image_url)).statusCode).toBe(200)
  })

  test('SHOP-AI-14 passes over what has a picture, unless it is to be replaced', async () => {
    await given.product({ name: 'Mat', partnerId: partner.id, picture: { file: await picture(), by: admin } })
    await expect(start()).rejects.toMatchObject({ status: 409, code: 'NOTHING_TO_MAKE' })
    await ofPartner('Dekbed')
    const first = await start()
    expect(first.run?.total).toBe(1)
    await draw(first.run?.id ?? '')
    const before = (await products()).map(({ images }) => images[0]?.id)
    const again = await start(true)
    expect(again.run?.total).toBe(2)
    await draw(again.run?.id ?? '')
    const after = await products()
    expect(after.map(({ images }) => images.length)).toEqual([1, 1])
    expect(after.filter(({ images }, index) => images[0]?.id === before[index])).toEqual([])
  })

  test('SHOP-AI-14 goes on after a product that fails, and lists it at the end', async () => {
    await ofPartner('Dekbed')
    const failing = await ofPartner('Een onmogelijk kussen')
    await ofPartner('Mat')
    const { run } = await start()
    await draw(run?.id ?? '')
    expect(await stands()).toMatchObject({ state: 'done', done: 3, total: 3, made: 2, failures: [failing] })
    expect((await products())[1]).toMatchObject({ images: [], affiliateDiscountCode: null })
  })

  test('SHOP-AI-14 can be stopped; what is under way then changes nothing', async () => {
    await ofPartner('Dekbed')
    await ofPartner('Mat')
    const { run } = await start()
    const id = run?.id ?? ''
    await drawNext(house, { runId: id, at: 0 })
    const late = drawNext(house, { runId: id, at: 1 })
    expect((await admin.does(shop.stopImages, { id })).run).toMatchObject({ state: 'stopped', done: 1, made: 1 })
    await late
    await drawNext(house, { runId: id, at: 1 })
    expect(await admin.does(shop.stopImages, { id })).toMatchObject({ run: { state: 'stopped', done: 1 } })
    expect((await products()).map(({ images }) => images.length)).toEqual([1, 0])
  })

  test('SHOP-AI-14 is the only one at a time, and the same when it is asked for again', async () => {
    await ofPartner('Dekbed')
    const id = newId()
    const first = await start(false, teacher, id)
    expect(await start(false, teacher, id)).toEqual(first)
    await expect(start(false, admin, id)).rejects.toMatchObject({ code: 'ID_IN_USE' })
    await expect(start(true, admin)).rejects.toMatchObject({ status: 409, code: 'ALREADY_RUNNING' })
    await expect(
      pool.query(
        `insert into product_image_runs (id, started_by, replaces, code, product_ids, started_at)
          values (gen_random_uuid(), $1, false, '', '[]', now())`,
        [admin.id],
      ),
    ).rejects.toMatchObject({ code: '23505' })
  })

  test('SHOP-AI-14 a job that comes twice, as after a restart, makes one picture', async () => {
    await ofPartner('Dekbed')
    await ofPartner('Mat')
    const { run } = await start()
    const job = { runId: run?.id ?? '', at: 0 }
    await drawNext(house, job)
    await drawNext(house, job)
    expect(await stands()).toMatchObject({ done: 1, made: 1, state: 'running' })
  })

  test('SHOP-AI-09 ends when its starter manages the shop no more, and passes over what is gone', async () => {
    const helper = await world.person({ role: 'teacher' })
    const gone = await ofPartner('Dekbed')
    await ofPartner('Mat')
    const { run } = await start(false, helper)
    await pool.query('delete from products where id = $1', [gone.id])
    await drawNext(house, { runId: run?.id ?? '', at: 0 })
    expect(await stands()).toMatchObject({ done: 1, made: 0, failures: [] })
    await pool.query(`update profiles set role = 'student' where id = $1`, [helper.id])
    await drawNext(house, { runId: run?.id ?? '', at: 1 })
    expect(await stands()).toMatchObject({ state: 'stopped', made: 0 })
  })

  test('SHOP-AI-14 SH-EDGE-24 managers hear how far it is, and members do not', async () => {
    await ofPartner('Dekbed')
    const [ear, hers] = [await admin.listens(), await noor.listens()]
    const { run } = await start()
    await draw(run?.id ?? '')
    await house.settled()
    expect(ear.kinds().filter((kind) => kind === 'productImages.changed')).toHaveLength(2)
    expect(hers.kinds()).not.toContain('productImages.changed')
  })
})

test('SHOP-AI-10 SHOP-AI-14 X3-LIMIT-13 the clockwork of the house makes them with two seconds in between', async () => {
  const working = await openWorld({ env: { AI_BASE_URL: standIn.url }, jobs: true })
  const manager = await working.person({ role: 'admin' })
  const wool = await working.given.partner('Wolkenveld')
  await working.house.database.pool.query(`update site_settings set generator_partner = 'Wolkenveld'`)
  for (const name of ['Dekbed', 'Mat']) await working.given.product({ name, partnerId: wool.id })
  const { pool } = working.house.database
  await manager.does(shop.startImages, { id: newId(), replace: false })
  await expect
    .poll(async () => (await manager.does(shop.images, {})).run?.made, { timeout: 20_000, interval: 100 })
    .toBe(2)
  const { rows } = await pool.query<{ apart: number }>(
    `select extract(epoch from max(created_at) - min(created_at))::float as apart from uploads where purpose = 'product-image'`,
  )
  expect(rows[0]?.apart).toBeGreaterThanOrEqual(2)
})
