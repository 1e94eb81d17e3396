import { membership } from '@bewezen/domain/membership/contract.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { lockPerson } from './person.ts'
import { reviewMembership } from './review.ts'
import { entitlements } from './tables.ts'

const done = { done: true as const }

/**
 * Gives access without payment; the role follows and open pages hear of it. Refuses a moment that has passed. The same
 * id again with the same content is the first request (ADM-PANEL-10).
 */
export const grant = serve(membership.grant, async (ctx, { id, personId, productTier, validUntil, reason }) => {
  await ctx.transaction(async (tx, now) => {
    if (!(await lockPerson(tx, personId))) return refuse('NOT_FOUND')
    const wanted = { userId: personId, productTier, validUntil: validUntil ? new Date(validUntil) : null, reason }
    const known = await grantWith(tx, id)
    if (known) return isSame(known, wanted) ? undefined : refuse('ID_IN_USE')
    if (wanted.validUntil && wanted.validUntil <= now) return refuse('GRANT_OVER')
    // The membership before and after is compared, so the row comes in between.
    await reviewMembership(tx, personId, now, {
      change: () => tx.insert(entitlements).values({ id, ...wanted, grantedBy: ctx.person.id, createdAt: now }),
    })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'grant.given',
      subjectId: personId,
      at: now,
      reason,
      newValue: validUntil ?? 'zonder einddatum',
    })
  })
  return done
})

/** Ends a grant at once and keeps that it was given; one that is over stays as it is (ADM-PANEL-10). */
export const endGrant = serve(membership.endGrant, async (ctx, { id }) => {
  await ctx.transaction(async (tx, now) => {
    const found = (await grantWith(tx, id)) ?? refuse('NOT_FOUND')
    await lockPerson(tx, found.userId)
    const row = (await grantWith(tx, id)) ?? refuse('NOT_FOUND')
    if (row.validUntil && row.validUntil <= now) return
    await reviewMembership(tx, row.userId, now, {
      change: () => tx.update(entitlements).set({ validUntil: now }).where(eq(entitlements.id, id)),
    })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'grant.ended',
      subjectId: row.userId,
      reason: row.reason,
      at: now,
      oldValue: row.validUntil?.toISOString() ?? 'zonder einddatum',
      newValue: now.toISOString(),
    })
  })
  return done
})

type Grant = typeof entitlements.$inferSelect

/** The access with this id that an admin gave; what a subscription gives is ended at the provider. */
async function grantWith(tx: Tx, id: string): Promise<Grant | undefined> {
  const isIt = and(eq(entitlements.id, id), isNull(entitlements.subscriptionId))
  const [row] = await tx.select().from(entitlements).where(isIt)
  return row
}

const isSame = (known: Grant, wanted: Pick<Grant, 'userId' | 'productTier' | 'validUntil' | 'reason'>) =>
  known.userId === wanted.userId &&
  known.productTier === wanted.productTier &&
  known.reason === wanted.reason &&
  known.validUntil?.getTime() === wanted.validUntil?.getTime()
