import { Id } from '@bewezen/domain/base/ids.ts'
import { isLive } from '@bewezen/domain/membership/membership.ts'
import { isAmbiguous, subscriptionsFrom } from '@bewezen/domain/membership/subscription.ts'
import { type MessageOf, type ProviderMessage, subscriptionOf } from '@bewezen/domain/payments/messages.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { historyOf, personOfCustomer, type Settle } from '../payments/index.ts'
import { reviewMembership } from './review.ts'
import { subscriptions } from './tables.ts'

/** Work at the provider that follows from a message, to be done after the commit. */
export type Errands = {
  /** Its newest reports contradict each other: ask how it stands. */
  ask: (tx: Tx, subscriptionId: string) => Promise<void>
  /** It runs beside another one of the same person, or for nobody: end it and give the money back (X3-EDGE-41, SH-PROF-05). */
  endSurplus: (tx: Tx, subscriptionId: string) => Promise<void>
}

/** What a message about a subscription does: the whole membership of its owner is reviewed (SUB-STATE-08). */
export const settleSubscription =
  (errands: Errands): Settle =>
  async (tx, message, now) => {
    const subscriptionId = subscriptionOf(message)
    if (!subscriptionId) return
    const history = await historyOf(tx, [subscriptionId])
    const personId = await ownerOf(tx, subscriptionId, history)
    if (personId && (await isErased(tx, personId))) {
      // Paid on a page that was open when the account was erased: nobody is there to have what it buys.
      if (subscriptionsFrom(history).some(isLive)) await errands.endSurplus(tx, subscriptionId)
      return
    }
    const membership = personId && (await reviewMembership(tx, personId, now, { also: subscriptionId }))
    if (!membership) return
    if (isAmbiguous(history)) await errands.ask(tx, subscriptionId)
    for (const one of membership.surplus) await errands.endSurplus(tx, one.subscriptionId)
    if (message.kind === 'invoiceFailed' && isNews(message, history)) await recordFailure(tx, personId, subscriptionId)
  }

/** Whose subscription it is: as written down before, as we told the provider, or by the customer who pays for it. */
async function ownerOf(tx: Tx, subscriptionId: string, history: readonly ProviderMessage[]): Promise<string | null> {
  const row = await rowOf(tx, subscriptionId)
  if (row) return row.userId
  for (const message of history) {
    const { personId, customerId } = message.kind === 'subscription' ? message.subscription : fromCheckout(message)
    const said = Id.safeParse(personId)
    if (said.success) return said.data
    const paying = customerId ? await personOfCustomer(tx, customerId) : null
    if (paying) return paying
  }
  return null
}

/** Whether an account with this id was erased here; an id that was never ours is nobody's to end something for. */
async function isErased(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from audit_log
    where subject_id = ${personId} and action = 'account.erased' limit 1`)
  return rows.length > 0
}

const fromCheckout = (message: ProviderMessage) =>
  message.kind === 'checkoutCompleted' ? message : { personId: null, customerId: null }

// Each try of the provider fails anew, and a failure can be told after the payment: one bill is told once, and only while
// it is open.
const isNews = ({ id, invoiceId }: MessageOf<'invoiceFailed'>, history: readonly ProviderMessage[]) =>
  !history.some(
    (other) =>
      (other.kind === 'invoicePaid' || (other.kind === 'invoiceFailed' && other.id !== id)) &&
      other.invoiceId === invoiceId,
  )

async function recordFailure(tx: Tx, personId: string, subscriptionId: string): Promise<void> {
  const row = await rowOf(tx, subscriptionId)
  if (row) await record(tx, { kind: 'payment.failed', personId, subscriptionId: row.id })
}

async function rowOf(tx: Tx, subscriptionId: string) {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.providerSubscriptionId, subscriptionId))
  return row
}
