import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { isLongerThan } from '@bewezen/domain/base/visibleText.ts'
import { reports as contract } from '@bewezen/domain/reports/contract.ts'
import { maxNote } from '@bewezen/domain/reports/report.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { removeUpload } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { readReports } from './list.ts'
import { deleteReports } from './remove.ts'
import { reports } from './tables.ts'

/** Sets how far a report is, who takes care of it and what admins note about it (ADM-PANEL-12). */
export const save = serve(contract.save, (ctx, { id, state, assigneeId, ...typed }) => {
  const note = cleanText(typed.note) || null
  if (note && isLongerThan(note, maxNote)) refuse('INVALID_INPUT', { fields: ['note'] })
  return ctx.transaction(async (tx, now) => {
    const [before] = await tx.select().from(reports).where(eq(reports.id, id)).for('update')
    if (!before) refuse('NOT_FOUND')
    if (assigneeId && !(await mayTriage(tx, assigneeId))) refuse('INVALID_INPUT', { fields: ['assigneeId'] })
    const isSame = before.status === state && before.assigneeId === assigneeId && before.note === note
    if (!isSame) {
      await tx.update(reports).set({ status: state, assigneeId, note, updatedAt: now }).where(eq(reports.id, id))
      await writeAudit(tx, {
        actorId: ctx.person.id,
        action: 'report.triaged',
        subjectId: before.profileId,
        reason: null,
        at: now,
        ...(before.status === state ? {} : { oldValue: before.status, newValue: state }),
      })
      await record(tx, { kind: 'report.changed', reportId: id })
    }
    const [report] = await readReports(tx, eq(reports.id, id))
    return report ?? refuse('NOT_FOUND')
  })
})

export const remove = serve(contract.remove, async (ctx, { id }) => {
  const loose = await ctx.transaction(async (tx, now) => {
    const gone = await deleteReports(tx, eq(reports.id, id))
    for (const { profileId } of gone.reports)
      await writeAudit(tx, {
        actorId: ctx.person.id,
        action: 'report.removed',
        subjectId: profileId,
        reason: null,
        at: now,
      })
    return gone.loose
  })
  for (const one of loose) await removeUpload(ctx.house, one)
  return { removed: true as const }
})

async function mayTriage(tx: Tx, personId: string): Promise<boolean> {
  const found = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, personId), inArray(profiles.role, rolesThatHold('manageSite'))))
  return found.length > 0
}
