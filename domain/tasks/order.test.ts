import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beforeWhich, movedBefore } from './order.ts'

const listed = (text: string) => [...text].map((id) => ({ id }))
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')

test.each<[string, string | null, string]>([
  ['c', 'a', 'cabd'],
  ['c', 'b', 'acbd'],
  ['c', 'd', 'abcd'],
  ['a', null, 'bcda'],
  ['d', null, 'abcd'],
  ['a', 'a', 'abcd'],
  ['x', 'a', 'abcd'],
  ['a', 'x', 'abcd'],
])('SH-TODO-14 of abcd, %s before %s makes %s', (id, before, moved) => {
  expect(ids(movedBefore(listed('abcd'), id, before))).toBe(moved)
})

test.each<[string, 'up' | 'down', string | null | undefined]>([
  ['a', 'up', undefined],
  ['b', 'up', 'a'],
  ['d', 'up', 'c'],
  ['a', 'down', 'c'],
  ['c', 'down', null],
  ['d', 'down', undefined],
  ['x', 'up', undefined],
])('SH-TODO-14 of abcd, %s goes %s before %s', (id, way, before) => {
  expect(beforeWhich(listed('abcd'), id, way)).toBe(before)
})

test('SH-TODO-14 a move loses nothing, and the same move again changes nothing', () => {
  fc.assert(
    fc.property(fc.nat(7), fc.option(fc.nat(7)), (from, to) => {
      const list = listed('abcdefgh')
      const [id = '', before] = [list[from]?.id, to === null ? null : (list[to]?.id ?? null)]
      const moved = movedBefore(list, id, before)
      expect(ids(moved).split('').sort().join('')).toBe('abcdefgh')
      expect(ids(movedBefore(moved, id, before))).toBe(ids(moved))
    }),
  )
})
