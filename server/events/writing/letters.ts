import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { usualLetters } from '@bewezen/domain/events/letters.ts'
import { thanksFault } from '@bewezen/domain/events/writing.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Reader } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { openDeskEvent } from '../desk/rows.ts'
import { openEvent } from '../openEvent.ts'
import { eventLetters } from '../tables.ts'

/** What an event sends by itself (EV-MORE-68). */
export const letters = serve(contract.letters, async ({ db }, { eventId }) => {
  await openDeskEvent(db, eventId, null)
  return readLetters(db, eventId)
})

/** Sets it, as a state: what is set already is not written down once more. */
export const saveLetters = serve(contract.saveLetters, (ctx, { eventId, ...typed }) => {
  const fault = thanksFault(typed.thanksText)
  if (fault !== null) refuse('FAULTY_FIELDS', { faults: { thanksText: fault } })
  const wanted = { ...typed, thanksText: cleanText(typed.thanksText) }
  return ctx.transaction(async (tx, now) => {
    const { title } = await openEvent(tx, eventId)
    const was = await readLetters(tx, eventId)
    if (wanted.reminds === was.reminds && wanted.thanks === was.thanks && wanted.thanksText === was.thanksText)
      return { success: true as const }
    await tx
      .insert(eventLetters)
      .values({ eventId, ...wanted })
      .onConflictDoUpdate({ target: eventLetters.eventId, set: wanted })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'event.lettersSaved',
      subjectId: eventId,
      oldValue: title,
      at: now,
    })
    await record(tx, { kind: 'event.lettersSaved', eventId })
    return { success: true as const }
  })
})

async function readLetters(reader: Reader, eventId: string) {
  const { reminds, thanks, thanksText } = eventLetters
  const [set] = await reader
    .select({ reminds, thanks, thanksText })
    .from(eventLetters)
    .where(eq(eventLetters.eventId, eventId))
  return set ?? usualLetters
}
