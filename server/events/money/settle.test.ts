import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { signature } from '../../payments/standin/delivery.ts'
import { webhookSecret } from '../../payments/testing/provider.ts'
import { holdDate } from '../seats/holdDate.ts'
import { lapseAll } from '../seats/lapse.ts'
import { passSeats } from '../seats/passSeats.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'
import { askAboutUndecided, closeCheckout } from './closeCheckout.ts'
import { retryOwed } from './refund.ts'

const world = await openPayingEvents()
afterAll(() => world.close())
afterEach(() => world.standIn.behave({ delivery: 'prompt' }))
const { house, standIn, asked, checksOut, heardAll, minutes, pays, paidEvent, paymentsFor, placesOn } = world
const [noor, sem, roos] = [await world.person(), await world.person(), await world.person()]
const paid = { status: 'enrolled', paymentStatus: 'completed', paidCents: 2_500 }

describe('what makes an enrolment paid', () => {
  test('EV-PAY-13 EV-PAY-18 the signed message does, and the payment is written down', async () => {
    const event = await paidEvent({ title: 'Ademlab' })
    const { sessionId, paymentId } = await world.buys(noor, event)
    expect(await placesOn(event)).toMatchObject([{ ...paid, paidBy: paymentId, userId: noor.id }])
    const [payment] = await paymentsFor(event)
    expect(payment).toMatchObject({
      eventId: event.id,
      eventTitle: 'Ademlab',
      userId: noor.id,
      amountCents: 2_500,
      currency: 'EUR',
      providerSessionId: sessionId,
      providerPaymentId: paymentId,
      status: 'paid',
      refundedCents: 0,
    })
    expect(payment?.paidAt).toBeInstanceOf(Date)
  })

  test('EV-PAY-16 EV-EDGE-04 told five times and backwards, it is paid once', async () => {
    const event = await paidEvent()
    const { sessionId } = await checksOut(noor, event)
    await standIn.behave({ delivery: 'twice' })
    await pays(sessionId)
    const told = standIn.heard.filter(({ body }) => body.includes(sessionId))
    for (const one of [...told, ...told]) {
      const again = { body: one.body, signature: signature(one.body, webhookSecret) }
      expect(await world.tell(again)).toBe(200)
    }
    await heardAll()
    expect(await placesOn(event)).toMatchObject([paid])
    expect((await world.factsOf(noor)).filter((kind) => kind === 'enrolment.made')).toHaveLength(2)
    const expired = JSON.stringify({
      id: 'evt_late',
      object: 'event',
      type: 'checkout.session.expired',
      created: Math.floor(Date.now() / 1000),
      data: { object: { ...(await standIn.call<object>(`/v1/checkout/sessions/${sessionId}`)), status: 'expired' } },
    })
    await world.tell({ body: expired, signature: signature(expired, webhookSecret) })
    await heardAll()
    expect(await placesOn(event)).toMatchObject([paid])
  })

  test.each<[string, { amount_total?: number; currency?: string }, string]>([
    ['a cent less', { amount_total: 2_499 }, '€ 24,99'],
    ['a cent more', { amount_total: 2_501 }, '€ 25,01'],
    ['another currency', { currency: 'usd' }, '$ 25,00'],
    ['a currency that is none of ours', { currency: 'jpy' }, 'JPY 2500'],
  ])(
    'EV-PAY-24 a signed message of %s gives no seat: the money goes back, and admins are told',
    async (_, change, sum) => {
      const [event, admin] = [await paidEvent({ title: `Koud water ${sum}` }), await world.person({ role: 'admin' })]
      const member = await world.person()
      const { sessionId } = await checksOut(member, event)
      await standIn.behave({ delivery: 'never' })
      await standIn.pay(sessionId)
      const session = await standIn.call<object>(`/v1/checkout/sessions/${sessionId}`)
      const body = JSON.stringify({
        id: `evt_${sessionId}`,
        object: 'event',
        type: 'checkout.session.completed',
        created: Math.floor(Date.now() / 1000),
        data: { object: { ...session, ...change } },
      })

      expect(await world.tell({ body, signature: signature(body, webhookSecret) })).toBe(200)
      await heardAll()
      await retryOwed(house)
      await heardAll()

      expect(await placesOn(event)).toMatchObject([
        { status: 'expired', paymentStatus: expect.not.stringMatching('completed') },
      ])
      expect(await paymentsFor(event)).toMatchObject([
        {
          status: 'paid',
          amountCents: 2_500,
          currency: 'EUR',
          receivedCents: change.amount_total ?? 2_500,
          receivedCurrency: change.currency?.toUpperCase() ?? 'EUR',
          refundStatus: 'refunded',
        },
      ])
      const told = async (who: { id: string }) =>
        world.query(`select title, data->>'content' as content from notifications where user_id = $1`, [who.id])
      expect(await told(admin)).toEqual([
        {
          title: 'Een betaling wijkt af',
          content: `Voor Koud water ${sum} kwam ${sum} binnen in plaats van € 25,00. De plek is niet bevestigd en het geld gaat terug.`,
        },
      ])
      expect(await told(member)).toMatchObject([{ title: 'Je betaling klopte niet' }])
      // Asked about later, the provider gives the same answer, and the place can be taken anew.
      await standIn.behave({ delivery: 'prompt' })
      await askAboutUndecided(house)
      expect(await placesOn(event)).toMatchObject([{ status: 'expired' }])
      await world.buys(member, event)
      expect(await placesOn(event, member)).toMatchObject([{ status: 'expired' }, paid])
    },
  )

  test('EV-EDGE-07 a forged message and an invented return change nothing', async () => {
    const event = await paidEvent()
    const { sessionId } = await checksOut(noor, event)
    const body = JSON.stringify({ id: 'evt_forged', type: 'checkout.session.completed', created: 1, data: {} })
    expect(await world.tell({ body, signature: signature(body, 'whsec_somebody_else') })).toBe(400)
    await world.app.inject({ method: 'GET', url: `/events?payment=success&session_id=${sessionId}` })
    await world.app.inject({ method: 'GET', url: '/events?payment=success&session_id=cs_invented' })
    await heardAll()
    expect(await placesOn(event)).toMatchObject([{ status: 'reserved', paymentStatus: 'pending' }])
    expect(await paymentsFor(event)).toMatchObject([{ status: 'open', providerPaymentId: null }])
  })

  test('EV-PAY-23 EV-EDGE-06 a message that never comes is asked for, and so is the end of a hold', async () => {
    const event = await paidEvent()
    await standIn.behave({ delivery: 'never' })
    const [bought, left] = [await checksOut(noor, event), await checksOut(sem, event)]
    await standIn.pay(bought.sessionId)
    expect(await placesOn(event)).toMatchObject([{ status: 'reserved' }, { status: 'reserved' }])
    await askAboutUndecided(house)
    expect(await placesOn(event)).toMatchObject([paid, { status: 'reserved' }])
    for (const { id } of await paymentsFor(event)) await closeCheckout(house, id)
    expect(await placesOn(event)).toMatchObject([paid, { status: 'expired' }])
    expect((await standIn.provider.readCheckout(left.sessionId))?.state).toBe('expired')
  })

  test('EV-PAY-23 one checkout about which the provider does not answer keeps no other waiting, and is asked for again', async () => {
    const event = await paidEvent()
    await standIn.behave({ delivery: 'never' })
    const [first, second] = [await checksOut(noor, event), await checksOut(sem, event)]
    for (const { sessionId } of [first, second]) await standIn.pay(sessionId)
    const mend = world.failing({ readCheckout: first.sessionId })
    await expect(askAboutUndecided(house)).rejects.toThrow('not now')
    mend()
    expect(await placesOn(event)).toMatchObject([{ status: 'reserved' }, paid])
    await askAboutUndecided(house)
    expect(await placesOn(event)).toMatchObject([paid, paid])
  })

  test('a message that comes before the address of the checkout was written down finds its hold', async () => {
    const event = await paidEvent()
    const { sessionId } = await checksOut(noor, event)
    await world.query(
      `update event_payments set status = 'opening', provider_session_id = null, url = null where event_id = $1`,
      [event.id],
    )
    await pays(sessionId)
    expect(await placesOn(event)).toMatchObject([paid])
  })

  test('EV-EDGE-31 an event that goes offline or private meanwhile is still paid', async () => {
    const event = await paidEvent()
    const { sessionId } = await checksOut(noor, event)
    await world.query(`update events set is_live = false, visibility_policy = 'private' where id = $1`, [event.id])
    await pays(sessionId)
    expect(await placesOn(event)).toMatchObject([paid])
  })
})

