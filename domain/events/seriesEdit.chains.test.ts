import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { dayMs } from '../base/moment.ts'
import { runs } from '../base/testing/longMode.ts'
import { firstOccurring, type Occurring } from './occurring.ts'
import { keepsDeletedDays, type Pattern, patterns, seriesDates } from './series.ts'
import {
  type Answer,
  type EditPlan,
  type ExistingDate,
  isRefused,
  planEdit,
  type Question,
  type Wanted,
} from './seriesEdit.ts'
import { eventZones } from './zones.ts'

type Place = { id: number; live: boolean }
type Date = Occurring & Pick<ExistingDate, 'id' | 'isStart' | 'status' | 'isLoose'> & { places: Place[] }
/** An event as a database would hold it: its dates, the people on them, and the days that were deleted. */
type World = { now: number; pattern: Pattern | null; deleted: Set<string>; dates: Date[]; made: number }

const edit = fc.record({
  kind: fc.constant('edit' as const),
  start: fc.nat(40),
  hour: fc.constantFrom('00:30', '02:30', '10:00', '23:30'),
  zone: fc.constantFrom(...eventZones),
  pattern: fc.option(fc.constantFrom(...patterns)),
  runsFor: fc.nat(45),
  answers: fc.array(fc.nat(99), { minLength: 1, maxLength: 6 }),
})
const other = fc.record({
  kind: fc.constantFrom(
    'enrol' as const,
    'enrol' as const,
    'leave' as const,
    'delete' as const,
    'callOff' as const,
    'wait' as const,
  ),
  at: fc.nat(99),
})

const chain = fc.array(fc.oneof({ weight: 1, arbitrary: edit }, { weight: 2, arbitrary: other }), {
  minLength: 8,
  maxLength: 24,
})

test('EV-RECUR-16 EV-RECUR-17 EV-RECUR-19 EV-EDGE-20 no chain of edits loses or doubles an enrolment, moves somebody unasked, or gives a date another id', () => {
  fc.assert(
    fc.property(chain, (steps) => {
      const world: World = {
        now: Date.parse('2026-03-10T12:00:00Z'),
        pattern: null,
        deleted: new Set(),
        dates: [],
        made: 0,
      }
      for (const step of steps) {
        if (step.kind === 'edit') change(world, step)
        else happen(world, step)
      }
    }),
    { numRuns: runs(150, 2_500) },
  )
})

type Edit = typeof edit extends fc.Arbitrary<infer Step> ? Step : never
type Other = typeof other extends fc.Arbitrary<infer Step> ? Step : never

function happen(world: World, { kind, at }: Other): void {
  const date = world.dates[at % Math.max(1, world.dates.length)]
  if (kind === 'wait') world.now += (at % 9) * dayMs
  if (!date) return
  // Somebody on every second or third date, so that an edit meets dates that stay, vanish and are empty.
  if (kind === 'enrol') {
    for (const one of world.dates.filter((it, nth) => nth % (2 + (at % 2)) === 0 && it.status === 'scheduled')) {
      one.places.push({ id: world.made++, live: true })
    }
  }
  if (kind === 'leave') for (const place of date.places.slice(at % 2)) place.live = false
  if (kind === 'callOff') callOff(date)
  // Deleting is for a date nobody ever had a place on; it is remembered (EV-RECUR-19, EV-RECUR-20).
  if (kind === 'delete' && !date.isStart && date.places.length === 0) {
    world.dates = world.dates.filter((one) => one !== date)
    world.deleted.add(date.day)
  }
}

function callOff(date: Date): void {
  date.status = 'cancelled'
  for (const place of date.places) place.live = false
}

