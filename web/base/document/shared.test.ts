import { publicPages, shareImagePath } from '@bewezen/domain/site/publicPages.ts'
import { expect, test } from 'vitest'
import { sharedTags } from './shared.tsx'
import { pageHead } from './titled.ts'

const site = { name: 'Bewezen', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }
const described = publicPages['/contact'].description
const page = (pathname: string, title: string, meta: Parameters<typeof pageHead>[2] = []) =>
  sharedTags([{}, pageHead({ pathname, context: { site } as never }, title, meta)], site)
const tags = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"\/>/g), ([, name, content]) => [
      name,
      content,
    ]),
  )

test('a page is shared with its title, its description and its one address', () => {
  expect(tags(page('/contact/', 'Contact | Bewezen'))).toEqual({
    description: described,
    'og:title': 'Contact | Bewezen',
    'og:description': described,
    'og:type': 'website',
    'og:url': 'https://bewezen.example/contact',
    'og:site_name': 'Bewezen',
    'og:locale': 'nl_NL',
    'og:image': expect.stringMatching(/^https:\/\/bewezen\.example\/og\/contact\.png\?v=\w+$/),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Contact | Bewezen',
    'twitter:card': 'summary_large_image',
  })
})

test('the site says who it is as JSON-LD, without what nobody filled in, and no name can end the element', () => {
  const named = { ...site, name: '</script><b>', company: { kvk: '12345678', phone: '' } }
  const html = sharedTags([pageHead({ pathname: '/', context: { site: named } as never }, 'Thuis')], named)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://bewezen.example/#organization',
    name: '</script><b>',
    url: 'https://bewezen.example/',
    logo: 'https://bewezen.example/icons/icon-512.png',
    email: 'hallo@bewezen.example',
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '12345678' },
  })
})

test('a page that tells its own facts, such as an article, is shared with them', () => {
  const fact = { '@context': 'https://schema.org', '@type': 'Article', headline: 'Slapen' }
  const html = page('/blogs/slapen', 'Slapen', [
    { name: 'description', content: 'Over slapen' },
    { property: 'og:type', content: 'article' },
    { 'script:ld+json': fact },
  ])
  expect(html).toContain(`<script type="application/ld+json">${JSON.stringify(fact)}</script>`)
  expect(tags(html)['og:type']).toBeUndefined()
  expect(tags(html)['og:image']).toMatch(/\/og\/blogs\/slapen\.png\?v=/)
})

test('the picture is asked for under the address at which the server draws it, with the bare title', () => {
  const asked = (pathname: string, title: string) => tags(page(pathname, title))['og:image']
  expect(asked('/contact', 'Contact | Bewezen')).toBe(site.url + shareImagePath('/contact', 'Contact', 'Bewezen'))
  expect(asked('/', 'Bewezen | Gezond leven, bewezen')).toBe(
    site.url + shareImagePath('/', 'Gezond leven, bewezen', 'Bewezen'),
  )
})

test('a cover takes the place of the drawn picture, and is not joined by it', () => {
  const cover = { property: 'og:image', content: 'https://bewezen.example/files/x/share.webp' }
  const html = page('/blogs/slapen', 'Slapen', [{ name: 'description', content: 'Over slapen' }, cover])
  expect(html).not.toContain('og:image')
  expect(tags(html)['twitter:card']).toBe('summary_large_image')
})

test('what a route says of itself goes first, and is not written twice', () => {
  const { description, 'og:description': shared } = tags(
    page('/contact', 'Contact', [{ name: 'description', content: 'Van het artikel zelf' }]),
  )
  expect([description, shared]).toEqual([undefined, 'Van het artikel zelf'])
})

test('a page without a description is shared without one, and a page without a title not at all', () => {
  expect(Object.keys(tags(page('/nieuw', 'Nieuw')))).toEqual([
    'og:title',
    'og:type',
    'og:url',
    'og:site_name',
    'og:locale',
  ])
  expect(sharedTags([{}], site)).toBe('')
})
