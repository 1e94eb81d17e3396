import { newId } from '@bewezen/domain/base/ids.ts'
import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { blogs } from '@bewezen/domain/blogs/contract.ts'
import { legal } from '@bewezen/domain/legal/contract.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { moveClock } from '../database/clock.ts'
import { openLog } from '../log.ts'
import { plainRenderer } from '../testing/plainRenderer.ts'
import { openWorld } from '../testing/world.ts'

const drawn: string[] = []
/** What these pages show of what is stored. */
const readOn: Record<string, [name: string, input: object]> = {
  '/privacy': ['legal.page', { pageType: 'privacy' }],
  '/blogs': ['blogs.list', { from: 0 }],
  '/blogs/licht': ['blogs.read', { slug: 'licht' }],
  '/blogs/%00': ['blogs.read', { slug: '\0' }],
}
/** As the database answers when it is not there. */
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
/** How the pages of these paths are to be drawn now: not at all, as one that says why, or not to be listed. */
const moods = new Map<string, 'throws' | 'fails' | 'mistaken' | 'unlisted' | 'missing'>()
const renderer: Renderer = {
  ...plainRenderer,
  renderPage: async ({ url, signedIn }, { call }) => {
    drawn.push(url)
    const mood = moods.get(new URL(url).pathname)
    if (mood === 'throws') throw away
    if (mood === 'fails') return { status: 503, headers: {}, html: '<!doctype html><title>weg</title>', fault: away }
    if (mood === 'mistaken') return { status: 500, headers: {}, html: '<title>stuk</title>', fault: new Error('oops') }
    if (mood === 'missing') return { status: 404, headers: {}, html: '<title>niets</title>' }
    if (mood === 'unlisted')
      return { status: 200, headers: {}, html: '<head><meta name="robots" content="noindex"></head>' }
    const asked = readOn[new URL(url).pathname]
    const text = asked
      ? JSON.stringify(await call(...asked).catch(({ code }) => code))
      : signedIn
        ? 'member'
        : 'visitor'
    return { status: 200, headers: {}, html: `<!doctype html><title>${text}</title>` }
  },
}
const site = 'https://bewezen.example'
const SECRET_KEY = 'a secret key of at least 32 characters'
const world = await openWorld({ env: { SITE_URL: site }, renderer })
const production = await openWorld({
  env: { NODE_ENV: 'production', SITE_URL: site, SECRET_KEY },
  renderer,
  log: openLog('silent'),
})
beforeEach(() => {
  drawn.length = 0
})

