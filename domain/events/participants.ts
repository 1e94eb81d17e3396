import { type Moment, toMs } from '../base/moment.ts'
import { displayName, type Named } from '../profile/person.ts'
import { participantWords } from './adminWords.ts'
import type { EnrolmentStatus, PaymentStatus } from './enrolment.ts'

/** An enrolment as an admin reads it; no person means that the account is gone. */
export type Participant = {
  id: string
  occurrenceId: string
  startAt: Moment
  person: Named | null
  enrolledAt: Moment
  status: EnrolmentStatus
  /** The place in the line of who waits: the first is served first (EV-WAIT-02). */
  place: number | null
  payment: PaymentStatus
  /** The code with which it costs less, and how much less (EV-MORE-15). */
  discount: { code: string; cents: number } | null
}

/** In which order the groups of a date stand (EV-PART-03). */
export const participantGroups = ['enrolled', 'held', 'waitlist', 'cancelled'] as const
export type ParticipantGroup = (typeof participantGroups)[number]

export const groupOf: Record<EnrolmentStatus, ParticipantGroup> = {
  enrolled: 'enrolled',
  reserved: 'held',
  offered: 'held',
  waitlisted: 'waitlist',
  cancelled: 'cancelled',
  expired: 'cancelled',
}

export type ParticipantList = {
  occurrenceId: string
  groups: { group: ParticipantGroup; participants: Participant[] }[]
}

/** The enrolments by date, within it by group, within that by when they enrolled, the waitlist by place; empty groups are left out (EV-PART-03, EV-PART-08). */
export function participantLists(participants: readonly Participant[]): ParticipantList[] {
  const dates = Map.groupBy(participants.toSorted(byDateAndTime), ({ occurrenceId }) => occurrenceId)
  return [...dates].map(([occurrenceId, all]) => ({
    occurrenceId,
    groups: participantGroups.flatMap((group) => {
      const some = all.filter(({ status }) => groupOf[status] === group)
      return some.length === 0 ? [] : [{ group, participants: some }]
    }),
  }))
}

/** How somebody is called: first and last name, else the username, else 'Onbekend'; 'Verwijderde gebruiker' without an account (EV-PART-07, EV-DATA-31). */
export function participantName(person: Named | null): string {
  const isNameless =
    person !== null && ![person.firstName, person.lastName, person.username].some((name) => name?.trim())
  return isNameless ? participantWords.unknown : displayName(person)
}

type Count = { name: string; count: number }
/** How many of the enrolled people of a date gave which answer, without saying who (EV-PART-04). */
export type Catering = { dietaryRestrictions: Count[]; allergies: Count[] }

/** How a place stands, with its number in the line (EV-PART-08). */
export const statusText = ({ status, place }: Pick<Participant, 'status' | 'place'>): string =>
  place === null ? participantWords.statuses[status] : participantWords.waitingAt(place)

const byDateAndTime = (a: Participant, b: Participant): number =>
  toMs(a.startAt) - toMs(b.startAt) ||
  (a.place ?? 0) - (b.place ?? 0) ||
  toMs(a.enrolledAt) - toMs(b.enrolledAt) ||
  (a.id < b.id ? -1 : 1)
