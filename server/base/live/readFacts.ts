import type { FactKind, LiveFact } from '@bewezen/domain/facts.ts'
import type { Database } from '../database/open.ts'

/** How many missed facts are sent again; who missed more fetches everything anew. */
export const replayLimit = 500

/** The facts that were numbered after this one, in order; at most one more than are sent again. */
export async function readFacts(database: Database, after: number): Promise<LiveFact[]> {
  const { rows } = await database.pool.query<{ seq: string; kind: FactKind; ids: Record<string, string> }>({
    name: 'facts-after',
    text: `select seq, kind, ids from facts where seq > $1 order by seq limit ${replayLimit + 1}`,
    values: [after],
  })
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }))
}
