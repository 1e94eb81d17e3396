import { createHash } from 'node:crypto'
import { ProviderMessage, type SubscriptionReport, subscriptionOf } from '@bewezen/domain/payments/messages.ts'
import {
  type CheckoutReport,
  type PaymentProvider,
  ProviderFailed,
  type ReceivedMessage,
} from '@bewezen/domain/payments/provider.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { checkoutOf } from './checkouts.ts'
import type { Settles } from './settles.ts'
import { checkouts, providerMessages } from './tables.ts'

/** The type of the rows that hold answers to our own questions. */
const asked = 'asked'

type Deps = Pick<House, 'database' | 'transaction'> & { log: Logger }
/** Whose messages these are, and what the rooms that sell do with them. */
type Paid = { provider: PaymentProvider | null; settles: Settles }

/**
 * The inbox of the payment provider: a message is stored first and answered, then processed once, in a transaction of
 * its own. What fails stays in the inbox and is tried again.
 */
export class MessageProcessor {
  readonly #deps: Deps
  readonly #payments: Paid
  #working: Promise<void> = Promise.resolve()

  constructor(deps: Deps, payments: Paid) {
    this.#deps = deps
    this.#payments = payments
  }

  /** Stores what came in; false when it is not from the provider (X3-EDGE-38). A repetition is stored once. */
  async receive(body: Uint8Array, signature: string | undefined): Promise<boolean> {
    const received = this.#payments.provider?.receive(body, signature)
    if (!received) return false
    await this.#store(received)
    return true
  }

  /** Takes the provider's answer to our own question as a message like any other (SUB-STATE-07). */
  async hear(at: string, subscription: SubscriptionReport): Promise<void> {
    const content = createHash('sha256')
      .update(`${at} ${JSON.stringify(subscription)}`)
      .digest('hex')
      .slice(0, 32)
    const id = `asked_${content}`
    await this.#store({ id, type: asked, at, payload: { id, at, kind: 'subscription', subscription, asked: true } })
    await this.#process(id)
  }

  /** The same for a checkout that was asked about; one that is still open says nothing (EV-PAY-23). */
  async hearCheckout(report: CheckoutReport): Promise<void> {
    const message = checkoutMessage(report)
    if (!message) return
    await this.#store({ id: message.id, type: asked, at: report.at, payload: message })
    await this.#process(message.id)
  }

  /** Processes what is new. Returns at once. */
  wake(): void {
    this.#working = this.#working.then(() => this.#processAll(false)).catch((problem) => this.#warn(problem))
  }

  /** Waits for what was begun. */
  async settle(): Promise<void> {
    let seen: Promise<void> | null = null
    while (seen !== this.#working) {
      seen = this.#working
      await seen
    }
  }

  /** Tries everything that is not processed yet, failures included. */
  async sweep(): Promise<void> {
    await this.#processAll(true)
  }

  async #store(received: ReceivedMessage): Promise<void> {
    const { id, type, payload } = received
    await this.#deps.transaction((tx, now) =>
      tx
        .insert(providerMessages)
        .values({ id, type, payload, occurredAt: new Date(received.at), receivedAt: now })
        .onConflictDoNothing(),
    )
  }

  async #processAll(failuresToo: boolean): Promise<void> {
    const { db } = this.#deps.database
    const isOpen = isNull(providerMessages.processedAt)
    const rows = await db
      .select({ id: providerMessages.id })
      .from(providerMessages)
      .where(failuresToo ? isOpen : and(isOpen, isNull(providerMessages.failure)))
      .orderBy(asc(providerMessages.receivedAt))
      .limit(500)
    for (const { id } of rows) await this.#process(id).catch((problem) => this.#fail(id, problem))
  }

  async #process(id: string): Promise<void> {
    const { db } = this.#deps.database
    const [row] = await db.select().from(providerMessages).where(eq(providerMessages.id, id))
    if (!row || row.processedAt) return
    // Understanding may take a question to the provider, so it comes before the transaction.
    const message = await this.#understand(row)
    await this.#deps.transaction(async (tx, now) => {
      if (!(await claim(tx, id, message, now)) || !message) return
      await this.#settleIn(tx, message, now)
    })
  }

  async #understand(row: typeof providerMessages.$inferSelect): Promise<ProviderMessage | null> {
    if (row.type === asked) return ProviderMessage.parse(row.payload)
    const { provider } = this.#payments
    if (!provider) throw new ProviderFailed('No payment provider is configured.')
    const { id, type, payload } = row
    return provider.understand({ id, type, at: row.occurredAt.toISOString(), payload })
  }

  async #settleIn(tx: Tx, message: ProviderMessage, now: Date): Promise<void> {
    const bySession = await noteCheckout(tx, message)
    const kind = subscriptionOf(message) ? 'subscription' : bySession
    // What is about neither is shown to everybody who sells: each room knows its own payments.
    const settles = kind ? [this.#payments.settles.of(kind)] : this.#payments.settles.all()
    for (const settle of settles) await settle?.(tx, message, now)
  }

  async #fail(id: string, problem: unknown): Promise<void> {
    this.#warn(problem)
    const failure = problem instanceof Error ? `${problem.name}: ${problem.message}`.slice(0, 300) : 'unknown'
    const { db } = this.#deps.database
    await db.update(providerMessages).set({ failure }).where(eq(providerMessages.id, id))
  }

  #warn(problem: unknown): void {
    this.#deps.log.warn({ err: problem }, 'a provider message could not be processed and will be tried again')
  }
}

/** Marks the message as processed; false when somebody else did. The row stays locked until the transaction ends. */
async function claim(tx: Tx, id: string, message: ProviderMessage | null, now: Date): Promise<boolean> {
  const claimed = await tx
    .update(providerMessages)
    .set({ processedAt: now, message, subject: message && subscriptionOf(message), failure: null })
    .where(and(eq(providerMessages.id, id), isNull(providerMessages.processedAt)))
    .returning({ id: providerMessages.id })
  return claimed.length === 1
}

/** Keeps our own record of the checkout in step; answers what kind of thing was sold there. */
async function noteCheckout(tx: Tx, message: ProviderMessage): Promise<string | null> {
  if (message.kind !== 'checkoutCompleted' && message.kind !== 'checkoutExpired') return null
  const checkout = await checkoutOf(tx, message)
  if (!checkout) return null
  const state = message.kind === 'checkoutCompleted' ? 'completed' : 'expired'
  // A paid checkout stays paid: an older message that it expired comes too late.
  const changes = state === 'completed' ? ['opening', 'open', 'expired', 'replaced', 'failed'] : ['opening', 'open']
  await tx
    .update(checkouts)
    .set({ state })
    .where(and(eq(checkouts.id, checkout.id), inArray(checkouts.state, changes)))
  return checkout.kind
}

/** What an answer about a checkout says, as a message; asked again it is the same one. */
function checkoutMessage({ sessionId, checkoutId, personId, state, at, payment }: CheckoutReport) {
  const heard = { id: `asked_${sessionId}_${state}`, at, sessionId, checkoutId }
  if (state === 'expired') return { ...heard, kind: 'checkoutExpired' as const }
  if (state !== 'complete' || !payment) return null
  const bought = { paid: true, amountCents: payment.cents, currency: payment.currency, paymentId: payment.paymentId }
  return {
    ...heard,
    kind: 'checkoutCompleted' as const,
    ...bought,
    personId,
    customerId: null,
    planId: null,
    subscriptionId: null,
  }
}
