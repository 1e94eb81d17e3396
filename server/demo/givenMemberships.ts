import { newId } from '@bewezen/domain/base/ids.ts'
import { accessOf, isLive } from '@bewezen/domain/membership/membership.ts'
import { planOnOffer } from '@bewezen/domain/membership/plans.ts'
import { subscriptionsFrom } from '@bewezen/domain/membership/subscription.ts'
import { type ProviderMessage, subscriptionOf } from '@bewezen/domain/payments/messages.ts'
import { vatIn, vatRate } from '@bewezen/domain/payments/vat.ts'
import { inArray, sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { entitlements, plans, subscriptions } from '../membership/tables.ts'
import { livePast, type PastAct } from '../payments/index.ts'
import { invoices, paymentCustomers, payments, providerMessages } from '../payments/tables.ts'
import { inParts } from './inParts.ts'

/** The words of the vocabulary for memberships that people pay since some time. */
export const givenMemberships = (house: House) => ({
  /**
   * What people bought and cancelled in the past, with every month that was charged since and its invoice: the rows that
   * the messages of the provider come to. Access that they were given until here makes way; nobody is told.
   */
  async pastMemberships(acts: readonly PastAct[], now: Date): Promise<void> {
    const {
      settings,
      payments: { provider },
    } = house
    const plan = planOnOffer(await house.database.db.select().from(plans))
    const past = plan && (await livePast({ settings, provider }, { plan, acts, now }))
    if (!past) return
    const { bought, paid } = rowsOf(past.messages, plan.id)
    const payers = [...past.customers].map(([userId, providerCustomerId]) => ({ userId, providerCustomerId }))
    await house.transaction(async (tx) => {
      await inParts(payers, (part) => tx.insert(paymentCustomers).values(part))
      await inParts(past.messages, (part) => tx.insert(providerMessages).values(part.map(keptOf)))
      await inParts(bought, (part) => tx.insert(subscriptions).values(part.map(({ subscription }) => subscription)))
      await inParts(payers, (part) =>
        tx.delete(entitlements).where(
          inArray(
            entitlements.userId,
            part.map(({ userId }) => userId),
          ),
        ),
      )
      await inParts(bought, (part) => tx.insert(entitlements).values(part.map(({ entitlement }) => entitlement)))
      await inParts(paid, (part) => tx.insert(payments).values(part))
      await inParts(paid, (part) =>
        tx.insert(invoices).values(
          part.map(({ id: paymentId, amountCents, createdAt }) => ({
            id: newId(),
            number: `unnumbered ${paymentId}`,
            paymentId,
            kind: 'invoice',
            description: plan.name,
            totalCents: amountCents,
            vatCents: vatIn(amountCents).vatCents,
            vatRate,
            issuedAt: createdAt,
          })),
        ),
      )
      // A number that another one still has may not be taken.
      await tx.update(invoices).set({ number: sql`'unnumbered ' || ${invoices.id}` })
      await tx.execute(numberAnew)
      await tx.execute(countAnew)
    })
  },
})

/** A message of long ago: its text was let go, and what it means stays. */
const keptOf = (message: ProviderMessage) => {
  const at = new Date(message.at)
  const { id, kind } = message
  const subject = subscriptionOf(message)
  return { id, type: kind, subject, payload: {}, message, occurredAt: at, receivedAt: at, processedAt: at }
}

function rowsOf(messages: readonly ProviderMessage[], planId: string) {
  const bought = subscriptionsFrom(messages).map((one) => {
    const [id, userId] = [newId(), one.personId ?? '']
    const [startedAt, accessUntil] = [new Date(one.startedAt), asDate(accessOf(one).until)]
    const told = messages.findLast((message) => subscriptionOf(message) === one.subscriptionId)
    return {
      subscription: {
        id,
        userId,
        planId,
        status: one.status,
        providerSubscriptionId: one.subscriptionId,
        currentPeriodEnd: asDate(one.periodEnd),
        cancelAtPeriodEnd: one.endsAt !== null && isLive(one),
        pastDueSince: asDate(one.pastDueSince),
        accessUntil,
        createdAt: startedAt,
        updatedAt: asDate(told?.at ?? null) ?? startedAt,
      },
      entitlement: {
        id: newId(),
        userId,
        productTier: 'student',
        validUntil: accessUntil,
        subscriptionId: id,
        createdAt: startedAt,
      },
    }
  })
  const byProvider = new Map(bought.map(({ subscription }) => [subscription.providerSubscriptionId, subscription]))
  const paid = messages.flatMap((message) => {
    const subscription = message.kind === 'invoicePaid' && byProvider.get(message.subscriptionId)
    if (!subscription) return []
    return {
      id: newId(),
      userId: subscription.userId,
      kind: 'subscription',
      subjectId: subscription.id,
      amountCents: message.amountCents,
      state: 'paid',
      providerPaymentId: message.invoiceId,
      createdAt: new Date(message.at),
    }
  })
  return { bought, paid }
}

const asDate = (instant: string | null) => (instant === null ? null : new Date(instant))

// Orders and memberships were billed side by side, so that their invoices are counted together, year by year (SUB-LAW-06).
const yearOf = sql`extract(year from issued_at at time zone 'Europe/Amsterdam')::int`
const numberAnew = sql`with counted as (select id, ${yearOf} as year,
    row_number() over (partition by ${yearOf} order by issued_at, id) as count from invoices)
  update invoices i set number = c.year || '-' || lpad(c.count::text, 5, '0') from counted c where c.id = i.id`
const countAnew = sql`insert into invoice_counts (year, last) select ${yearOf}, count(*)::int from invoices group by 1
  on conflict (year) do update set last = excluded.last`
