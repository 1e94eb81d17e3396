import { newId } from '@bewezen/domain/base/ids.ts'
import { accessOf, isLive, type Membership, membershipFrom } from '@bewezen/domain/membership/membership.ts'
import { roleChange } from '@bewezen/domain/membership/role.ts'
import { type Subscription, subscriptionsFrom } from '@bewezen/domain/membership/subscription.ts'
import { type ProviderMessage, subscriptionOf } from '@bewezen/domain/payments/messages.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { changeRole } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { joinStart } from '../community/index.ts'
import { historyOf, savePayments } from '../payments/index.ts'
import { lockPerson } from './person.ts'
import { listPlans } from './plans.ts'
import { earlierRoles, entitlements, liveStatuses, subscriptions } from './tables.ts'

type Row = typeof subscriptions.$inferSelect
type Review = { also?: string; change?: () => PromiseLike<unknown> }

/**
 * Brings everything we keep about one person's membership in line with all that the provider said: subscriptions,
 * payments, access, role and facts, in the caller's transaction. The same messages reviewed twice change nothing.
 * `also` is a subscription that is not yet written down as this person's; `change` is what an admin changes in the grants.
 */
export async function reviewMembership(
  tx: Tx,
  personId: string,
  now: Date,
  { also, change }: Review = {},
): Promise<Membership | null> {
  const person = await lockPerson(tx, personId)
  if (!person) return null
  const known = await tx.select().from(subscriptions).where(eq(subscriptions.userId, personId))
  const wasEntitled = await isEntitled(tx, personId, now)
  await change?.()
  const subjects = new Set([...known.map((row) => row.providerSubscriptionId), ...(also ? [also] : [])])
  const history = await historyOf(tx, [...subjects])
  const membership = membershipFrom(history, await grantsOf(tx, personId), now.toISOString())

  const surplus = new Set(membership.surplus.map((one) => one.subscriptionId))
  // What ends is written before what runs: at no moment may two be live.
  const all = subscriptionsFrom(history).sort((a, b) => Number(isLive(a)) - Number(isLive(b)))
  for (const one of all) {
    const before = known.find((row) => row.providerSubscriptionId === one.subscriptionId)
    await saveSubscription(tx, { personId, now, one, before, isSurplus: surplus.has(one.subscriptionId), history })
  }
  const role = await followInRole(tx, { personId, role: person.role, wasEntitled, isEntitled: membership.entitled })
  if (!wasEntitled && membership.entitled) await joinStart(tx, { personId, role, now })
  return membership
}

type Save = {
  personId: string
  now: Date
  one: Subscription
  before: Row | undefined
  isSurplus: boolean
  history: readonly ProviderMessage[]
}

async function saveSubscription(tx: Tx, it: Save): Promise<void> {
  const { one, before, personId, now } = it
  const access = accessOf(one)
  const plan = (await listPlans(tx)).find((known) => known.id === one.planId)
  const values = {
    planId: plan?.id ?? null,
    status: it.isSurplus ? 'surplus' : one.status,
    currentPeriodEnd: asDate(one.periodEnd),
    cancelAtPeriodEnd: one.endsAt !== null && isLive(one),
    pastDueSince: asDate(one.pastDueSince),
    accessUntil: access.begun && !it.isSurplus ? asDate(access.until) : null,
    updatedAt: now,
    ...(it.isSurplus && !before?.surplusAt ? { surplusAt: now } : {}),
  }
  const id = before?.id ?? newId()
  if (before) await tx.update(subscriptions).set(values).where(eq(subscriptions.id, id))
  else {
    const fixed = { id, userId: personId, providerSubscriptionId: one.subscriptionId, createdAt: now }
    await tx.insert(subscriptions).values({ ...fixed, ...values })
  }
  const covers = access.begun && !it.isSurplus
  await saveEntitlement(tx, { id, personId, now, covers, until: asDate(access.until), tier: tierOf(plan?.name) })
  const own = it.history.filter((message) => subscriptionOf(message) === one.subscriptionId)
  const description = plan?.name ?? 'Lidmaatschap'
  await savePayments(tx, { personId, kind: 'subscription', subjectId: id, description }, own, now)

  const [wasLive, isNowLive] = [isLiveStatus(before?.status ?? ''), isLiveStatus(values.status)]
  if (!wasLive && isNowLive) await record(tx, { kind: 'subscription.started', personId, subscriptionId: id })
  // Open pages show that a payment is missing, or that it came after all (SUB-WHY-03).
  const isLate = values.status === 'past_due'
  if (wasLive && isNowLive && isLate !== (before?.status === 'past_due'))
    await record(tx, { kind: 'access.changed', personId })
  if (wasLive && !isNowLive) await record(tx, { kind: 'subscription.ended', personId, subscriptionId: id })
}

const isLiveStatus = (status: string) => liveStatuses.some((one) => one === status)

type Entitle = { id: string; personId: string; now: Date; covers: boolean; until: Date | null; tier: string }

/** The period of access that a subscription gives: one row, which every gate reads (SUB-STATE-04, SUB-STATE-05). */
async function saveEntitlement(tx: Tx, it: Entitle): Promise<void> {
  if (!it.covers) {
    await tx.delete(entitlements).where(eq(entitlements.subscriptionId, it.id))
    return
  }
  const changes = { productTier: it.tier, validUntil: it.until }
  await tx
    .insert(entitlements)
    .values({ id: newId(), userId: it.personId, subscriptionId: it.id, createdAt: it.now, ...changes })
    .onConflictDoUpdate({ target: entitlements.subscriptionId, set: changes })
}

const tierOf = (planName: string | undefined) =>
  planName === undefined || /student/i.test(planName) ? 'student' : planName

type Follow = { personId: string; role: string; wasEntitled: boolean; isEntitled: boolean }

/** Lets the role follow, and tells open pages that access changed even when the role stays (SUB-STATE-09); answers the role. */
async function followInRole(tx: Tx, it: Follow): Promise<string> {
  const [earlier] = await tx.select().from(earlierRoles).where(eq(earlierRoles.userId, it.personId))
  const change = roleChange(it.role, earlier?.role ?? null, it.isEntitled)
  if (!change) {
    if (it.wasEntitled !== it.isEntitled) await record(tx, { kind: 'access.changed', personId: it.personId })
    return it.role
  }
  await changeRole(tx, it.personId, change.role)
  await tx.delete(earlierRoles).where(eq(earlierRoles.userId, it.personId))
  if (change.earlierRole) await tx.insert(earlierRoles).values({ userId: it.personId, role: change.earlierRole })
  return change.role
}

const grantsOf = async (tx: Tx, personId: string) => {
  const granted = and(eq(entitlements.userId, personId), isNull(entitlements.subscriptionId))
  const rows = await tx.select().from(entitlements).where(granted)
  return rows.map((row) => ({ productTier: row.productTier, validUntil: row.validUntil?.toISOString() ?? null }))
}

async function isEntitled(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from entitlements where user_id = ${personId} and (valid_until is null or valid_until > ${now}) limit 1`,
  )
  return rows.length > 0
}

const asDate = (instant: string | null) => (instant === null ? null : new Date(instant))