function change(world: World, { start, hour, zone, pattern, runsFor, answers }: Edit): void {
  const day = plusDays('2026-03-01', start)
  const event = { start: `${day}T${hour}`, end: `${plusDays(day, 1)}T01:00`, zone }
  if (!keepsDeletedDays(world.pattern, pattern)) world.deleted.clear()
  const rule = pattern && { ...event, pattern, until: plusDays(day, runsFor) }
  const dates = rule ? seriesDates(rule, dayOf(world.now, zone), world.deleted).dates : []
  const wanted: Wanted = { start: firstOccurring(event), dates }
  world.pattern = pattern

  const existing = world.dates.map((date) => ({
    ...date,
    enrolments: date.places.length,
    live: date.places.filter(({ live }) => live).length,
  }))
  const first = planEdit(existing, wanted, {}, world.now)
  const asked = isRefused(first) ? (first.data?.dates ?? []) : []
  const given = Object.fromEntries(asked.map(({ id }, at) => [id, answerOf(first, at, answers)]))
  const plan = planEdit(existing, wanted, given, world.now)
  if (isRefused(plan)) throw new Error(`still asked: ${JSON.stringify([asked, given])}`)
  check(world, existing, wanted, { plan, asked, given })
  world.dates = after(world, plan)
}

/** Any of the three answers; each question has a free day of its own to move to, while there is one. */
function answerOf(first: ReturnType<typeof planEdit>, at: number, answers: readonly number[]): Answer {
  const dice = (answers[at % answers.length] ?? 0) % 3
  const to = isRefused(first) ? first.data?.freeDays[at] : undefined
  if (dice === 1) return { way: 'cancel' }
  return dice === 2 && to ? { way: 'move', to } : { way: 'keep' }
}

type Edited = { plan: EditPlan; asked: readonly Question[]; given: Record<string, Answer> }

function check(world: World, existing: readonly ExistingDate[], wanted: Wanted, { plan, asked, given }: Edited): void {
  const before = new Map(world.dates.map((date) => [date.id, date]))
  const from = plan.dates.flatMap((date) => date.from ?? [])
  // Every date with people goes on exactly once, and what goes away is empty.
  expect(new Set(from).size).toBe(from.length)
  for (const { id, places } of world.dates) {
    expect(from.includes(id)).toBe(!plan.removed.includes(id))
    if (places.length > 0) expect(from).toContain(id)
  }
  expect(plan.dates.filter(({ isStart }) => isStart)).toHaveLength(1)
  const days = plan.dates.map(({ day }) => day)
  expect(new Set(days).size).toBe(days.length)
  expect(days).toEqual(expect.arrayContaining([wanted.start, ...wanted.dates].map(({ day }) => day)))
  expect(plan.dates.find(({ isStart }) => isStart)?.day).toBe(wanted.start.day)
  // Only an answer cancels people, and only an answer moves them; an event with one date is that date.
  for (const id of plan.cancelled) expect(given[id]).toEqual({ way: 'cancel' })
  for (const date of plan.dates) {
    const old = date.from === null ? undefined : before.get(date.from)
    const stood = existing.find(({ id }) => id === date.from)
    if (!old || !stood) continue
    const answer = given[old.id]
    if (stood.live > 0 && date.status === 'cancelled')
      expect(plan.cancelled.includes(old.id) || old.status === 'cancelled').toBe(true)
    if (stood.enrolments > 0 && date.day !== old.day) {
      expect(existing.length === 1 || (answer?.way === 'move' && answer.to === date.day)).toBe(true)
    }
    const isOver = Date.parse(old.endAt) < world.now
    if (isOver && stood.enrolments > 0) {
      expect(existing.length === 1 || date.startAt === old.startAt).toBe(true)
      expect(Date.parse(date.startAt)).toBeLessThan(world.now)
    }
    if (date.tells) expect([stood.live > 0, date.startAt !== old.startAt]).toEqual([true, true])
  }
  for (const { id } of asked) expect(before.get(id)?.places.some(({ live }) => live)).toBe(true)
}

/** What a database holds after a plan: the event's id is always that of the start. */
function after(world: World, plan: EditPlan): Date[] {
  const before = new Map(world.dates.map((date) => [date.id, date]))
  const dates = plan.dates.map(({ from, tells: _, ...date }) => {
    const id = date.isStart ? 'event' : from !== null && from !== 'event' ? from : `date-${world.made++}`
    const next: Date = { ...date, id, places: from === null ? [] : (before.get(from)?.places ?? []) }
    if (from !== null && plan.cancelled.includes(from)) callOff(next)
    return next
  })
  const ids = dates.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const places = (of: readonly Date[]) =>
    of.flatMap((date) => date.places.map(({ id }) => id)).toSorted((a, b) => a - b)
  expect(places(dates)).toEqual(places(world.dates))
  return dates
}
