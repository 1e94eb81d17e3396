import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { type Guarded, isOffered, maySee, type Viewer, visibilityPolicies } from './visibility.ts'

const event = (change: Partial<Guarded> = {}): Guarded => ({
  isLive: true,
  policy: 'public',
  roles: [],
  includesTop5: false,
  createdBy: 'maker',
  teacherIds: ['t1', 't2'],
  ...change,
})
const viewer = (change: Partial<Viewer> = {}): Viewer => ({
  id: 'somebody',
  role: 'student',
  isTop5: false,
  hasPlace: false,
  ...change,
})
const forStudents = { policy: 'roles', roles: ['student', 'partner'] } as const
const forTop = { policy: 'roles', roles: ['partner'], includesTop5: true } as const

// The people, and which of these events each sees: public, for students and partners, for partners and the top 5, private, offline.
const events = [event(), event(forStudents), event(forTop), event({ policy: 'private' }), event({ isLive: false })]
const people: [string, Viewer | null, string][] = [
  ['a visitor', null, '+----'],
  ['a student', viewer(), '++---'],
  ['a student of the top 5', viewer({ isTop5: true }), '+++--'],
  ['a partner', viewer({ role: 'partner' }), '+++--'],
  ['a student plus', viewer({ role: 'student_plus_lars' }), '+----'],
  ['a student plus of the top 5', viewer({ role: 'student_plus_lars', isTop5: true }), '+-+--'],
  ['a moderator', viewer({ role: 'moderator' }), '+----'],
  ['another teacher', viewer({ role: 'teacher' }), '+----'],
  ['somebody with an unknown role', viewer({ role: 'STUDENT' }), '+----'],
  ['somebody without a role', viewer({ role: null }), '+----'],
  ['an admin', viewer({ role: 'admin' }), '+++++'],
  ['who made it', viewer({ id: 'maker', role: 'teacher' }), '+++++'],
  ['one of its teachers', viewer({ id: 't2', role: 'teacher' }), '+++++'],
  ['somebody with a place', viewer({ role: 'no_subscription', hasPlace: true }), '+++++'],
]

describe('who sees what', () => {
  test.each(people)(
    'EV-VIS-09 EV-VIS-11 EV-VIS-12 EV-VIS-13 EV-VIS-14 EV-VIS-16 EV-VIS-17 EV-VIS-21 %s',
    (_who, who, seen) => {
      expect(events.map((one) => (maySee(one, who) ? '+' : '-')).join('')).toBe(seen)
    },
  )

  test('EV-VIS-13 the top 5 adds nothing to another policy, and changes nothing for who is named', () => {
    const top = viewer({ role: 'student', isTop5: true })
    expect(maySee(event({ policy: 'private', includesTop5: true }), top)).toBe(false)
    expect(maySee(event({ ...forTop, includesTop5: false }), top)).toBe(false)
    expect(maySee(event({ ...forTop, roles: [] }), null)).toBe(false)
  })

  test('EV-VIS-12 an event whose maker is gone has no maker', () => {
    expect(maySee(event({ policy: 'private', createdBy: null }), viewer({ id: '' }))).toBe(false)
  })
})

const anyEvent = fc.record({
  isLive: fc.boolean(),
  policy: fc.constantFrom(...visibilityPolicies),
  roles: fc.subarray([...roles]),
  includesTop5: fc.boolean(),
  createdBy: fc.option(fc.constantFrom('a', 'b', 'c')),
  teacherIds: fc.subarray(['a', 'b', 'c']),
})
const anyone = fc.option(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    role: fc.option(fc.constantFrom(...roles, 'astronaut')),
    isTop5: fc.boolean(),
    hasPlace: fc.boolean(),
  }),
)

test('EV-CAL-17 EV-VIS-16 EV-VIS-17 offline is in nobody’s calendar and nobody can enrol; a place is never lost sight of', () => {
  fc.assert(
    fc.property(anyEvent, anyone, (it, who) => {
      expect(isOffered(it, who)).toBe(it.isLive && maySee(it, who))
      if (!it.isLive) expect(isOffered(it, who)).toBe(false)
      if (who?.hasPlace) expect(maySee(it, who)).toBe(true)
      // A policy that is tightened takes sight away only from those without a place, and gives it to nobody.
      if (maySee({ ...it, policy: 'private' }, who)) expect(maySee(it, who)).toBe(true)
      if (who === null && maySee(it, who)) expect([it.isLive, it.policy]).toEqual([true, 'public'])
    }),
    { numRuns: 1_000 },
  )
})
