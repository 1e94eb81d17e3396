import { type Access, health } from '@bewezen/domain/health/contract.ts'
import { sql } from 'drizzle-orm'
import { isoText } from '../base/database/isoText.ts'
import type { Reader } from '../base/database/open.ts'
import { serve } from '../base/serve.ts'
import { faceInSql } from '../profile/tables.ts'

const atMost = 500

/** Who opened one's private data, when and why: the newest first, names as they are today. */
export const accessLog = serve(health.accessLog, (ctx) => readAccessLog(ctx.db, ctx.person.id))

export async function readAccessLog(reader: Reader, personId: string): Promise<Access[]> {
  const { rows } = await reader.execute<{ line: Access }>(sql`
    with seen as (
      select a.id, 'emergency' as kind, a.opened_at as at, a.ends_at as until, a.admin_id as by_id, a.reason,
        (select count(*)::int from medical_reads r where r.profile_id = ${personId} and r.access_id = a.id) as looks
      from medical_emergency_accesses a where a.profile_id = ${personId}
      union all
      select id, 'export', at, null, reader_id, null, 0 from medical_reads
      where profile_id = ${personId} and kind = 'export'
      union all
      select id, case action when 'contact.viewed' then 'contact' else 'email' end, at, null, actor_id, reason, 0
      from audit_log where subject_id = ${personId} and action in ('contact.viewed', 'email.changed'))
    select json_build_object('id', s.id, 'kind', s.kind, 'at', ${sql.raw(isoText('s.at'))}, 'until', ${sql.raw(isoText('s.until'))},
      'by', case when p.id is not null then (select to_json(one) from (select ${sql.raw(faceInSql('p'))}) one) end,
      'reason', s.reason, 'looks', s.looks) as line
    from seen s left join profiles p on p.id = s.by_id and p.hidden_at is null
    order by s.at desc, s.id limit ${atMost}`)
  return rows.map(({ line }) => line)
}
