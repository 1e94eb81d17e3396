import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { stopClock } from '../../base/testing/stopClock.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'
import { giveBack, retryOwed } from './refund.ts'

const world = await openPayingEvents()
afterAll(() => world.close())
// What one test leaves owed is no business of the next.
afterEach(async () => void (await retryOwed(world.house)))
const { house, standIn, heardAll, paidEvent, paymentsFor, placesOn } = world
const noor = await world.person()
const admin = await world.person({ role: 'admin', entitled: true })
const refundsAt = () => standIn.heard.filter(({ body }) => body.includes('"charge.refunded"')).length
const cancels = async (who: typeof noor, event: { id: string }, quotedCents?: number) => {
  const [own] = await placesOn(event, who)
  return who.does(contract.cancel, { enrollmentId: String(own?.id), quotedCents })
}

describe('cancelling a place that was paid', () => {
  test('EV-CANCEL-04 EV-EDGE-34 before the deadline all money goes back, once, whoever clicks how often', async () => {
    const event = await paidEvent()
    await world.buys(noor, event)
    const before = refundsAt()
    const answers = await Promise.all([cancels(noor, event, 2_500), cancels(noor, event), cancels(noor, event)])
    const same = { success: true, refund: 'full', refund_amount_cents: 2_500, keptUntil: null }
    expect(answers).toEqual([same, same, same])
    expect(await placesOn(event)).toMatchObject([{ status: 'cancelled', refundStatus: 'pending', paidCents: 0 }])
    const [payment] = await paymentsFor(event)
    await Promise.all([giveBack(house, String(payment?.id)), giveBack(house, String(payment?.id))])
    await retryOwed(house)
    await heardAll()
    expect(refundsAt() - before).toBe(1)
    expect(await placesOn(event)).toMatchObject([
      { status: 'cancelled', refundStatus: 'refunded', refundedCents: 2_500 },
    ])
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'refunded', refundedCents: 2_500 }])
    expect((await world.factsOf(noor)).filter((kind) => kind === 'refund.done')).toHaveLength(1)
  })

  test('EV-EDGE-33 EV-CANCEL-05 at the deadline itself everything, a second later nothing, and the seat is free in both', async () => {
    const sem = await world.person()
    const event = await paidEvent({ maxParticipants: 2 })
    await world.buys(noor, event)
    await world.buys(sem, event)
    const deadline = new Date(Date.now() + 86_400_000)
    await world.query('update event_enrollments set free_until = $2 where date_id = $1', [event.id, deadline])
    const at = async (moment: Date, act: () => Promise<unknown>) => {
      const goOn = await stopClock(house.database.pool, moment)
      await act().finally(goOn)
    }
    await at(deadline, async () =>
      expect(await cancels(noor, event, 2_500)).toMatchObject({ refund: 'full', refund_amount_cents: 2_500 }),
    )
    await at(new Date(deadline.getTime() + 1_000), async () => {
      // Who was told before that all comes back is asked once more, and still has the place.
      const late = cancels(sem, event, 2_500)
      await expect(late).rejects.toMatchObject({ status: 409, code: 'CHANGED', data: { refundCents: 0 } })
      expect(await placesOn(event, sem)).toMatchObject([{ status: 'enrolled' }])
      expect(await cancels(sem, event, 0)).toMatchObject({ refund: 'none', refund_amount_cents: 0 })
    })
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'pending' }, { refundStatus: 'none' }])
    expect(await placesOn(event)).toMatchObject([
      { refundStatus: 'pending' },
      { refundStatus: 'none', paidCents: 2_500 },
    ])
    const [date] = await world.query<{ taken: number }>('select taken from event_dates where id = $1', [event.id])
    expect(date?.taken).toBe(0)
  })
})

