import { access } from '@bewezen/domain/access/contract.ts'
import { pageTitles } from '@bewezen/domain/site/pageTitleWords.ts'
import { pathOfShareImage, publicPages, shareImagePath } from '@bewezen/domain/site/publicPages.ts'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { stopClock } from '../base/testing/stopClock.ts'
import { openWorld } from '../base/testing/world.ts'
import { vocabulary } from '../demo/vocabulary.ts'
import { fittingLines, lettering, lineHeight, linesOf, type Room } from './lettering.ts'
import { sitemapOf } from './searchEngines.ts'

const world = await openWorld()
const { house, app } = world
const given = vocabulary(house)
const get = (url: string) => app.inject({ method: 'GET', url })

type Sitemap = { urlset: { '@_xmlns': string; url: { loc: string; lastmod?: string }[] } }
const read = (xml: string): Sitemap => new XMLParser({ ignoreAttributes: false }).parse(xml)

describe('search engines', () => {
  test('find every listed page once in a well-formed sitemap, which robots.txt names', async () => {
    const robots = await get('/robots.txt')
    const [, address = ''] = /^Sitemap: (.*)$/m.exec(robots.body) ?? []
    expect(address).toBe(`${house.settings.SITE_URL}/sitemap.xml`)
    expect(robots.headers['content-type']).toMatch(/^text\/plain/)
    const { body, headers } = await get('/sitemap.xml')
    expect(XMLValidator.validate(body)).toBe(true)
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const { urlset } = read(body)
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const listed = Object.entries(publicPages).filter(([, page]) => page.listed)
    expect(urlset.url.map(({ loc }) => loc)).toEqual(listed.map(([path]) => house.settings.SITE_URL + path))
  })

  test('BLOG-AREA-15 are led to every article that everybody sees, with the moment it changed, and to no other', async () => {
    const teacher = await world.person({ role: 'teacher' })
    const by = { by: teacher, excerpt: 'Kort.', content: '<p>Ga naar buiten.</p>', category: 'licht' }
    const seen = await given.blog({ ...by, title: 'Licht & lucht', at: new Date(Date.now() - 60_000) })
    const planned = await given.blog({ ...by, title: 'Voor later', at: new Date(Date.now() + 3_600_000) })
    const draft = await given.blog({ ...by, title: 'Half af', at: new Date(), isDraft: true })

    const found = read((await get('/sitemap.xml')).body).urlset.url.filter(({ loc }) => loc.includes('/blogs/'))
    expect(found).toEqual([
      { loc: `${house.settings.SITE_URL}/blogs/${seen.slug}`, lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
    const statuses = []
    for (const { slug } of [seen, planned, draft]) statuses.push((await get(`/og/blogs/${slug}.png`)).statusCode)
    expect(statuses).toEqual([200, 404, 404])
  })

  test('learn when a page changed, and no address breaks the file', () => {
    const xml = sitemapOf('https://x.nl', [{ path: `/blogs/a&b<'"é`, title: 'x', changedAt: new Date(0) }])
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).toContain('<loc>https://x.nl/blogs/a&amp;b%3C&apos;%22%C3%A9</loc>')
    expect(xml).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>')
  })
})

describe('somebody who found a weakness', () => {
  const told = async () => {
    const { body, headers, statusCode } = await get('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    return Object.fromEntries(
      body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    )
  }
  const day = 24 * 60 * 60 * 1_000

  test('SEC-ACC-30 is told the address of the site as it is now, in a text of RFC 9116', async () => {
    const expected = {
      Contact: 'mailto:community@bewezen.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'nl, en',
      Canonical: `${house.settings.SITE_URL}/.well-known/security.txt`,
    }
    expect(await told()).toEqual(expected)
    const admin = await world.person({ role: 'admin' })
    const [before, after] = ['community@bewezen.example', 'veilig@bewezen.example']
    await admin.does(access.saveSetting, { name: 'contactEmail', before, value: after })
    // What the site is called is believed for two seconds.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001)
    expect(await told()).toEqual({ ...expected, Contact: `mailto:${after}` })
    vi.restoreAllMocks()
    await admin.does(access.saveSetting, { name: 'contactEmail', before: after, value: before })
  })

  test.each([
    ['the first moment', '2027-02-28T00:00:00.000Z'],
    ['the last moment', '2027-02-28T23:59:59.999Z'],
  ])(
    'SEC-ACC-30 may believe it for less than a year from %s of a day, and reads the same all day',
    async (_when, at) => {
      const now = new Date(at)
      const start = await stopClock(house.database.pool, now)
      const ends = new Date((await told()).Expires ?? '')
      await start()
      expect(ends.toISOString()).toBe('2028-02-27T00:00:00.000Z')
      expect(ends.getTime() - now.getTime()).toBeLessThanOrEqual(364 * day)
    },
  )
})

describe('the picture of a page for shared links', () => {
  test('has the size that is announced, and is kept for ever under the address that the page gives', async () => {
    const { name } = await house.site()
    const address = shareImagePath('/contact', 'Contact', name)
    const { rawPayload, headers, statusCode } = await get(address)
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect([statusCode, headers['content-type'], format, width, height]).toEqual([200, 'image/png', 'png', 1200, 630])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const old = await get(address.replace(/v=\w+/, 'v=other'))
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  })

  test('is another one for another title', async () => {
    const [one, other] = [await get('/og/contact.png'), await get('/og/terms.png')]
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false)
  })

  test.each(['/og/nergens.png', '/og/contact', '/og/.png', '/og/index/x.png'])(
    'is not there at %s: only known pages have one',
    async (address) => {
      expect((await get(address)).statusCode).toBe(404)
    },
  )

  test('its address and its path lead to each other', () => {
    for (const path of ['/', '/contact', '/blogs/slapen'])
      expect(pathOfShareImage(shareImagePath(path, 'x', 'y').split('?')[0] ?? '')).toBe(path)
  })

  const rooms: [Room, ...Room[]] = [
    { size: 84, width: 640, height: 380 },
    { size: 80, width: 1040, height: 190 },
    { size: 40, width: 640, height: 380 },
  ]
  test.each([
    ...Object.values(pageTitles),
    'Waarom een vaste ochtendwandeling in het daglicht je slaap verbetert, ook in de donkere maanden van het jaar',
    'Meervoudigepersoonlijkheidsstoornissenonderzoek',
    'Łódź 🌞 en Ängelholm',
  ])('all of the title “%s” stands on it', (title) => {
    const { size, lines } = fittingLines(title, rooms)
    const room = rooms.find((one) => one.size === size) ?? rooms[0]
    expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''))
    expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height)
    for (const line of lines) expect(lettering(line, { x: 0, y: 0, size }).width).toBeLessThanOrEqual(room.width)
  })

  test('it is written as large as it fits, words whole as long as they can be', () => {
    expect(fittingLines('Home', rooms)).toEqual({ size: 84, lines: ['Home'] })
    expect(fittingLines('Evenementenkalender', rooms)).toEqual({ size: 80, lines: ['Evenementenkalender'] })
    expect(fittingLines('', rooms).lines).toEqual([])
    const { lines } = fittingLines('daglicht '.repeat(100), rooms)
    expect([lines.length, lines.at(-1)?.endsWith('…')]).toEqual([8, true])
  })

  test('a title too long for it ends with dots, and every line fits', () => {
    const place = { size: 64, width: 640, most: 4 }
    const lines = linesOf('Waarom een vaste ochtendwandeling in het daglicht je slaap verbetert '.repeat(3), place)
    expect(lines.length).toBe(4)
    expect(lines.at(-1)).toMatch(/…$/)
    for (const line of [...lines, ...linesOf('x'.repeat(200), place)]) {
      const drawn = lettering(line, { x: 0, y: 0, size: 64 })
      expect(drawn.width).toBeLessThanOrEqual(640)
      expect(drawn.outline).not.toContain('NaN')
    }
    expect(linesOf('', place)).toEqual([])
    expect(lettering('Łódź 🌞', { x: 0, y: 0, size: 64 }).outline).not.toBe('')
  })
})
