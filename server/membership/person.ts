import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'

/**
 * Makes everything about one person's membership happen one after another, until the transaction ends; answers the
 * stored role, or null when there is no such person. Others may go on writing rows that point at the profile.
 */
export async function lockPerson(tx: Tx, personId: string): Promise<{ role: string } | null> {
  const { rows } = await tx.execute<{ role: string }>(
    sql`select role from profiles where id = ${personId} for no key update`,
  )
  return rows[0] ?? null
}
