import { holds } from '@bewezen/domain/access/capabilities.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { slotsOf } from '@bewezen/domain/events/dateMove.ts'
import { liveAfter, priceRefusal } from '@bewezen/domain/events/editing.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import { firstOccurring } from '@bewezen/domain/events/occurring.ts'
import { keepsDeletedDays, seriesDates } from '@bewezen/domain/events/series.ts'
import { isRefused, planEdit } from '@bewezen/domain/events/seriesEdit.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { removeUploads } from '../../base/files/attach.ts'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { openEvent, readHoldings, readTeachersAndRoles } from '../openEvent.ts'
import { holdDates } from '../seats/holdDate.ts'
import { eventExceptions, events } from '../tables.ts'
import { auditEdit } from './auditEdit.ts'
import { checkForm, partOfSave, type SoundForm } from './checkForm.ts'
import { attachPicture, detachPicture, withOwnPicture } from './eventPicture.ts'
import { columnsOf, type EventRow, formOf } from './eventRow.ts'
import { readDeletedDays, readExistingDates } from './existingDates.ts'
import { recordDateChanges } from './recordDateChanges.ts'
import { readViewers, recordSaved } from './recordSaved.ts'
import { seatsOf } from './seatsOf.ts'
import { refuseOtherTeachers, writeTeachersAndRoles } from './teachersAndRoles.ts'
import { writePlan } from './writePlan.ts'

/**
 * Saves an edit of an event with all its dates, teachers and roles: all of it or nothing (EV-CALL-27, EV-FORM-59). The
 * second of two who edit at once is refused, and no enrolment is lost or doubled whatever happens meanwhile: the event
 * is locked, then its dates (EV-EDGE-41, EV-RECUR-16).
 */
export const update = serve(contract.update, async (ctx, { eventId, version, form: asked, answers }) => {
  const typed = await withOwnPicture(ctx, asked)
  const { answer, loose } = await ctx.transaction(async (tx, now) => {
    const event = await openEvent(tx, eventId)
    if (event.version !== version) refuse('CHANGED')
    const held = await holdDates(tx, eventId)
    const holdings = await readHoldings(tx, eventId)
    const before = formOf(event, await readTeachersAndRoles(tx, eventId))
    const form = checkForm(typed, { form: before, holdings })
    refuseIf(priceRefusal(ctx.person, before, form, holdings))
    await refuseOtherTeachers(tx, form.teacherIds)
    const seenBy = await readViewers(tx, eventId)

    const existing = await readExistingDates(tx, event, held)
    const { wanted, cutAfter, keepsDays } = await wantedOf(tx, event, form, now)
    const planned = planEdit(existing, wanted, answers, now)
    if (isRefused(planned)) return refuse(planned.code, planned.data)
    // Whoever cancels gives money back (EV-ROLE-13).
    if (planned.cancelled.length > 0 && !holds(ctx.person.role, 'manageEvents')) refuse('FORBIDDEN')
    const isOff = event.status === 'cancelled'
    const plan = isOff
      ? { ...planned, dates: planned.dates.map((date) => ({ ...date, status: event.status })) }
      : planned

    const start = plan.dates.find(({ isStart }) => isStart) ?? wanted.start
    const columns = { ...columnsOf(form), isLive: liveAfter(ctx.person, event, form.isLive) }
    const after: EventRow = {
      ...event,
      ...columns,
      version: version + 1,
      updatedAt: now,
      startDate: new Date(start.startAt),
      endDate: new Date(start.endAt),
    }
    const { id: _id, ...row } = after
    await partOfSave(ctx.house, { field: 'title', says: saveWords.updateFailed }, () =>
      tx.update(events).set(row).where(eq(events.id, eventId)),
    )
    await writeTeachersAndRoles(tx, eventId, form)
    if (!keepsDays) await tx.delete(eventExceptions).where(eq(eventExceptions.eventId, eventId))
    const dates = await partOfSave(ctx.house, { field: 'pattern', says: saveWords.seriesFailed }, () =>
      writePlan({ house: ctx.house, tx, now }, { eventId, plan, held, seatsOf: seatsOf(after) }),
    )
    await recordDateChanges(tx, { before: event, after, existing, dates, cancelled: plan.cancelled, now })
    await auditEdit(tx, { before: event, after, existing, cancelled: plan.cancelled, personId: ctx.person.id, now })
    await attachPicture(tx, after.imageUrl, ctx.person.id, now)
    await recordSaved(tx, eventId, seenBy)
    const loose = event.imageUrl === after.imageUrl ? [] : await detachPicture(tx, event.imageUrl)
    return { loose, answer: { id: eventId, slug: event.slug, version: after.version, stopsAfter: cutAfter } }
  })
  await removeUploads(ctx.house, loose)
  return { success: true as const, data: answer }
})

/** The dates that the form asks for; days that were deleted stay away while the pattern is the same (EV-RECUR-19, EV-RECUR-27). */
async function wantedOf(tx: Tx, event: EventRow, form: SoundForm, now: Date) {
  const clocked = { start: form.start, end: form.end, zone: form.zone }
  const keepsDays = keepsDeletedDays(event.recurrencePattern, form.pattern)
  const deleted = keepsDays ? await readDeletedDays(tx, event.id) : new Set<string>()
  const rule = form.pattern && { ...clocked, pattern: form.pattern, until: form.recurrenceEnd || null }
  const series = rule ? seriesDates(rule, dayOf(now, form.zone), deleted) : { dates: [], cutAfter: null }
  const slots = rule && keepsDays ? slotsOf(rule, dayOf(now, form.zone)) : new Set<string>()
  return {
    wanted: { start: firstOccurring(clocked), dates: series.dates, slots },
    cutAfter: series.cutAfter,
    keepsDays,
  }
}
