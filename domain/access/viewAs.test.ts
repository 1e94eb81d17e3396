import { describe, expect, test } from 'vitest'
import { type Capability, capabilities } from './capabilities.ts'
import { type Asker, communityGate, may } from './gate.ts'
import { nobodyId } from './nobody.ts'
import { isViewingOn, mayViewAs, type ViewAs, viewAsEnds, viewAsNames, viewedAsker } from './viewAs.ts'
import { viewAsHints, viewAsLabels } from './viewAsWords.ts'

const usual = { maintenance: false, testerMode: false }
const testing = { maintenance: false, testerMode: true }

describe('who is viewed', () => {
  // The gate as usual, the gate in tester mode, and whether something is managed.
  test.each<[ViewAs, string, string, Capability | null]>([
    ['visitor', 'visitor', 'visitor', null],
    ['no_subscription', 'noAccess', 'tester', null],
    ['cancelled_subscription', 'noAccess', 'tester', null],
    ['student', 'granted', 'tester', null],
    ['student_plus_lars', 'granted', 'tester', null],
    ['student_plus_jorn', 'granted', 'tester', null],
    ['student_plus_rick_tomas', 'granted', 'tester', null],
    ['tester', 'granted', 'granted', null],
    ['partner', 'granted', 'granted', null],
    ['moderator', 'granted', 'granted', 'judgeReports'],
    ['teacher', 'granted', 'granted', 'writeLessons'],
  ])('ADM-MORE-50 %s stands before the gate as such a person does', (as, gate, whileTesting, manages) => {
    const asker = viewedAsker(as)
    expect([communityGate(asker, usual), communityGate(asker, testing)]).toEqual([gate, whileTesting])
    for (const one of ['judgeReports', 'writeLessons'] as const)
      if (one === manages) expect(may(asker, one, usual)).toBe(true)
    if (manages === null)
      expect([may(asker, 'judgeReports', usual), may(asker, 'writeLessons', usual)]).toEqual([false, false])
  })

  test('ADM-MORE-50 ADM-MORE-51 each is nobody who exists, and none of them opens the admin area', () => {
    for (const as of viewAsNames) {
      const asker = viewedAsker(as)
      expect(asker === null ? as : asker.id).toBe(asker === null ? 'visitor' : nobodyId)
      expect(
        capabilities.filter((one) => /Site|Admin|Emergency|Orders|External/.test(one) && may(asker, one, usual)),
      ).toEqual([])
    }
  })

  test('ADM-MORE-50 every choice has a name of its own and says what it is there to see', () => {
    expect(new Set(Object.values(viewAsLabels)).size).toBe(viewAsNames.length)
    expect(Object.keys(viewAsHints)).toEqual([...viewAsNames])
  })
})

describe('who may view', () => {
  const admin: Asker = { id: 'a', role: 'admin', entitled: false, tester: false }
  test.each<[string, Asker | null, boolean]>([
    ['an admin may', admin, true],
    ['an admin who is leaving may not', { ...admin, leaving: true }, false],
    ['a teacher may not', { ...admin, role: 'teacher' }, false],
    ['a member may not', { ...admin, role: 'student', entitled: true }, false],
    ['a visitor may not', null, false],
    ['nobody who views already may', viewedAsker('teacher'), false],
  ])('ADM-MORE-50 %s', (_what, asker, expected) => expect(mayViewAs(asker, usual)).toBe(expected))
})

describe('how long', () => {
  const now = Date.UTC(2026, 10, 27)
  const half = 30 * 60_000
  test.each<[string, number, boolean]>([
    ['just begun', now + half, true],
    ['its last moment', now + 1, true],
    ['at its end', now, false],
    ['after it', now - 1, false],
    ['longer than it may last', now + half + 1, false],
    ['no moment at all', Number.NaN, false],
  ])('ADM-MORE-54 %s', (_what, endsAt, expected) => expect(isViewingOn(endsAt, now)).toBe(expected))

  test('ADM-MORE-54 it lasts half an hour', () => expect(viewAsEnds(now) - now).toBe(half))
})
