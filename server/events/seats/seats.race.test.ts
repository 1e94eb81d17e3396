import { newId } from '@bewezen/domain/base/ids.ts'
import { hourMs, minuteMs, secondMs } from '@bewezen/domain/base/moment.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import type { SeatEvent } from '@bewezen/domain/events/seatEvents.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { describe, expect, test } from 'vitest'
import type { Tx } from '../../base/database/open.ts'
import { Refusal } from '../../base/refuse.ts'
import { together } from '../../base/testing/together.ts'
import { openWorld } from '../../base/testing/world.ts'
import { openAttempts } from './attempt.ts'
import { holdDate } from './holdDate.ts'
import { passSeats } from './passSeats.ts'

const world = await openWorld({ engine: 'server' })
const { house, given } = world
const { pool } = house.database

const rounds = runs(10, 500)
const crowd: string[] = []
while (crowd.length < runs(16, 200)) {
  const some = await Promise.all(Array.from({ length: 8 }, () => given.person()))
  crowd.push(...some.map(({ id }) => id))
}
/** From 1 to 50 seats, and never enough for everybody. */
const seatsIn = (round: number) => 1 + ((round * 7) % runs(8, 50))

type Raced = { id: string; seats: number }
const dateWith = async (seats: number, isPaid = false): Promise<Raced> => {
  const { id } = await given.event({ maxParticipants: seats, isPaid, priceCents: isPaid ? 2_500 : null })
  return { id, seats }
}
const passIn = async (tx: Tx, { id }: Raced, event: SeatEvent, now: Date, how: { lock?: boolean } = {}) => {
  const date = await holdDate(tx, id, how)
  if (!date) throw new Error('there is no date')
  return passSeats(house, tx, { date, event, now })
}
/** One thing that happens to a date, some time from now; answers the code of a refusal, or what it did. */
const does = (date: Raced, event: SeatEvent, later = 0) =>
  house.transaction((tx, now) => passIn(tx, date, event, new Date(now.getTime() + later)))
const enters = (date: Raced, kind: 'enrol' | 'hold' | 'wait', personId: string, later = 0) =>
  does(date, { kind, id: newId(), personId }, later)
/** Who finds no seat waits for one. */
const entersOrWaits = async (date: Raced, kind: 'enrol' | 'hold', personId: string, later = 0) => {
  const answer = await enters(date, kind, personId, later)
  return 'code' in answer && answer.code === 'CAPACITY_EXCEEDED' ? enters(date, 'wait', personId, later) : answer
}

/** Asks for a seat as the form does, again and again until enrolment is open. */
async function presses(date: Raced, personId: string): Promise<void> {
  const id = newId()
  const enrollmentData = { dietary_restrictions: [], allergies: [], notes: '', terms_accepted: true }
  const input = {
    id,
    occurrenceId: date.id,
    termsVersion,
    enrollmentData: { ...enrollmentData, cancellation_policy_accepted: true },
  }
  for (let isEarly = true; isEarly; )
    isEarly = await house
      .transaction(async (tx, now) => {
        const held = await holdDate(tx, date.id)
        const { attempts, rows } = await openAttempts(tx, held, [{ personId, input }], now)
        const [attempt] = attempts
        if (!held || !attempt || attempt instanceof Refusal) throw attempt
        await passSeats(house, tx, { ...attempt, date: held, rows, event: { kind: 'enrol', id, personId }, now })
        return false
      })
      .catch((error) => (error instanceof Refusal && error.code === 'ENROLLMENT_NOT_OPEN') || Promise.reject(error))
}

type Row = { id: string; user_id: string; status: string; came: number; kept_until: Date | null }
async function rowsOf({ id }: Raced) {
  const { rows } = await pool.query<Row>(
    'select id, user_id, status, came, kept_until from event_enrollments where date_id = $1 order by came',
    [id],
  )
  const with_ = (...statuses: string[]) => rows.filter(({ status }) => statuses.includes(status))
  return { rows, with: with_, live: with_('enrolled', 'reserved', 'offered', 'waitlisted') }
}
type Counts = { seats: number; taken: number; excess: number; waiting: number }
const countsOf = async ({ id }: Raced): Promise<Counts> => {
  const { rows } = await pool.query('select seats, taken, excess, waiting from event_dates where id = $1', [id])
  return rows[0] as Counts
}
/** Which promises of a date are broken, as the rows themselves say it. */
async function brokenOn(date: Raced): Promise<string[]> {
  const [{ seats, taken, excess, waiting }, found] = [await countsOf(date), await rowsOf(date)]
  const sitting = found.rows.filter(
    ({ status, kept_until }) => kept_until || 'enrolled reserved offered'.includes(status),
  )
  const line = found.with('waitlisted')
  const broken = {
    oversold: sitting.length > seats + excess,
    'a seat is free while somebody waits': line.length > 0 && sitting.length < seats,
    'the counts are wrong': taken !== sitting.length || waiting !== line.length,
    'somebody has two places': new Set(found.live.map(({ user_id }) => user_id)).size < found.live.length,
  }
  return Object.entries(broken).flatMap(([name, is]) => (is ? [name] : []))
}
const race = async (scenario: (seats: number) => Promise<Raced>) => {
  for (let round = 0; round < rounds; round++) expect(await brokenOn(await scenario(seatsIn(round)))).toEqual([])
}

