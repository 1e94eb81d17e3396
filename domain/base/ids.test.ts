import { expect, test } from 'vitest'
import { byId } from './byId.ts'
import { Id } from './ids.ts'
import { newId } from './newId.ts'

test('a new id is one that every contract takes, and no other', () => {
  const [a, b] = [newId(), newId()]
  expect([Id.safeParse(a).success, Id.safeParse(b).success, Id.safeParse('').success]).toEqual([true, true, false])
  expect(a).not.toBe(b)
})

test('things are found by their id', () => {
  const things = [{ id: 'a' }, { id: 'b' }]
  expect([...byId(things)]).toEqual([
    ['a', things[0]],
    ['b', things[1]],
  ])
})
