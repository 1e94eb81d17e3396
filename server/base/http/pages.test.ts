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
const renderer: Renderer = {
  ...plainRenderer,
  renderPage: async ({ url, signedIn }, { call }) => {
    drawn.push(url)
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
