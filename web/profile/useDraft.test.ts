import { expect, test } from 'vitest'
import { isSame, withoutSent } from './useDraft.ts'

test('what was saved is let go of, and what was typed meanwhile stays', () => {
  const typed = { city: 'Zwolle', bio: 'Eerst licht, dan', interests: ['Slaap', 'Yoga'] }
  expect(withoutSent(typed, { city: 'Zwolle', bio: 'Eerst licht', interests: ['Slaap', 'Yoga'] })).toEqual({
    bio: 'Eerst licht, dan',
  })
  expect(withoutSent(typed, {})).toEqual(typed)
  expect(withoutSent({}, typed)).toEqual({})
})

test('lists are the same when what is in them is, in their order', () => {
  expect(isSame(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSame('', ' ')).toBe(false)
})
