import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { lapseAll } from '../seats/lapse.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'

const world = await openPayingEvents()
afterAll(() => world.close())
const { house, given, standIn, asked, checksOut, minutes, paidEvent, paymentsFor, placesOn } = world
const code = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )
const noor = await world.person()

test('EV-GEN-04 a member looks through the events, takes one into the own calendar, enrols for free and paid, and joins online', async () => {
  const member = await world.person({ entitled: true })
  const meet = { type: 'digitaal', venueName: null, joinUrl: 'https://meet.google.com/abc-defg-hij' } as const
  const [free, paid] = [await given.event(meet), await paidEvent()]
  const { rows } = await world.house.database.pool.query('select app_now() as now')
  const year = new Date(rows[0].now).getUTCFullYear()
  const { events } = await member.does(contract.calendar, { from: `${year}-01-01`, to: `${year + 1}-06-01` })
  expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining([free.id, paid.id]))
  const file = await world.app.inject({ url: `/events/${free.slug}/agenda.ics`, headers: { cookie: member.cookie } })
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')])
  await member.does(contract.enrolFree, asked(free.id))
  await world.buys(member, paid)
  for (const event of [free, paid])
    expect(await placesOn(event, member)).toMatchObject([{ status: 'enrolled', paymentStatus: 'completed' }])
  expect(await member.does(contract.joinLink, { eventId: free.id })).toEqual({ url: meet.joinUrl })
})

