import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { boundTo } from '../base/keys/keptSecrets.ts'
import { lookerOf, type SealedPart, type SealedState } from '../base/keys/sealedPart.ts'
import { keptSecrets } from '../base/keys/tables.ts'
import { linkAudit } from './auditChain.ts'
import { chainPurpose, readChainSecrets, writeChainSecrets } from './chainSecrets.ts'

/**
 * The secret of the audit chain. Another SECRET_KEY ends an era of it: what was linked until then is checked with the secret
 * of then, and must end as it did, so that who knows the old key alone cannot write it anew (SEC-ACC-49).
 */
export const sealedChain: SealedPart = {
  what: 'secrets of the audit chain',
  pass: ({ settings, database: { db } }, { renew }) =>
    db.transaction(async (tx) => {
      if (renew) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit chain'))`)
      const [kept] = await tx.select().from(keptSecrets).where(eq(keptSecrets.purpose, chainPurpose))
      // Until they are kept they follow from the oldest key.
      const notKept: SealedState = settings.SECRET_KEYS_ACCEPTED.length > 0 ? 'earlier' : 'current'
      const look = lookerOf(settings, 'kept secrets')
      const state = kept ? look({ bound: boundTo(chainPurpose), text: kept.sealed }).state : notKept
      if (state === 'earlier' && renew) {
        const { secret, eras } = await readChainSecrets(tx, settings)
        const head = await linkAudit(tx, settings)
        const ended = head ? [...eras, { secret, until: head }] : eras
        await writeChainSecrets(tx, settings, { secret: randomBytes(32).toString('base64url'), eras: ended })
      }
      return { current: 0, earlier: 0, closed: 0, [state]: 1 }
    }),
}
