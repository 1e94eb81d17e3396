import { join } from 'node:path'
import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { publicPageAt, publicPages } from '@bewezen/domain/site/publicPages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../tools/base/files.ts'
import { builtWeb } from '../tools/start/built.ts'

const site = { name: 'Zonnewijzer', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }
let renderer: Renderer

const legalPage = {
  ...{ title: 'Privacybeleid', content: '<p>Voorbeeldtekst.</p>', isPlaceholder: true, headings: [] },
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
  await builtWeb()
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

test('MKT-PAGE-05 an unknown path answers 404, is not indexed and leads home', async () => {
  const { html, status } = await rendered('/nergens')
  expect([status, tag(html, 'robots')]).toEqual([404, 'noindex'])
  expect(html).toMatch(/<a href="\/"[^>]*>(<svg.*?<\/svg>)?Terug naar home<\/a>/)
})
