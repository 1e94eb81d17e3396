import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capabilities } from './capabilities.ts'
import { type Asker, communityGate, type GateState, isUnderMaintenance, may, whyNot } from './gate.ts'

const off = { maintenance: false, testerMode: false }
const testing = { maintenance: false, testerMode: true }
const maintaining = { maintenance: true, testerMode: false }

const someone = (role: string | null, facts: Partial<Asker> = {}): Asker => ({
  id: '01a00000-0000-7000-8000-000000000001',
  role,
  entitled: false,
  tester: false,
  ...facts,
})

describe('the community gate', () => {
  test.each<[string | null, Partial<Asker>, GateState, GateState]>([
    // role, facts, with tester mode off, with tester mode on
    ['admin', {}, 'granted', 'granted'],
    ['teacher', {}, 'granted', 'granted'],
    ['moderator', {}, 'granted', 'granted'],
    ['partner', {}, 'granted', 'granted'],
    ['student', {}, 'noAccess', 'tester'],
    ['student', { entitled: true }, 'granted', 'tester'],
    ['student', { tester: true }, 'noAccess', 'noAccess'],
    ['student', { entitled: true, tester: true }, 'granted', 'granted'],
    ['student_plus_lars', {}, 'noAccess', 'tester'],
    ['student_plus_lars', { entitled: true }, 'granted', 'tester'],
    ['student_plus_jorn', { entitled: true }, 'granted', 'tester'],
    ['student_plus_rick_tomas', { entitled: true, tester: true }, 'granted', 'granted'],
    ['cancelled_subscription', {}, 'noAccess', 'tester'],
    ['cancelled_subscription', { entitled: true }, 'granted', 'tester'],
    ['no_subscription', {}, 'noAccess', 'tester'],
    ['no_subscription', { tester: true }, 'noAccess', 'noAccess'],
    ['guest', {}, 'noAccess', 'tester'],
    ['owner', {}, 'noAccess', 'tester'],
    [null, {}, 'noAccess', 'tester'],
    [null, { entitled: true }, 'granted', 'tester'],
  ])(
    'SH-GATE-09 SH-GATE-10 SH-GATE-15 X3-GATE-03 X3-GATE-08 role %s with %o: %s, in tester mode %s',
    (role, facts, normally, inTesterMode) => {
      expect(communityGate(someone(role, facts), off)).toBe(normally)
      expect(communityGate(someone(role, facts), testing)).toBe(inTesterMode)
    },
  )

  test('somebody who is not signed in is a visitor, in tester mode too', () => {
    expect([communityGate(null, off), communityGate(null, testing)]).toEqual(['visitor', 'visitor'])
  })
})

describe('the maintenance screen', () => {
  test.each([
    ['student', true],
    ['student_plus_lars', true],
    ['student_plus_jorn', true],
    ['student_plus_rick_tomas', true],
    ['no_subscription', true],
    ['cancelled_subscription', false],
    ['partner', false],
    ['moderator', false],
    ['teacher', false],
    ['admin', false],
    ['guest', false],
    ['owner', false],
    ['', false],
    [null, false],
  ])(
    'SH-MAINT-11 SH-MAINT-12 SH-MAINT-13 SH-ROLE-07 ROUTE-SHELL-03 ROUTE-SHELL-04 covers the site for role %s: %s',
    (role, covered) => {
      for (const facts of [{}, { entitled: true }, { tester: true }]) {
        expect(isUnderMaintenance(someone(role, facts), maintaining)).toBe(covered)
        expect(isUnderMaintenance(someone(role, facts), off)).toBe(false)
      }
    },
  )

  test('SH-MAINT-13 visitors never see it', () => {
    expect(isUnderMaintenance(null, maintaining)).toBe(false)
  })
})

const anybody = fc.option(
  fc.record({
    id: fc.uuid(),
    role: fc.option(fc.oneof(fc.constantFrom('admin', 'partner', 'student', 'no_subscription', 'owner'), fc.string())),
    entitled: fc.boolean(),
    tester: fc.boolean(),
  }),
)
const anyModes = fc.record({ maintenance: fc.boolean(), testerMode: fc.boolean() })
const anything = fc.constantFrom('nothing' as const, ...capabilities)

test('SH-TEST-14 tester mode takes nothing away outside the community gate', () => {
  const outside = capabilities.filter((it) => !['readCommunity', 'writeCommunity', 'seePeople'].includes(it))
  fc.assert(
    fc.property(anybody, fc.constantFrom(...outside), fc.boolean(), (asker, needs, maintenance) => {
      expect(whyNot(asker, needs, { maintenance, testerMode: true })).toBe(
        whyNot(asker, needs, { maintenance, testerMode: false }),
      )
    }),
  )
})

test('one may what nothing stands in the way of', () => {
  fc.assert(
    fc.property(anybody, fc.constantFrom(...capabilities), anyModes, (asker, capability, modes) => {
      expect(may(asker, capability, modes)).toBe(whyNot(asker, capability, modes) === null)
    }),
  )
  expect([may(someone('student'), 'useInbox', off), may(someone('student'), 'moderate', off)]).toEqual([true, false])
})

test('a subscription or an award never takes a right away', () => {
  fc.assert(
    fc.property(anybody, anything, anyModes, (asker, needs, modes) => {
      if (!asker || needs === 'nothing' || !may(asker, needs, modes)) return
      expect(whyNot({ ...asker, entitled: true, tester: true }, needs, modes)).toBeNull()
    }),
  )
})

test('SH-ROLE-07 whoever has a role that is none of ours never has more rights than no_subscription', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), fc.boolean(), anyModes, (role, entitled, tester, modes) => {
      const unknown = someone(`${role}?`, { entitled, tester })
      const without = someone('no_subscription', { entitled, tester })
      for (const capability of capabilities) {
        if (capability === 'stayDuringMaintenance') continue
        expect(whyNot(unknown, capability, modes)).toBe(whyNot(without, capability, modes))
      }
    }),
  )
})
