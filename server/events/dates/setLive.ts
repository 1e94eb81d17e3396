import { events as contract } from '@bewezen/domain/events/contract.ts'
import { eq } from 'drizzle-orm'
import { serve } from '../../base/serve.ts'
import { openEvent } from '../openEvent.ts'
import { events } from '../tables.ts'
import { auditEdit } from './auditEdit.ts'
import { readViewers, recordSaved } from './recordSaved.ts'

/** Sets whether an event is live; asked again it changes nothing (EV-VIS-01, EV-CALL-28). Who has a place keeps it (EV-VIS-16). */
export const setLive = serve(contract.setLive, (ctx, { eventId, isLive }) =>
  ctx.transaction(async (tx, now) => {
    const event = await openEvent(tx, eventId)
    if (event.isLive !== isLive) {
      const seenBy = await readViewers(tx, eventId)
      // A form that was opened before would set it back unseen, so it counts as a save (EV-FORM-60).
      const after = { ...event, isLive, version: event.version + 1, updatedAt: now }
      const { version, updatedAt } = after
      await tx.update(events).set({ isLive, version, updatedAt }).where(eq(events.id, eventId))
      await auditEdit(tx, { before: event, after, existing: [], cancelled: [], personId: ctx.person.id, now })
      await recordSaved(tx, eventId, seenBy)
    }
    return { success: true as const }
  }),
)
