import { and, eq, inArray, lt } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { namedId } from '../../base/namedId.ts'
import { eventPayments } from '../tables.ts'

export type CheckoutJob = { paymentId: string }

/** Sees to it that the provider's checkout is closed when its hold ends, and that the provider is asked how it stands (EV-PAY-23). */
export async function closeWhenOver(
  house: House,
  tx: Tx,
  { paymentId, at }: CheckoutJob & { at: number },
  now: Date,
): Promise<void> {
  // Waiting happens in real time, whatever the site's clock says.
  const startAfter = new Date(Date.now() + at - now.getTime())
  const job: CheckoutJob = { paymentId }
  await house.jobs.enqueue(tx, 'events.closeCheckout', job, { id: namedId(`over ${paymentId}`), startAfter })
}

/** Ends the checkouts of holds that are over: here at once, at the provider after the commit (EV-PAY-12, EV-EDGE-30). */
export async function closeNow(house: House, tx: Tx, enrolmentIds: readonly string[]): Promise<void> {
  if (enrolmentIds.length === 0) return
  const ended = await tx
    .update(eventPayments)
    .set({ status: 'expired' })
    .where(
      and(inArray(eventPayments.enrollmentId, [...enrolmentIds]), inArray(eventPayments.status, ['opening', 'open'])),
    )
    .returning({ id: eventPayments.id })
  for (const { id: paymentId } of ended)
    await house.jobs.enqueue(tx, 'events.closeCheckout', { paymentId } satisfies CheckoutJob, {
      id: namedId(`given up ${paymentId}`),
    })
}

/** Closes a checkout at the provider and takes in what came of it: it may have been paid in the last moment. */
export async function closeCheckout({ database, payments }: House, paymentId: string): Promise<void> {
  const { provider, processor } = payments
  const [payment] = await database.db.select().from(eventPayments).where(eq(eventPayments.id, paymentId))
  const sessionId = payment?.providerSessionId
  if (!provider || !sessionId || payment.status === 'paid') return
  await provider.expireCheckout(sessionId)
  const report = await provider.readCheckout(sessionId)
  if (report) await processor.hearCheckout(report)
}

const askedAtOnce = 500

/** Asks the provider about every checkout that is not decided yet: a message may be lost. Answers how many were asked about (EV-PAY-23). */
export async function askAboutUndecided({ database: { db }, payments }: House): Promise<number> {
  const { provider, processor } = payments
  if (!provider) return 0
  const now = await readNow(db)
  const open = await db
    .select({ sessionId: eventPayments.providerSessionId })
    .from(eventPayments)
    .where(and(eq(eventPayments.status, 'open'), lt(eventPayments.createdAt, now)))
    .orderBy(eventPayments.createdAt)
    .limit(askedAtOnce)
  const failures: unknown[] = []
  for (const { sessionId } of open) await ask(sessionId).catch((problem: unknown) => failures.push(problem))
  // One that cannot be asked about keeps no other waiting; the work as a whole is tried again.
  if (failures.length > 0) throw failures[0]
  return open.length

  async function ask(sessionId: string | null) {
    const report = sessionId === null ? null : await provider?.readCheckout(sessionId)
    if (report) await processor.hearCheckout(report)
  }
}