describe('a page', () => {
  test.each([
    ['/contact', `${site}/contact`],
    ['/auth?next=%2Finbox', `${site}/auth?next=%2Finbox`],
    ['//evil.example/contact', `${site}/evil.example/contact`],
    ['/\\evil.example/over', `${site}/over`],
    ['//[', `${site}/[`],
    ['https://evil.example/podcasts', `${site}/podcasts`],
  ])('that is asked for as %s is drawn for our own site', async (asked, url) => {
    for (const headers of [{}, { cookie: (await world.person()).cookie }]) {
      await world.app.inject({ url: asked, headers: { host: 'evil.example', ...headers } })
      expect(drawn).toEqual([url])
      drawn.length = 0
    }
  })

  test('of a visitor is never one of somebody who is signed in, and the other way round', async () => {
    const { cookie } = await world.person()
    const titleOf = async (headers: Record<string, string>) =>
      /<title>(.*)<\/title>/.exec((await world.app.inject({ url: '/', headers })).body)?.[1]

    for (let times = 0; times < 2; times++) {
      expect(await titleOf({ cookie })).toBe('member')
      expect(await titleOf({})).toBe('visitor')
    }
    const { headers } = await world.app.inject({ url: '/', headers: { cookie } })
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

test('BLOG-AREA-06 a page that asks what nobody can ask for hears so as under /api, and no fault is written down', async () => {
  const { body } = await world.app.inject({ url: '/blogs/%00' })
  expect(body).toContain('INVALID_INPUT')
})

test('production has no page under /dev, however it is spelled: the page that is drawn is none', async () => {
  for (const url of ['/dev/gallery', '/dev', '//dev/gallery', '/%64ev/gallery', '/dev/'])
    await production.app.inject({ url })
  // One page, kept for all of them.
  expect(drawn).toEqual([`${site}/dev`])
})

test('elsewhere the pages for developers are drawn, and pages that begin alike always', async () => {
  await world.app.inject({ url: '/dev/gallery' })
  await production.app.inject({ url: '/development' })
  expect(drawn).toEqual([`${site}/dev/gallery`, `${site}/development`])
})

describe('a page that visitors keep asking for', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
  ])('comes as the browser wants it: %s as %s', async (accepted, encoding) => {
    const { headers } = await world.app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
  })

  const seen = async (url: string) => (await world.app.inject({ url })).body
  const article = (change: object) => ({
    id: newId(),
    title: 'Licht',
    slug: '',
    excerpt: '',
    content: '<p>Ga naar buiten.</p>',
    coverAlt: '',
    category: null,
    status: 'published' as const,
    publishedAt: null,
    updatedAt: null,
    coverUploadId: null,
    noCover: false,
    ...change,
  })

  test('BLOG-AREA-02 LEGAL-PAGE-17 shows a changed legal page and blog to everybody before any time has passed, however long it was to be kept', async () => {
    const admin = await world.person({ role: 'admin' })
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    try {
      await seen('/privacy')
      drawn.length = 0
      expect(await seen('/privacy')).not.toContain('Wij verkopen niets.')
      // It came from the kept ones, so what follows is no accident.
      expect(drawn).toEqual([])
      const { pages } = await admin.does(legal.pages, {})
      const updatedAt = pages.find(({ pageType }) => pageType === 'privacy')?.updatedAt ?? null
      const content = '<p>Wij verkopen niets.</p>'
      await admin.does(legal.save, { pageType: 'privacy', title: 'Privacy', content, updatedAt })
      await world.house.settled()
      expect(await seen('/privacy')).toContain('Wij verkopen niets.')

      expect(await seen('/blogs')).not.toContain('"Licht"')
      const made = article({})
      await admin.does(blogs.save, made)
      await world.house.settled()
      for (const url of ['/blogs', '/blogs/licht']) expect(await seen(url)).toContain('"Licht"')
      const { updatedAt: at } = await admin.does(blogs.edit, { id: made.id })
      await admin.does(blogs.save, { ...made, title: 'Daglicht', updatedAt: at })
      await world.house.settled()
      for (const url of ['/blogs', '/blogs/licht']) expect(await seen(url)).toContain('"Daglicht"')
      await admin.does(blogs.remove, { id: made.id })
      await world.house.settled()
      expect(await seen('/blogs')).not.toContain('Daglicht')
    } finally {
      time.mockRestore()
    }
  })

  test('BLOG-AREA-11 shows what nobody was told of, such as an article whose moment came, within five seconds', async () => {
    const admin = await world.person({ role: 'admin' })
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
    await admin.does(blogs.save, article({ title: 'Straks', publishedAt }))
    await world.house.settled()
    const now = performance.now()
    const time = vi.spyOn(performance, 'now').mockReturnValue(now)
    try {
      expect(await seen('/blogs')).not.toContain('Straks')
      await moveClock(world.house.database.db, 3_600_000)
      expect(await seen('/blogs')).not.toContain('Straks')
      time.mockReturnValue(now + 5_000)
      expect(await seen('/blogs')).toContain('Straks')
    } finally {
      time.mockRestore()
      await moveClock(world.house.database.db, 0)
    }
  })
})

describe('what a shared cache may keep', () => {
  const keeping = async (url: string, headers: Record<string, string> = {}) =>
    (await world.app.inject({ url, headers })).headers['cache-control']
  const forAll = 'public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=86400'

  test('OPS-CDN-01 a public page for two seconds, and for a day when the site does not answer', async () => {
    expect(await keeping('/over')).toBe(forAll)
    expect((await world.app.inject({ url: '/over' })).headers.vary).toBe('accept-encoding, cookie')
  })

  test('OPS-CDN-02 never what somebody sees who is signed in, nor an answer to whatever other cookie', async () => {
    const { cookie } = await world.person()
    expect(await keeping('/over', { cookie })).toBe('private, no-store')
    for (const other of [`${cookie.split('=')[0]}=gone.forged`, 'theme=dark'])
      expect(await keeping('/over', { cookie: other })).toBe('private, no-cache')
    expect(await keeping('/over')).toBe(forAll)
  })

  test.each([
    ['a page that is not listed, such as one behind a link with a token', '/token', 'unlisted'],
    ['a page that is not there', '/niets', 'missing'],
    ['a page that could not be drawn', '/stuk', 'mistaken'],
  ] as const)('OPS-CDN-02 never %s', async (_what, url, mood) => {
    moods.set(url, mood)
    expect(await keeping(url)).toBe('private, no-cache')
  })

  test('OPS-CDN-02 never what was asked behind a question mark', async () => {
    expect(await keeping('/over?token=geheim')).toBe('private, no-cache')
  })
})

describe('while the database is away', () => {
  /** Asks for a page after so many milliseconds. */
  async function after(milliseconds: number, url: string, headers: Record<string, string> = {}) {
    const now = performance.now()
    const time = vi.spyOn(performance, 'now').mockReturnValue(now + milliseconds)
    try {
      const answer = await world.app.inject({ url, headers })
      return { status: answer.statusCode, title: /<title>(.*?)<\/title>/.exec(answer.body)?.[1] }
    } finally {
      time.mockRestore()
    }
  }
  beforeEach(() => moods.clear())

  test.each(['throws', 'fails'] as const)(
    'OPS-CDN-03 a visitor gets the page as it last was, for a day: drawing %s',
    async (mood) => {
      const url = `/over/${mood}`
      expect(await after(0, url)).toEqual({ status: 200, title: 'visitor' })
      moods.set(url, mood)
      expect(await after(5_000, url)).toEqual({ status: 200, title: 'visitor' })
      expect((await after(25 * 3_600_000, url)).status).toBe(503)
    },
  )

  test('OPS-CDN-03 not somebody who is signed in, not a page that nobody saw, not a mistake of ours, not one that went', async () => {
    const { cookie } = await world.person()
    await after(0, '/a')
    moods.set('/a', 'fails').set('/b', 'fails')
    expect((await after(5_000, '/a', { cookie })).status).toBe(503)
    expect((await after(5_000, '/b')).status).toBe(503)
    moods.set('/a', 'mistaken')
    expect((await after(10_000, '/a')).status).toBe(500)

    await after(0, '/c')
    moods.set('/c', 'missing')
    expect((await after(5_000, '/c')).status).toBe(404)
    moods.set('/c', 'fails')
    expect((await after(10_000, '/c')).status).toBe(503)
  })

  test('OPS-CDN-03 not what was changed or taken back since', async () => {
    const admin = await world.person({ role: 'admin' })
    await after(0, '/d')
    const { pages } = await admin.does(legal.pages, {})
    const updatedAt = pages.find(({ pageType }) => pageType === 'terms')?.updatedAt ?? null
    await admin.does(legal.save, { pageType: 'terms', title: 'Voorwaarden', content: '<p>Nieuw.</p>', updatedAt })
    await world.house.settled()
    moods.set('/d', 'fails')
    expect((await after(5_000, '/d')).status).toBe(503)
  })
})

describe('what lies beside the site on its machine', () => {
  test.each([
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/main.ts',
    '/dist/web/server/entry-server.js',
  ])('SEC-ACC-37 %s is no address of ours: whoever asks gets the page that says so', async (path) => {
    const url = new URL(path, site).pathname
    moods.set(url, 'missing')
    drawn.length = 0
    const answer = await production.app.inject({ url: path })
    expect([answer.statusCode, answer.body, drawn]).toEqual([404, '<title>niets</title>', [site + url]])
  })

  test.each(['TRACE', 'CONNECT', 'PROPFIND'])('SEC-ACC-37 %s is answered by nobody', async (method) => {
    for (const url of ['/', '/api/access/settings', '/healthz']) {
      const { statusCode, body } = await production.app.inject({ method: method as 'GET', url, headers: { x: 'mine' } })
      expect([404, 405]).toContain(statusCode)
      expect(body).not.toContain('mine')
    }
  })
})
