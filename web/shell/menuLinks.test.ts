import { expect, test } from 'vitest'
import { menuLinksOf, moreLinksOf, withOwnPlaces } from './menuLinks.ts'

const linesOf = (mayOpenAdmin: boolean) => menuLinksOf({ mayOpenAdmin }).map(({ to, label }) => `${label} ${to}`)

test('SH-NAV-08 SH-NAV-09 SH-NAV-16 SH-NAV-28 the menu of a narrow window leads to each page once, by Blog and Profile too, and first to Vandaag', () => {
  const member = ['Vandaag /community?view=vandaag', 'Community /community', 'Events /events', 'Podcasts /podcasts']
  const own = ['Blog /blogs', 'Profile /profile']
  expect(linesOf(false)).toEqual([...member, ...own])
  expect(linesOf(true)).toEqual([...member, 'Producten /products', 'Admin /admin', ...own])
})

test('SH-NAV-31 SH-NAV-32 membership and shop stand below them, what is a tab already once, and the university and one’s own experiments behind the community where that is open', () => {
  const more = (mayOpenAdmin: boolean) => moreLinksOf({ mayOpenAdmin }).map(({ to, label }) => `${label} ${to}`)
  expect(more(false)).toEqual(['Lidmaatschap /subscription', 'Producten /products'])
  expect(more(true)).toEqual(['Lidmaatschap /subscription'])
  const labels = (to: string | null) =>
    withOwnPlaces(menuLinksOf({ mayOpenAdmin: false }), to).map(({ label }) => label)
  expect(labels('/community/labs/universiteit').slice(0, 5)).toEqual([
    'Vandaag',
    'Community',
    'Universiteit',
    'Mijn experimenten',
    'Events',
  ])
  expect(labels(null).slice(0, 3)).toEqual(['Vandaag', 'Community', 'Events'])
})
