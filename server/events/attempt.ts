import { tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import type { Attempt } from '@bewezen/domain/events/contract.ts'
import { enrolRefusal } from '@bewezen/domain/events/enrolling.ts'
import { cleanNotes } from '@bewezen/domain/events/kitchen.ts'
import { isOffered } from '@bewezen/domain/events/visibility.ts'
import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import { authUsers } from '../account/tables.ts'
import type { Tx } from '../base/database/open.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { profiles } from '../profile/tables.ts'
import { type HeldDate, holdDate } from './holdDate.ts'
import type { Entry } from './placeRows.ts'
import { isLiveRow } from './places.ts'
import { allergyOptions, dietaryOptions, eventEnrollments, events } from './tables.ts'

/** A date that is held, and what somebody enters it with; `repeated` when this very attempt was answered before. */
export type OpenAttempt = { date: HeldDate; entry: Entry; repeated: boolean }

/**
 * Opens a date for somebody who wants a place on it: holds it, and refuses by the first rule that says no, as things
 * stand now: the role, the event and the date (EV-ENROL-41, EV-TIER-14, EV-EDGE-13, EV-EDGE-14).
 */
export async function openAttempt(tx: Tx, personId: string, input: Attempt, now: Date): Promise<OpenAttempt> {
  const held = input.occurrenceId ? await holdDate(tx, input.occurrenceId) : null
  const person = await readPerson(tx, personId)
  // Without a name for the event it is that of the date: a date that nobody can know has none, like a missing one.
  const eventId = input.eventId ?? held?.eventId
  const event = eventId && person ? await readOffered(tx, eventId, { ...person, id: personId }) : null
  const own = held ? await readOwn(tx, held, personId) : undefined
  const { enrollmentData: it } = input
  const same = await readSame(tx, input.id)
  if (same && (same.userId !== personId || same.dateId !== held?.id)) refuse('ID_IN_USE')

  if (!same)
    refuseIf(
      enrolRefusal(
        {
          person: person && { ...person, hasProfile: true },
          event,
          date: dateOf(input, held, eventId),
          own: own?.status ?? null,
          agreed: {
            terms: it.terms_accepted,
            cancellationPolicy: it.cancellation_policy_accepted,
            version: input.termsVersion,
          },
          // Whether a seat is free is the last question, and answered where it is taken.
          asks: 'waitlist',
        },
        now,
      ),
    )
  const notes = cleanNotes(it.notes) ?? refuse('INVALID_INPUT', { fields: ['notes'] })
  await refuseUnknownOptions(tx, it)
  if (!held) refuse('OCCURRENCE_NOT_FOUND', { why: 'gone' })
  return {
    date: held,
    repeated: same !== undefined,
    entry: {
      ...{ dietaryRestrictions: it.dietary_restrictions, allergies: it.allergies, notes },
      ...{ termsVersion: input.termsVersion, tierHours: tierOf(person) },
    },
  }
}

function dateOf({ occurrenceId }: Attempt, held: HeldDate | null, eventId: string | undefined) {
  if (!occurrenceId) return 'none'
  if (!held) return 'missing'
  if (held.eventId !== eventId) return 'ofAnother'
  return { isCancelled: held.status === 'cancelled', closesAt: held.closesAt, spotsLeft: null }
}

async function readPerson(tx: Tx, id: string) {
  const [found] = await tx
    .select({ role: profiles.role, isTop5: profiles.top5, firstName: profiles.firstName, email: authUsers.email })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.userId))
    .where(eq(profiles.id, id))
  return found
    ? { role: found.role, isTop5: found.isTop5, hasEmailAndName: Boolean(found.email && found.firstName.trim()) }
    : null
}

/** An event as the rules of enrolling see it; null for one that is missing, offline, or not for this person (EV-EDGE-37). */
async function readOffered(tx: Tx, eventId: string, who: { id: string; role: string; isTop5: boolean }) {
  const [event] = await tx
    .select({
      isLive: events.isLive,
      policy: events.visibilityPolicy,
      includesTop5: events.includeTop5,
      createdBy: events.createdBy,
      roles: sql<string[]>`array(select role_name from event_visibility_roles where event_id = ${eventId})`,
      teacherIds: sql<string[]>`array(select teacher_id from event_teachers where event_id = ${eventId})`,
      hasPlace: exists(
        tx
          .select({ id: eventEnrollments.id })
          .from(eventEnrollments)
          .where(and(eq(eventEnrollments.eventId, eventId), eq(eventEnrollments.userId, who.id), isLiveRow)),
      ).mapWith(Boolean),
      tiersFrom: events.startInschrijving,
      opensForAll: events.enrollOpenAt,
      isRecurring: events.isRecurring,
      status: events.status,
    })
    .from(events)
    .where(eq(events.id, eventId))
  if (!event || !isOffered(event, { ...who, hasPlace: event.hasPlace })) return null
  const { tiersFrom, opensForAll, isRecurring, status } = event
  return { tiersFrom, opensForAll, isRecurring, isCancelled: status === 'cancelled' }
}

/** The newest enrolment of somebody for a date. */
async function readOwn(tx: Tx, { id }: HeldDate, personId: string) {
  const { dateId, userId, status, came } = eventEnrollments
  const [own] = await tx
    .select({ status })
    .from(eventEnrollments)
    .where(and(eq(dateId, id), eq(userId, personId)))
    .orderBy(desc(came))
    .limit(1)
  return own
}

async function readSame(tx: Tx, id: string) {
  const { userId, dateId } = eventEnrollments
  const [same] = await tx.select({ userId, dateId }).from(eventEnrollments).where(eq(eventEnrollments.id, id))
  return same
}

/** Only names that the lists offer are kept (EV-ENROL-30). */
async function refuseUnknownOptions(tx: Tx, it: Attempt['enrollmentData']): Promise<void> {
  for (const [field, chosen, list] of [
    ['dietary_restrictions', it.dietary_restrictions, dietaryOptions],
    ['allergies', it.allergies, allergyOptions],
  ] as const) {
    if (chosen.length === 0) continue
    const known = await tx.select({ name: list.name }).from(list).where(inArray(list.name, chosen))
    if (known.length < new Set(chosen).size) refuse('INVALID_INPUT', { fields: [field] })
  }
}
