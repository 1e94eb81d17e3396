import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import type { SeatEvent } from '@bewezen/domain/events/seatEvents.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../base/database/open.ts'
import { together } from '../../base/testing/together.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { holdDate } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { eventEnrollments } from '../tables.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'

const world = await openPayingEvents({ engine: 'server', env: { ENROL_LIMIT: '1000000' } })
afterAll(() => world.close())
const { house, standIn, checksOut, heardAll, paidEvent, paymentsFor, placesOn } = world
const { pool } = house.database

const crowd: TestPerson[] = []
while (crowd.length < runs(12, 100)) crowd.push(await world.person())
const rounds = runs(5, 60)
type Work = (tx: Tx, now: Date) => ReturnType<typeof passSeats>
const passIn =
  (event: { id: string }, happens: SeatEvent, later = 0, { lock = true } = {}): Work =>
  async (tx, now) => {
    const date = await holdDate(tx, event.id, { lock })
    if (!date) throw new Error('there is no date')
    return passSeats(house, tx, { date, event: happens, now: new Date(now.getTime() + later) })
  }
const does = (event: { id: string }, happens: SeatEvent, later = 0) => house.transaction(passIn(event, happens, later))
const openPages = async () => {
  const { sessions } = await standIn.call<{ sessions: { status: string; client_reference_id: string }[] }>('/control')
  return sessions
}
const takenOn = async ({ id }: { id: string }) =>
  (await pool.query<{ taken: number }>('select taken from event_dates where id = $1', [id])).rows[0]?.taken
const seated = (places: readonly { status: string }[]) =>
  places.filter(({ status }) => ['enrolled', 'reserved', 'offered'].includes(status)).length

describe('many who want to pay at once', () => {
  test('EV-EDGE-02 three seats are three holds and three pages, and nobody else is sent to payment', async () => {
    for (let round = 0; round < rounds; round++) {
      const event = await paidEvent({ maxParticipants: 3 })
      const twice = crowd.slice(0, 4)
      const answers = await Promise.allSettled([...crowd, ...twice].map((who) => checksOut(who, event)))
      const urls = new Set(answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.url : [])))
      const places = await placesOn(event)
      const ids = new Set(places.map(({ id }) => id))
      expect(urls.size).toBe(3)
      expect(seated(places)).toBe(3)
      expect((await openPages()).filter((page) => ids.has(page.client_reference_id))).toHaveLength(3)
      expect(await paymentsFor(event)).toHaveLength(3)
      for (const one of answers)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CAPACITY_EXCEEDED' })
      await pool.query(`update event_enrollments set status = 'expired', due_at = null where date_id = $1`, [event.id])
    }
  })

  test('EV-EDGE-35 four checkouts of one person at the same moment are three holds', async () => {
    const who = crowd[0] ?? (await world.person())
    for (let round = 0; round < rounds; round++) {
      const events = [await paidEvent(), await paidEvent(), await paidEvent(), await paidEvent()]
      const answers = await Promise.allSettled(events.map((event) => checksOut(who, event)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      for (const { id } of events)
        await pool.query(`update event_enrollments set status = 'expired', due_at = null where date_id = $1`, [id])
    }
  })
})

