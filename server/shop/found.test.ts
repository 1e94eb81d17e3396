import { newId } from '@bewezen/domain/base/ids.ts'
import { drawings } from '@bewezen/domain/pictures/drawings.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { uploads } from '../base/files/tables.ts'
import { openWorld } from '../base/testing/world.ts'
import { shopPages } from './publicPages.ts'
import { productImages, products } from './tables.ts'

const world = await openWorld()
const { given, app, house } = world
const seen = {
  name: 'Avondbril amber',
  description: 'Houdt blauw licht tegen.',
  tags: ['schemering'],
  priceCents: 5_901,
}
await given.product(seen)
await given.product({ ...seen, name: 'Avondbril concept', status: 'draft' })
const visitor = world.visitor()

describe('a product', () => {
  test('SH-NAV-05 SHOP-LIST-21 X3-EDGE-29 is found by everybody by name, description and tag, without its price, once it is in the shop', async () => {
    for (const text of ['avondbril', 'blauw', 'schemering']) {
      const { hits } = await visitor.does(search.find, { text })
      expect(hits.map(({ kind, title, path }) => [kind, title, path])).toEqual([
        ['product', 'Avondbril amber', '/shop/fysiek-product/avondbril-amber'],
      ])
      expect(JSON.stringify(hits)).not.toMatch(/5901|59,01/)
    }
  })

  test('SHOP-LIST-21 X3-EDGE-32 is in the sitemap and has a picture for shared links under its one address, and nothing that is not shown', async () => {
    const { body } = await app.inject({ url: '/sitemap.xml' })
    expect(body.match(/<loc>[^<]*\/shop\/[^<]*/g)).toEqual([
      `<loc>${house.settings.SITE_URL}/shop/fysiek-product/avondbril-amber`,
    ])
    const status = async (path: string) => (await app.inject({ url: `/og/shop/${path}.png` })).statusCode
    expect(await status('fysiek-product/avondbril-amber')).toBe(200)
    expect(await status('fysiek-product')).toBe(200)
    for (const path of ['ebook/avondbril-amber', 'fysiek-product/avondbril-concept', 'nergens'])
      expect(await status(path), path).toBe(404)
  })

  test('MKT-MORE-33 has its first picture on its card, and its drawing while it has none', async () => {
    const path = '/shop/fysiek-product/avondbril-amber'
    const card = async () => (await shopPages.at(house.database.db, path))?.card
    expect(await card()).toMatchObject({ upload: undefined, facts: ['Fysiek product'] })
    expect((await card())?.drawn.drawing).toBe(drawings.glasses)
    const [product] = await house.database.db.select().from(products).where(eq(products.slug, 'avondbril-amber'))
    const picture = (at: number) => ({
      id: newId(),
      productId: product?.id ?? '',
      storagePath: `product-images/${`${at}`.repeat(32)}-f3807`,
      sortIndex: at,
    })
    const [first, second] = [picture(1), picture(2)]
    await house.database.db.insert(uploads).values(
      [first, second].map(({ id, storagePath: key }) => ({
        id,
        key,
        purpose: 'product-image',
        width: 1,
        height: 1,
        bytes: 1,
        sha256: key,
        createdAt: new Date(),
      })),
    )
    await house.database.db.insert(productImages).values([second, first])
    expect((await card())?.upload).toEqual({ key: first.storagePath, size: 'full' })
  })
})
