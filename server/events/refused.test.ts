import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterAll, expect, test } from 'vitest'
import type { TestPerson } from '../base/testing/world.ts'
import { openPayingEvents } from './testing/payingEvents.ts'

const world = await openPayingEvents()
afterAll(() => world.close())
const { house, given, paidEvent } = world
const noor = await world.person()
const agreed = { terms_accepted: true, cancellation_policy_accepted: true }
type Asked = { id?: string; eventId?: string; occurrenceId?: string | null; enrollmentData?: object }

/** What a function of the specification answers when it refuses: the code with its sentence. */
async function refused(
  name: 'enroll-event-free' | 'create-event-checkout',
  asked: Asked,
  who: TestPerson | null = noor,
) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/functions/v1/${name}`,
    payload: { id: newId(), termsVersion: 'AV-2025-01', enrollmentData: agreed, occurrenceId: null, ...asked },
    headers: who ? { cookie: who.cookie } : {},
  })
  const { code, error } = answer.json()
  return [code, error]
}

test('EV-ERR-01 of a series the date has to be chosen', async () => {
  const series = await given.event({ isRecurring: true, recurrencePattern: 'weekly' })
  expect(await refused('enroll-event-free', { eventId: series.id })).toEqual([
    'RECURRING_NEEDS_OCCURRENCE',
    'Selecteer een datum. Voor terugkerende events moet je een specifieke datum selecteren uit de kalender.',
  ])
})

test('EV-ERR-02 a date that is gone is told so', async () => {
  const { id } = await given.event()
  expect(await refused('enroll-event-free', { eventId: id, occurrenceId: newId() })).toEqual([
    'OCCURRENCE_NOT_FOUND',
    'Datum niet gevonden. De geselecteerde event datum bestaat niet meer. Ververs de pagina en probeer opnieuw.',
  ])
})

test('EV-ERR-13 a free enrolment that names no date has a sentence of its own', async () => {
  const { id } = await given.event()
  expect(await refused('enroll-event-free', { eventId: id })).toEqual([
    'OCCURRENCE_NOT_FOUND',
    'Geen event occurrence gevonden voor gratis aanmelding',
  ])
})

test('EV-ERR-03 a date of another event does not fit', async () => {
  const [one, other] = [await given.event(), await given.event()]
  expect(await refused('enroll-event-free', { eventId: one.id, occurrenceId: other.id })).toEqual([
    'EVENT_OCCURRENCE_MISMATCH',
    'Event data fout. Event data komt niet overeen. Ververs de pagina en probeer opnieuw.',
  ])
})

test('EV-ERR-05 EV-ERR-36 an account without a name is not complete', async () => {
  const [{ id }, nameless] = [await given.event(), await world.person()]
  await house.database.pool.query(`update profiles set first_name = '' where id = $1`, [nameless.id])
  expect(await refused('enroll-event-free', { occurrenceId: id }, nameless)).toEqual([
    'PROFILE_NOT_FOUND',
    'Je account is niet volledig. Probeer opnieuw in te loggen.',
  ])
})

test.each(['enroll-event-free', 'create-event-checkout'] as const)(
  'EV-ERR-07 %s: an event that is gone, or that one may not see, is no more',
  async (name) => {
    const hidden = await given.event({ visibilityPolicy: 'private', isPaid: true, priceCents: 2_500 })
    for (const occurrenceId of [newId(), hidden.id])
      expect(await refused(name, { occurrenceId })).toEqual([
        'EVENT_NOT_FOUND',
        'Dit event bestaat niet meer. Ververs de pagina.',
      ])
  },
)

test('EV-ERR-08 a payment that cannot begin is told so', async () => {
  const { id } = await paidEvent()
  const mend = world.failing('startOneTime')
  expect(await refused('create-event-checkout', { occurrenceId: id })).toEqual([
    'CHECKOUT_ERROR',
    'Er ging iets mis bij het aanmaken van de betaling. Probeer het opnieuw.',
  ])
  mend()
})

test('EV-ERR-06 without a provider nothing can be paid', async () => {
  const { payments } = house
  const { provider } = payments
  payments.provider = null
  expect(await refused('create-event-checkout', { occurrenceId: (await paidEvent()).id })).toEqual([
    'STRIPE_NOT_CONFIGURED',
    'Betalingen zijn momenteel niet beschikbaar. Neem contact op met de beheerder.',
  ])
  payments.provider = provider
})

test('EV-ERR-11 an event without a free seat is full', async () => {
  const event = await given.event({ maxParticipants: 1 })
  await given.enrolment({ event, person: await world.person() })
  expect(await refused('enroll-event-free', { occurrenceId: event.id })).toEqual([
    'CAPACITY_EXCEEDED',
    'Evenement vol. Helaas is dit evenement al volgeboekt.',
  ])
})

test('EV-ERR-12 who is enrolled is told so', async () => {
  const event = await given.event()
  await given.enrolment({ event, person: noor })
  expect(await refused('enroll-event-free', { occurrenceId: event.id })).toEqual([
    'ALREADY_ENROLLED',
    'Al aangemeld. Je bent al aangemeld voor dit evenement.',
  ])
})

test('EV-ENROL-13 EV-ERR-37 a visitor is asked to sign in', async () => {
  const { id } = await given.event()
  expect(await refused('enroll-event-free', { occurrenceId: id }, null)).toEqual([
    'LOGIN_REQUIRED',
    'Je moet inloggen om je aan te melden voor een evenement.',
  ])
})

test('EV-ENROL-14 EV-ERR-37 without both boxes nothing is sent', async () => {
  const { id: occurrenceId } = await given.event()
  for (const missing of Object.keys(agreed))
    expect(
      await refused('enroll-event-free', {
        occurrenceId,
        enrollmentData: Object.assign({}, agreed, { [missing]: false }),
      }),
    ).toEqual(['TERMS_REQUIRED', 'Je moet akkoord gaan met de voorwaarden en het annuleringsbeleid.'])
})

test('EV-ERR-37 an event that is cancelled, closed or paid for is told so', async () => {
  const [paid, cancelled] = [await paidEvent(), await given.event()]
  const admin = await world.person({ role: 'admin' })
  await admin.does(contract.cancelEvent, { eventId: cancelled.id })
  const past = await given.event({ startWall: '2020-01-01T10:00', endWall: '2020-01-01T11:00' })
  const heard: unknown[] = []
  for (const { id } of [paid, cancelled, past]) heard.push(await refused('enroll-event-free', { occurrenceId: id }))
  expect(heard).toEqual([
    ['PAYMENT_REQUIRED', 'Voor dit evenement is betaling nodig.'],
    ['EVENT_CANCELLED', 'Dit evenement is geannuleerd.'],
    ['ENROLLMENT_CLOSED', 'De inschrijving is gesloten.'],
  ])
})

test('EV-ERR-09 another refusal is told as the server tells it everywhere', async () => {
  const [{ id: occurrenceId }, id, sem] = [await given.event(), newId(), await world.person()]
  await sem.does(contract.enrolFree, { id, termsVersion: 'AV-2025-01', enrollmentData: agreed, occurrenceId })
  for (const name of ['enroll-event-free', 'create-event-checkout'] as const)
    expect(await refused(name, { id, occurrenceId })).toEqual([
      'ID_IN_USE',
      'Dit is al opgeslagen met een andere inhoud. Laad opnieuw.',
    ])
})

test('EV-ERR-10 a failure without a reason is told as one, and says nothing of what failed', async () => {
  const { pool } = house.database
  const { id: occurrenceId } = await given.event()
  await pool.query('alter table event_enrollments rename to elsewhere')
  const heard = await refused('enroll-event-free', { occurrenceId })
  await pool.query('alter table elsewhere rename to event_enrollments')
  expect(heard).toEqual([
    expect.stringMatching(/^[A-Z_]+$/),
    'Er is een fout opgetreden bij het verwerken van je aanmelding.',
  ])
})