describe('EV-CANCEL-12 a refund that the provider refuses', () => {
  test('EV-CANCEL-12 is failed, tried again by itself, and solved when the provider is back', async () => {
    const event = await paidEvent()
    await world.buys(noor, event)
    await cancels(noor, event)
    const mend = world.failing('refundPayment')
    const [payment] = await paymentsFor(event)
    expect(await giveBack(house, String(payment?.id))).toBe(false)
    await retryOwed(house)
    expect(await placesOn(event)).toMatchObject([{ status: 'cancelled', refundStatus: 'failed' }])
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'failed', refundTries: 2, refundedCents: 0 }])
    expect((await world.factsOf(noor)).filter((kind) => kind === 'refund.failed')).toHaveLength(1)
    mend()
    await retryOwed(house)
    expect(await placesOn(event)).toMatchObject([{ refundStatus: 'refunded' }])
  })

  test('EV-CANCEL-12 one that the bank sends back later is owed again, and tried again', async () => {
    const event = await paidEvent()
    const { paymentId } = await world.buys(noor, event)
    await cancels(noor, event)
    await retryOwed(house)
    await world.act(paymentId, 'refundFails')
    await heardAll()
    expect(await placesOn(event)).toMatchObject([{ refundStatus: 'failed' }])
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'failed', refundedCents: 0 }])
    const before = refundsAt()
    await retryOwed(house)
    await heardAll()
    expect(refundsAt() - before).toBe(1)
    expect(await placesOn(event)).toMatchObject([{ refundStatus: 'refunded' }])
  })

  test('EV-CANCEL-12 an admin has it tried at once and hears whether it worked; a member has no such right', async () => {
    const event = await paidEvent()
    await world.buys(noor, event)
    await cancels(noor, event)
    const [own] = await placesOn(event)
    const enrollmentId = String(own?.id)
    const mend = world.failing('refundPayment')
    await expect(admin.does(contract.retryRefund, { enrollmentId })).rejects.toMatchObject({ code: 'PROVIDER_FAILED' })
    await expect(noor.does(contract.retryRefund, { enrollmentId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    mend()
    expect(await admin.does(contract.retryRefund, { enrollmentId })).toEqual({ success: true })
    expect(await placesOn(event)).toMatchObject([{ refundStatus: 'refunded' }])
    expect(await admin.does(contract.retryRefund, { enrollmentId })).toEqual({ success: true })
    const lines = await world.query(`select subject_id from audit_log where action = 'refund.retried'`)
    expect(lines).toEqual([{ subject_id: noor.id }, { subject_id: noor.id }])
  })

  test('EV-CANCEL-12 EV-MORE-36 in Logboek it stands with who paid, also when the place was handed on', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    await world.buys(noor, event)
    await cancels(noor, event)
    await world.query('update event_enrollments set user_id = $2, is_transferred = true where event_id = $1', [
      event.id,
      sem.id,
    ])
    const [own] = await placesOn(event)
    await admin.does(contract.retryRefund, { enrollmentId: String(own?.id) })
    const lines = await world.query(
      `select subject_id from audit_log where action = 'refund.retried' and subject_id in ($1, $2) order by at desc limit 1`,
      [noor.id, sem.id],
    )
    expect(lines).toEqual([{ subject_id: noor.id }])
    expect(await world.query('select 1 from audit_log where subject_id = $1', [sem.id])).toEqual([])
  })
})

test('EV-CANCEL-13 an event that is called off gives everybody everything back, whatever the deadline', async () => {
  const [sem, event] = [await world.person(), await paidEvent()]
  await world.buys(noor, event)
  await world.buys(sem, event)
  await world.query(`update event_enrollments set free_until = now() - interval '1 day' where date_id = $1`, [event.id])
  await admin.does(contract.cancelEvent, { eventId: event.id })
  await retryOwed(house)
  const back = { status: 'cancelled', refundStatus: 'refunded', paidCents: 0, refundedCents: 2_500 }
  expect(await placesOn(event)).toMatchObject([back, back])
})

describe('EV-PAY-22 money that somebody else takes back', () => {
  test('EV-PAY-22 a dispute marks the place and leaves it; won, the mark goes', async () => {
    const event = await paidEvent()
    const { paymentId } = await world.buys(noor, event)
    await world.act(paymentId, 'dispute')
    await heardAll()
    expect(await placesOn(event)).toMatchObject([{ status: 'enrolled', isDisputed: true }])
    await world.act(paymentId, 'disputeWon')
    await heardAll()
    expect(await placesOn(event)).toMatchObject([{ status: 'enrolled', isDisputed: false, paidCents: 2_500 }])
  })

  test('EV-PAY-22 a lost one cancels the place, and no money goes back a second time', async () => {
    const event = await paidEvent()
    const { paymentId } = await world.buys(noor, event)
    await world.act(paymentId, 'dispute')
    await world.act(paymentId, 'disputeLost')
    await heardAll()
    expect(await placesOn(event)).toMatchObject([{ status: 'cancelled', isDisputed: false, paidCents: 0 }])
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'refunded', refundedCents: 2_500 }])
    expect(await retryOwed(house)).toBe(0)
  })

  test('EV-PAY-22 after the date a lost one leaves the place as it was', async () => {
    const event = await paidEvent()
    const { paymentId } = await world.buys(noor, event)
    await moveClock(house.database.db, 40 * 86_400_000)
    await world.act(paymentId, 'disputeLost')
    await heardAll()
    await moveClock(house.database.db, 0)
    expect(await placesOn(event)).toMatchObject([{ status: 'enrolled', paidCents: 0 }])
  })

  test('a payment that was given back by hand at the provider is not given back again', async () => {
    const event = await paidEvent()
    const { paymentId } = await world.buys(noor, event)
    await world.act(paymentId, 'refund')
    await heardAll()
    const before = refundsAt()
    expect(await placesOn(event)).toMatchObject([{ status: 'enrolled', refundStatus: 'refunded', paidCents: 0 }])
    expect(await cancels(noor, event)).toMatchObject({ refund: 'full', refund_amount_cents: 2_500 })
    expect(await retryOwed(house)).toBe(0)
    await heardAll()
    expect(refundsAt()).toBe(before)
  })
})
