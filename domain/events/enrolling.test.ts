import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../base/moment.ts'
import { termsVersion } from '../payments/terms.ts'
import { nextDate, openedDate } from './choosing.ts'
import { type EnrolButton, enrolButton, submitLabel, subscribing } from './enrolButton.ts'
import { type Attempt, enrolRefusal, isFree, wayRefusal } from './enrolling.ts'
import { enrolmentStatuses, isLive } from './enrolment.ts'
import { enrolRefused, enrolWords } from './enrolWords.ts'
import { joining } from './joining.ts'
import { joinWords } from './words.ts'

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
  test.each(obstacles)(
    'EV-ENROL-41 EV-ENROL-42 EV-TIER-14 EV-EDGE-21 EV-EDGE-22 EV-EDGE-36 %s for %j',
    (code, change, why) => {
      const refusal = enrolRefusal({ ...attempt, ...change }, now)
      expect(refusal?.code).toBe(code)
      if (why) expect(refusal?.data).toEqual({ why })
    },
  )

  test('EV-ENROL-41 with several in the way the first of the order is told', () => {
    for (const [at, [code, change]] of obstacles.entries()) {
      const later = obstacles.slice(at + 1).toReversed()
      const all: Attempt = Object.assign({}, attempt, ...later.map(([, more]) => more))
      expect(enrolRefusal({ ...all, ...change }, now)?.code).toBe(code)
    }
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
])('EV-EDGE-25 EV-FORM-49 EV-PAY-20 EV-PAY-21 paid %s with price %j is free: %s', (isPaid, priceCents, free) => {
  const priced = { isPaid, priceCents }
  expect(isFree(priced)).toBe(free)
  expect([wayRefusal('free', priced)?.code, wayRefusal('checkout', priced)?.code]).toEqual(
    free ? [undefined, 'CHECKOUT_ERROR'] : ['PAYMENT_REQUIRED', undefined],
  )
})