describe('create-event-checkout', () => {
  test('EV-PAY-01 EV-PAY-02 EV-PAY-10 EV-PAY-15 EV-PAY-19 EV-CALL-38 a seat is held for the checkout whose address comes back, at the price of this moment', async () => {
    const event = await paidEvent({ title: 'Masterclass', priceCurrency: 'GBP' })
    const answer = await world.app.inject({
      method: 'POST',
      url: '/functions/v1/create-event-checkout',
      headers: { cookie: noor.cookie },
      payload: { ...asked(event.id), eventId: event.id },
    })
    const { url } = answer.json<{ url: string }>()
    const sessionId = url.split('/').at(-1) ?? ''
    const [place] = await placesOn(event)
    expect(place).toMatchObject({ status: 'reserved', paymentStatus: 'pending' })
    expect(await paymentsFor(event)).toMatchObject([
      { status: 'open', userId: noor.id, eventTitle: 'Masterclass', amountCents: 2_500, currency: 'GBP' },
    ])
    const session = await standIn.call<Record<string, unknown>>(`/v1/checkout/sessions/${sessionId}`)
    expect(session).toMatchObject({
      mode: 'payment',
      client_reference_id: place?.id,
      amount_total: 2_500,
      currency: 'gbp',
      success_url: 'http://localhost:3000/events?payment=success&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/events?payment=cancelled',
    })
    expect(await code(checksOut(noor, { id: newId() }))).toBe('EVENT_NOT_FOUND')
  })

  test('EV-PAY-12 EV-CALL-47 EV-EDGE-03 EV-EDGE-11 EV-PAY-15 the same hold has the same page, whoever asks how often and whatever the price is by now', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    const id = newId()
    const attempts = [1, 2, 3].flatMap(() => [checksOut(sem, event), checksOut(sem, event, { id })])
    const pages = new Set((await Promise.all(attempts)).map(({ url }) => url))
    await world.query('update events set price_cents = 9900 where id = $1', [event.id])
    pages.add((await checksOut(sem, event)).url)
    expect(pages.size).toBe(1)
    expect(await paymentsFor(event)).toMatchObject([{ status: 'open', amountCents: 2_500 }])
    expect(await placesOn(event)).toHaveLength(1)
  })

  test('EV-PAY-11 EV-EDGE-09 the page lives as long as the hold; who left it has no seat after it and can start again', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent({ maxParticipants: 1 })]
    const first = await checksOut(sem, event)
    const [[place], [payment]] = [await placesOn(event), await paymentsFor(event)]
    expect(place?.holdExpiresAt).toEqual(new Date(Number(payment?.createdAt) + 30 * minuteMs))
    await minutes(29)
    expect(await code(checksOut(roos, event))).toBe('CAPACITY_EXCEEDED')
    expect((await checksOut(sem, event)).url).toBe(first.url)
    await minutes(4)
    expect(await placesOn(event)).toMatchObject([{ status: 'expired' }])
    expect((await checksOut(sem, event)).url).not.toBe(first.url)
  })

  test('EV-PAY-11 without a word of the provider the seat is free five minutes after the hold, and goes to who waits first', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent({ maxParticipants: 1 })]
    await standIn.behave({ delivery: 'never' })
    await checksOut(sem, event)
    await roos.does(contract.joinWaitlist, asked(event.id))
    await minutes(34)
    await lapseAll(house)
    expect(await placesOn(event)).toMatchObject([{ status: 'reserved' }, { status: 'waitlisted' }])
    await minutes(2)
    await lapseAll(house)
    expect(await placesOn(event)).toMatchObject([{ status: 'expired' }, { status: 'offered' }])
    expect(await paymentsFor(event)).toMatchObject([{ status: 'expired' }])
    await standIn.behave({ delivery: 'prompt' })
  })

  test('EV-WAIT-05 who was offered the seat starts an ordinary checkout for it, and keeps the offer when that ends', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent({ maxParticipants: 1 })]
    await checksOut(sem, event)
    await roos.does(contract.joinWaitlist, asked(event.id))
    const [own] = await placesOn(event, sem)
    await sem.does(contract.cancel, { enrollmentId: String(own?.id) })
    expect(await placesOn(event, roos)).toMatchObject([{ status: 'offered' }])
    const first = await checksOut(roos, event)
    expect(await placesOn(event, roos)).toMatchObject([{ status: 'reserved' }])
    await minutes(33)
    expect(await placesOn(event, roos)).toMatchObject([{ status: 'offered' }])
    const { sessionId } = await checksOut(roos, event)
    expect(sessionId).not.toBe(first.sessionId)
    await world.pays(sessionId)
    expect(await placesOn(event, roos)).toMatchObject([{ status: 'enrolled', paymentStatus: 'completed' }])
  })

  test('EV-PAY-20 EV-PAY-21 a free event has no checkout, a paid one no free place, and a price that the provider does not take is CHECKOUT_ERROR', async () => {
    const [sem, free] = [await world.person(), await given.event({ isPaid: true, priceCents: 0 })]
    const [paid, cheap] = [await paidEvent(), await paidEvent({ priceCents: 20 })]
    expect(await code(checksOut(sem, free))).toBe('CHECKOUT_ERROR')
    expect(await code(sem.does(contract.enrolFree, asked(paid.id)))).toBe('PAYMENT_REQUIRED')
    expect(await code(checksOut(sem, cheap))).toBe('CHECKOUT_ERROR')
    expect(await placesOn(free)).toEqual([])
    expect(await placesOn(cheap)).toMatchObject([{ status: 'expired' }])
  })

  test('EV-PAY-10 when the provider fails the hold is released at once, and the next try works', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent({ maxParticipants: 1 })]
    const mend = world.failing('startOneTime')
    expect(await code(checksOut(sem, event))).toBe('CHECKOUT_ERROR')
    mend()
    expect(await placesOn(event)).toMatchObject([{ status: 'expired' }])
    await checksOut(roos, event)
    expect(await paymentsFor(event)).toMatchObject([{ status: 'failed' }, { status: 'open' }])
  })

  test('EV-ERR-06 without a provider the code says so', async () => {
    const { payments } = house
    const { provider } = payments
    payments.provider = null
    expect(await code(checksOut(noor, await paidEvent()))).toBe('STRIPE_NOT_CONFIGURED')
    payments.provider = provider
  })

  test('EV-EDGE-32 once enrolment is closed no checkout starts, and one that stands open is still offered', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent()]
    const { url } = await checksOut(sem, event)
    await world.query(`update event_dates set closes_at = app_now() - interval '1 second' where id = $1`, [event.id])
    expect(await code(checksOut(roos, event))).toBe('ENROLLMENT_CLOSED')
    expect((await checksOut(sem, event)).url).toBe(url)
    await world.pays(url.split('/').at(-1) ?? '')
    expect(await placesOn(event)).toMatchObject([{ status: 'enrolled' }])
  })

  test('EV-EDGE-35 nobody holds more than three seats at once; one that was given up makes room', async () => {
    const lea = await world.person()
    const events = [await paidEvent(), await paidEvent(), await paidEvent(), await paidEvent()] as const
    for (const event of events.slice(0, 3)) await checksOut(lea, event)
    expect(await code(checksOut(lea, events[3]))).toBe('RATE_LIMITED')
    const [held] = await placesOn(events[0])
    await lea.does(contract.cancel, { enrollmentId: String(held?.id) })
    expect(await code(checksOut(lea, events[3]))).toBeNull()
  })
})
