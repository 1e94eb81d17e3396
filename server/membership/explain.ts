import { holds } from '@bewezen/domain/access/capabilities.ts'
import { accessEvents, accessStory } from '@bewezen/domain/membership/accessStory.ts'
import { membership, type OwnAccess } from '@bewezen/domain/membership/contract.ts'
import { membershipFrom } from '@bewezen/domain/membership/membership.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { Reader } from '../base/database/open.ts'
import { serve } from '../base/serve.ts'
import { historyOf, invoicesOf } from '../payments/index.ts'
import { listPlans } from './plans.ts'
import { entitlements, subscriptions, withdrawals } from './tables.ts'

/** Why the caller's access is open or closed, told from the same messages that the gate follows (SUB-WHY-01, SUB-WHY-02). */
export const explain = serve(membership.explain, async ({ db, person }): Promise<OwnAccess> => {
  const now = (await readNow(db)).toISOString()
  const own = await db.select().from(subscriptions).where(eq(subscriptions.userId, person.id))
  const messages = await historyOf(
    db,
    own.map((row) => row.providerSubscriptionId),
  )
  const granted = await grantsOf(db, person.id)
  const grants = granted.map(({ productTier, validUntil }) => ({
    productTier,
    validUntil: validUntil?.toISOString() ?? null,
  }))
  const withdrawn = await db.select().from(withdrawals).where(eq(withdrawals.userId, person.id))
  const backOut = new Set(withdrawn.map(({ subscriptionId }) => subscriptionId))
  const found = membershipFrom(messages, grants, now)
  const story = accessStory(
    {
      membership: found,
      grants,
      throughRole: holds(person.role, 'enterWithoutSubscription'),
      withdrawn: new Set(own.filter(({ id }) => backOut.has(id)).map((row) => row.providerSubscriptionId)),
    },
    now,
  )
  const events: OwnAccess['events'] = [
    ...accessEvents(messages).map(({ invoiceId: _invoice, ...event }) => ({ ...event, reason: null })),
    ...granted.map(({ id, createdAt, reason }) => ({
      id,
      kind: 'grantGiven' as const,
      at: createdAt.toISOString(),
      amountCents: null,
      reason,
    })),
    ...withdrawn.map(({ id, withdrawnAt }) => ({
      id,
      kind: 'withdrawn' as const,
      at: withdrawnAt.toISOString(),
      amountCents: null,
      reason: null,
    })),
  ]
  const plan = (await listPlans(db)).find(({ id }) => id === found.subscription?.planId)
  return {
    ...story,
    planName: plan?.name ?? null,
    periodEnd: found.subscription?.periodEnd ?? null,
    events: events.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
    invoices: (await invoicesOf(db, person.id)).map(({ number, issuedAt, totalCents, kind }) => ({
      number,
      at: issuedAt.toISOString(),
      amountCents: totalCents,
      kind: kind === 'credit' ? 'credit' : 'invoice',
    })),
  }
})

const grantsOf = (reader: Reader, personId: string) =>
  reader
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.userId, personId), isNull(entitlements.subscriptionId)))
