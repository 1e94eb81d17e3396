import { isDeepStrictEqual } from 'node:util'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { liveAfter } from '@bewezen/domain/events/editing.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import { eventSlug } from '@bewezen/domain/events/slug.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { readTeachersAndRoles } from '../openEvent.ts'
import { eventDates, events } from '../tables.ts'
import { addEvent } from './addEvent.ts'
import { checkForm, partOfSave, type SoundForm } from './checkForm.ts'
import { attachPicture, withOwnPicture } from './eventPicture.ts'
import { columnsOf, formOf } from './eventRow.ts'
import { refuseOtherTeachers } from './teachersAndRoles.ts'

/** Makes an event with all its dates, teachers and roles: all of it or nothing (EV-CALL-23..26, EV-FORM-59, EV-RECUR-02). */
export const create = serve(contract.create, async (ctx, { id, form }) => {
  // A repeated one answers its first result, and fetches nothing for it.
  const typed = (await isMade(ctx.db, id)) ? form : await withOwnPicture(ctx, form)
  return ctx.transaction(async (tx, now) => {
    // One new event at a time: two would both find the same address free (EV-EDGE-38).
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('events.slug'))`)
    const personId = ctx.person.id
    const form = checkForm(typed)
    const asked = { ...form, isLive: liveAfter(ctx.person, null, form.isLive) }
    const made = await readMade(tx, id)
    if (made) return repeated(tx, made, asked, personId)

    await refuseOtherTeachers(tx, form.teacherIds)
    const slug = await freeSlugFor(tx, form.title)
    const { teacherIds, roles, isLive } = asked
    const row = { id, slug, createdBy: personId, isLive, teacherIds, roles: [...new Set(roles)], ...columnsOf(form) }
    const part = {
      field: form.isRecurring ? 'pattern' : 'title',
      says: form.isRecurring ? saveWords.seriesFailed : saveWords.createFailed,
    } as const
    const { stopsAfter } = await partOfSave(ctx.house, part, () => addEvent(tx, row, now))
    await attachPicture(tx, row.imageUrl, personId, now)
    await record(tx, { kind: 'event.saved', eventId: id })
    return { success: true as const, data: { id, slug, version: 1, stopsAfter } }
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

async function freeSlugFor(tx: Tx, title: string): Promise<string> {
  const wanted = eventSlug(title, new Set())
  const rows = await tx
    .select({ slug: events.slug })
    .from(events)
    .where(sql`starts_with(${events.slug}, ${wanted.slice(0, 74)})`)
  return eventSlug(title, new Set(rows.map(({ slug }) => slug)))
}
