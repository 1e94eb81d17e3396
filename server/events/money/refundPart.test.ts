import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openPayingEvents } from '../testing/payingEvents.ts'
import { givePartBack, retryParts } from './parts.ts'
import { retryOwed } from './refund.ts'

const world = await openPayingEvents()
afterAll(() => world.close())
const { house, heardAll, paidEvent, paymentsFor, placesOn } = world
const noor = await world.person()
const admin = await world.person({ role: 'admin', entitled: true })
const doneAll = async () => {
  await retryParts(house)
  await retryOwed(house)
  await heardAll()
}
// What one test leaves owed is no business of the next.
afterEach(doneAll)

type Wish = Parameters<typeof admin.does<typeof contract.refundPart>>[1]
/** A place of Noor that was bought, and what an admin asks of it. */
async function bought() {
  const event = await paidEvent()
  const { paymentId } = await world.buys(noor, event)
  const place = async () => (await placesOn(event, noor))[0]
  const enrollmentId = String((await place())?.id)
  const part = (amountCents: number, change: Partial<Wish> = {}): Wish => ({
    id: newId(),
    enrollmentId,
    seenCents: 2_500,
    amountCents,
    keepsPlace: true,
    reason: 'Workshop viel uit',
    ...change,
  })
  const gives = (wish: Wish) => admin.does(contract.refundPart, wish)
  return { event, paymentId, enrollmentId, place, part, gives }
}
const partsOf = (enrollmentId: string) =>
  world.query<{ id: string; state: string }>(
    'select * from event_refunds where enrollment_id = $1 order by created_at, id',
    [enrollmentId],
  )

