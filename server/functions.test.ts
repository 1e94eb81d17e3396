import { newId } from '@bewezen/domain/base/ids.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { openStandIn } from './assistant/testing/standin.ts'
import type { TestPerson } from './base/testing/world.ts'
import { openPayingEvents } from './events/testing/payingEvents.ts'
import { functions } from './functions.ts'

const standIn = await openStandIn()
const world = await openPayingEvents({ env: { AI_BASE_URL: standIn.url } })
afterAll(() => world.close())
const { given } = world
const [noor, admin] = [await world.person(), await world.person({ role: 'admin' })]
const call = async (name: string, payload: object | undefined, who: TestPerson) =>
  (
    await world.app.inject({
      method: 'POST',
      url: `/functions/v1/${name}`,
      headers: { cookie: who.cookie },
      ...(payload ? { payload } : {}),
    })
  ).json()

const agreed = {
  termsVersion: 'AV-2025-01',
  enrollmentData: {
    dietary_restrictions: [],
    allergies: [],
    notes: '',
    terms_accepted: true,
    cancellation_policy_accepted: true,
  },
}
const enrolment = async () => (await given.enrolment({ event: await given.event(), person: noor })).id
const product = newId()
const url = { url: expect.stringContaining('http') }

/** Each function with exactly the body that the specification gives it, by whom, and what it answers. */
const bodies: Record<keyof typeof functions, [TestPerson, () => Promise<object | undefined>, object]> = {
  'create-checkout-subscription': [
    noor,
    async () => ({ product_id: 'no such plan', agreed_to_terms: true }),
    { code: expect.stringMatching(/^(ALREADY_SUBSCRIBED|NO_PLAN|PLAN_UNAVAILABLE)$/) },
  ],
  'customer-portal': [noor, async () => undefined, { code: 'NO_CUSTOMER' }],
  'create-subscription-record': [noor, async () => ({ session_id: 'cs_x' }), { role: 'student' }],
  'check-subscription': [noor, async () => undefined, { role: 'student' }],
  fn_effective_price: [noor, async () => ({ p_product_id: product, p_user_id: noor.id }), { code: 'NOT_FOUND' }],
  'generate-product-with-ai': [admin, async () => ({ description: 'Een lamp' }), { code: 'UNAVAILABLE' }],
  'generate-product-images': [
    admin,
    async () => ({ prompt: 'Een lamp', productName: 'Lamp' }),
    { code: 'UNAVAILABLE' },
  ],
  'check-todo-completion': [noor, async () => ({ profileId: noor.id }), { totalTodos: 0 }],
  'create-event-checkout': [
    noor,
    async () => {
      const { id } = await world.paidEvent()
      return { eventId: id, occurrenceId: id, ...agreed }
    },
    url,
  ],
  'enroll-event-free': [
    noor,
    async () => ({ occurrenceId: (await given.event()).id, ...agreed }),
    { success: true, data: { status: 'enrolled' } },
  ],
  'join-event-waitlist': [
    noor,
    async () => ({ occurrenceId: (await given.event()).id, ...agreed }),
    { success: true, data: { status: 'enrolled' } },
  ],
  'cancel-event-enrollment': [noor, async () => ({ enrollmentId: await enrolment() }), { success: true }],
  'undo-event-cancellation': [
    noor,
    async () => {
      const enrollmentId = await enrolment()
      await call('cancel-event-enrollment', { enrollmentId }, noor)
      return { enrollmentId }
    },
    { success: true },
  ],
  'get-event-join-link': [
    noor,
    async () => {
      const { id } = await given.event()
      return { eventId: id, occurrenceId: id }
    },
    { code: expect.not.stringMatching('INVALID_INPUT') },
  ],
  'add-event-participant': [
    admin,
    async () => ({ id: newId(), eventId: (await given.event()).id, personId: noor.id, beyond: false }),
    { success: true },
  ],
  delete_event_cascade: [admin, async () => ({ eventId: (await given.event()).id }), { success: true }],
  'cancel-event': [admin, async () => ({ eventId: (await given.event()).id }), { success: true }],
  'external-message-reply': [
    admin,
    async () => ({ thread_id: (await given.externalThread()).id, content: 'Dag', media_urls: [] }),
    { message_id: expect.any(String), status: 'failed', failure: 'noAddress' },
  ],
  'ai-chat-send': [noor, async () => ({ message: 'Hoi', sessionId: noor.id }), { success: true }],
}

test.each(Object.keys(functions) as (keyof typeof functions)[])(
  'EV-CALL-38 EV-CALL-39 EV-CALL-40 SH-CALL-04 X3-CALL-38 %s takes exactly the body of the specification',
  async (name) => {
    const [who, body, answer] = bodies[name]
    expect(await call(name, await body(), who)).toMatchObject(answer)
  },
)

describe('an attempt without an id of its own', () => {
  const placesOf = async (eventId: string, status: string) =>
    (await world.query('select id from event_enrollments where event_id = $1 and status = $2', [eventId, status]))
      .length

  test.each(['enroll-event-free', 'join-event-waitlist'] as const)(
    'EV-CALL-55 (%s) takes one seat however often it is repeated, and another after a cancelling',
    async (name) => {
      const event = await given.event()
      const body = { occurrenceId: event.id, ...agreed }
      const [first, ...again] = await Promise.all([1, 2, 3].map(() => call(name, body, noor)))
      expect(first).toMatchObject({ success: true })
      for (const one of [...again, await call(name, body, noor)]) expect(one).toEqual(first)
      expect(await placesOf(event.id, 'enrolled')).toBe(1)

      await call('cancel-event-enrollment', { enrollmentId: first.data.id }, noor)
      const second = await call(name, body, noor)

      expect(second).toMatchObject({ success: true, data: { status: 'enrolled' } })
      expect(second.data.id).not.toBe(first.data.id)
      expect(await call(name, body, admin)).toMatchObject({ success: true })
      expect(await placesOf(event.id, 'enrolled')).toBe(2)
    },
  )

  test('EV-CALL-55 EV-CALL-47 a checkout leads to the same page when it is repeated, and to a new one after it was given up', async () => {
    const event = await world.paidEvent()
    const body = { eventId: event.id, occurrenceId: event.id, ...agreed }
    const first = await call('create-event-checkout', body, noor)
    expect(await call('create-event-checkout', body, noor)).toEqual(first)
    const [held] = await world.placesOn(event)
    await call('cancel-event-enrollment', { enrollmentId: held?.id }, noor)

    const second = await call('create-event-checkout', body, noor)

    expect(second).toMatchObject(url)
    expect(second.url).not.toBe(first.url)
    expect(await placesOf(event.id, 'reserved')).toBe(1)
  })
})
