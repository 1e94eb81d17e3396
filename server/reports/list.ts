import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { reports as contract, type Report } from '@bewezen/domain/reports/contract.ts'
import { openStates } from '@bewezen/domain/reports/report.ts'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { reports } from './tables.ts'

const pageSize = 50

/** A page of reports, newest first (ADM-PANEL-12). */
export const list = serve(contract.list, async (ctx, { state, category, before }) => {
  const found = await readReports(
    ctx.db,
    and(
      state && (state === 'open' ? inArray(reports.status, [...openStates]) : eq(reports.status, state)),
      category && eq(reports.pageCategory, category),
      before === undefined
        ? undefined
        : sql`(${reports.createdAt}, ${reports.id}) < (select created_at, id from ${reports} where id = ${before})`,
    ),
    pageSize + 1,
  )
  const [open] = await ctx.db
    .select({ count: count() })
    .from(reports)
    .where(inArray(reports.status, [...openStates]))
  return { reports: found.slice(0, pageSize), hasMore: found.length > pageSize, open: open?.count ?? 0 }
})

/** One report; NOT_FOUND when it was deleted. */
export const report = serve(contract.report, async ({ db }, { id }) => {
  const [found] = await readReports(db, eq(reports.id, id))
  return found ?? refuse('NOT_FOUND')
})

/** Everybody who may triage, by name. */
export const assignees = serve(contract.assignees, async (ctx) => {
  const people = await ctx.db
    .select(faceColumns(profiles))
    .from(profiles)
    .where(inArray(profiles.role, rolesThatHold('manageSite')))
    .orderBy(asc(profiles.firstName), asc(profiles.lastName))
  return { people: people.map((person) => ({ id: person.id, name: displayName(person) })) }
})

const assignee = alias(profiles, 'assignee')

/** Reports as those who triage them see them. */
export async function readReports(reader: Reader, which: SQL | undefined, limit = 1): Promise<Report[]> {
  const rows = await reader
    .select({
      report: reports,
      reporter: faceColumns(profiles),
      assignee: faceColumns(assignee),
    })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.profileId))
    .leftJoin(assignee, eq(assignee.id, reports.assigneeId))
    .where(which)
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
  return rows.map(({ report, reporter, assignee }) => ({
    id: report.id,
    category: report.pageCategory as Report['category'],
    description: report.errorDescription,
    pageUrl: report.pageUrl,
    device: report.deviceInfo,
    attachment: attachmentOf(report),
    reporter: reporter && { id: reporter.id, name: displayName(reporter) },
    state: report.status as Report['state'],
    assignee: assignee && { id: assignee.id, name: displayName(assignee) },
    note: report.note,
    createdAt: report.createdAt.toISOString(),
  }))
}

type Row = typeof reports.$inferSelect

const attachmentOf = ({ imageUrl, attachmentKey }: Row): Report['attachment'] =>
  imageUrl && attachmentKey ? { url: imageUrl, kind: attachmentKey.endsWith('.pdf') ? 'document' : 'picture' } : null
