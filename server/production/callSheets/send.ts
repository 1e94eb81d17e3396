import { production } from '@bewezen/domain/production/contract.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { events } from '../../events/tables.ts'
import { iso } from '../kind.ts'
import { eventCallSheets } from '../tables.ts'
import { notedOf } from './notedOf.ts'
import { peopleOf, readParts, sheetOf } from './readSheets.ts'

/** Mails somebody the link to their sheet and remembers what it says now; asked twice it is one mail (EV-MORE-43, EV-MORE-44). */
export const sendCallSheet = serve(production.sendCallSheet, (ctx, { id, eventId, personId }) =>
  ctx.transaction(async (tx, now) => {
    // Two who send at once stand in line, so that each gets a version of its own.
    await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('no key update')
    const [before] = await tx.select().from(eventCallSheets).where(eq(eventCallSheets.id, id))
    if (before && (before.eventId !== eventId || before.personId !== personId)) refuse('ID_IN_USE')
    if (before) return { version: before.version, at: iso(before.sentAt) }

    const parts = (await readParts(tx, eventId)) ?? refuse('EVENT_NOT_FOUND')
    const person = peopleOf(parts.briefings).find((one) => one.id === personId) ?? refuse('NOT_FOUND')
    const sheet = sheetOf(parts, person)
    const version = (sheet.sent[0]?.version ?? 0) + 1
    const of = and(eq(eventCallSheets.eventId, eventId), eq(eventCallSheets.personId, personId))
    await tx.update(eventCallSheets).set({ noted: [] }).where(of)
    const noted = notedOf(id, parts.event, sheet)
    await tx
      .insert(eventCallSheets)
      .values({ id, eventId, personId, version, sentAt: now, sentBy: ctx.person.id, noted })
    const { title } = parts.event
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'callSheet.sent',
      subjectId: personId,
      reason: title,
      at: now,
    })
    await record(tx, { kind: 'callSheet.sent', eventId, recipientId: personId })
    return { version, at: now.toISOString() }
  }),
)
