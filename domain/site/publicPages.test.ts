import { expect, test } from 'vitest'
import { pageTitles } from './pageTitleWords.ts'
import { pathOfShareImage, publicPageAt, publicPages, shareImagePath } from './publicPages.ts'

test('every public page has a description that search engines show whole, and all but /auth are listed', () => {
  expect(Object.keys(publicPages).filter((path) => !publicPageAt(path)?.listed)).toEqual(['/auth'])
  for (const { description } of Object.values(publicPages)) {
    expect(description).toMatch(/^\p{Lu}.+\.$/u)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('a public page is found at its path with its title, and nothing else is', () => {
  expect(publicPageAt('/contact')).toEqual({ title: pageTitles['/contact'], ...publicPages['/contact'] })
  for (const path of ['/profile', 'contact', '', 'toString']) expect(publicPageAt(path)).toBeNull()
})

test('the picture of a page for shared links changes its address with what is written on it', () => {
  const path = shareImagePath('/contact', 'Contact', 'Bewezen')
  expect(path).toMatch(/^\/og\/contact\.png\?v=[0-9a-z]{1,7}$/)
  expect(shareImagePath('/', 'Bewezen', 'Bewezen')).toMatch(/^\/og\/index\.png\?v=[0-9a-z]{1,7}$/)
  expect(shareImagePath('/contact', 'Contact', 'Bewezen')).toBe(path)
  const others = [
    shareImagePath('/contact', 'Contact!', 'Bewezen'),
    shareImagePath('/contact', 'Contact', 'Bewijs'),
    shareImagePath('/contact', 'Contac', 'tBewezen'),
    shareImagePath('/contact', 'Contact', 'Bewezen', 'za 24 okt'),
    shareImagePath('/contact', 'Contact', 'Bewezen', 'zo 25 okt'),
  ]
  expect(new Set([path, ...others]).size).toBe(6)
})

test.each([
  ['/', '/og/index.png'],
  ['/contact', '/og/contact.png'],
  ['/blogs/licht', '/og/blogs/licht.png'],
])('the picture of %s is asked for at %s', (path, asked) => {
  expect(pathOfShareImage(asked)).toBe(path)
  expect(shareImagePath(path, '', '').split('?')[0]).toBe(asked)
})

test.each(['/og', '/og/', '/og.png', '/og/.png', '/og/contact.jpg', '/og/contact.png/', '/x/og/contact.png', ''])(
  '%j is the picture of no page',
  (asked) => expect(pathOfShareImage(asked)).toBeNull(),
)
