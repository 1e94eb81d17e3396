import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'

/**
 * Marks one own notification read; marking it again changes nothing, since read is never reverted (SH-NOTIF-05,
 * IN-STATE-02). Refuses NOT_FOUND for one of somebody else as for one that never was (SH-EDGE-24).
 */
export const markRead = serve(inbox.markRead, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const marked = await tx.execute(
      sql`update notifications set read = true, read_at = ${now} where id = ${id} and user_id = ${personId} and not read`,
    )
    if (marked.rowCount) await record(tx, { kind: 'notification.read', personId, notificationId: id })
    else if (!(await isOwn(tx, id, personId))) refuse('NOT_FOUND')
    return { unread: await unreadIn(tx, personId) }
  }),
)

/** Marks read all that existed at a moment; what arrived after it stays unread (SH-EDGE-29). */
export const markAllRead = serve(inbox.markAllRead, (ctx, { until }) =>
  ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    // Compared as text by the database: a Date would round the moment down to its millisecond.
    const marked = await tx.execute(
      sql`update notifications set read = true, read_at = ${now}
        where user_id = ${personId} and not read and created_at <= ${until}::timestamptz`,
    )
    if (marked.rowCount) await record(tx, { kind: 'notification.allRead', personId })
    return { unread: await unreadIn(tx, personId) }
  }),
)

async function isOwn(tx: Tx, id: string, personId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from notifications where id = ${id} and user_id = ${personId}`)
  return rows.length > 0
}

async function unreadIn(tx: Tx, personId: string): Promise<number> {
  const { rows } = await tx.execute<{ unread: number }>(
    sql`select unread from notification_counts where profile_id = ${personId}`,
  )
  return rows[0]?.unread ?? 0
}
