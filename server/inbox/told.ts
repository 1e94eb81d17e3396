import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'

/** A notification that somebody has about a message. */
export type Told = { id: string; personId: string; type: string }

/**
 * Who was told about a message within the last hour, and as what. Found by the facts about it, since notifications are in
 * order by person; whoever asks holds the turn of the sequencer, so that no other fact is being told.
 */
export async function toldAbout(tx: Reader, messageId: string): Promise<Told[]> {
  const { rows } = await tx.execute<Told>(
    sql`select n.id, n.user_id as "personId", n.type from facts f join notifications n on n.fact_id = f.id
      where f.at > now() - interval '1 hour' and f.kind in ('message.posted', 'message.edited')
        and f.ids->>'messageId' = ${messageId}`,
  )
  return rows
}

/** Takes notifications back that are not so any more; they are gone as if nobody had been told. */
export async function takeBack(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`delete from notifications where id = any(${sql.param(ids)}::uuid[])`)
}

/** Makes a notification one of another type; whether it was read stays. */
export async function tellAs(tx: Tx, id: string, it: { type: string; title: string }): Promise<void> {
  await tx.execute(sql`update notifications set type = ${it.type}, title = ${it.title} where id = ${id}`)
}