describe('part of what was paid goes back', () => {
  test('EV-MORE-28 EV-MORE-30 EV-CANCEL-11 with the place kept: never more than is left, and what is left goes back when they cancel', async () => {
    const { event, enrollmentId, place, part, gives } = await bought()
    await expect(gives(part(2_501))).rejects.toMatchObject({ code: 'MORE_THAN_PAID', data: { most: 2_500 } })
    await gives(part(1_000))
    expect(await place()).toMatchObject({
      status: 'enrolled',
      paidCents: 1_500,
      refundedCents: 1_000,
      refundStatus: 'pending',
    })
    await doneAll()
    expect(await place()).toMatchObject({ status: 'enrolled', refundStatus: 'refunded' })
    const { event: shown } = await noor.does(contract.event, { slug: event.slug })
    expect(shown.dates[0]?.own).toMatchObject({ paidCents: 1_500 })
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'none', refundedCents: 1_000 }])
    await expect(gives(part(1_501, { seenCents: 1_500 }))).rejects.toMatchObject({ code: 'MORE_THAN_PAID' })
    expect(await noor.does(contract.cancel, { enrollmentId, quotedCents: 1_500 })).toMatchObject({
      refund: 'full',
      refund_amount_cents: 1_500,
    })
    await doneAll()
    expect(await place()).toMatchObject({
      status: 'cancelled',
      paidCents: 0,
      refundedCents: 2_500,
      refundStatus: 'refunded',
    })
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'refunded', refundedCents: 2_500 }])
  })

  test('EV-MORE-30 with the place lost the seat is free at once, and the rest stays with the organiser', async () => {
    const { event, place, part, gives } = await bought()
    await gives(part(1_000, { keepsPlace: false }))
    expect(await place()).toMatchObject({ status: 'cancelled', paidCents: 1_500, refundedCents: 1_000 })
    expect(await world.query('select taken from event_dates where id = $1', [event.id])).toEqual([{ taken: 0 }])
    await doneAll()
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'none', refundedCents: 1_000 }])
    // Later the rest can go back too.
    await gives(part(1_500, { seenCents: 1_500 }))
    await doneAll()
    expect(await paymentsFor(event)).toMatchObject([{ refundedCents: 2_500 }])
  })

  test('EV-MORE-29 the same refund again is the same, another under its id is refused, and who saw another amount hears what is left', async () => {
    const { enrollmentId, place, part, gives } = await bought()
    const wish = part(700)
    for (const _ of [1, 2]) await gives(wish)
    await expect(gives({ ...wish, amountCents: 701 })).rejects.toMatchObject({ code: 'ID_IN_USE' })
    await expect(gives(part(700))).rejects.toMatchObject({ status: 409, code: 'CHANGED', data: { paidCents: 1_800 } })
    expect(await partsOf(enrollmentId)).toHaveLength(1)
    expect((await place())?.paidCents).toBe(1_800)
  })

  test('EV-MORE-28 a reason is asked, members and teachers may not, and what is free or not there gives nothing back', async () => {
    const { part, gives, enrollmentId } = await bought()
    await expect(gives(part(1, { reason: ' a\u200b ' }))).rejects.toMatchObject({ code: 'REASON_TOO_SHORT' })
    await expect(gives(part(1, { reason: 'a'.repeat(501) }))).rejects.toMatchObject({ code: 'REASON_TOO_LONG' })
    for (const who of [noor, await world.person({ role: 'teacher' })])
      await expect(who.does(contract.refundPart, part(1))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(gives(part(1, { enrollmentId: newId() }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { id } = await world.given.enrolment({ event: await world.given.event(), person: noor })
    await expect(gives(part(1, { enrollmentId: id, seenCents: 0 }))).rejects.toMatchObject({
      code: 'MORE_THAN_PAID',
      data: { most: 0 },
    })
    expect(await partsOf(enrollmentId)).toEqual([])
  })

  test('EV-MORE-30 once it began the place cannot be taken any more, and nothing goes back by halves', async () => {
    const { event, enrollmentId, place, part, gives } = await bought()
    await world.query(`update event_dates set starts_at = now() - interval '1 hour' where id = $1`, [event.id])
    await expect(gives(part(1_000, { keepsPlace: false }))).rejects.toMatchObject({ code: 'OCCURRENCE_STARTED' })
    expect([await partsOf(enrollmentId), (await place())?.paidCents]).toEqual([[], 2_500])
    await gives(part(1_000))
    expect(await place()).toMatchObject({ status: 'enrolled', paidCents: 1_500 })
  })

  test('EV-MORE-111 who paid and admins hear that it is back; another member does not', async () => {
    const { part, gives } = await bought()
    const sem = await world.person()
    const [desk, payer, other] = [await admin.listens(), await noor.listens(), await sem.listens()]
    await gives(part(1_000))
    await doneAll()
    await house.settled()
    expect([desk, payer, other].map((ear) => ear.kinds().filter((kind) => kind === 'refund.done').length)).toEqual([
      1, 1, 0,
    ])
    for (const ear of [desk, payer, other]) ear.leave()
  })

  test('EV-MORE-28 EV-MORE-30 Logboek has both amounts and the reason, and the one who paid hears of it once, in the inbox and by mail', async () => {
    const { event, place, part, gives } = await bought()
    const sem = await world.person()
    await gives(part(1_000))
    await doneAll()
    await doneAll()
    const lines = await world.query<{ subject_id: string; new_value: string; reason: string }>(
      `select subject_id, new_value, reason from audit_log where action = 'participant.refunded' and new_value like $1`,
      [`${event.title}, %`],
    )
    expect(lines).toMatchObject([{ subject_id: noor.id, reason: 'Workshop viel uit' }])
    expect(lines[0]?.new_value).toContain('€ 10,00 van € 25,00 terug, plek blijft')
    const told = await world.query<{ title: string; user_id: string; content: string }>(
      `select title, user_id, data ->> 'content' as content from notifications where data ->> 'enrolment_id' = $1`,
      [(await place())?.id],
    )
    const back = told.filter(({ title }) => title === 'Een deel van je geld is teruggestort')
    expect(back.map(({ user_id }) => user_id)).toEqual([noor.id])
    expect(back[0]?.content).toContain('€ 10,00')
    expect(back[0]?.content).toContain('Je houdt je plek.')
    expect(back[0]?.content).not.toContain('Workshop')
    expect(told.some(({ user_id }) => user_id === sem.id)).toBe(false)
  })
})

describe('what the provider makes of it', () => {
  /** Replaces one call of the provider, and answers how to mend it. */
  const replaced = (refundPart: PaymentProvider['refundPart']) => {
    const { provider } = house.payments
    if (!provider) throw new Error('there is no provider')
    house.payments.provider = { ...provider, refundPart }
    return () => {
      house.payments.provider = provider
    }
  }

  test('EV-MORE-29 an answer that is lost is asked again under the same key and gives back once', async () => {
    const { event, enrollmentId, part, gives, place } = await bought()
    await gives(part(1_000))
    const { provider } = house.payments
    const mend = replaced(async (asked) => {
      await provider?.refundPart(asked)
      throw new ProviderFailed('the line broke')
    })
    expect(await retryParts(house)).toBe(1)
    mend()
    expect(await place()).toMatchObject({ refundStatus: 'failed' })
    const [failed] = await partsOf(enrollmentId)
    expect(failed).toMatchObject({ state: 'failed', tries: 0 })
    expect(await admin.does(contract.retryRefund, { enrollmentId })).toEqual({ success: true })
    await heardAll()
    expect(await paymentsFor(event)).toMatchObject([{ refundedCents: 1_000 }])
    // Nothing more of it went back at the provider: all that is left can still go.
    await gives(part(1_500, { seenCents: 1_500 }))
    await doneAll()
    expect(await partsOf(enrollmentId)).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }])
    expect(await paymentsFor(event)).toMatchObject([{ refundedCents: 2_500, refundStatus: 'refunded' }])
  })

  test('EV-MORE-29 EV-CANCEL-12 a refusal is failed, told once, and tried again by itself', async () => {
    const { event, enrollmentId, part, gives, place } = await bought()
    await gives(part(1_000))
    const mend = replaced(() => Promise.reject(new ProviderFailed('no', { isRefusal: true })))
    await retryParts(house)
    await retryParts(house)
    mend()
    expect(await partsOf(enrollmentId)).toMatchObject([{ state: 'failed', tries: 2 }])
    expect(await place()).toMatchObject({ refundStatus: 'failed', paidCents: 1_500 })
    // The list of admins says nothing to be back that is not.
    const listed = async () => (await admin.does(contract.participants, { eventId: event.id })).participants[0]
    expect(await listed()).toMatchObject({ refund: 'failed', refundedCents: 1_000, backCents: 0 })
    const failures = await world.query(
      `select 1 from facts where kind = 'refund.failed' and ids ->> 'enrolmentId' = $1`,
      [enrollmentId],
    )
    expect(failures).toHaveLength(1)
    await doneAll()
    expect(await place()).toMatchObject({ refundStatus: 'refunded' })
    expect(await listed()).toMatchObject({ refund: 'refunded', refundedCents: 1_000, backCents: 1_000 })
  })

  test('EV-MORE-29 one that a bank sends back is owed again, and the rest of the payment is not', async () => {
    const { event, paymentId, enrollmentId, part, gives } = await bought()
    await gives(part(1_000))
    await doneAll()
    await world.act(paymentId, 'refundFails')
    await heardAll()
    expect(await partsOf(enrollmentId)).toMatchObject([{ state: 'failed', refunded_at: null }])
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'none', refundedCents: 0 }])
    await doneAll()
    expect(await partsOf(enrollmentId)).toMatchObject([{ state: 'refunded' }])
    expect(await paymentsFor(event)).toMatchObject([{ refundedCents: 1_000 }])
  })

  test('EV-MORE-28 the whole payment that went back by hand at the provider leaves nothing more to give', async () => {
    const { event, paymentId, enrollmentId, part, gives, place } = await bought()
    await gives(part(1_000))
    await world.act(paymentId, 'refund')
    await heardAll()
    await doneAll()
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'refunded', refundedCents: 2_500 }])
    expect(await partsOf(enrollmentId)).toMatchObject([{ state: 'refunded' }])
    expect(await place()).toMatchObject({ paidCents: 0, refundedCents: 2_500 })
    await expect(gives(part(1, { seenCents: 0 }))).rejects.toMatchObject({ code: 'MORE_THAN_PAID' })
    expect(await givePartBack(house, String((await partsOf(enrollmentId))[0]?.id))).toBe(true)
  })
})
