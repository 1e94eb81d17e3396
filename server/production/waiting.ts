import { sql } from 'drizzle-orm'
import type { WaitingBranch } from '../base/waiting.ts'

/** Tasks of events of which the day has passed, waiting since the night after it (ADM-MORE-02). */
export const tasksWaiting: WaitingBranch = {
  kind: 'task',
  needs: 'manageEvents',
  waits: () => sql`select id, (deadline + 1)::timestamp at time zone 'Europe/Amsterdam' as since from event_todos
    where status <> 'voltooid' and deadline < (app_now() at time zone 'Europe/Amsterdam')::date`,
  shown: sql`select t.task_name as title, null::text as who, e.title as about, null::bigint as cents, null::text as currency,
      json_build_object('event', e.id) as place
    from event_todos t join events e on e.id = t.event_id where t.id = w.id`,
  path: ({ event }) => `/events/admin?event=${event}&tab=todo`,
}
