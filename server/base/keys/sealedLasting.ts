import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { boundTo } from './keptSecrets.ts'
import { sealedPart } from './sealedPart.ts'
import { keptSecrets } from './tables.ts'

const { purpose, sealed: kept } = keptSecrets

/** The secrets that last, as they are kept; those of the audit chain are a part of their own. */
export const sealedLastingSecrets = sealedPart({
  what: 'kept secrets',
  purpose: 'kept secrets',
  async read(db, after, most) {
    const rows = await db
      .select()
      .from(keptSecrets)
      .where(and(ne(purpose, 'audit chain'), after ? gt(purpose, after) : undefined))
      .orderBy(asc(purpose))
      .limit(most)
    const sealed = rows.map((row) => ({ id: row.purpose, bound: boundTo(row.purpose), text: row.sealed }))
    return { rows: rows.map((row) => row.purpose), sealed }
  },
  replace: (db, { id, text }, after) =>
    db
      .update(keptSecrets)
      .set({ sealed: after })
      .where(and(eq(purpose, id), eq(kept, text))),
})
