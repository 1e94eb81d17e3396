import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { nobodyId } from '@bewezen/domain/access/nobody.ts'
import { liveStatuses } from '@bewezen/domain/events/enrolment.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether the asker may know that an event exists, as `maySee` says it; in every query that reads events, which stand in
 * it as `e` (EV-VIS-11..17, EV-EDGE-37). What the asker is, is read in the same query: a role that changed a moment ago
 * counts at once.
 */
export function visibleTo(asker: Asker | null): SQL {
  const isPublic = sql`(e.is_live and e.visibility_policy = 'public')`
  if (!asker) return isPublic
  if (holds(asker.role, 'manageEvents')) return sql`true`
  const id = sql`${asker.id}::uuid`
  return sql`(${isPublic} or e.created_by = ${id}
    or exists (select 1 from event_teachers t where t.event_id = e.id and t.teacher_id = ${id})
    or exists (select 1 from event_enrollments n where n.event_id = e.id and n.user_id = ${id}
      and n.status = any(${sql.param([...liveStatuses])}::text[]))
    or (e.is_live and e.visibility_policy = 'roles' and ${isOfItsRoles(asker)}))`
}

/** Whether the event is for somebody's role, or for the top 5 to which they belong. Nobody's role stands nowhere but here (ADM-MORE-50). */
function isOfItsRoles({ id, role }: Asker): SQL {
  const isFor = (role: SQL) =>
    sql`exists (select 1 from event_visibility_roles r where r.event_id = e.id and r.role_name = ${role})`
  if (id === nobodyId) return isFor(sql`${role}`)
  return sql`exists (select 1 from profiles p where p.id = ${id}::uuid and (
    (e.include_top5_percent and p.top_5) or ${isFor(sql`p.role`)}))`
}

/** What stands in a calendar: nothing that is offline, whoever looks (EV-CAL-17, EV-VIS-16). */
export const listedFor = (asker: Asker | null): SQL => sql`(e.is_live and ${visibleTo(asker)})`
