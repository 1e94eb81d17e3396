import { sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'

type Viewing = { actorId: string; event: { id: string; title: string }; now: Date }

/** Writes down that an admin read what participants answered: once an hour, however often the list is fetched anew. */
export async function noteViewed(tx: Tx, { actorId, event, now }: Viewing): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from audit_log where actor_id = ${actorId}
    and action = 'participants.viewed' and subject_id = ${event.id} and at > ${now}::timestamptz - interval '1 hour' limit 1`)
  if (rows.length > 0) return
  const line = { actorId, action: 'participants.viewed', subjectId: event.id, newValue: event.title, at: now } as const
  await writeAudit(tx, line)
}