describe('money that comes late', () => {
  /** A hold that ended while the provider's page was still being paid. */
  const paysLate = async (event: { id: string }, meanwhile: () => Promise<unknown>) => {
    await standIn.behave({ delivery: 'held' })
    const { sessionId } = await checksOut(noor, event)
    await standIn.pay(sessionId)
    await world.pass(36 / 1440)
    await lapseAll(house)
    await meanwhile()
    await standIn.release()
    await heardAll()
  }

  test('EV-PAY-17 a free seat is still theirs', async () => {
    const event = await paidEvent({ maxParticipants: 1 })
    await paysLate(event, () => Promise.resolve())
    expect(await placesOn(event)).toMatchObject([paid])
  })

  test('EV-PAY-17 EV-EDGE-10 EV-DETAIL-26 a seat that is gone by then is not sold twice: the money goes back', async () => {
    const event = await paidEvent({ maxParticipants: 1 })
    await paysLate(event, () => checksOut(sem, event))
    expect(await placesOn(event)).toMatchObject([
      { status: 'expired', paymentStatus: 'paid', refundStatus: 'pending', paidCents: 0 },
      { status: 'reserved' },
    ])
    expect(await paymentsFor(event)).toMatchObject([{ status: 'paid', refundStatus: 'pending' }, { status: 'open' }])
  })

  test('EV-EDGE-11 who paid again in another tab has one seat, and the second payment goes back', async () => {
    const event = await paidEvent()
    await paysLate(event, async () => {
      const { sessionId } = await checksOut(noor, event)
      await standIn.pay(sessionId)
    })
    const places = await placesOn(event)
    expect(places.map(({ status }) => status).sort()).toEqual(['enrolled', 'expired'])
    const payments = await paymentsFor(event)
    expect(payments.map(({ refundStatus }) => refundStatus).sort()).toEqual(['none', 'pending'])
  })
})

