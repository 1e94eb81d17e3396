import { expect, test } from 'vitest'
import { afterEye, nextOrderIndex, offeredPartners } from './managing.ts'

test.each([
  ['SHOP-ADMIN-03', 'active', 'inactive'],
  ['SHOP-ADMIN-03', 'inactive', 'active'],
  ['SHOP-ADMIN-11', 'draft', 'active'],
] as const)('%s the eye makes %s %s', (_ids, before, after) => expect(afterEye(before)).toBe(after))

test.each([
  [null, 1],
  [0, 1],
  [7, 8],
])('SHOP-ADMIN-13 after %s comes %i', (highest, next) => expect(nextOrderIndex(highest)).toBe(next))

test('SHOP-FORM-12 SHOP-FORM-13 the active partners are offered by name, and the chosen one whatever it is', () => {
  const partner = (id: string, name: string, isActive = true) => ({ id, name, isActive })
  const partners = [
    partner('a', 'Zon'),
    partner('b', 'Éclat'),
    partner('c', 'Maan', false),
    partner('d', 'Lucht', false),
  ]
  const offered = (chosen: string) => offeredPartners(partners, chosen).map(({ id }) => id)
  expect(offered('')).toEqual(['b', 'a'])
  expect(offered('c')).toEqual(['b', 'c', 'a'])
})
