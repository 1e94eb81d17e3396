import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { affiliateClickPath } from '@bewezen/domain/shop/categories.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { stopClock } from '../base/testing/stopClock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld({ env: { AFFILIATE_LIMIT: '20' } })
const { given, house, app } = world
const { db, pool } = house.database
const noor = await world.person()
const affiliate = { productType: 'affiliate', affiliateUrl: 'https://partner.example/mat?a=b' } as const
const mat = await given.product({ ...affiliate, name: 'Mat', priceCents: 8_900 })

const click = ({ id }: { id: string }, who: TestPerson | null = null, more = '') =>
  app.inject({ url: affiliateClickPath(id) + more, headers: who ? { cookie: who.cookie } : {} })
const clicks = async () =>
  (
    await pool.query(
      'select product_id, product_name, price_cents, profile_id from affiliate_clicks order by clicked_at',
    )
  ).rows

afterEach(async () => {
  await pool.query('delete from affiliate_clicks')
  await pool.query('delete from attempts')
  await moveClock(db, 0)
})

describe('a click on the offer of a partner', () => {
  test('SHOP-BUY-07 SHOP-BUY-10 X3-CALL-25 X3-EDGE-33 leads to the stored address, whatever else is asked, and is written down', async () => {
    for (const who of [noor, null]) {
      const answer = await click(mat, who, '&url=https://evil.example&redirect=//evil.example')
      expect([answer.statusCode, answer.headers.location]).toEqual([302, affiliate.affiliateUrl])
    }
    const line = { product_id: mat.id, product_name: 'Mat', price_cents: 8_900 }
    expect(await clicks()).toEqual([
      { ...line, profile_id: noor.id },
      { ...line, profile_id: null },
    ])
  })

  test('X3-EDGE-33 SHOP-BUY-10 leads nowhere without such a product, and counts nothing', async () => {
    const none = [
      { id: newId() },
      { id: 'x' },
      { id: '' },
      await given.product({ ...affiliate, name: 'Eigen', productType: 'own' }),
      await given.product({ ...affiliate, name: 'Zonder', affiliateUrl: null }),
      await given.product({ ...affiliate, name: 'Verborgen', status: 'inactive' }),
    ]
    for (const product of none) {
      const answer = await click(product, noor)
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND', data: null }])
    }
    expect(await clicks()).toEqual([])
  })

  test('X3-EDGE-34 counts once for each visitor, product and minute, and always leads on', async () => {
    const other = await given.product({ ...affiliate, name: 'Bril' })
    // From the beginning of a minute on, so that none begins in between.
    const minute = (number: number) => moveClock(db, number * 60_000 - (Date.now() % 60_000))
    await minute(1)
    for (const who of [noor, null, noor, null]) expect((await click(mat, who)).statusCode).toBe(302)
    expect(await clicks()).toHaveLength(2)
    for (const product of [other, mat]) expect((await click(product, noor)).statusCode).toBe(302)
    expect(await clicks()).toHaveLength(3)
    await minute(2)
    await click(mat, noor)
    expect(await clicks()).toHaveLength(4)
  })

  test('X3-EDGE-34 beyond the limit of a network address is answered with 429', async () => {
    const codes: number[] = []
    for (let at = 0; at < 21; at++) codes.push((await click(mat)).statusCode)
    expect(codes).toEqual([...Array(20).fill(302), 429])
  })

  test('X3-EDGE-34 of a robot that comes with thousands of requests one click counts, and only those up to the limit lead on', async () => {
    const goOn = await stopClock(pool, new Date())
    const many = runs(200, 10_000)
    const codes: number[] = []
    while (codes.length < many) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => click(mat)))
      codes.push(...answers.map(({ statusCode }) => statusCode))
    }
    expect(codes.filter((code) => code === 302)).toHaveLength(20)
    expect(codes.filter((code) => code === 429)).toHaveLength(many - 20)
    expect(await clicks()).toHaveLength(1)
    await goOn()
  })

  test('SHOP-ADMIN-14 keeps name and price of that time when the product goes', async () => {
    const gone = await given.product({ ...affiliate, name: 'Weg', priceCents: 100 })
    await click(gone, noor)
    await pool.query('delete from products where id = $1', [gone.id])
    expect(await clicks()).toEqual([{ product_id: null, product_name: 'Weg', price_cents: 100, profile_id: noor.id }])
  })
})
