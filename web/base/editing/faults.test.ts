import { describe, expect, test } from 'vitest'
import { isSame, type Shown, shownFaults } from './faults.ts'
import { faultsAt } from './filling.ts'

type Fields = { city: string; bio: string }
const stored: Fields = { city: 'Zwolle', bio: '' }
const unsaid: Shown<Fields, keyof Fields> = { left: [], said: {}, saidOf: {} }

test('lists are the same when what is in them is, in their order', () => {
  expect(isSame(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSame('', ' ')).toBe(false)
})

describe('what is wrong', () => {
  const values = { ...stored, city: 'X' }
  const ruled = { city: 'Te kort', bio: 'Verplicht' }

  test('is shown at fields that were left, and at all of them once the form was sent', () => {
    expect(shownFaults(unsaid, values, ruled)).toEqual({})
    expect(shownFaults({ ...unsaid, left: ['bio'] }, values, ruled)).toEqual({ bio: 'Verplicht' })
    expect(shownFaults({ ...unsaid, left: ['city', 'bio'] }, values, ruled)).toEqual(ruled)
    expect(shownFaults({ ...unsaid, left: ['city', 'bio'] }, values, { city: null, bio: 'Verplicht' })).toEqual({
      bio: 'Verplicht',
    })
  })

  test('according to the server stays beside its field until that is typed on', () => {
    const refused = { ...unsaid, said: faultsAt<keyof Fields>(['city'], () => 'Bestaat niet'), saidOf: values }
    expect(shownFaults(refused, values, {})).toEqual({ city: 'Bestaat niet' })
    expect(shownFaults(refused, { ...values, bio: 'Meer' }, {})).toEqual({ city: 'Bestaat niet' })
    expect(shownFaults(refused, { ...values, city: 'Xa' }, {})).toEqual({})
    expect(shownFaults({ ...refused, left: ['city', 'bio'] }, { ...values, city: '' }, ruled)).toEqual(ruled)
  })

  test('with fields that hang together holds until one of them changes', () => {
    const refused = { ...unsaid, said: { bio: 'Past niet bij de stad' }, saidOf: values }
    expect(shownFaults(refused, { ...values }, {}, true)).toEqual({ bio: 'Past niet bij de stad' })
    expect(shownFaults(refused, { ...values, city: 'Deventer' }, {}, true)).toEqual({})
  })
})
