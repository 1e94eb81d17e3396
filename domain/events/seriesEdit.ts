import { type Moment, toMs } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { isMovedFar } from './changes.ts'
import type { Occurring } from './occurring.ts'

export type OccurrenceStatus = 'scheduled' | 'cancelled'

/** An occurrence as it stands before an edit. */
export type ExistingDate = Occurring & {
  id: string
  /** The start of the event, which has the event's own id (EV-RECUR-13, EV-ENROL-36). */
  isStart: boolean
  status: OccurrenceStatus
  /** Kept outside the pattern at an earlier edit: it is not asked about again. */
  isLoose: boolean
  /** The day of the series that it left when it was moved on its own; null when it was not (EV-RECUR-32). */
  movedFrom: string | null
  /** Everybody who ever had a place on it, in any status. */
  enrolments: number
  /** Those who have a place now, or wait for one. */
  live: number
}

/**
 * What the event should be after the edit; without a pattern it has a start only. `slots` are the days of the series on
 * which dates that were moved on their own stood, as long as they count: with another pattern none (EV-RECUR-32).
 */
export type Wanted = { start: Occurring; dates: readonly Occurring[]; slots: ReadonlySet<string> }

/** What becomes of people whose date vanishes (EV-RECUR-17). */
export type Answer = { way: 'keep' } | { way: 'move'; to: string } | { way: 'cancel' }
export type Answers = Readonly<Record<string, Answer | undefined>>

/** A date that no longer fits, on which people count. */
export type Question = { id: string; day: string; startAt: string; live: number }

export type PlannedDate = Occurring & {
  /** The occurrence whose people, seats and history it goes on with; null for a date that is new. */
  from: string | null
  isStart: boolean
  isLoose: boolean
  movedFrom: string | null
  status: OccurrenceStatus
  /** People on it must hear that it moved, and may leave with all their money (EV-RECUR-18). */
  tells: boolean
}

export type EditPlan = {
  /** All occurrences after the edit, in order; exactly one is the start. */
  dates: PlannedDate[]
  /** Occurrences that go: nobody ever had a place on them. */
  removed: string[]
  /** Occurrences that an answer cancels: people are told and get their money back. They stay in `dates`. */
  cancelled: string[]
}

export type EditRefusal = RefusalOf<'DATES_NEED_ANSWER', { dates: Question[]; freeDays: string[] }>

/**
 * What an edit does to the dates of an event. A date whose day still occurs goes on as the same occurrence, with the new
 * time; one without people goes when it no longer fits; one with people is kept, moved or cancelled as answered, and
 * while an answer is missing nothing is planned at all. What has been stays as it was, and so does a date that was moved
 * on its own (EV-RECUR-16, EV-RECUR-17, EV-RECUR-32, EV-EDGE-20).
 */
export function planEdit(
  existing: readonly ExistingDate[],
  wanted: Wanted,
  answers: Answers,
  now: Moment,
): EditPlan | EditRefusal {
  const moved = ownlyMoved(existing, wanted)
  const [only] = existing
  if (existing.length === 1 && moved.length === 0 && only && follows(only, wanted, now)) {
    const dates = [movedTo(only, wanted.start, wanted, now)]
    return planOf([...dates, ...addedTo(dates, wanted.dates, wanted)], existing, [])
  }
  const stayed = new Set(moved.map(({ id }) => id))
  const left = new Set(moved.flatMap(({ day, movedFrom }) => [day, movedFrom]))
  const asked = [wanted.start, ...wanted.dates].filter(({ day }) => !left.has(day))
  const wantedOn = new Map(asked.map((date) => [date.day, date]))
  const others = existing.filter(({ id }) => !stayed.has(id))
  const fits = others.filter(({ day }) => wantedOn.has(day))
  const taken = new Set(fits.filter(({ enrolments }) => enrolments > 0).map(({ day }) => day))
  const freeDays = asked.filter((it) => !taken.has(it.day) && it.startAt > iso(now)).map(({ day }) => day)

  const dates: PlannedDate[] = moved.map((it) => stayedMoved(it, wanted))
  const cancelled: string[] = []
  const questions: Question[] = []
  const settledOn = new Set<string>()
  for (const it of others) {
    if (wantedOn.has(it.day) || it.enrolments === 0) continue
    const answer: Answer | undefined = isSettled(it, now) ? { way: 'keep' } : answers[it.id]
    const target = answer?.way === 'move' && !settledOn.has(answer.to) ? wantedOn.get(answer.to) : undefined
    if (answer?.way === 'keep') {
      dates.push(keptLoose(it, now))
    } else if (answer?.way === 'cancel') {
      dates.push({ ...asItWas(it), status: 'cancelled' })
      cancelled.push(it.id)
    } else if (target && freeDays.includes(target.day)) {
      settledOn.add(target.day)
      dates.push(movedTo(it, target, wanted, now))
    } else questions.push({ id: it.id, day: it.day, startAt: it.startAt, live: it.live })
  }
  if (questions.length > 0) return { code: 'DATES_NEED_ANSWER', data: { dates: questions, freeDays } }

  for (const it of fits) {
    const date = wantedOn.get(it.day)
    // An empty date gives way to the people who were moved to its day.
    if (date && !settledOn.has(it.day)) dates.push(staysOn(it, date, wanted, now))
  }
  return planOf([...dates, ...addedTo(dates, asked, wanted)], existing, cancelled)
}

