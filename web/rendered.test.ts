import { join } from 'node:path'
import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { publicPageAt, publicPages } from '@bewezen/domain/site/publicPages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../tools/base/files.ts'
import { built } from '../tools/start/built.ts'

const site = { name: 'Zonnewijzer', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }
let renderer: Renderer

const legalPage = {
  title: 'Privacybeleid',
  content: '<p>Voorbeeldtekst.</p>',
  isPlaceholder: true,
  headings: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
}

/** A page of the built site as a visitor without JavaScript receives it. */
const rendered = (path: string, signedIn = false) =>
  renderer.renderPage(
    { url: site.url + path, signedIn, seq: 0, site },
    {
      call: (name) =>
        name === 'legal.page'
          ? Promise.resolve({ page: legalPage })
          : Promise.reject(Object.assign(new Error('There is no API here'), { code: 'UNAVAILABLE' })),
    },
  )
const tag = (html: string, name: string) =>
  html.match(new RegExp(`<(?:meta|link)[^>]* (?:name|property|rel)="${name}"[^>]* (?:content|href)="([^"]*)"`))?.[1]

beforeAll(async () => {
  await built('web')
  renderer = await import(join(projectRoot, 'dist/web/server/entry-server.js'))
}, 240_000)

describe('a public page', () => {
  test.each([
    ['/', 'Zonnewijzer | Gezond leven, bewezen', 'Sta er niet alleen voor: leer samen met gelijkgestemden'],
    ['/how-it-works', 'Hoe het werkt | Zonnewijzer', 'Je ontwerpt en beoordeelt je eigen experimenten.'],
    ['/contact', 'Contact | Zonnewijzer', 'hallo@bewezen.example'],
    ['/privacy', 'Privacybeleid | Zonnewijzer', 'Voorbeeldtekst.'],
    ['/terms', 'Algemene voorwaarden | Zonnewijzer', 'Voorbeeldtekst.'],
    ['/cookies', 'Cookiebeleid | Zonnewijzer', 'Inlogcookie'],
  ])('%s can be read without JavaScript, and search engines learn what it is', async (path, title, text) => {
    const { html, status } = await rendered(path)
    expect([status, html.match(/<title>(.*?)<\/title>/)?.[1]]).toEqual([200, title])
    expect(html).toContain(text)
    expect(tag(html, 'canonical')).toBe(site.url + path)
    expect(tag(html, 'description')).toBe(publicPageAt(path)?.description)
    expect(['og:title', 'og:url', 'og:site_name'].map((name) => tag(html, name))).toEqual([
      title,
      site.url + path,
      'Zonnewijzer',
    ])
    expect(tag(html, 'robots')).toBeUndefined()
  })

  test('is described in a length that search engines show', () => {
    for (const { description } of Object.values(publicPages)) expect(description.length).toBeLessThanOrEqual(160)
  })

  test('that is still to come, or that a member sees, is left out of search engines', async () => {
    expect(tag((await rendered('/blogs')).html, 'robots')).toBe('noindex')
    expect(tag((await rendered('/masterclassen', true)).html, 'og:title')).toBeUndefined()
  })
})

describe('an address', () => {
  test('ROUTE-TABLE-21 SH-ROUTE-26 a slash at its end is ignored, and a redirect keeps the query', async () => {
    const sentTo = async (path: string) => {
      const { status, headers } = await rendered(path)
      return [status, headers.location?.replace(site.url, '')]
    }
    expect(await sentTo('/contact/?van=mail')).toEqual([307, '/contact?van=mail'])
    expect(await sentTo('/blogs/licht/')).toEqual([307, '/blogs/licht'])
    expect(await sentTo('/abonnementen?plan=student')).toEqual([308, '/subscription?plan=student'])
    expect(await sentTo('/Contact')).toEqual([404, undefined])
  })

  test('MKT-HOME-16 somebody who is signed in is sent from / to the community before anything of home is drawn', async () => {
    const { status, headers, html } = await rendered('/', true)
    expect([status, headers.location?.replace(site.url, ''), html]).toEqual([307, '/community', ''])
  })

  test('ROUTE-TABLE-14 the plans are public: a visitor is led to an account, a member reads their own in the browser', async () => {
    const invitation = /<main.*href="\/auth\?mode=register".*<\/main>/s
    const [visitor, member] = [await rendered('/subscription'), await rendered('/subscription', true)]
    expect([visitor.status, member.status]).toEqual([200, 200])
    expect(visitor.html).toMatch(invitation)
    expect(member.html).not.toMatch(invitation)
    expect(member.html).toMatch(/PlanPage-[\w-]+\.js/)
    expect(visitor.html).not.toMatch(/PlanPage-[\w-]+\.js/)
  })
})

test('X3-GEN-12 SH-GEN-01 X3-GEN-01 every public page is in Dutch and shows the name that was set, and no other', async () => {
  const paths = [
    ...Object.keys(publicPages),
    '/events',
    '/podcasts',
    '/livestream',
    '/products',
    '/community',
    '/nergens',
  ]
  for (const path of paths) {
    const { html } = await rendered(path)
    expect(html, path).toMatch(/^<!DOCTYPE html><html lang="nl"/i)
    expect(html, path).toContain('Zonnewijzer')
    expect(html.replaceAll('bewezen.example', ''), path).not.toContain('Bewezen')
  }
  const home = (await rendered('/')).html
  expect(home).toContain('Een goede gezondheid is haalbaar.')
})

test('MKT-PAGE-05 an unknown path answers 404, is not indexed and leads home', async () => {
  const { html, status } = await rendered('/nergens')
  expect([status, tag(html, 'robots')]).toEqual([404, 'noindex'])
  expect(html).toMatch(/<a href="\/"[^>]*>(<svg.*?<\/svg>)?Terug naar home<\/a>/)
})
