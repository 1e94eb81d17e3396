import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { patterns } from '@bewezen/domain/events/series.ts'
import type { Question } from '@bewezen/domain/events/seriesEdit.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'

const world = await openWorld()
const { house, given } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin' })
const people = [await world.person(), await world.person(), await world.person(), await world.person()]
const firstDay = '2027-03-15'

const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      day: fc.nat(28),
      hour: fc.constantFrom('02:30', '10:00', '14:00'),
      pattern: fc.option(fc.constantFrom(...patterns)),
      runsFor: fc.nat(30),
      max: fc.integer({ min: 1, max: 3 }),
      answers: fc.array(fc.nat(99), { minLength: 1, maxLength: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('enrol' as const, 'wait' as const), who: fc.nat(3), at: fc.nat(30) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('leave' as const, 'delete' as const, 'callOff' as const),
      at: fc.nat(30),
    }),
  },
)

type Place = { id: string; user_id: string; status: string; date_id: string; day: string }
const placesOf = async (eventId: string): Promise<Place[]> =>
  (
    await pool.query(
      `select n.id, n.user_id, n.status, n.date_id, coalesce(i.day::text, left(e.start_wall, 10)) as day
        from event_enrollments n join events e on e.id = n.event_id left join event_instances i on i.id = n.occurrence_id
        where n.event_id = $1 order by n.id`,
      [eventId],
    )
  ).rows
const datesOf = async (eventId: string): Promise<string[]> =>
  (await pool.query('select id from event_dates where event_id = $1 order by starts_at, id', [eventId])).rows.map(
    ({ id }) => id,
  )
const wrongCounts = async (eventId: string) =>
  (
    await pool.query(
      `select d.id from event_dates d left join event_enrollments n on n.date_id = d.id where d.event_id = $1
        group by d.id having d.taken <> count(n.id) filter (where n.status in ('enrolled', 'reserved', 'offered') or n.kept_until is not null)
          or d.waiting <> count(n.id) filter (where n.status = 'waitlisted')
          or (d.status = 'scheduled' and d.waiting > 0 and d.taken < d.seats)`,
      [eventId],
    )
  ).rows
const at = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(all.length, 1)]
/** Refusals are part of the life of an event; anything else is a fault. */
const ask = async <T>(asking: Promise<T>) =>
  asking.catch((refused: { status: number; code: string; data: unknown }) => {
    if (refused.status === undefined || refused.status >= 500) throw refused
    return { code: refused.code, data: refused.data }
  })

async function edits(
  eventId: string,
  it: {
    day: number
    hour: string
    pattern: (typeof patterns)[number] | null
    runsFor: number
    max: number
    answers: number[]
  },
) {
  const { form, version } = await admin.does(contract.form, { eventId })
  const day = plusDays(firstDay, it.day)
  const wanted = {
    ...form,
    start: `${day}T${it.hour}`,
    end: `${day}T16:00`,
    maxParticipants: it.max,
    minParticipants: 0,
    isRecurring: it.pattern !== null,
    pattern: it.pattern,
    recurrenceEnd: it.pattern === null ? '' : plusDays(day, 1 + it.runsFor),
  }
  const before = await placesOf(eventId)
  const save = (answers: Record<string, { way: 'keep' } | { way: 'cancel' } | { way: 'move'; to: string }>) =>
    ask(admin.does(contract.update, { eventId, version, form: wanted, answers }))
  const asked = await save({})
  if (!('code' in asked)) return
  expect(asked.code).toBe('DATES_NEED_ANSWER')
  // While something is to be answered nothing at all happened.
  expect(await placesOf(eventId)).toEqual(before)
  const { dates, freeDays } = asked.data as { dates: Question[]; freeDays: string[] }
  const free = [...freeDays]
  const answers = Object.fromEntries(
    dates.map(({ id }, index) => {
      const choice = at(it.answers, index) ?? 0
      const to = choice % 3 === 1 ? free.shift() : undefined
      return [
        id,
        to ? { way: 'move' as const, to } : { way: choice % 3 === 2 ? ('cancel' as const) : ('keep' as const) },
      ]
    }),
  )
  expect(await save(answers)).toMatchObject({ success: true })
}

test('EV-RECUR-16 EV-RECUR-17 EV-EDGE-20 no chain of edits loses or doubles a place in the database, whichever date becomes the start', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const eventId = newId()
      const form = { ...newEventForm(admin.id, firstDay), title: 'Keten', venueName: 'De Schuur', maxParticipants: 2 }
      await admin.does(contract.create, { id: eventId, form })
      for (const it of steps) {
        const [before, dates] = [await placesOf(eventId), await datesOf(eventId)]
        const made: string[] = []
        if (it.kind === 'edit') await edits(eventId, it)
        else if (it.kind === 'enrol' || it.kind === 'wait') {
          const person = at(people, it.who) ?? admin
          const place = await given
            .enrolment({ event: { id: eventId }, person, dateId: at(dates, it.at) ?? eventId, by: it.kind })
            .catch((refused: Error) => {
              if (!refused.message.startsWith('the place is refused')) throw refused
              return null
            })
          if (place) made.push(place.id)
        } else if (it.kind === 'leave') {
          const place = at(before, it.at)
          const person = people.find(({ id }) => id === place?.user_id)
          if (place && person) await ask(person.does(contract.cancel, { enrollmentId: place.id }))
        } else if (it.kind === 'delete') {
          const occurrenceId = at(
            dates.filter((id) => id !== eventId),
            it.at,
          )
          if (occurrenceId) await ask(admin.does(contract.remove, { eventId, occurrenceId }))
        } else await ask(admin.does(contract.cancelEvent, { eventId, occurrenceId: at(dates, it.at) ?? eventId }))

        const after = await placesOf(eventId)
        expect(after.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), ...made].toSorted())
        expect(after.map(({ user_id }) => user_id)).toEqual(
          expect.arrayContaining(before.map(({ user_id }) => user_id)),
        )
        expect(await wrongCounts(eventId)).toEqual([])
      }
    }),
    { numRuns: runs(6, 2_000) },
  )
}, 300_000)
