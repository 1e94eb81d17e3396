import { search } from '@bewezen/domain/search/contract.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

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
})
