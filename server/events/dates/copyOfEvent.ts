import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { copiedForm, copyShift, mayCopyTo } from '@bewezen/domain/events/copying.ts'
import { copyWords } from '@bewezen/domain/events/copyWords.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import type { Ctx } from '../../base/serve.ts'
import { openEvent, readTeachersAndRoles } from '../openEvent.ts'
import { eventDates, events } from '../tables.ts'
import { checkForm } from './checkForm.ts'
import { formOf } from './eventRow.ts'
import { oneNewAtATime, writeNew } from './writeNew.ts'

type Wish = { id: string; eventId: string; title: string; day: string }
/** A copy, and how many days after its event it begins; `isNew` is false when it was made before under this id. */
type Copy = { slug: string; days: number; zone: string; isNew: boolean }

/** Makes a copy of an event without what hangs on it, offline; what hangs on it is for the rooms that own it (EV-MORE-71, EV-MORE-72). */
export async function copyOfEvent(ctx: Ctx, tx: Tx, { id, eventId, title, day }: Wish, now: Date): Promise<Copy> {
  await oneNewAtATime(tx)
  const event = await openEvent(tx, eventId)
  const original = formOf(event, await readTeachersAndRoles(tx, eventId))
  const form = checkForm(copiedForm(original, { title: cleanText(title), day }))
  const [days, zone] = [copyShift(original, day), event.timezone]
  const [made] = await tx.select().from(events).where(eq(events.id, id))
  if (made) {
    const isSame = made.createdBy === ctx.person.id && made.title === form.title && made.startWall === form.start
    return isSame ? { slug: made.slug, days, zone, isNew: false } : refuse('ID_IN_USE')
  }
  const [taken] = await tx.select({ id: eventDates.id }).from(eventDates).where(eq(eventDates.id, id))
  if (taken) refuse('ID_IN_USE')
  if (!mayCopyTo(day, now, zone)) refuse('FAULTY_FIELDS', { faults: { start: copyWords.dayPast } })
  const {
    row: { slug },
  } = await writeNew(ctx.house, tx, { id, form, personId: ctx.person.id, now })
  await tx.execute(sql`insert into event_letters (event_id, reminds, thanks, thanks_text)
    select ${id}::uuid, reminds, thanks, thanks_text from event_letters where event_id = ${eventId}`)
  await writeAudit(tx, {
    actorId: ctx.person.id,
    action: 'event.copied',
    subjectId: id,
    oldValue: event.title,
    newValue: form.title,
    at: now,
  })
  return { slug, days, zone, isNew: true }
}
