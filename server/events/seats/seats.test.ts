import { newId } from '@bewezen/domain/base/ids.ts'
import { dayMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { afterSeatEvent, type SeatEvent } from '@bewezen/domain/events/seatEvents.ts'
import { type Place, type Seats, takenSeats } from '@bewezen/domain/events/seats.ts'
import { begin, eventOf, life } from '@bewezen/domain/events/testing/seatLives.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'
import { eventDates, eventEnrollments } from '../tables.ts'
import { holdDate } from './holdDate.ts'
import { passSeats } from './passSeats.ts'
import { toPlace } from './places.ts'

const world = await openWorld()
const { house, given } = world
const { db } = house.database

const pass = (dateId: string, event: SeatEvent, now: number) =>
  house.transaction(async (tx) => {
    const date = await holdDate(tx, dateId)
    if (!date) throw new Error('there is no date')
    return passSeats(house, tx, { date, event, now: new Date(now) })
  })
/** The seats of a date as they are stored, as the model has them, and what is counted. */
async function stored(dateId: string) {
  const [date] = await db.select().from(eventDates).where(eq(eventDates.id, dateId))
  const rows = await db.select().from(eventEnrollments).where(eq(eventEnrollments.dateId, dateId))
  return { date, places: byId(rows.map(toPlace)), line: waiting(rows.toSorted((a, b) => a.came - b.came)) }
}
const byId = (places: readonly Place[]) => places.toSorted((a, b) => (a.id < b.id ? -1 : 1))
const waiting = (places: readonly { id: string; status: string }[]) =>
  places.filter(({ status }) => status === 'waitlisted').map(({ id }) => id)

/** The same with people who exist. */
function withPeople(made: SeatEvent, people: readonly string[]): SeatEvent {
  const person = (name: string) => people[Number(name.slice(1))] ?? ''
  if ('personId' in made) return { ...made, id: newId(), personId: person(made.personId) }
  return made.kind === 'transfer' ? { ...made, toPersonId: person(made.toPersonId) } : made
}

const enters = (kind: 'hold' | 'wait') => (person: string) => [{ kind, person } as const, 0] as const
/** Three holds end in the same moment, and five wait. */
const manyFreedAtOnce = {
  max: 3,
  isPaid: true,
  closesIn: 10 * dayMs,
  startsLater: 0,
  steps: [
    ...['p0', 'p1', 'p2'].map(enters('hold')),
    ...['p3', 'p4', 'p5', 'p6', 'p7'].map(enters('wait')),
    [{ kind: 'setMax', max: 4 }, 35 * minuteMs],
    [{ kind: 'lapse' }, 0],
  ] as (typeof life extends fc.Arbitrary<infer Life> ? Life : never)['steps'],
}

test('EV-ENROL-39 EV-WAIT-02 EV-WAIT-06 EV-EDGE-27 EV-EDGE-28 EV-MORE-35 whatever happens on a date, the database comes out as the rules say', async () => {
  const people: string[] = []
  while (people.length < 8) people.push((await given.person()).id)

  await fc.assert(
    fc.asyncProperty(life, async ({ max, isPaid, closesIn, startsLater, steps }) => {
      const { id: dateId } = await given.event()
      const closesAt = begin + closesIn
      const startAt = closesAt + startsLater
      const times = { startsAt: new Date(startAt), closesAt: new Date(closesAt), countedAt: new Date(begin) }
      await db
        .update(eventDates)
        .set({ seats: max, isPaid, ...times })
        .where(eq(eventDates.id, dateId))
      let seats: Seats = { max, over: 0, isPaid, closesAt, startAt, cancelled: false, places: [] }
      let now = begin
      for (const [at, [it, waited]] of steps.entries()) {
        now += waited
        const made = eventOf(it, seats, at)
        if (!made) continue
        const event = withPeople(made, people)
        const said = afterSeatEvent(seats, event, now)
        const did = await pass(dateId, event, now)
        if ('code' in said || 'code' in did) {
          expect(did).toEqual(said)
          continue
        }
        expect(did.effects).toEqual(said.effects)
        seats = said.seats
        const { date, places, line } = await stored(dateId)
        expect(places).toEqual(byId(seats.places))
        expect(line).toEqual(waiting(seats.places))
        expect(date).toMatchObject({
          seats: seats.max,
          excess: seats.over,
          taken: takenSeats(seats),
          waiting: line.length,
          status: seats.cancelled ? 'cancelled' : 'scheduled',
        })
      }
    }),
    { numRuns: runs(20, 1_000), examples: [[manyFreedAtOnce]] },
  )
})