describe('a hold that is given up or called off', () => {
  test('EV-PAY-12 the seat is free at once and the page is closed', async () => {
    const event = await paidEvent({ maxParticipants: 1 })
    const { sessionId } = await checksOut(noor, event)
    const [own] = await placesOn(event)
    await noor.does(contract.cancel, { enrollmentId: String(own?.id) })
    await checksOut(sem, event)
    const [first] = await paymentsFor(event)
    await closeCheckout(house, String(first?.id))
    expect((await standIn.provider.readCheckout(sessionId))?.state).toBe('expired')
    expect(await placesOn(event)).toMatchObject([{ status: 'cancelled' }, { status: 'reserved' }])
  })

  test('EV-EDGE-30 an event that is cancelled closes the pages, and a payment that still arrives goes back', async () => {
    const event = await paidEvent()
    const [early, late] = [await checksOut(noor, event), await checksOut(roos, event)]
    await house.transaction(async (tx, now) => {
      const date = await holdDate(tx, event.id)
      if (date) await passSeats(house, tx, { date, event: { kind: 'callOff' }, now })
    })
    await pays(late.sessionId)
    for (const { id } of await paymentsFor(event)) await closeCheckout(house, id)
    await heardAll()
    expect((await standIn.provider.readCheckout(early.sessionId))?.state).toBe('expired')
    expect(await placesOn(event)).toMatchObject([
      { status: 'cancelled', refundStatus: 'none' },
      { status: 'cancelled', paymentStatus: 'paid', refundStatus: 'pending' },
    ])
  })

  test('EV-PAY-11 the hold ends with the page, whoever tells it', async () => {
    const event = await paidEvent({ maxParticipants: 1 })
    await checksOut(noor, event)
    await sem.does(contract.joinWaitlist, asked(event.id))
    await minutes(33)
    expect(await placesOn(event)).toMatchObject([{ status: 'expired' }, { status: 'offered' }])
  })
})
