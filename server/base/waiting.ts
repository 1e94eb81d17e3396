import type { Capability } from '@bewezen/domain/access/capabilities.ts'
import type { WaitingKind } from '@bewezen/domain/admin/waiting.ts'
import { type SQL, sql } from 'drizzle-orm'

/** Where something that waits is dealt with, as the branch selected it: what its address is made of. */
export type WaitingPlace = Record<string, string>

/**
 * A branch of the inbox of the admin area: the selects by which one room tells what of it waits for a person. A later room
 * declares its branch, gives it in its `index.ts` and is listed in `server/admin/waiting/branches.ts` (ADM-MORE-02).
 */
export type WaitingBranch = {
  kind: WaitingKind
  needs: Capability
  /** A select of `id uuid, since timestamptz` of all that waits, found by an index; without what is about the asker. */
  waits(askerId: string): SQL
  /**
   * A select of the one row of what waits as `w.id`: `title text, who text, about text, cents bigint, currency text, place
   * jsonb`; asked of the few that are shown.
   */
  shown: SQL
  path(place: WaitingPlace): string
  /** The list of the room with the filter on, when it has one. */
  listPath?: string
}

/** The name of somebody in a select, by the alias of their profile: both names, or the username of who has none. */
export const nameInSql = (alias: string): SQL =>
  sql.raw(`coalesce(nullif(trim(${alias}.first_name || ' ' || ${alias}.last_name), ''), ${alias}.username::text)`)
