import { holds } from '@bewezen/domain/access/capabilities.ts'
import { membership, type OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { withdrawRefusal } from '@bewezen/domain/membership/withdrawal.ts'
import { withdrawUntil } from '@bewezen/domain/payments/withdrawalPeriod.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { Reader } from '../base/database/open.ts'
import { serve } from '../base/serve.ts'
import { customerOf } from '../payments/index.ts'
import { entitlements, liveStatuses, planInForce, subscriptions, withdrawals } from './tables.ts'

/** The own membership as it stands now (SUB-PAGE-09, SUB-PAGE-14, SH-GATE-16). */
export async function readOwnMembership(reader: Reader, personId: string): Promise<OwnMembership> {
  const now = await readNow(reader)
  const periods = await reader
    .select({ validUntil: entitlements.validUntil })
    .from(entitlements)
    .where(eq(entitlements.userId, personId))
  // The one that counts is live, or else the one that ended last.
  const [subscription] = await reader
    .select({
      id: subscriptions.id,
      status: subscriptions.status,
      periodEnd: subscriptions.currentPeriodEnd,
      accessUntil: subscriptions.accessUntil,
      startedAt: subscriptions.createdAt,
      withdrawn: withdrawals.id,
    })
    .from(subscriptions)
    .leftJoin(withdrawals, eq(withdrawals.subscriptionId, subscriptions.id))
    .where(eq(subscriptions.userId, personId))
    .orderBy(sql`${subscriptions.status} in ('active', 'trialing', 'past_due') desc`, desc(subscriptions.updatedAt))
    .limit(1)
  const covering = periods.filter(({ validUntil }) => validUntil === null || validUntil > now)
  const considered = covering.length > 0 ? covering : periods
  const ends = considered.map(({ validUntil }) => validUntil?.getTime() ?? Number.POSITIVE_INFINITY)
  const end = Math.max(...ends)
  const { role, planName } = await roleAndPlanOf(reader, personId)
  return {
    state: covering.length > 0 ? 'active' : 'none',
    planName,
    role,
    throughRole: holds(role, 'enterWithoutSubscription'),
    accessUntil: Number.isFinite(end) ? new Date(end).toISOString() : null,
    periodEnd: subscription?.periodEnd?.toISOString() ?? null,
    portal: (await customerOf(reader, personId)) !== null,
    lateUntil: subscription ? lateUntil(subscription, covering.length > 0, now) : null,
    withdrawUntil: subscription ? thinkingTime(subscription, now) : null,
  }
}

/** Until when access stays or stayed without the payment; null when nothing is owed, or something else gives the access. */
function lateUntil(owed: { status: string; accessUntil: Date | null }, hasAccess: boolean, now: Date): string | null {
  if (owed.status !== 'past_due' || !owed.accessUntil) return null
  return hasAccess && owed.accessUntil <= now ? null : owed.accessUntil.toISOString()
}

type Bought = { status: string; startedAt: Date; withdrawn: string | null }

/** Until when a running subscription can still be withdrawn from; null when it cannot. */
function thinkingTime({ status, startedAt, withdrawn }: Bought, now: Date): string | null {
  const asked = { startedAt: startedAt.toISOString(), isLive: liveStatuses.some((one) => one === status) }
  return withdrawn || withdrawRefusal(asked, now.toISOString()) ? null : withdrawUntil(asked.startedAt)
}

async function roleAndPlanOf(reader: Reader, personId: string): Promise<{ role: string; planName: string | null }> {
  const { rows } = await reader.execute<{ role: string; plan: string | null }>(
    sql`select role, ${planInForce(personId)} as plan from profiles where id = ${personId}`,
  )
  return { role: rows[0]?.role ?? '', planName: rows[0]?.plan ?? null }
}

export const mine = serve(membership.mine, (ctx) => readOwnMembership(ctx.db, ctx.person.id))

/** `check-subscription`: the tier that gives access now, if any, and the role (X3-CALL-38, SUB-STATE-01). */
export const check = serve(membership.check, async (ctx) => {
  const { rows } = await ctx.db.execute<{ tier: string | null; role: string }>(
    sql`select p.role, (select e.product_tier from entitlements e where e.user_id = p.id
        and (e.valid_until is null or e.valid_until > app_now()) order by e.created_at desc limit 1) as tier
      from profiles p where p.id = ${ctx.person.id}`,
  )
  return { subscription_tier: rows[0]?.tier ?? null, role: rows[0]?.role ?? '' }
})
