import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { reportCategories } from './category.ts'
import { reportFilters, reportStates } from './report.ts'

const Name = z.object({ id: Id, name: z.string() })

/** A report as those who triage it see it (ADM-PANEL-12). */
export const Report = z.object({
  id: Id,
  category: z.enum(reportCategories),
  description: z.string(),
  /** Without secrets; empty when it was none. */
  pageUrl: z.string(),
  device: z.record(z.string(), z.string()),
  attachment: z.object({ url: z.string(), kind: z.enum(['picture', 'document']) }).nullable(),
  /** Nobody when the account is gone. */
  reporter: Name.nullable(),
  state: z.enum(reportStates),
  assignee: Name.nullable(),
  note: z.string().nullable(),
  createdAt: Instant,
})
export type Report = z.infer<typeof Report>

/** What admins decide about a report: how far it is, who takes care of it and what they note (ADM-PANEL-12). */
const Triage = z.object({ state: z.enum(reportStates), assigneeId: Id.nullable(), note: z.string() })
export type Triage = z.infer<typeof Triage>

const triage = { needs: 'manageSite' } as const

export const reports = {
  /** Sends a report; the same id with the same content answers the first result (SH-CALL-24, SH-CALL-25, SH-EDGE-22). */
  send: operation({
    needs: 'useOwnAccount',
    input: z.object({
      id: Id,
      category: z.string(),
      description: z.string(),
      pageUrl: z.string(),
      device: z.record(z.string(), z.string()),
      uploadId: Id.nullable(),
    }),
    output: z.object({ id: Id, createdAt: Instant }),
    refusals: { UPLOAD_FAILED: nothing },
  }),
  /** Reports, newest first, 50 at a time, and how many are still open in all (ADM-PANEL-12). */
  list: operation({
    ...triage,
    read: true,
    input: z.object({
      state: z.enum(reportFilters).optional(),
      category: z.enum(reportCategories).optional(),
      before: Id.optional(),
    }),
    output: z.object({ reports: z.array(Report), hasMore: z.boolean(), open: z.int() }),
  }),
  /** One report whole, by its address (ADM-MORE-62). */
  report: operation({ ...triage, read: true, input: z.object({ id: Id }), output: Report }),
  /** Whom a report can be given to. */
  assignees: operation({ ...triage, read: true, input: z.object({}), output: z.object({ people: z.array(Name) }) }),
  /** `before` is what the admin saw; what somebody else saved meanwhile is not overwritten unseen (ADM-PANEL-22). */
  save: operation({
    ...triage,
    input: Triage.extend({ id: Id, before: Triage }),
    output: Report,
    refusals: { CHANGED: z.object({ current: Triage }) },
  }),
  /** Deletes a report with its attachment; one that is gone already is no fault (SH-REPORT-26). */
  remove: operation({ ...triage, input: z.object({ id: Id }), output: z.object({ removed: z.literal(true) }) }),
}
