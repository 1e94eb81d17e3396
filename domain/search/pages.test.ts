import { expect, test } from 'vitest'
import { publicPages } from '../site/publicPages.ts'
import { searchPages } from './pages.ts'

test('the pages that are found: all may open the public ones, the others ask for a capability', () => {
  expect(searchPages.map(({ path, title, needs }) => `${path} ${title}: ${needs}`)).toEqual([
    '/how-it-works How it works: nothing',
    '/subscription Abonnement: nothing',
    '/events Events: nothing',
    '/blogs Blogs: nothing',
    '/products Producten: nothing',
    '/podcasts Podcasts: nothing',
    '/contact Contact: nothing',
    '/privacy Privacybeleid: nothing',
    '/terms Algemene voorwaarden: nothing',
    '/cookies Cookiebeleid: nothing',
    '/auth?mode=forgot Wachtwoord vergeten: nothing',
    '/inbox Inbox: useInbox',
    '/profile Profiel: useOwnAccount',
    '/admin Admin Center: openAdmin',
  ])
})

test('a page is found by what stands on it: its own line, else that of search engines', () => {
  for (const { text } of searchPages) expect(text).toMatch(/^\p{Lu}.+\.$/u)
  const textOf = (path: string) => searchPages.find((page) => page.path === path)?.text
  expect(textOf('/contact')).toBe(publicPages['/contact'].description)
  expect(textOf('/inbox')).toBe('Je meldingen en antwoorden.')
})
