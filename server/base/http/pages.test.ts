import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { openWorld, plainRenderer } from '../testing/world.ts'

const drawn: string[] = []
const renderer: Renderer = {
  ...plainRenderer,
  renderPage: async ({ url, signedIn }) => {
    drawn.push(url)
    return { status: 200, headers: {}, html: `<!doctype html><title>${signedIn ? 'member' : 'visitor'}</title>` }
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
