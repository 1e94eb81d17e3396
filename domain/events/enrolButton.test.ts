import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../base/moment.ts'
import { termsVersion } from '../payments/terms.ts'
import {
  awaitsFirst,
  type EnrolButton,
  enrolButton,
  fullForVisitor,
  sendNotice,
  submitLabel,
  subscribing,
} from './enrolButton.ts'
import { type Attempt, enrolRefusal } from './enrolling.ts'
import { enrolmentStatuses } from './enrolment.ts'

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

describe('the button', () => {
  type Case = [string, Partial<typeof event>, Partial<typeof date>, string | null, Partial<EnrolButton>]
  const shown = (ownStatus: string | null) => {
    const status = enrolmentStatuses.find((one) => one === ownStatus)
    return status ? { status, waitlistPlace: status === 'waitlisted' ? 4 : null } : null
  }
  const past = { startAt: now - 2 * hourMs, endAt: now - 1, closesAt: now - 2 * hourMs }

  test.each<Case>([
    ['EV-DETAIL-16', {}, {}, null, { state: 'open', label: 'Aanmelden', disabled: false, message: null, link: null }],
    ['EV-DETAIL-10', {}, {}, 'enrolled', { state: 'enrolled', label: 'Aangemeld', disabled: false }],
    [
      'EV-DETAIL-22 EV-CANCEL-05',
      {},
      { startAt: now, closesAt: now },
      'enrolled',
      { label: 'Aangemeld', disabled: true },
    ],
    ['EV-DETAIL-22', {}, past, 'enrolled', { label: 'Aangemeld', disabled: true }],
    ['EV-DETAIL-22 EV-CARD-15', { isCancelled: true }, past, 'waitlisted', { label: 'Geannuleerd', disabled: true }],
    ['EV-DETAIL-22', {}, { isCancelled: true }, null, { label: 'Geannuleerd', disabled: true }],
    ['EV-DETAIL-22 EV-CARD-15', {}, past, 'reserved', { label: 'Afgelopen', disabled: true }],
    ['EV-DETAIL-22 EV-PAY-12', {}, { spotsLeft: 0 }, 'reserved', { label: 'Betaling afronden', disabled: false }],
    ['EV-WAIT-05', {}, { spotsLeft: 0 }, 'offered', { label: 'Betaling afronden', disabled: false }],
    ['EV-WAIT-07', {}, { spotsLeft: 0 }, 'waitlisted', { label: 'Op wachtlijst (plaats 4)', disabled: false }],
    [
      'EV-DETAIL-22 EV-ENROL-40',
      {},
      { closesAt: now },
      null,
      { label: 'Inschrijving gesloten', disabled: true, message: 'De inschrijving is gesloten.' },
    ],
    ['EV-VIS-17', { isLive: false }, {}, null, { label: 'Inschrijving gesloten', disabled: true }],
    ['EV-DETAIL-22', {}, { closesAt: now, spotsLeft: 0 }, null, { label: 'Inschrijving gesloten' }],
    [
      'EV-DETAIL-14 EV-DETAIL-23',
      {},
      { spotsLeft: 0 },
      null,
      { label: 'Vol', disabled: true, link: 'Zet me op de wachtlijst' },
    ],
    ['EV-DETAIL-16', {}, {}, 'cancelled', { label: 'Aanmelden', disabled: false }],
    ['EV-DETAIL-16', {}, {}, 'expired', { label: 'Aanmelden', disabled: false }],
  ])('%s event %j, date %j, own %s', (_ids, ofEvent, ofDate, own, expected) => {
    expect(enrolButton(person, { ...event, ...ofEvent }, { ...date, ...ofDate }, shown(own), now)).toMatchObject(
      expected,
    )
  })

  test('EV-DETAIL-12 EV-DETAIL-13 EV-TIER-08 EV-TIER-09 EV-TIER-10 is locked before the opening moment, also when the date is full', () => {
    const staggered = { ...event, tiersFrom: now }
    for (const spotsLeft of [0, 5]) {
      expect(enrolButton(person, staggered, { ...date, closesAt: now + 99 * hourMs, spotsLeft }, null, now)).toEqual({
        state: 'locked',
        label: 'Nog niet beschikbaar',
        disabled: true,
        message: 'Jij kan je inschrijven vanaf: 5 maart 2026 10:00',
        link: null,
      })
    }
    expect(subscribing(person, staggered, date, now + 48 * hourMs - 1).canSubscribe).toBe(false)
    expect(subscribing(person, staggered, { ...date, closesAt: now + 99 * hourMs }, now + 48 * hourMs)).toEqual({
      canSubscribe: true,
      message: null,
    })
  })

  test('EV-DETAIL-17 EV-DETAIL-18 EV-DETAIL-22 visitors see Inloggen and the way to register, whatever is to come', () => {
    for (const change of [{}, { closesAt: now }, { spotsLeft: 0 }]) {
      expect(enrolButton(null, event, { ...date, ...change }, null, now)).toEqual({
        state: 'signIn',
        label: 'Inloggen',
        disabled: true,
        message: 'Maak eerst een gratis account aan om je aan te melden',
        link: 'Registreren',
      })
    }
    expect(subscribing(null, event, date, now).canSubscribe).toBe(false)
  })

  test('EV-DETAIL-22 EV-DETAIL-33 visitors are not asked for an account where nobody can enrol any more', () => {
    const says = (dated: object, change: object = {}) =>
      enrolButton(null, { ...event, ...change }, { ...date, ...dated }, null, now)
    const nothing = { disabled: true, message: null, link: null }
    expect(says(past)).toEqual({ state: 'past', label: 'Afgelopen', ...nothing })
    for (const off of [
      says({ isCancelled: true }),
      says({}, { isCancelled: true }),
      says({ ...past, isCancelled: true }),
    ])
      expect(off).toEqual({ state: 'cancelled', label: 'Geannuleerd', ...nothing })
  })

  test('EV-DETAIL-32 visitors read that a date is full while an account could still wait for it', () => {
    const says = (dated: object, change: object = {}, at = now) =>
      fullForVisitor({ ...event, ...change }, { ...date, ...dated }, at)
    const [full, told] = [{ spotsLeft: 0 }, 'Vol. Met een account kun je op de wachtlijst.']
    expect(says(full)).toBe(told)
    for (const spotsLeft of [1, 5, null]) expect(says({ spotsLeft }), String(spotsLeft)).toBeNull()
    expect(says({ ...past, ...full })).toBeNull()
    expect(says({ ...full, closesAt: now })).toBeNull()
    expect(says({ ...full, isCancelled: true })).toBeNull()
    expect(says(full, { isCancelled: true })).toBeNull()
    expect(says(full, { isLive: false })).toBeNull()
    // The moment of who has no subscription.
    const far = { ...full, closesAt: now + 999 * hourMs }
    expect(says(far, { tiersFrom: now }, now + 120 * hourMs - 1)).toBeNull()
    expect(says(far, { tiersFrom: now }, now + 120 * hourMs)).toBe(told)
  })

  test('EV-DETAIL-15 EV-DETAIL-23 the enrolment form is sent with Wachtlijst when the date is full', () => {
    expect([0, 1, null].map((spotsLeft) => submitLabel({ spotsLeft }))).toEqual([
      'Wachtlijst',
      'Aanmelden',
      'Aanmelden',
    ])
  })

  test('EV-ENROL-17 EV-ERR-39 a form that stands open while enrolment ends is not sent, and one that only the server can judge is', () => {
    const says = (change: object, dated: object = {}) => sendNotice({ ...event, ...change }, { ...date, ...dated }, now)
    expect(says({})).toBeNull()
    // A tier that is not open yet is for the server to say.
    expect(says({ tiersFrom: now })).toBeNull()
    expect(says({}, { spotsLeft: 0 })).toBeNull()
    const closed = { title: 'Inschrijving niet mogelijk', text: 'De inschrijving is gesloten.' }
    expect(says({}, { closesAt: now })).toEqual(closed)
    expect(says({ isLive: false })).toEqual(closed)
    for (const off of [says({ isCancelled: true }), says({}, { isCancelled: true })])
      expect(off).toEqual({ title: 'Inschrijving niet mogelijk', text: 'Dit evenement is geannuleerd.' })
  })

  test('EV-TIER-14 EV-ENROL-41 says Aanmelden exactly when the server would let one in, and Vol when only a seat is missing', () => {
    const moment = fc.constantFrom(now - hourMs, now - 1, now, now + 1, now + minuteMs)
    const situation = fc.record({
      isCancelled: fc.boolean(),
      dateCancelled: fc.boolean(),
      tiersFrom: fc.option(fc.constantFrom(now - 200 * hourMs, now - 48 * hourMs, now - 24 * hourMs, now + 1)),
      opensForAll: fc.option(moment),
      closesAt: moment,
      spotsLeft: fc.option(fc.nat(2)),
      own: fc.option(fc.constantFrom(...enrolmentStatuses)),
      role: fc.constantFrom('admin', 'student', 'student_plus_lars', 'partner'),
    })
    fc.assert(
      fc.property(situation, (it) => {
        const its = { ...event, isCancelled: it.isCancelled, tiersFrom: it.tiersFrom, opensForAll: it.opensForAll }
        const day = { ...date, isCancelled: it.dateCancelled, closesAt: it.closesAt, spotsLeft: it.spotsLeft }
        const who = { ...person, role: it.role }
        const refusal = enrolRefusal({ ...attempt, person: who, event: its, date: day, own: it.own }, now)
        const { state } = enrolButton(who, its, day, it.own && { status: it.own, waitlistPlace: 1 }, now)
        expect(state === 'open').toBe(refusal === null)
        expect(state === 'full').toBe(refusal?.code === 'CAPACITY_EXCEEDED')
        expect(state === 'locked').toBe(refusal?.code === 'ENROLLMENT_NOT_OPEN')
        expect(state === 'closed').toBe(refusal?.code === 'ENROLLMENT_CLOSED')
      }),
      { numRuns: 2_000 },
    )
  })
})

type First = Partial<Parameters<typeof awaitsFirst>[1]>
test.each<[string, Partial<Parameters<typeof awaitsFirst>[0]>, First, boolean]>([
  ['nobody comes yet', {}, {}, true],
  ['there is no limit', {}, { spotsLeft: null }, true],
  ['it opens later', { opensForAll: now + hourMs }, {}, true],
  ['somebody comes', {}, { taken: 1 }, false],
  ['there is no seat', {}, { spotsLeft: 0 }, false],
  ['it is offline', { isLive: false }, {}, false],
  ['the event is called off', { isCancelled: true }, {}, false],
  ['the date is called off', {}, { isCancelled: true }, false],
  ['enrolment is closed', {}, { closesAt: now }, false],
  ['it is over', {}, { endAt: now - 1 }, false],
])('EV-CARD-26 a date awaits its first: %s', (_when, change, more, expected) => {
  expect(awaitsFirst({ ...event, ...change }, { ...date, taken: 0, ...more }, now)).toBe(expected)
})
