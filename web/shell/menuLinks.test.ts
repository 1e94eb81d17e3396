import { expect, test } from 'vitest'
import { menuLinksOf } from './menuLinks.ts'

const linesOf = (mayOpenAdmin: boolean) => menuLinksOf({ mayOpenAdmin }).map(({ to, label }) => `${label} ${to}`)

test('SH-NAV-08 SH-NAV-09 SH-NAV-16 SH-NAV-28 the menu of a narrow window leads to each page once, by Blog and Profile too, and first to Vandaag', () => {
  const member = ['Vandaag /community?view=vandaag', 'Community /community', 'Events /events', 'Podcasts /podcasts']
  const own = ['Blog /blogs', 'Profile /profile']
  expect(linesOf(false)).toEqual([...member, ...own])
  expect(linesOf(true)).toEqual([...member, 'Producten /products', 'Admin /admin', ...own])
})
