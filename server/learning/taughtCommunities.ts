import { sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'

/** The communities in which somebody has a lesson or masterclass of their own, by id (COM-CHAT-21). */
export async function taughtCommunities(reader: Reader, personId: string): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(
    sql`select blueprint_id as id from lessons where teacher_id = ${personId}
      union select blueprint_id from masterclasses where teacher_id = ${personId}`,
  )
  return rows.map(({ id }) => id)
}
