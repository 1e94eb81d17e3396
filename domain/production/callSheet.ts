import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { type Moment, toMs } from '../base/moment.ts'
import { Face } from '../profile/face.ts'

/** What of a line can differ: the rest is all that it says besides its name and its times. */
const changedParts = ['name', 'start', 'end', 'rest'] as const

/** How a line differs from the sheet that was mailed last: every part that does, with the name and the times that it had (EV-MORE-44). */
const Change = z.object({
  how: z.enum(['new', 'changed']),
  what: z.array(z.enum(changedParts)),
  wasName: z.string(),
  wasStartAt: Instant.nullable(),
  wasEndAt: Instant.nullable(),
})
export type Change = z.infer<typeof Change>
const marked = { change: Change.nullable() }

export const lineKinds = ['briefing', 'activity', 'contact'] as const
export type LineKind = (typeof lineKinds)[number]

export const SheetActivity = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  startAt: Instant,
  endAt: Instant,
  place: z.string().nullable(),
  ...marked,
})
export type SheetActivity = z.infer<typeof SheetActivity>

/** The call sheet of one person at one event (EV-MORE-40). */
export const Sheet = z.object({
  person: Face,
  briefings: z.array(
    z.object({
      id: Id,
      role: z.string(),
      startAt: Instant.nullable(),
      endAt: Instant.nullable(),
      tasks: z.array(z.string()),
      notes: z.string(),
      ...marked,
    }),
  ),
  activities: z.array(SheetActivity),
  contacts: z.array(z.object({ id: Id, name: z.string(), role: z.string(), phone: z.string(), ...marked })),
  /** The place or the address is another one. */
  isVenueChanged: z.boolean(),
  /** What was taken away; a contact has no name here. */
  gone: z.array(z.object({ kind: z.enum(lineKinds), name: z.string() })),
  /** Its mails, the last one first. */
  sent: z.array(z.object({ version: z.int(), at: Instant })),
})
export type Sheet = z.infer<typeof Sheet>

/** What a sheet says of its event. */
export const SheetEvent = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  zone: z.string(),
  startAt: Instant,
  endAt: Instant,
  venueName: z.string().nullable(),
  venueAddress: z.string().nullable(),
})
export type SheetEvent = z.infer<typeof SheetEvent>

type Open = { startAt: Moment | null; endAt: Moment | null }

/** Of a programme the activities that share a moment with one of these briefings; one without a start or an end is open at that side (EV-MORE-40). */
export const ownActivities = <A extends { startAt: Moment; endAt: Moment }>(
  briefings: readonly Open[],
  activities: readonly A[],
): A[] =>
  activities.filter((activity) =>
    briefings.some(
      ({ startAt, endAt }) =>
        (startAt === null || toMs(startAt) < toMs(activity.endAt)) &&
        (endAt === null || toMs(activity.startAt) < toMs(endAt)),
    ),
  )

/** A line of a sheet as it is remembered when it is mailed: what it was called and when, and a digest of all that it said. */
export type Noted = { key: string; name: string; startAt: string | null; endAt: string | null; digest: string }
export const keyOf = (kind: LineKind | 'venue', id: string): string => `${kind} ${id}`

/** What is different from what was mailed: by key what is new or changed, and what was taken away; nothing before the first mail (EV-MORE-44). */
export function changesSince(
  mailed: readonly Noted[] | null,
  now: readonly Noted[],
): { changed: Map<string, Change>; gone: Noted[] } {
  const changed = new Map<string, Change>()
  if (mailed === null) return { changed, gone: [] }
  const before = new Map(mailed.map((line) => [line.key, line]))
  for (const line of now) {
    const was = before.get(line.key)
    const what = was ? differing(was, line) : []
    if (!was) changed.set(line.key, { how: 'new', what, wasName: '', wasStartAt: null, wasEndAt: null })
    else if (what.length > 0) {
      const { name: wasName, startAt: wasStartAt, endAt: wasEndAt } = was
      changed.set(line.key, { how: 'changed', what, wasName, wasStartAt, wasEndAt })
    }
  }
  const keys = new Set(now.map(({ key }) => key))
  return { changed, gone: mailed.filter(({ key }) => !keys.has(key)) }
}

function differing(was: Noted, is: Noted): Change['what'] {
  const fields = { name: 'name', start: 'startAt', end: 'endAt', rest: 'digest' } as const
  return changedParts.filter((part) => was[fields[part]] !== is[fields[part]])
}

/** How many lines of a sheet are marked. */
export const changeCount = ({ briefings, activities, contacts, isVenueChanged, gone }: Sheet): number =>
  [...briefings, ...activities, ...contacts].filter(({ change }) => change !== null).length +
  gone.length +
  (isVenueChanged ? 1 : 0)

/** Where somebody reads their own sheet of an event, and at the same address admins all of them: that for all, or that of one person. */
export const callSheetPath = (eventId: string): string => `/events/${eventId}/callsheet`
export const everybody = 'alle'
export const callSheetsPath = (eventId: string, whose: string = everybody): string =>
  `${callSheetPath(eventId)}?wie=${whose}`
