import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { dayMs } from '../base/moment.ts'
import { runs } from '../base/testing/longMode.ts'
import { movedDate, moveFaults, slotsOf } from './dateMove.ts'
import { type Clocked, firstOccurring, type Occurring } from './occurring.ts'
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
type Date = Occurring & Pick<ExistingDate, 'id' | 'isStart' | 'status' | 'isLoose' | 'movedFrom'> & { places: Place[] }
/** An event as a database would hold it: its dates, the people on them, and the days that were deleted. */
type World = {
  now: number
  pattern: Pattern | null
  /** What it repeats, and until when. */
  rule: (Clocked & { until: string }) | null
  deleted: Set<string>
  dates: Date[]
  made: number
}

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

const move = fc.record({
  kind: fc.constant('move' as const),
  at: fc.nat(99),
  day: fc.nat(80),
  hour: fc.constantFrom('02:30', '10:00', '19:00'),
})

const steps = [
  { weight: 2, arbitrary: edit },
  { weight: 3, arbitrary: other },
  { weight: 1, arbitrary: move },
]
const chain = fc.array(fc.oneof(...steps), {
  minLength: 8,
  maxLength: 24,
})

test('EV-RECUR-16 EV-RECUR-17 EV-RECUR-19 EV-RECUR-32 EV-EDGE-20 no chain of edits loses or doubles an enrolment, moves somebody unasked, gives a date another id, or takes one back that was moved on its own', () => {
  fc.assert(
    fc.property(chain, (steps) => {
      const world: World = {
        now: Date.parse('2026-03-10T12:00:00Z'),
        pattern: null,
        rule: null,
        deleted: new Set(),
        dates: [],
        made: 0,
      }
      for (const step of steps) {
        if (step.kind === 'edit') change(world, step)
        else if (step.kind === 'move') moveOne(world, step)
        else happen(world, step)
      }
    }),
    { numRuns: runs(150, 2_500) },
  )
})

type Edit = typeof edit extends fc.Arbitrary<infer Step> ? Step : never
type Other = typeof other extends fc.Arbitrary<infer Step> ? Step : never
type Move = typeof move extends fc.Arbitrary<infer Step> ? Step : never

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

/** One date goes elsewhere on its own, as the operation does it. */
function moveOne(world: World, { at, day, hour }: Move): void {
  const date = world.dates[at % Math.max(1, world.dates.length)]
  const { rule, pattern } = world
  if (!date || !rule || !pattern || date.status === 'cancelled' || Date.parse(date.startAt) <= world.now) return
  const to = {
    start: `${plusDays('2026-03-01', day)}T${hour}`,
    end: `${plusDays('2026-03-01', day)}T23:00`,
    zone: rule.zone,
  }
  const others = new Set(world.dates.filter((one) => one !== date).map((one) => one.day))
  if (Object.keys(moveFaults(to, others, world.now)).length > 0) return
  const slots = slotsOf({ ...rule, pattern }, dayOf(world.now, rule.zone))
  const slot = date.movedFrom ?? date.day
  const {
    movedFrom,
    startAt,
    endAt,
    day: newDay,
  } = movedDate({ ...date, ...counted(date) }, to, { series: rule, slots })
  Object.assign(date, { movedFrom, startAt, endAt, day: newDay })
  if (date.isStart) return
  if (movedFrom === null) world.deleted.delete(slot)
  else world.deleted.add(slot)
}

const counted = ({ places }: Date) => ({ enrolments: places.length, live: places.filter(({ live }) => live).length })

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
  const keepsDays = keepsDeletedDays(world.pattern, pattern)
  const slots = rule && keepsDays ? slotsOf(rule, dayOf(world.now, zone)) : new Set<string>()
  const wanted: Wanted = { start: firstOccurring(event), dates, slots }
  world.pattern = pattern
  world.rule = rule

  const existing = world.dates.map((date) => ({
    ...date,
    ...counted(date),
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
  const left = new Set(plan.dates.flatMap(({ movedFrom }) => movedFrom ?? []))
  const asksFor = [wanted.start, ...wanted.dates].map(({ day }) => day)
  expect(days).toEqual(expect.arrayContaining(asksFor.filter((day) => !left.has(day))))
  const start = plan.dates.find(({ isStart }) => isStart)
  expect(start?.movedFrom ?? start?.day).toBe(wanted.start.day)
  // What was moved on its own stays, unless it stands where the series begins now.
  for (const { id, movedFrom, startAt, endAt, day } of existing) {
    const after = plan.dates.find((date) => date.from === id)
    if (movedFrom === null || !wanted.slots.has(movedFrom)) expect(after?.movedFrom ?? null).toBeNull()
    else if (day !== wanted.start.day || left.has(day)) expect(after).toMatchObject({ startAt, endAt, movedFrom })
  }
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
