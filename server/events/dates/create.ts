import { isDeepStrictEqual } from 'node:util'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { liveAfter } from '@bewezen/domain/events/editing.ts'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { readTeachersAndRoles } from '../openEvent.ts'
import { eventDates, events } from '../tables.ts'
import { auditMade } from './auditEdit.ts'
import { checkForm, type SoundForm } from './checkForm.ts'
import { withOwnPicture } from './eventPicture.ts'
import { formOf } from './eventRow.ts'
import { oneNewAtATime, writeNew } from './writeNew.ts'

/** Makes an event with all its dates, teachers and roles: all of it or nothing (EV-CALL-23..26, EV-FORM-59, EV-RECUR-02). */
export const create = serve(contract.create, async (ctx, { id, form }) => {
  // A repeated one answers its first result, and fetches nothing for it.
  const typed = (await isMade(ctx.db, id)) ? form : await withOwnPicture(ctx, form)
  return ctx.transaction(async (tx, now) => {
    await oneNewAtATime(tx)
    const personId = ctx.person.id
    const form = checkForm(typed)
    const asked = { ...form, isLive: liveAfter(ctx.person, null, form.isLive) }
    const made = await readMade(tx, id)
    if (made) return repeated(tx, made, asked, personId)

    const { row, stopsAfter } = await writeNew(ctx.house, tx, { id, form: asked, personId, now })
    await auditMade(tx, row, personId, now)
    return { success: true as const, data: { id, slug: row.slug, version: 1, stopsAfter } }
  })
})

const isMade = async (db: Db, id: string): Promise<boolean> =>
  (await db.select({ id: events.id }).from(events).where(eq(events.id, id))).length > 0

async function readMade(tx: Tx, id: string) {
  const [event] = await tx.select().from(events).where(eq(events.id, id))
  if (event) return event
  const [taken] = await tx.select({ id: eventDates.id }).from(eventDates).where(eq(eventDates.id, id))
  return taken ? refuse('ID_IN_USE') : null
}

/** The first answer once more, for the same event of the same person; anything else with this id is refused. */
async function repeated(tx: Tx, made: typeof events.$inferSelect, asked: SoundForm, personId: string) {
  const stored = formOf(made, await readTeachersAndRoles(tx, made.id))
  if (made.createdBy !== personId || !isDeepStrictEqual(comparable(stored), comparable(asked))) refuse('ID_IN_USE')
  return { success: true as const, data: { id: made.id, slug: made.slug, version: made.version, stopsAfter: null } }
}

/** What a title and a place say is enough to know an event again: a time that the clock skips is stored as another. */
const comparable = ({
  title,
  description,
  type,
  start,
  end,
  zone,
  pattern,
  priceCents,
}: SoundForm | ReturnType<typeof formOf>) => ({
  title,
  description,
  type,
  start,
  end,
  zone,
  pattern,
  priceCents,
})
