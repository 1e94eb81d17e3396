import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tiers } from '../access/enrolmentTier.ts'
import { wallClock } from '../base/dates.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '../base/moment.ts'
import { runs } from '../base/testing/longMode.ts'
import { fromWallTime } from '../base/wallTime.ts'
import {
  askAgainAfter,
  countdown,
  isOpenFor,
  type Opening,
  opensAt,
  tierBadge,
  tierMeaning,
  tierTimeline,
} from './opening.ts'
import { tierWords } from './words.ts'
import { eventZones } from './zones.ts'

const from = '2026-03-03T09:00:00.000Z'
const staggered: Opening = { tiersFrom: from, opensForAll: null }
const after = (hours: number) => new Date(Date.parse(from) + hours * hourMs).toISOString()

/** Somebody of each group of the table, with the delay in hours. */
const groups = [
  [{ role: 'admin', isTop5: false }, 0],
  [{ role: 'teacher', isTop5: false }, 0],
  [{ role: 'student', isTop5: true }, 0],
  [{ role: 'no_subscription', isTop5: true }, 0],
  [{ role: 'student_plus_lars', isTop5: false }, 24],
  [{ role: 'student_plus_rick_tomas', isTop5: false }, 24],
  [{ role: 'student_plus_jorn', isTop5: false }, 24],
  [{ role: 'student', isTop5: false }, 48],
  [{ role: 'no_subscription', isTop5: false }, 120],
  [{ role: 'cancelled_subscription', isTop5: false }, 120],
  [{ role: 'partner', isTop5: false }, 120],
  [{ role: 'moderator', isTop5: false }, 120],
  [{ role: 'astronaut', isTop5: false }, 120],
] as const

describe('the opening moment', () => {
  test.each<[string, Opening, (string | null)[]]>([
    ['without any moment', { tiersFrom: null, opensForAll: null }, [null, null, null, null]],
    ['by tier', staggered, [after(0), after(24), after(48), after(120)]],
    ['for all at once', { tiersFrom: null, opensForAll: after(7) }, [after(7), after(7), after(7), after(7)]],
    ['the later of both', { tiersFrom: from, opensForAll: after(30) }, [after(30), after(30), after(48), after(120)]],
    [
      'an earlier one for all',
      { tiersFrom: from, opensForAll: after(-9) },
      [after(0), after(24), after(48), after(120)],
    ],
  ])('EV-TIER-01 EV-TIER-07 EV-TIER-13 EV-LIMIT-06 %s', (_what, opening, moments) => {
    expect(tiers.map((tier) => opensAt(opening, tier))).toEqual(moments)
  })

  test.each(groups)(
    'EV-TIER-02 EV-TIER-03 EV-TIER-04 EV-TIER-05 EV-TIER-06 EV-TIER-08 EV-TIER-15 EV-EDGE-12 for %o opens after %i hours: not a millisecond early, at the moment itself, and after it',
    (person, hours) => {
      const moment = Date.parse(after(hours))
      expect([-hourMs, -1, 0, 1].map((offset) => isOpenFor(staggered, person, moment + offset))).toEqual([
        false,
        false,
        true,
        true,
      ])
    },
  )

  test('EV-TIER-07 without start_inschrijving everybody may enrol at once', () => {
    for (const [person] of groups) expect(isOpenFor({ tiersFrom: null, opensForAll: null }, person, 0)).toBe(true)
  })
})

// The changes of the clock in each zone: the last Sunday of March and of October, in New York the second Sunday of
// March and the first of November.
const changes: Record<(typeof eventZones)[number], readonly string[]> = {
  'Europe/Amsterdam': ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
  'Europe/London': ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
  'America/New_York': ['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'],
}

describe('around both changes of the clock, in three zones', () => {
  const situation = fc.record({
    group: fc.constantFrom(...groups),
    zone: fc.constantFrom(...eventZones),
    change: fc.constantFrom(0, 1),
    // A start up to six days before or a day after the change: the change lies inside some of the delays.
    minutes: fc.integer({ min: -6 * 24 * 60, max: 24 * 60 }),
    ms: fc.oneof(fc.constantFrom(-secondMs, -1, 0, 1, secondMs), fc.integer({ min: -secondMs, max: secondMs })),
  })

  test('EV-TIER-08 EV-TIER-15 EV-TIER-16 EV-EDGE-12 nobody enrols early and nobody is held back for a millisecond', () => {
    fc.assert(
      fc.property(situation, ({ group: [person, hours], zone, change, minutes, ms }) => {
        const start = Date.parse(changes[zone][change] ?? '') + minutes * minuteMs
        const opening = { tiersFrom: new Date(start).toISOString(), opensForAll: null }
        // Counted in seconds that pass, by hand: 24 x 3600 and so on.
        const now = start + hours * 3_600_000 + ms
        expect(isOpenFor(opening, person, now)).toBe(ms >= 0)
      }),
      { numRuns: runs(2_000, 40_000) },
    )
  })

  test('EV-TIER-16 EV-TIER-17 a change inside the delay shifts the time on the clock by that hour, and nothing else does', () => {
    fc.assert(
      fc.property(situation, ({ group: [, hours], zone, change, minutes }) => {
        const changesAt = Date.parse(changes[zone][change] ?? '')
        const start = changesAt + minutes * minuteMs
        const opens = opensAt({ tiersFrom: start, opensForAll: null }, hours) ?? ''
        const inside = start < changesAt && changesAt <= Date.parse(opens)
        const [before, then] = [wallClock(start, zone), wallClock(opens, zone)]
        const shift = inside ? (change === 0 ? 60 : -60) : 0
        const minuteOfDay = (clock: { hour: number; minute: number }) => clock.hour * 60 + clock.minute
        expect((minuteOfDay(then) - minuteOfDay(before) + 1_440) % 1_440).toBe((shift + 1_440) % 1_440)
      }),
      { numRuns: runs(500, 5_000) },
    )
  })
})

