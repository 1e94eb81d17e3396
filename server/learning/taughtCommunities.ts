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

/** Those of some communities in which there is something to learn, or somebody ever finished a level (COM-CHAT-28). */
export async function communitiesWithLearning(reader: Reader, communityIds: readonly string[]): Promise<string[]> {
  const asked = sql`any(${sql.param([...communityIds])}::uuid[])`
  const { rows } = await reader.execute<{ id: string }>(
    sql`select blueprint_id as id from lessons where blueprint_id = ${asked}
      union select blueprint_id from challenges where blueprint_id = ${asked}
      union select blueprint_id from masterclasses where blueprint_id = ${asked}
      union select blueprint_id from level_completions where blueprint_id = ${asked}`,
  )
  return rows.map(({ id }) => id)
}
