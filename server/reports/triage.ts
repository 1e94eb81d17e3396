import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { isLongerThan } from '@bewezen/domain/base/visibleText.ts'
import { reports as contract, type Triage } from '@bewezen/domain/reports/contract.ts'
import { maxNote, type ReportState } from '@bewezen/domain/reports/report.ts'
import { isSameTriage, triageRefusal } from '@bewezen/domain/reports/triage.ts'
import { stateLabels, triageWords } from '@bewezen/domain/reports/words.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { removeUpload } from '../base/files/attach.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { readReports } from './list.ts'
import { deleteReports } from './remove.ts'
import { reports } from './tables.ts'

/** Sets how far a report is, who takes care of it and what admins note about it (ADM-PANEL-12). */
export const save = serve(contract.save, (ctx, { id, before, state, assigneeId, ...typed }) => {
  const after: Triage = { state, assigneeId, note: cleanText(typed.note) }
  if (isLongerThan(after.note, maxNote)) refuse('INVALID_INPUT', { fields: ['note'] })
  return ctx.transaction(async (tx, now) => {
    const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for('update')
    if (!row) refuse('NOT_FOUND')
    const stands: Triage = { state: row.status as ReportState, assigneeId: row.assigneeId, note: row.note ?? '' }
    if (assigneeId && !(await mayTriage(tx, assigneeId))) refuse('INVALID_INPUT', { fields: ['assigneeId'] })
    if (!isSameTriage(stands, after)) {
      refuseIf(triageRefusal(stands, { before, after }))
      const note = after.note || null
      await tx.update(reports).set({ status: state, assigneeId, note, updatedAt: now }).where(eq(reports.id, id))
      await writeAudit(tx, {
        actorId: ctx.person.id,
        action: 'report.triaged',
        subjectId: row.profileId,
        reason: null,
        at: now,
        ...logChange(logged, stands, after),
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

/** How a decision stands in the log: a note is read at the report, and the name of an admin would outlive their account (ADM-MORE-44). */
const logged = {
  state: { label: log.status, show: (state: ReportState) => stateLabels[state] },
  assigneeId: { label: triageWords.assignee, isLong: true },
  note: { label: triageWords.note, isLong: true },
} as const

async function mayTriage(tx: Tx, personId: string): Promise<boolean> {
  const found = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, personId), inArray(profiles.role, rolesThatHold('manageSite'))))
  return found.length > 0
}
