import { saveWords } from '@bewezen/domain/events/formWords.ts'
import { eventSlug } from '@bewezen/domain/events/slug.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import { events } from '../tables.ts'
import { addEvent } from './addEvent.ts'
import { partOfSave, type SoundForm } from './checkForm.ts'
import { attachPicture } from './eventPicture.ts'
import { columnsOf } from './eventRow.ts'
import { refuseOtherTeachers } from './teachersAndRoles.ts'

type New = { id: string; form: SoundForm; personId: string; now: Date }

/** One new event at a time: two would both find the same address free (EV-EDGE-38). */
export const oneNewAtATime = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('events.slug'))`)

/** Writes an event that can be stored, with all its dates, teachers and roles; answers what was stored. */
export async function writeNew(house: House, tx: Tx, { id, form, personId, now }: New) {
  await refuseOtherTeachers(tx, form.teacherIds)
  const slug = await freeSlugFor(tx, form.title)
  const { teacherIds, roles, isLive } = form
  const row = { id, slug, createdBy: personId, isLive, teacherIds, roles: [...new Set(roles)], ...columnsOf(form) }
  const part = {
    field: form.isRecurring ? 'pattern' : 'title',
    says: form.isRecurring ? saveWords.seriesFailed : saveWords.createFailed,
  } as const
  const { stopsAfter } = await partOfSave(house, part, () => addEvent(tx, row, now))
  await attachPicture(tx, row.imageUrl, personId, now)
  await record(tx, { kind: 'event.saved', eventId: id })
  return { row, stopsAfter }
}

async function freeSlugFor(tx: Tx, title: string): Promise<string> {
  const wanted = eventSlug(title, new Set())
  const rows = await tx
    .select({ slug: events.slug })
    .from(events)
    .where(sql`starts_with(${events.slug}, ${wanted.slice(0, 74)})`)
  return eventSlug(title, new Set(rows.map(({ slug }) => slug)))
}