test.each([
  ['2026-03-03T10:00', 'Europe/Amsterdam', 'Jij kan je inschrijven vanaf: 3 maart 2026 10:00'],
  ['2026-07-31T09:05', 'Europe/Amsterdam', 'Jij kan je inschrijven vanaf: 31 juli 2026 09:05'],
  ['2026-12-31T23:59', 'Europe/London', 'Jij kan je inschrijven vanaf: 31 december 2026 23:59'],
  ['2027-01-01T00:00', 'America/New_York', 'Jij kan je inschrijven vanaf: 1 januari 2027 00:00'],
])('EV-TIER-09 EV-TIER-17 EV-GEN-02 %s in %s is told as: %s', (wall, zone, text) => {
  expect(tierWords.opensAt(fromWallTime(wall, zone) ?? '', zone)).toBe(text)
})

describe('the countdown', () => {
  const until = Date.parse(from)
  test.each([
    [5 * dayMs + 4 * hourMs + 3 * minuteMs + 2 * secondMs, { days: 5, hours: 4, minutes: 3, seconds: 2 }],
    [dayMs, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [dayMs - 1, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [minuteMs - secondMs, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [0, null],
    [-1, null],
  ])('of %i milliseconds', (left, parts) => {
    expect(countdown(until, until - left)).toEqual(parts)
  })

  test('is over exactly when enrolment is open', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3 * secondMs, max: 3 * secondMs }), (left) => {
        const open = isOpenFor({ tiersFrom: until, opensForAll: null }, { role: 'admin', isTop5: false }, until - left)
        expect(countdown(until, until - left) === null).toBe(open)
      }),
    )
  })

  test('EV-TIER-18 the screen asks again within 2 seconds of the opening, never before it, and not all at once', () => {
    const waits = Array.from({ length: 100 }, (_, at) => askAgainAfter(until, until - hourMs, at / 100) - hourMs)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...waits)).toBeLessThan(2 * secondMs)
    expect(new Set(waits).size).toBe(100)
    expect(askAgainAfter(until, until + hourMs, 0)).toBe(0)
    expect(askAgainAfter(until, until - 60 * dayMs, 0.5)).toBe(dayMs)
  })
})

describe('on the card', () => {
  test.each([
    [{ role: 'admin', isTop5: false }, 'Direct'],
    [{ role: 'student', isTop5: true }, 'Direct'],
    [{ role: 'student_plus_jorn', isTop5: false }, '+24u'],
    [{ role: 'student', isTop5: false }, '+48u'],
    [{ role: 'partner', isTop5: false }, '+120u'],
    [null, '+120u'],
  ])('EV-CARD-09 EV-CARD-20 EV-TIER-21 for %o the badge is %s, until all tiers are equal', (person, badge) => {
    const end = Date.parse(after(120))
    expect([-dayMs * 30, -1, 0].map((offset) => tierBadge(staggered, person, end + offset))).toEqual([
      badge,
      badge,
      null,
    ])
    expect(tierBadge({ tiersFrom: null, opensForAll: after(1) }, person, Date.parse(from))).toBeNull()
  })

  test('EV-CARD-25 beside the badge stands from when its viewer may enrol, until they may', () => {
    const opening = { ...staggered, zone: 'Europe/Amsterdam' }
    const meanings = (person: { role: string; isTop5: boolean } | null, ...hours: number[]) =>
      hours.map((hour) => tierMeaning(opening, person, after(hour)))
    expect(meanings(null, -1, 119, 120)).toEqual([...Array(2).fill('aanmelden vanaf zo 8 mrt, 10:00'), null])
    expect(meanings({ role: 'student', isTop5: false }, 47, 48)).toEqual(['aanmelden vanaf do 5 mrt, 10:00', null])
    expect(tierMeaning({ ...opening, tiersFrom: null, opensForAll: after(1) }, null, from)).toBeNull()
  })

  test('EV-CARD-10 EV-TIER-20 staff see four lines in order, each with who, when and whether it has passed', () => {
    expect(tierTimeline(staggered, after(24))).toEqual([
      { tier: 0, badge: 'Direct', who: ['Administrator', 'Docent', 'Top 5% Member'], opensAt: after(0), passed: true },
      { tier: 24, badge: '+24u', who: ['Student Premium'], opensAt: after(24), passed: true },
      { tier: 48, badge: '+48u', who: ['Student'], opensAt: after(48), passed: false },
      { tier: 120, badge: '+120u', who: ['Geen abonnement', 'Gebruiker'], opensAt: after(120), passed: false },
    ])
    expect(tierTimeline({ tiersFrom: null, opensForAll: from }, from)).toEqual([])
  })
})