describe('many at once for few seats', () => {
  test('EV-EDGE-01 free: as many are enrolled as there are seats, everybody else waits, and who clicks twice has one place', () =>
    race(async (seats) => {
      const date = await dateWith(seats)
      const twice = crowd.slice(0, 6)
      await Promise.all([...crowd, ...twice].map((person) => entersOrWaits(date, 'enrol', person)))
      expect(await countsOf(date)).toEqual({ seats, taken: seats, excess: 0, waiting: crowd.length - seats })
      return date
    }))

  test('EV-PAY-16 paid: as many hold a seat as there are, and what the provider says twice counts once', () =>
    race(async (seats) => {
      const date = await dateWith(seats, true)
      await Promise.all(crowd.map((person) => enters(date, 'hold', person)))
      const held = (await rowsOf(date)).with('reserved')
      expect(held).toHaveLength(seats)
      const pays = held.map(({ id }) => does(date, { kind: 'pay', id, paymentId: `for ${id}`, cents: 2_500 }))
      const again = held.map(({ id }) => does(date, { kind: 'pay', id, paymentId: `for ${id}`, cents: 2_500 }))
      for (const answer of await Promise.all([...pays, ...again])) expect(answer).toMatchObject({ effects: [] })
      expect((await rowsOf(date)).with('enrolled')).toHaveLength(seats)
      return date
    }))

  test('holds that end while late money and newcomers arrive: the waitlist comes first, and money without a seat goes back', () =>
    race(async (seats) => {
      const date = await dateWith(seats, true)
      const [early, late] = [crowd.slice(0, -6), crowd.slice(-6)]
      for (const person of early.slice(0, seats)) await enters(date, 'hold', person)
      await Promise.all(early.slice(seats).map((person) => enters(date, 'wait', person)))
      const before = await rowsOf(date)
      const held = before.with('reserved')
      const payers = held.filter((_, at) => at % 2 === 0)
      const over = 36 * minuteMs
      const answers = await Promise.all([
        ...payers.map(({ id }) => does(date, { kind: 'pay', id, paymentId: `for ${id}`, cents: 2_500 }, over)),
        ...[1, 2, 3].map(() => does(date, { kind: 'lapse' }, over)),
        ...late.map((person) => entersOrWaits(date, 'hold', person, over)),
      ])
      const refunds = answers.flatMap((answer) => ('effects' in answer ? answer.effects : [])).filter(isRefund)
      const found = await rowsOf(date)
      expect(found.with('enrolled')).toHaveLength(payers.length - refunds.length)
      // A newcomer gets a seat only when everybody who waited was offered one.
      const line = new Set(before.with('waitlisted').map(({ id }) => id))
      if (found.with('waitlisted').some(({ id }) => line.has(id))) expect(found.with('reserved')).toEqual([])
      return date
    }))

  test('EV-EDGE-29 EV-WAIT-02 EV-CARD-18 cancelling: the seat is kept for ten seconds, then it is of who waits longest, whoever else asks at that instant', () =>
    race(async (seats) => {
      const date = await dateWith(seats)
      const [early, late] = [crowd.slice(0, -6), crowd.slice(-6)]
      await Promise.all(early.map((person) => entersOrWaits(date, 'enrol', person)))
      const before = await rowsOf(date)
      const leavers = before.with('enrolled').filter((_, at) => at % 3 === 0)
      await Promise.all([
        ...leavers.map(({ id }) => does(date, { kind: 'leave', id, refundCents: 0 })),
        ...late.slice(3).map((person) => enters(date, 'enrol', person)),
      ])
      expect((await rowsOf(date)).with('enrolled')).toHaveLength(seats - leavers.length)
      const over = 11 * secondMs
      await Promise.all([
        ...[1, 2, 3].map(() => does(date, { kind: 'lapse' }, over)),
        ...late.map((person) => entersOrWaits(date, 'enrol', person, over)),
      ])
      const line = before.with('waitlisted').map(({ id }) => id)
      const enrolled = new Set((await rowsOf(date)).with('enrolled').map(({ id }) => id))
      expect(line.filter((id) => enrolled.has(id))).toEqual(line.slice(0, leavers.length))
      return date
    }))

  test('EV-EDGE-28 the maximum is lowered and raised meanwhile: nobody loses a seat, and raised seats are given on', () =>
    race(async (seats) => {
      const date = await dateWith(seats)
      const setMax = (max: number) => does(date, { kind: 'setMax', max })
      const coming = crowd.map((person, at) =>
        at === 8 ? setMax(Math.ceil(seats / 2)) : entersOrWaits(date, 'enrol', person),
      )
      await Promise.all(coming)
      expect(await brokenOn(date)).toEqual([])
      const { taken } = await countsOf(date)
      await Promise.all([setMax(seats + 2), ...crowd.slice(0, 6).map((person) => enters(date, 'enrol', person))])
      expect((await countsOf(date)).taken).toBe(Math.max(taken, seats + 2))
      return { ...date, seats: seats + 2 }
    }))

  test('EV-TIER-08 EV-TIER-14 everybody presses while enrolment opens: nobody is in before the moment of their tier, and the seats are all given', () =>
    race(async (seats) => {
      const opensFor = await house.transaction(async (_tx, now) => new Date(now.getTime() + 60))
      const tiersFrom = new Date(opensFor.getTime() - 48 * hourMs)
      const { id } = await given.event({ maxParticipants: seats, startInschrijving: tiersFrom })
      const date = { id, seats }
      await Promise.all(crowd.map((person) => presses(date, person)))
      const { rows } = await pool.query('select 1 from event_enrollments where date_id = $1 and enrolled_at < $2', [
        id,
        opensFor,
      ])
      expect(rows).toEqual([])
      expect((await countsOf(date)).taken).toBe(seats)
      return date
    }))

  test('EV-PART-06 an admin adds people meanwhile: only those added above the maximum stand above it', () =>
    race(async (seats) => {
      const date = await dateWith(seats)
      const add = (personId: string, beyond: boolean) => does(date, { kind: 'add', id: newId(), personId, beyond })
      const [added, others] = [crowd.slice(0, 6), crowd.slice(4)]
      await Promise.all([
        ...others.map((person) => entersOrWaits(date, 'enrol', person)),
        ...added.map((person, at) => add(person, at % 2 === 0)),
      ])
      const { taken, excess } = await countsOf(date)
      expect(taken).toBe(seats + excess)
      expect(excess).toBeLessThanOrEqual(3)
      return date
    }))
})

