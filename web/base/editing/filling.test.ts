import { describe, expect, test } from 'vitest'
import { changedIn, isChanged, valuesOf, withNews, withoutSent, withSaved } from './filling.ts'

type Fields = { city: string; bio: string; interests: readonly string[] }
const reading = { valuesFrom: (stored: Fields) => stored }
const stored: Fields = { city: 'Zwolle', bio: '', interests: ['Slaap'] }
const typed = (some: Partial<Fields>) => ({ from: stored, typed: some })

test('what was saved is let go of, and what was typed meanwhile stays', () => {
  const typed = { city: 'Zwolle', bio: 'Eerst licht, dan', interests: ['Slaap', 'Yoga'] }
  expect(withoutSent(typed, { city: 'Zwolle', bio: 'Eerst licht', interests: ['Slaap', 'Yoga'] })).toEqual({
    bio: 'Eerst licht, dan',
  })
  expect(withoutSent(typed, {})).toEqual(typed)
  expect(withoutSent({}, typed)).toEqual({})
})

test('what was typed back to what is stored is no change, though it was touched', () => {
  expect(isChanged(typed({ city: 'Zwolle' }), reading)).toBe(false)
  expect(changedIn(typed({ city: 'Deventer', bio: '', interests: ['Slaap'] }), reading)).toEqual(['city'])
})

describe('what is stored elsewhere meanwhile', () => {
  const news: Fields = { city: 'Kampen', bio: 'Elders', interests: [] }
  const after = (filling: ReturnType<typeof typed>, way: Parameters<typeof withNews>[2]) =>
    valuesOf(withNews(filling, news, way, reading), reading)

  test('comes field by field into what nobody touched', () => {
    expect(after(typed({ city: 'Deventer' }), 'by field')).toEqual({ ...news, city: 'Deventer' })
  })
  test('comes as a whole as long as nothing was changed', () => {
    expect(after(typed({ city: 'Zwolle' }), 'while unchanged')).toEqual(news)
    expect(after(typed({ city: 'Deventer' }), 'while unchanged')).toEqual({ ...stored, city: 'Deventer' })
  })
  test('waits until it is asked for', () => {
    expect(after(typed({}), 'when asked')).toEqual(stored)
    expect(after(typed({ city: 'Deventer' }), 'when asked')).toEqual({ ...stored, city: 'Deventer' })
  })
  test('is no news when it is the same', () => {
    const filling = typed({ city: 'Deventer' })
    expect(withNews(filling, { ...stored }, 'by field', reading)).toBe(filling)
  })
})

test('a save goes on from what was stored then', () => {
  const filling = typed({ city: 'Deventer', bio: 'Meer' })
  const newer = { ...stored, city: 'Deventer' }
  expect(withSaved(filling, { city: 'Deventer', bio: '' }, newer)).toEqual({ from: newer, typed: { bio: 'Meer' } })
  expect(withSaved(filling, {}).from).toBe(stored)
})
