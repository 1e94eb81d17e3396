import { tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import type { Attempt } from '@bewezen/domain/events/contract.ts'
import { enrolRefusal } from '@bewezen/domain/events/enrolling.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { isOffered } from '@bewezen/domain/events/visibility.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { authUsers } from '../../account/tables.ts'
import type { Tx } from '../../base/database/open.ts'
import { orRefusal, type Refusal, refuse, refuseIf } from '../../base/refuse.ts'
import { profiles } from '../../profile/tables.ts'
import { eventEnrollments, events } from '../tables.ts'
import { answersIn } from './checkAnswers.ts'
import type { HeldDate } from './holdDate.ts'
import type { Entry } from './placeRows.ts'
import type { EnrolmentRow } from './places.ts'

/** Somebody who wants a place on a date. */
export type Asking = { personId: string; input: Attempt }
/** What somebody enters a date with; `repeated` when this very attempt was answered before. */
export type OpenAttempt = { entry: Entry; repeated: boolean }

/**
 * Opens a date that is held, or none, for people who want a place on it, each only once: refuses each by the first rule
 * that says no, as things stand now: the role, the event and the date (EV-ENROL-41, EV-TIER-14, EV-EDGE-13, EV-EDGE-14).
 * Answers in their order, with the enrolments that the rule of the seats must know of.
 */
export async function openAttempts(
  tx: Tx,
  held: HeldDate | null,
  asking: readonly Asking[],
  now: Date,
): Promise<{ rows: readonly EnrolmentRow[]; attempts: readonly (OpenAttempt | Refusal)[] }> {
  // Without a name for the event it is that of the date: a date that nobody can know has none, like a missing one.
  const eventIdOf = ({ input }: Asking) => input.eventId ?? held?.eventId
  const eventIds = [...new Set(asking.flatMap((one) => eventIdOf(one) ?? []))]
  const ids = asking.map(({ input }) => input.id)
  const people = await readPeople(tx, peopleIn(asking))
  const events = await readEvents(tx, eventIds)
  const rows = await readRows(tx, { ids, eventIds, asking })
  const answers = await answersIn(
    tx,
    asking.map(({ input }) => input.enrollmentData),
  )

  const attempts = asking.map((one) =>
    orRefusal((): OpenAttempt => {
      const { personId, input } = one
      const { enrollmentData: it } = input
      const [person, eventId] = [people.get(personId) ?? null, eventIdOf(one)]
      const [same, own] = [rows.find(({ id }) => id === input.id), rows.filter(({ userId }) => userId === personId)]
      if (same && (same.userId !== personId || same.dateId !== held?.id)) refuse('ID_IN_USE')
      const hasPlace = own.some((row) => row.eventId === eventId && isLive(row.status))
      const event = eventId ? events.get(eventId) : undefined
      const isSeen = person && event && isOffered(event, { ...person, id: personId, hasPlace })
      if (!same)
        refuseIf(
          enrolRefusal(
            {
              person: person && { ...person, hasProfile: true },
              event: isSeen ? { ...event, isCancelled: event.status === 'cancelled' } : null,
              date: dateOf(input, held, eventId),
              own: own.findLast(({ dateId }) => dateId === held?.id)?.status ?? null,
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
      const told = answers(it)
      if (!held) refuse('OCCURRENCE_NOT_FOUND', { why: 'gone' })
      return {
        repeated: same !== undefined,
        entry: { ...told, termsVersion: input.termsVersion, tierHours: tierOf(person) },
      }
    }),
  )
  const ofDate = (row: EnrolmentRow) => row.dateId === held?.id && (isLive(row.status) || row.keptUntil !== null)
  return { rows: rows.filter((row) => ids.includes(row.id) || ofDate(row)), attempts }
}

function dateOf({ occurrenceId }: Attempt, held: HeldDate | null, eventId: string | undefined) {
  if (!occurrenceId) return 'none'
  if (!held) return 'missing'
  if (held.eventId !== eventId) return 'ofAnother'
  return { isCancelled: held.status === 'cancelled', closesAt: held.closesAt, spotsLeft: null }
}

const peopleIn = (asking: readonly Asking[]): string[] => [...new Set(asking.map(({ personId }) => personId))]

/** People as the rules of enrolling see them; who has no profile is not among them. */
export async function readPeople(tx: Tx, ids: readonly string[]) {
  const found = await tx
    .select({
      id: profiles.id,
      role: profiles.role,
      isTop5: profiles.top5,
      firstName: profiles.firstName,
      email: authUsers.email,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.userId))
    .where(inArray(profiles.id, [...ids]))
  return new Map(
    found.map(({ id, role, isTop5, firstName, email }) => [
      id,
      { role, isTop5, hasEmailAndName: Boolean(email && firstName.trim()) },
    ]),
  )
}

/** Events as the rules of enrolling see them, and those of who may see them (EV-EDGE-37). */
export async function readEvents(tx: Tx, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Map<string, never>()
  const found = await tx
    .select({
      id: events.id,
      isLive: events.isLive,
      policy: events.visibilityPolicy,
      includesTop5: events.includeTop5,
      createdBy: events.createdBy,
      roles: sql<string[]>`array(select role_name from event_visibility_roles r where r.event_id = events.id)`,
      teacherIds: sql<string[]>`array(select teacher_id from event_teachers t where t.event_id = events.id)`,
      tiersFrom: events.startInschrijving,
      opensForAll: events.enrollOpenAt,
      isRecurring: events.isRecurring,
      status: events.status,
    })
    .from(events)
    .where(inArray(events.id, [...eventIds]))
  return new Map(found.map((event) => [event.id, event]))
}

type Wanted = { ids: readonly string[]; eventIds: readonly string[]; asking: readonly Asking[] }

/** The enrolments that have one of these ids, and those of these people for these events, in the order in which they came. */
async function readRows(tx: Tx, { ids, eventIds, asking }: Wanted): Promise<EnrolmentRow[]> {
  const { id, userId, eventId, came } = eventEnrollments
  const same = inArray(id, [...ids])
  const theirs = and(inArray(userId, peopleIn(asking)), inArray(eventId, [...eventIds]))
  return tx
    .select()
    .from(eventEnrollments)
    .where(eventIds.length > 0 ? or(same, theirs) : same)
    .orderBy(came)
}