describe('the button', () => {
  type Case = [string, Partial<typeof event>, Partial<typeof date>, string | null, Partial<EnrolButton>]
  const shown = (ownStatus: string | null) => {
    const status = enrolmentStatuses.find((one) => one === ownStatus)
    return status ? { status, waitlistPlace: status === 'waitlisted' ? 4 : null } : null
  }
  const past = { startAt: now - 2 * hourMs, endAt: now - 1, closesAt: now - 2 * hourMs }

  test.each<Case>([
    ['EV-DETAIL-16', {}, {}, null, { state: 'open', label: 'Aanmelden', disabled: false, message: null, link: null }],
    ['EV-DETAIL-10 EV-DETAIL-11', {}, {}, 'enrolled', { state: 'enrolled', label: 'Aangemeld', disabled: false }],
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

  test('EV-DETAIL-17 EV-DETAIL-18 EV-DETAIL-22 EV-GEN-08 EV-ROLE-09 visitors always see Inloggen and the way to register', () => {
    for (const change of [{}, past, { isCancelled: true }, { spotsLeft: 0 }]) {
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

  test('EV-DETAIL-15 EV-DETAIL-23 the enrolment form is sent with Wachtlijst when the date is full', () => {
    expect([0, 1, null].map((spotsLeft) => submitLabel({ spotsLeft }))).toEqual([
      'Wachtlijst',
      'Aanmelden',
      'Aanmelden',
    ])
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

describe('which date', () => {
  const on = (id: string, hours: number, isCancelled = false) => ({ id, startAt: now + hours * hourMs, isCancelled })
  const dates = [on('third', 9), on('past', -9), on('off', 1, true), on('second', 3)]

  test('EV-ENROL-19 EV-ENROL-37 EV-CALL-17 the earliest that is still to start and not cancelled, the start of the series included', () => {
    expect(nextDate(dates, now)?.id).toBe('second')
    expect(nextDate([on('start', 0), ...dates], now)?.id).toBe('start')
    expect(nextDate([on('start', 0), ...dates], now + 1)?.id).toBe('second')
  })

  test('EV-ENROL-20 none is left: Geen datum beschikbaar', () => {
    expect(nextDate([on('past', -1), on('off', 1, true)], now)).toBeNull()
    expect(enrolWords.noDate).toBe('Geen datum beschikbaar')
  })

  test('EV-ROUTE-18 an address opens the date it names, else the next, else the last', () => {
    const opened = (named: string | null, at = now) => openedDate(dates, named, at)?.id
    expect([opened('third'), opened('unknown'), opened(null), opened(null, now + 99 * hourMs)]).toEqual([
      'third',
      'second',
      'second',
      'third',
    ])
    expect(openedDate([], 'third', now)).toBeNull()
  })
})

describe('joining an online event', () => {
  const online = { type: 'digitaal', isCancelled: false, isPaid: false, priceCents: null }
  const paid = { ...online, isPaid: true, priceCents: 2_500 }
  const own = (status: 'enrolled' | 'reserved' | 'expired', payment: 'pending' | 'paid' | 'completed') => ({
    status,
    payment,
  })

  test.each([
    ['free, signed in', online, true, null, 'join'],
    ['free, a visitor', online, false, null, 'registerFirst'],
    ['paid with price 0', { ...paid, priceCents: 0 }, true, null, 'join'],
    ['paid, not enrolled', paid, true, null, 'payFirst'],
    ['paid, a visitor', paid, false, null, 'payFirst'],
    ['paid and confirmed', paid, true, own('enrolled', 'completed'), 'join'],
    ['money in', paid, true, own('enrolled', 'paid'), 'join'],
    ['a held seat', paid, true, own('reserved', 'pending'), 'payFirst'],
    ['money back', paid, true, own('expired', 'paid'), 'payFirst'],
    ['cancelled', { ...online, isCancelled: true }, true, null, null],
    ['physical', { ...online, type: 'fysiek' }, true, own('enrolled', 'completed'), null],
  ] as const)(
    'EV-DETAIL-04 EV-DETAIL-19 EV-DETAIL-20 EV-DETAIL-24 EV-DETAIL-25 %s',
    (_what, it, signedIn, mine, answer) => {
      expect(joining(it, signedIn, mine)).toBe(answer)
    },
  )
})

test('EV-DETAIL-20 EV-DETAIL-24 the join button, and what stands in its place', () => {
  expect(joinWords).toEqual({
    join: 'Deelnemen',
    payFirst: 'Je moet eerst aanmelden en betalen om toegang te krijgen tot deze online sessie.',
  })
})

describe('the sentences', () => {
  const failed = 'Inschrijving mislukt'
  test.each([
    [
      'EV-ERR-01',
      'RECURRING_NEEDS_OCCURRENCE',
      'Selecteer een datum. Voor terugkerende events moet je een specifieke datum selecteren uit de kalender.',
    ],
    [
      'EV-ERR-02',
      'OCCURRENCE_NOT_FOUND',
      'Datum niet gevonden. De geselecteerde event datum bestaat niet meer. Ververs de pagina en probeer opnieuw.',
    ],
    [
      'EV-ERR-03',
      'EVENT_OCCURRENCE_MISMATCH',
      'Event data fout. Event data komt niet overeen. Ververs de pagina en probeer opnieuw.',
    ],
    [
      'EV-ERR-04 EV-ERR-36',
      'PROFILE_NOT_FOUND',
      'Profiel niet gevonden. Je profiel kon niet worden gevonden. Log opnieuw in.',
    ],
    [
      'EV-ERR-06',
      'STRIPE_NOT_CONFIGURED',
      'Betalingen zijn momenteel niet beschikbaar. Neem contact op met de beheerder.',
    ],
    ['EV-ERR-07', 'EVENT_NOT_FOUND', 'Dit event bestaat niet meer. Ververs de pagina.'],
    ['EV-ERR-08', 'CHECKOUT_ERROR', 'Er ging iets mis bij het aanmaken van de betaling. Probeer het opnieuw.'],
    ['EV-ERR-10', 'SOMETHING_ELSE', 'Er is een fout opgetreden bij het verwerken van je aanmelding.'],
    ['EV-ERR-10', 'constructor', 'Er is een fout opgetreden bij het verwerken van je aanmelding.'],
    ['EV-ERR-11', 'CAPACITY_EXCEEDED', 'Evenement vol. Helaas is dit evenement al volgeboekt.'],
    ['EV-ERR-12', 'ALREADY_ENROLLED', 'Al aangemeld. Je bent al aangemeld voor dit evenement.'],
    ['EV-ERR-37', 'EVENT_CANCELLED', 'Dit evenement is geannuleerd.'],
    ['EV-ERR-37', 'ENROLLMENT_CLOSED', 'De inschrijving is gesloten.'],
    ['EV-ERR-37', 'PAYMENT_REQUIRED', 'Voor dit evenement is betaling nodig.'],
    ['EV-ERR-37', 'RATE_LIMITED', 'Te veel pogingen. Probeer het over een minuut opnieuw.'],
  ])('EV-ERR-14 EV-ERR-35 %s %s: %s', (_ids, code, text) => {
    expect(enrolRefused(code)).toEqual({ title: failed, text })
  })

  test('EV-ERR-05 EV-ERR-36 a profile without name or e-mail has a text of its own', () => {
    expect(enrolRefused('PROFILE_NOT_FOUND', { why: 'incomplete' }).text).toBe(
      'Je account is niet volledig. Probeer opnieuw in te loggen.',
    )
  })

  test('EV-ERR-13 so has a free enrolment that names no date', () => {
    expect(enrolRefused('OCCURRENCE_NOT_FOUND', { why: 'unnamed' }).text).toBe(
      'Geen event occurrence gevonden voor gratis aanmelding',
    )
  })

  test('EV-ENROL-13 EV-ENROL-14 EV-ENROL-42 EV-ERR-37 signing in, agreeing, and the opening moment', () => {
    expect(enrolRefused('LOGIN_REQUIRED')).toEqual({
      title: 'Inloggen vereist',
      text: 'Je moet inloggen om je aan te melden voor een evenement.',
    })
    expect(enrolRefused('TERMS_REQUIRED', { why: 'unticked' })).toEqual({
      title: 'Akkoord vereist',
      text: 'Je moet akkoord gaan met de voorwaarden en het annuleringsbeleid.',
    })
    expect(enrolRefused('TERMS_REQUIRED', { why: 'outdated' }).text).toBe(
      'De voorwaarden zijn gewijzigd. Ververs de pagina.',
    )
    const facts = { opensAt: '2026-03-03T09:00:00Z', zone: 'Europe/Amsterdam' }
    expect(enrolRefused('ENROLLMENT_NOT_OPEN', facts)).toEqual({
      title: failed,
      text: 'Jij kan je inschrijven vanaf: 3 maart 2026 10:00',
    })
  })

  test('EV-ERR-15 EV-ERR-35 nothing came back at all', () => {
    expect(enrolRefused(null).title).toBe('Fout bij aanmelden')
  })

  test('EV-ENROL-15 EV-ENROL-16 EV-ENROL-17 EV-ENROL-18 EV-ENROL-22 EV-ENROL-24 EV-ENROL-43 EV-ERR-39 EV-WAIT-01 while enrolling', () => {
    expect([enrolWords.termsMissing, enrolWords.policyMissing]).toEqual([
      'Voorwaarden vereist',
      'Annuleringsbeleid vereist',
    ])
    expect([enrolWords.impossible, enrolWords.full, enrolWords.fullText]).toEqual([
      'Inschrijving niet mogelijk',
      'Event vol',
      'Helaas is dit evenement al volgeboekt.',
    ])
    expect(enrolWords.onWaitlist(3)).toBe('Je staat op de wachtlijst (plaats 3).')
    expect(enrolWords.doneHeading).toBe('Aanmelding gelukt!')
    expect(enrolWords.done('Adem')).toEqual({
      title: 'Inschrijving geslaagd!',
      text: 'Je bent succesvol ingeschreven voor Adem.',
    })
    expect(enrolWords.freeUntil('2026-03-03T09:00:00Z', 'Europe/Amsterdam')).toBe(
      'Gratis annuleren tot 3 maart 2026 10:00',
    )
  })

  test('EV-PAY-05 EV-PAY-06 EV-PAY-07 EV-MSG-01 EV-MSG-02 EV-MSG-03 EV-MSG-04 EV-MSG-08 EV-ERR-18 around the payment', () => {
    expect([enrolWords.toCheckout, enrolWords.success]).toEqual(['Doorgestuurd naar betaling', 'Gelukt!'])
    expect(enrolWords.paid).toEqual({
      title: 'Betaling gelukt!',
      text: 'Je aanmelding is bevestigd. Je ontvangt binnenkort een bevestigingsmail.',
    })
    expect(enrolWords.payingCancelled).toEqual({
      title: 'Betaling geannuleerd',
      text: 'Je aanmelding is niet voltooid. Je kunt het opnieuw proberen.',
    })
  })
})
