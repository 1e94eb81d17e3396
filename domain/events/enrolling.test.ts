import { describe, expect, test } from 'vitest'
import { hourMs } from '../base/moment.ts'
import { termsVersion } from '../payments/terms.ts'
import { type Attempt, enrolRefusal, isFree, wayRefusal } from './enrolling.ts'
import { enrolmentStatuses, isLive } from './enrolment.ts'
import { enrolRefused } from './enrolWords.ts'

const now = Date.parse('2026-03-03T09:00:00Z')
const opening = { tiersFrom: null, opensForAll: null }
const event = { ...opening, isRecurring: false, isCancelled: false, isLive: true, zone: 'Europe/Amsterdam' }
const date = {
  isCancelled: false,
  closesAt: now + hourMs,
  startAt: now + hourMs,
  endAt: now + 2 * hourMs,
  spotsLeft: 5,
}
const person = { role: 'student', isTop5: false, hasProfile: true, hasEmailAndName: true }
const attempt: Attempt = {
  person,
  event,
  date,
  own: null,
  agreed: { terms: true, cancellationPolicy: true, version: termsVersion },
  asks: 'seat',
}

// What stands in the way, in the order in which it is told: each line adds to those below it.
const obstacles: [string, Partial<Attempt>, string | undefined][] = [
  ['LOGIN_REQUIRED', { person: null }, undefined],
  ['PROFILE_NOT_FOUND', { person: { ...person, hasProfile: false } }, 'missing'],
  ['PROFILE_NOT_FOUND', { person: { ...person, hasEmailAndName: false } }, 'incomplete'],
  ['EVENT_NOT_FOUND', { event: null }, undefined],
  ['RECURRING_NEEDS_OCCURRENCE', { date: 'none', event: { ...event, isRecurring: true } }, undefined],
  ['OCCURRENCE_NOT_FOUND', { date: 'none' }, 'unnamed'],
  ['OCCURRENCE_NOT_FOUND', { date: 'missing' }, 'gone'],
  ['EVENT_OCCURRENCE_MISMATCH', { date: 'ofAnother' }, undefined],
  ['EVENT_CANCELLED', { event: { ...event, isCancelled: true } }, undefined],
  ['EVENT_CANCELLED', { date: { ...date, isCancelled: true } }, undefined],
  ['ALREADY_ENROLLED', { own: 'enrolled' }, undefined],
  ['ENROLLMENT_CLOSED', { date: { ...date, closesAt: now } }, undefined],
  ['ENROLLMENT_NOT_OPEN', { event: { ...event, opensForAll: now + 1 } }, undefined],
  ['TERMS_REQUIRED', { agreed: { ...attempt.agreed, version: 'AV-2024-01' } }, 'outdated'],
  ['TERMS_REQUIRED', { agreed: { ...attempt.agreed, terms: false } }, 'unticked'],
  ['TERMS_REQUIRED', { agreed: { ...attempt.agreed, cancellationPolicy: false } }, 'unticked'],
  ['CAPACITY_EXCEEDED', { date: { ...date, spotsLeft: 0 } }, undefined],
]

describe('why somebody cannot enrol', () => {
  test.each(obstacles)('EV-ENROL-41 EV-ENROL-42 EV-TIER-14 %s for %j', (code, change, why) => {
    const refusal = enrolRefusal({ ...attempt, ...change }, now)
    expect(refusal?.code).toBe(code)
    if (why) expect(refusal?.data).toEqual({ why })
  })

  test('EV-ENROL-41 with several in the way the first of the order is told', () => {
    for (const [at, [code, change]] of obstacles.entries()) {
      const later = obstacles.slice(at + 1).toReversed()
      const all: Attempt = Object.assign({}, attempt, ...later.map(([, more]) => more))
      expect(enrolRefusal({ ...all, ...change }, now)?.code).toBe(code)
    }
  })

  test('EV-ERR-04 EV-ERR-36 without a profile one is told to sign in anew, with one that is not complete something else', () => {
    const told = (change: object) => {
      const refusal = enrolRefusal({ ...attempt, person: { ...person, ...change } }, now)
      return refusal && enrolRefused(refusal.code, refusal.data ?? {}).text
    }
    expect(told({ hasProfile: false })).toBe(
      'Profiel niet gevonden. Je profiel kon niet worden gevonden. Log opnieuw in.',
    )
    expect(told({ hasEmailAndName: false })).toBe('Je account is niet volledig. Probeer opnieuw in te loggen.')
  })

  test('EV-ENROL-41 nothing in the way is null', () => expect(enrolRefusal(attempt, now)).toBeNull())

  test('EV-WAIT-03 the waitlist asks for the same, but for a seat', () => {
    for (const [code, change] of obstacles) {
      const refusal = enrolRefusal({ ...attempt, ...change, asks: 'waitlist' }, now)
      expect(refusal?.code ?? null).toBe(code === 'CAPACITY_EXCEEDED' ? null : code)
    }
  })

  test.each(enrolmentStatuses)('EV-ENROL-39 who has a row that is %s', (own) => {
    expect(enrolRefusal({ ...attempt, own }, now)?.code).toBe(isLive(own) ? 'ALREADY_ENROLLED' : undefined)
  })

  test('EV-TIER-13 EV-TIER-14 EV-EDGE-13 the role at the moment of asking counts, and the refusal tells the new moment', () => {
    const staggered = { ...event, tiersFrom: now - 48 * hourMs }
    const asks = (role: string) => enrolRefusal({ ...attempt, event: staggered, person: { ...person, role } }, now)
    expect(asks('student')).toBeNull()
    expect(asks('cancelled_subscription')).toEqual({
      code: 'ENROLLMENT_NOT_OPEN',
      data: { opensAt: new Date(now + 72 * hourMs).toISOString() },
    })
    // An end that came before the opening is told as an end.
    expect(asks('no_subscription')?.code).toBe('ENROLLMENT_NOT_OPEN')
    expect(
      enrolRefusal({ ...attempt, event: { ...event, opensForAll: now + 1 }, date: { ...date, closesAt: now } }, now)
        ?.code,
    ).toBe('ENROLLMENT_CLOSED')
  })
})

test.each([
  [false, null, true],
  [false, 2_500, true],
  [true, 0, true],
  [true, null, true],
  [true, 1, false],
])('EV-EDGE-25 EV-FORM-49 EV-PAY-21 paid %s with price %j is free: %s', (isPaid, priceCents, free) => {
  const priced = { isPaid, priceCents }
  expect(isFree(priced)).toBe(free)
  expect([wayRefusal('free', priced)?.code, wayRefusal('checkout', priced)?.code]).toEqual(
    free ? [undefined, 'CHECKOUT_ERROR'] : ['PAYMENT_REQUIRED', undefined],
  )
})
