import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { recordAll } from '../base/facts/record.ts'

/** Marks read somebody's notifications about a conversation with somebody outside; every open window hears of each (IN-EXT-34). */
export async function markThreadRead(tx: Tx, it: { personId: string; threadId: string; now: Date }): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`update notifications set read = true, read_at = ${it.now}
      where user_id = ${it.personId} and not read and type = 'external_message' and data->>'thread_id' = ${it.threadId}
      returning id`,
  )
  await recordAll(
    tx,
    rows.map(({ id }) => ({ kind: 'notification.read', personId: it.personId, notificationId: id })),
  )
}
