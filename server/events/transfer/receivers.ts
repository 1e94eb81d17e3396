import { tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import type { Attempt, EnrolRefusal } from '@bewezen/domain/events/enrolling.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { takeOverRefusal } from '@bewezen/domain/events/transfer.ts'
import { isOffered } from '@bewezen/domain/events/visibility.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { authUsers } from '../../account/tables.ts'
import type { Tx } from '../../base/database/open.ts'
import { conversationBlocks, conversations } from '../../community/tables.ts'
import { profiles } from '../../profile/tables.ts'
import { readEvents, readPeople } from '../seats/attempt.ts'
import { eventEnrollments, eventTransfers } from '../tables.ts'
import { type HeldPlace, handed } from './openTransfer.ts'

/** Where only the person and the moment are asked about, not what they agreed to. */
export const agreedAlready: Attempt['agreed'] = { terms: true, cancellationPolicy: true, version: termsVersion }

/** The person of a username, in whatever capitals; null when nobody has it. */
export async function findNamed(tx: Tx, username: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(sql`${profiles.username} = ${username}::citext`)
  return found?.id ?? null
}

/** Why somebody cannot have a place now, or null, with the tier that lets them in: everything is read anew (EV-MORE-34). */
export async function openReceiver(tx: Tx, personId: string, held: HeldPlace, agreed: Attempt['agreed'], now: Date) {
  const { eventId, userId } = eventEnrollments
  const rows = await tx
    .select()
    .from(eventEnrollments)
    .where(and(eq(eventId, held.event.id), eq(userId, personId)))
  const person = (await isHere(tx, personId)) ? (await readPeople(tx, [personId])).get(personId) : undefined
  const event = (await readEvents(tx, [held.event.id])).get(held.event.id)
  const hasPlace = rows.some(({ status }) => isLive(status))
  const isSeen = person && event && isOffered(event, { ...person, id: personId, hasPlace })
  // A seat that is kept for them some seconds longer may be theirs again.
  const isOn = rows.some((row) => row.dateId === held.date.id && (isLive(row.status) || row.keptUntil !== null))
  const refusal: EnrolRefusal | null = takeOverRefusal(
    {
      person: person ? { ...person, hasProfile: true } : null,
      event: isSeen ? { ...event, isCancelled: event.status === 'cancelled' } : null,
      own: isOn ? 'enrolled' : null,
      agreed,
      date: handed(held).date,
    },
    now,
  )
  return { refusal, tierHours: tierOf(person ?? null) }
}

/** Whether an account is there: neither leaving nor blocked. */
export async function isHere(tx: Tx, personId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.userId))
    .where(and(eq(profiles.id, personId), isNull(profiles.hiddenAt), isNull(authUsers.blockedAt)))
  return found !== undefined
}

/** Whether two people have nothing to do with each other here: a block between them, or a place that was declined already (EV-MORE-32). */
export async function isKeptFrom(tx: Tx, it: { holderId: string; receiverId: string; enrolmentId: string }) {
  const { rows } = await tx.execute<{ is: boolean }>(sql`select
    exists (select 1 from ${conversations} c join ${conversationBlocks} b on b.conversation_id = c.id
      where (c.first_id = ${it.holderId} and c.second_id = ${it.receiverId})
        or (c.first_id = ${it.receiverId} and c.second_id = ${it.holderId}))
    or exists (select 1 from ${eventTransfers} t where t.enrollment_id = ${it.enrolmentId}
      and t.receiver_id = ${it.receiverId} and t.state = 'declined') as is`)
  return rows[0]?.is ?? false
}