describe('money and time at the same moment', () => {
  test('EV-EDGE-10 EV-PAY-17 a hold ends while its payment arrives and somebody waits: one seat, and money without one goes back', async () => {
    for (let round = 0; round < rounds; round++) {
      const [payer, waiter] = [crowd[round % crowd.length], crowd[(round + 1) % crowd.length]]
      const event = await paidEvent({ maxParticipants: 1 })
      if (!payer || !waiter) throw new Error('there are people')
      const { sessionId } = await checksOut(payer, event)
      await does(event, { kind: 'wait', id: newId(), personId: waiter.id })
      await Promise.all([
        standIn.pay(sessionId).then(heardAll),
        ...[1, 2, 3].map(() => does(event, { kind: 'lapse' }, 36 * minuteMs)),
      ])
      const [paid, waiting] = await placesOn(event)
      const [payment] = await paymentsFor(event)
      expect(payment).toMatchObject({ status: 'paid' })
      // Either the money came first and the seat is theirs, or time did: then it is offered, and the money goes back.
      if (paid?.status === 'enrolled') expect([waiting?.status, payment?.refundStatus]).toEqual(['waitlisted', 'none'])
      else expect([paid?.status, waiting?.status, payment?.refundStatus]).toEqual(['expired', 'offered', 'pending'])
      expect(await takenOn(event)).toBe(1)
    }
  })

  test('EV-CANCEL-04 EV-EDGE-34 EV-CANCEL-15 cancelled on two devices while people wait: one refund, and the seat is offered once', async () => {
    for (let round = 0; round < rounds; round++) {
      const [payer, ...line] = crowd.slice(0, 4)
      if (!payer) throw new Error('there are people')
      const event = await paidEvent({ maxParticipants: 1 })
      await world.buys(payer, event)
      for (const { id: personId } of line) await does(event, { kind: 'wait', id: newId(), personId })
      const [{ id } = { id: '' }] = await placesOn(event, payer)
      await Promise.all([1, 2, 3].map(() => does(event, { kind: 'leave', id, refundCents: 2_500 })))
      const places = await placesOn(event)
      expect(places.map(({ status }) => status)).toEqual(['cancelled', 'offered', 'waitlisted', 'waitlisted'])
      expect(places[0]).toMatchObject({ refundedCents: 2_500, refundStatus: 'pending' })
      expect(await takenOn(event)).toBe(1)
    }
  })
})

describe('without the guard the same races fail', () => {
  test('without lock and constraints more hold a seat than there are, and a place is paid back twice', async () => {
    for (const guard of ['never_oversold', 'none_free_while_waiting', 'counts'])
      await pool.query(`alter table event_dates drop constraint event_dates_${guard}`)
    await pool.query('drop index event_enrollments_line')
    const people = crowd.slice(0, 8)
    const event = await paidEvent({ maxParticipants: 3 })
    const holds = people.map(({ id: personId }) =>
      passIn(event, { kind: 'hold', id: newId(), personId }, 0, { lock: false }),
    )
    await together(house, 'event_enrollments', holds.length, (tx, now, at) => Promise.resolve(holds[at]?.(tx, now)))
    expect(seated(await placesOn(event))).toBeGreaterThan(3)

    const left = await paidEvent({ maxParticipants: 1 })
    await world.buys(people[0] as TestPerson, left)
    const [{ id } = { id: '' }] = await placesOn(left)
    const leaves = [1, 2].map(() => passIn(left, { kind: 'leave', id, refundCents: 2_500 }, 0, { lock: false }))
    await together(house, 'event_enrollments', leaves.length, (tx, now, at) => Promise.resolve(leaves[at]?.(tx, now)))
    expect((await placesOn(left))[0]?.refundedCents).toBe(5_000)
  })

  test('without the lock time and money give one seat to two people, or forget the money', async () => {
    const [payer, waiter] = crowd
    if (!payer || !waiter) throw new Error('there are people')
    const event = await paidEvent({ maxParticipants: 1 })
    await checksOut(payer, event)
    await does(event, { kind: 'wait', id: newId(), personId: waiter.id })
    const [{ id } = { id: '' }] = await placesOn(event, payer)
    const works = [
      passIn(event, { kind: 'lapse' }, 36 * minuteMs, { lock: false }),
      passIn(event, { kind: 'pay', id, paymentId: 'late', cents: 2_500 }, 0, { lock: false }),
    ]
    await together(house, 'event_enrollments', works.length, (tx, now, at) => Promise.resolve(works[at]?.(tx, now)))
    // Whoever writes last wins: two people sit on one seat, or the money is forgotten.
    const places = await placesOn(event)
    const isForgotten = places.every(({ paymentIds }) => paymentIds.length === 0)
    expect([seated(places) > 1, isForgotten]).toContain(true)
  })

  test('without waiting for each other four checkouts of one person are four holds', async () => {
    const { id: personId } = await world.person()
    const events = [await paidEvent(), await paidEvent(), await paidEvent(), await paidEvent()]
    await together(house, 'event_enrollments', events.length, async (tx, now, at) => {
      const open = await tx.$count(
        eventEnrollments,
        and(eq(eventEnrollments.userId, personId), eq(eventEnrollments.status, 'reserved')),
      )
      if (open < 3) await passIn(events[at] ?? { id: '' }, { kind: 'hold', id: newId(), personId })(tx, now)
    })
    const held = await Promise.all(events.map((event) => placesOn(event)))
    expect(held.flat().map(({ status }) => status)).toEqual(Array(4).fill('reserved'))
  })
})
