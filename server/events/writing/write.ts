import { isDeepStrictEqual } from 'node:util'
import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { audienceCounts, messageFaults, receiversOf } from '@bewezen/domain/events/writing.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { openDeskEvent } from '../desk/rows.ts'
import { eventDates, eventMessageReceivers, eventMessages } from '../tables.ts'
import { readAddressedPlaces } from './places.ts'

/** How many people each audience is now (EV-MORE-60). */
export const audiences = serve(contract.audiences, async ({ db }, { eventId, dateId = null }) => {
  await openDeskEvent(db, eventId, dateId)
  return audienceCounts(await readAddressedPlaces(db, eventId), dateId)
})

/**
 * Writes to everybody in an audience, once: who that is is fixed here, and one fact brings it to all of them (EV-MORE-62).
 * Sent again under its id it answers the first result.
 */
export const write = serve(contract.write, (ctx, { id, eventId, dateId = null, audience, ...typed }) => {
  const faults = messageFaults(typed)
  if (Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
  const [subject, text] = [cleanText(typed.subject), cleanText(typed.text)]
  return ctx.transaction(async (tx, now) => {
    // Requests with one id wait for each other, so that the second of two at the same moment finds what the first wrote.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
    const asked = { eventId, dateId, authorId: ctx.person.id, audience, subject, text }
    const before = await readMessage(tx, id)
    if (before) {
      const { told, ...known } = before
      return isDeepStrictEqual(known, asked) ? { told } : refuse('ID_IN_USE')
    }
    const event = await openDeskEvent(tx, eventId, dateId)
    const people = receiversOf(await readAddressedPlaces(tx, eventId), audience, dateId)
    if (people.length === 0) refuse('NO_RECEIVERS')
    const startsAt = dateId === null ? null : await startOf(tx, dateId)
    const told = people.length
    await tx.insert(eventMessages).values({ id, ...asked, eventTitle: event.title, startsAt, told, sentAt: now })
    await tx
      .insert(eventMessageReceivers)
      .select(sql`select ${id}::uuid, p.id from profiles p where p.id = any(${sql.param(people)}::uuid[])`)
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'event.written',
      subjectId: eventId,
      oldValue: event.title,
      newValue: subject,
      at: now,
    })
    await record(tx, { kind: 'event.written', eventId, messageId: id })
    return { told }
  })
})

async function readMessage(tx: Tx, id: string) {
  const { eventId, dateId, authorId, audience, subject, text, told } = eventMessages
  const [message] = await tx
    .select({ eventId, dateId, authorId, audience, subject, text, told })
    .from(eventMessages)
    .where(eq(eventMessages.id, id))
  return message
}

async function startOf(tx: Tx, dateId: string): Promise<Date | null> {
  const [date] = await tx.select({ at: eventDates.startsAt }).from(eventDates).where(eq(eventDates.id, dateId))
  return date?.at ?? null
}