describe('without the guard the same races fail', () => {
  const people = crowd.slice(0, 10)
  const guards = ['never_oversold', 'none_free_while_waiting', 'counts']
  const unguarded = (date: Raced, events: readonly SeatEvent[], later = 0) =>
    together(house, 'event_enrollments', events.length, (tx, now, at) =>
      passIn(tx, date, events[at] ?? { kind: 'lapse' }, new Date(now.getTime() + later), { lock: false }),
    )
  const entering = (kind: 'enrol' | 'hold') => people.map((personId) => ({ kind, id: newId(), personId }))

  test('without the lock alone the database still refuses every seat too many', async () => {
    const date = await dateWith(3)
    const answers = await unguarded(date, entering('enrol'))
    expect(answers.filter(({ status }) => status === 'rejected')).not.toEqual([])
    expect(await brokenOn(date)).toEqual([])
  })

  test('without lock and constraints more people sit than there are seats, in every round', async () => {
    for (const guard of guards) await pool.query(`alter table event_dates drop constraint event_dates_${guard}`)
    await pool.query('drop index event_enrollments_line')
    for (let round = 0; round < rounds; round++) {
      const seats = 1 + (round % 5)
      const [free, paid, line] = [await dateWith(seats), await dateWith(seats, true), await dateWith(3)]
      await unguarded(free, entering('enrol'))
      expect(await brokenOn(free)).toContain('oversold')
      await unguarded(paid, entering('hold'))
      expect(await brokenOn(paid)).toContain('oversold')

      // Who leaves at once gives on to the same one who waits longest, and the other seats stay empty.
      await Promise.all(people.map((person) => entersOrWaits(line, 'enrol', person)))
      const kept = (await rowsOf(line)).with('enrolled')
      const leaves = kept.map(({ id }): SeatEvent => ({ kind: 'leave', id, refundCents: 0 }))
      await Promise.all(leaves.map((leave) => does(line, leave)))
      await unguarded(line, [{ kind: 'lapse' }, { kind: 'setMax', max: 4 }, { kind: 'setMax', max: 4 }], 11 * secondMs)
      expect(await brokenOn(line)).not.toEqual([])
    }
  })
})

const isRefund = ({ kind }: { kind: string }) => kind === 'refund'
