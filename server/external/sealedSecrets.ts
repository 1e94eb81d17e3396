import { and, asc, eq, gt } from 'drizzle-orm'
import { sealedPart } from '../base/keys/sealedPart.ts'
import { bound, type Kept } from './secrets.ts'
import { externalSources } from './tables.ts'

/** Which column keeps which secret of a source. */
const columns = {
  inbound: 'inboundSecret',
  outbound: 'outboundSecret',
  app: 'appSecret',
  verify: 'verifyToken',
  access: 'accessToken',
  mail: 'mailPassword',
} as const satisfies Record<Kept, keyof typeof externalSources.$inferSelect>
const kinds = Object.keys(columns) as Kept[]

/** The secrets and passwords of sources of external messages (SEC-ACC-47). */
export const sealedSourceSecrets = sealedPart({
  what: 'secrets of sources',
  purpose: 'external sources',
  async read(db, after, most) {
    const rows = await db
      .select()
      .from(externalSources)
      .where(after ? gt(externalSources.id, after) : undefined)
      .orderBy(asc(externalSources.id))
      .limit(most)
    const sealed = rows.flatMap((row) =>
      kinds.flatMap((which) => {
        const text = row[columns[which]]
        return text === null ? [] : [{ id: row.id, which, text, bound: bound(row.id, which) }]
      }),
    )
    return { rows: rows.map(({ id }) => id), sealed }
  },
  replace: (db, { id, which, text }, after) =>
    db
      .update(externalSources)
      .set({ [columns[which]]: after })
      .where(and(eq(externalSources.id, id), eq(externalSources[columns[which]], text))),
})