/** Whether a planned edit came out as a refusal. */
export const isRefused = (plan: EditPlan | EditRefusal): plan is EditRefusal => 'code' in plan

/**
 * The dates that were moved on their own and stay so. One that stands on the day that becomes the start is that start,
 * unless the start itself was moved away from that day.
 */
function ownlyMoved(existing: readonly ExistingDate[], { start, slots }: Wanted): ExistingDate[] {
  const moved = existing.filter(({ movedFrom }) => movedFrom !== null && slots.has(movedFrom))
  const isStartMoved = moved.some(({ movedFrom }) => movedFrom === start.day)
  return isStartMoved ? moved : moved.filter(({ day }) => day !== start.day)
}

/** It takes place when it did, and is the start when it left the day of the start. */
const stayedMoved = (it: ExistingDate, { start }: Wanted): PlannedDate => ({
  ...asItWas(it),
  isStart: it.movedFrom === start.day,
  isLoose: it.isLoose,
  movedFrom: it.movedFrom,
})

/**
 * Whether the only date of an event simply moves with it. People of a day that is over are not taken along to one that
 * is still to come.
 */
const follows = (only: ExistingDate, { start }: Wanted, now: Moment): boolean =>
  only.isStart && (only.enrolments === 0 || !isPast(only, now) || start.endAt <= iso(now))

/** Whether nobody has to be asked: it is over, was cancelled, kept loose before, or has nobody left. */
const isSettled = (it: ExistingDate, now: Moment): boolean =>
  isPast(it, now) || it.status === 'cancelled' || it.isLoose || it.live === 0

const isPast = ({ endAt }: Occurring, now: Moment): boolean => toMs(endAt) < toMs(now)

/** A existing occurrence whose day still occurs. What was, or was called off, stays at the time at which it was. */
function staysOn(it: ExistingDate, date: Occurring, wanted: Wanted, now: Moment): PlannedDate {
  const isOver = it.enrolments > 0 && (isPast(it, now) || it.status === 'cancelled')
  if (!isOver) return movedTo(it, date, wanted, now)
  return { ...asItWas(it), isStart: date.day === wanted.start.day, isLoose: false }
}

/** A existing occurrence that goes on at the times of a wanted date. */
function movedTo(it: ExistingDate, { day, startAt, endAt }: Occurring, { start }: Wanted, now: Moment): PlannedDate {
  const tells = it.live > 0 && it.status === 'scheduled' && startAt > iso(now) && isMovedFar(it.startAt, startAt)
  return {
    from: it.id,
    isStart: day === start.day,
    isLoose: false,
    movedFrom: null,
    status: it.status,
    tells,
    day,
    startAt,
    endAt,
  }
}

/** A date outside the pattern. One that nobody is left on is not offered again, and its row stays for its history. */
function keptLoose(it: ExistingDate, now: Moment): PlannedDate {
  const isOffered = it.live > 0 || it.isLoose || isPast(it, now)
  return { ...asItWas(it), status: isOffered ? it.status : 'cancelled' }
}

const asItWas = ({ id, day, startAt, endAt, status }: ExistingDate): PlannedDate => {
  return { from: id, isStart: false, isLoose: true, movedFrom: null, status, tells: false, day, startAt, endAt }
}

/** The wanted dates on whose day nothing takes place yet. */
function addedTo(dates: readonly PlannedDate[], asked: readonly Occurring[], wanted: Wanted): PlannedDate[] {
  const held = new Set(dates.map(({ day }) => day))
  return asked.filter(({ day }) => !held.has(day)).map((date) => freshOn(date, wanted))
}

function planOf(dates: readonly PlannedDate[], existing: readonly ExistingDate[], cancelled: string[]): EditPlan {
  const kept = new Set(dates.map(({ from }) => from))
  return {
    dates: dates.toSorted((a, b) => toMs(a.startAt) - toMs(b.startAt)),
    removed: existing.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    cancelled,
  }
}

const freshOn = ({ day, startAt, endAt }: Occurring, { start }: Wanted): PlannedDate => {
  const isStart = day === start.day
  return {
    from: null,
    isStart,
    isLoose: false,
    movedFrom: null,
    status: 'scheduled',
    tells: false,
    day,
    startAt,
    endAt,
  }
}

const iso = (moment: Moment): string => new Date(toMs(moment)).toISOString()
