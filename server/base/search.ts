import type { Capability } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { HitKind } from '@bewezen/domain/search/contract.ts'
import type { SQL } from 'drizzle-orm'

/** A search query with its caller. */
export type Asked = {
  /** For `wordsOf(…) @@ query`. */
  query: SQL
  asker: Asker | null
  /** Whether the asker may do what the capability names now, the gate included. */
  may(capability: Capability): boolean
  /** Neither people nor what they wrote to each other is looked for (ADM-MORE-51). */
  withoutPeople?: boolean
}

/** Where something that was found stands, as the branch selected it: what its address is made of. */
export type Place = Record<string, string>

/**
 * A search branch: the select by which one room lets people find its things. A later room declares its branch, gives it
 * in its `index.ts` and is listed in `server/search/branches.ts`. Its rights are in its own query: what somebody may
 * not see is not found.
 */
export type SearchBranch = {
  kind: HitKind
  /**
   * A select of `id text, title text, detail text, body text, at timestamptz, place jsonb, weight float8`, without an
   * order: the heaviest come first. Null when there is nothing for this asker.
   */
  select(asked: Asked): SQL | null
  path(place: Place): string
}
