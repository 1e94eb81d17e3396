import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { type Moment, toMs } from '../base/moment.ts'
import type { Briefing } from './briefings.ts'
import type { Activity } from './programme.ts'

/** When somebody of this event is needed at another one, too (EV-MORE-01). */
export const Elsewhere = z.object({
  personId: Id,
  eventId: Id,
  eventTitle: z.string(),
  role: z.string(),
  startAt: Instant,
  endAt: Instant,
})
export type Elsewhere = z.infer<typeof Elsewhere>

/** What does not fit together; what it concerns is named by its id (EV-MORE-01..05). */
export type Clash =
  | { kind: 'person'; briefingId: string; otherId: string }
  | { kind: 'elsewhere'; briefingId: string; elsewhere: Elsewhere }
  | { kind: 'place'; activityId: string; otherId: string }
  | { kind: 'crowded'; activityId: string; people: number; capacity: number }
  | { kind: 'outside'; briefingId: string }

type Timed = { startAt: Moment; endAt: Moment }
export type ClashSource = {
  briefings: readonly Pick<Briefing, 'id' | 'person' | 'startAt' | 'endAt'>[]
  elsewhere: readonly Elsewhere[]
  activities: readonly Pick<Activity, 'id' | 'startAt' | 'endAt' | 'people' | 'location'>[]
}

/** Whether two times share a moment; one that begins when the other ends does not. */
export const overlaps = (a: Timed, b: Timed): boolean =>
  toMs(a.startAt) < toMs(b.endAt) && toMs(b.startAt) < toMs(a.endAt)

/** All that does not fit together at an event, each pair once (EV-MORE-01..05, EV-PROG-08). */
export function clashesOf({ briefings, elsewhere, activities }: ClashSource): Clash[] {
  const timed = briefings.flatMap((it) => {
    const { startAt, endAt, person } = it
    return startAt === null || endAt === null ? [] : [{ id: it.id, personId: person?.id ?? null, startAt, endAt }]
  })
  const placed = activities.flatMap((it) => (it.location === null ? [] : [{ ...it, location: it.location }]))
  return [
    ...pairs(timed)
      .filter(([a, b]) => a.personId !== null && a.personId === b.personId && overlaps(a, b))
      .map(([a, b]): Clash => ({ kind: 'person', briefingId: a.id, otherId: b.id })),
    ...timed.flatMap((it) =>
      elsewhere
        .filter((other) => other.personId === it.personId && overlaps(it, other))
        .map((other): Clash => ({ kind: 'elsewhere', briefingId: it.id, elsewhere: other })),
    ),
    ...pairs(placed)
      .filter(([a, b]) => a.location.id === b.location.id && overlaps(a, b))
      .map(([a, b]): Clash => ({ kind: 'place', activityId: a.id, otherId: b.id })),
    ...placed.flatMap(({ id, people, location: { capacity } }): Clash[] =>
      people !== null && capacity !== null && people > capacity
        ? [{ kind: 'crowded', activityId: id, people, capacity }]
        : [],
    ),
    ...timed
      .filter((it) => isOutsideProgramme(it, activities))
      .map(({ id }): Clash => ({ kind: 'outside', briefingId: id })),
  ]
}

/** Whether a briefing begins before the first activity of the programme or ends after its last; never without a programme (EV-MORE-04). */
export function isOutsideProgramme(briefing: Timed, activities: readonly Timed[]): boolean {
  if (activities.length === 0) return false
  const first = Math.min(...activities.map(({ startAt }) => toMs(startAt)))
  const last = Math.max(...activities.map(({ endAt }) => toMs(endAt)))
  return toMs(briefing.startAt) < first || toMs(briefing.endAt) > last
}

/** The clashes in which one record takes part, for the place where it is made (EV-MORE-05). */
export const clashesWith = (clashes: readonly Clash[], id: string): Clash[] =>
  clashes.filter(
    (clash) =>
      ('briefingId' in clash ? clash.briefingId : clash.activityId) === id ||
      ('otherId' in clash && clash.otherId === id),
  )

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]))
