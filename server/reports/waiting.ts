import { openStates } from '@bewezen/domain/reports/report.ts'
import { sql } from 'drizzle-orm'
import { nameInSql, type WaitingBranch } from '../base/waiting.ts'

/** How much of a report is shown before it is opened. */
const beginning = 140

/** Problem reports that are new or in progress (ADM-MORE-02). */
export const reportsWaiting: WaitingBranch = {
  kind: 'report',
  needs: 'manageSite',
  waits: () =>
    sql`select id, created_at as since from reports where status = any(${sql.param([...openStates])}::text[])`,
  shown: sql`select left(r.error_description, ${sql.raw(String(beginning))}) as title, ${nameInSql('p')} as who,
      r.page_category as about, null::bigint as cents, null::text as currency, json_build_object('id', r.id) as place
    from reports r left join profiles p on p.id = r.profile_id where r.id = w.id`,
  path: ({ id }) => `/admin/meldingen?status=open&melding=${id}`,
  listPath: '/admin/meldingen?status=open',
}
