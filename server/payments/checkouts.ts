import { newId } from '@bewezen/domain/base/ids.ts'
import { type PaymentProvider, type PlanForSale, ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../base/database/open.ts'
import { currentVersion } from '../legal/index.ts'
import { ensureCustomer } from './customers.ts'
import { checkouts } from './tables.ts'

export type Checkout = typeof checkouts.$inferSelect

/** How long an open checkout is offered again, in milliseconds (SUB-CHECKOUT-20). */
const reusedFor = 30 * 60_000
/** The provider wants at least 30 minutes from the moment our request arrives there. */
const slack = 2 * 60_000

type Sale = { personId: string; kind: string; subjectId: string; amountCents: number }

/**
 * The open checkout for this sale, or a new one to be opened; the caller holds the lock on the person. A checkout at
 * another price, or one whose time is over, makes room and is to be closed at the provider (SUB-CHECKOUT-20). Agreement
 * is stored with its moment and version.
 */
export async function saveCheckout(
  tx: Tx,
  sale: Sale,
  now: Date,
): Promise<{ checkout: Checkout; toClose: readonly string[] }> {
  const open = await tx
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, sale.personId),
        eq(checkouts.kind, sale.kind),
        inArray(checkouts.state, ['opening', 'open']),
      ),
    )
  const same = open.find((one) => isSameSale(one, sale) && now.getTime() - one.createdAt.getTime() < reusedFor)
  const others = open.filter((one) => one !== same)
  if (others.length > 0) {
    const ids = others.map((one) => one.id)
    await tx.update(checkouts).set({ state: 'replaced' }).where(inArray(checkouts.id, ids))
  }
  const toClose = others.map((one) => one.providerSessionId).filter((id) => id !== null)
  return { checkout: same ?? (await insertCheckout(tx, sale, now)), toClose }
}

const isSameSale = (checkout: Checkout, sale: Sale) =>
  checkout.subjectId === sale.subjectId && checkout.amountCents === sale.amountCents

async function insertCheckout(tx: Tx, sale: Sale, now: Date): Promise<Checkout> {
  const terms = await currentVersion(tx, 'terms')
  const checkout = {
    id: newId(),
    userId: sale.personId,
    kind: sale.kind,
    subjectId: sale.subjectId,
    amountCents: sale.amountCents,
    state: 'opening',
    // Without a stored page it is the text that the product came with.
    termsVersion: terms?.label ?? termsVersion,
    termsPageVersionId: terms?.id ?? null,
    agreedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + reusedFor + slack),
  }
  await tx.insert(checkouts).values(checkout)
  return { ...checkout, providerSessionId: null, url: null }
}

/**
 * The address of the provider's page for this checkout, opened there when it is not yet. Two who ask at once get the
 * same page, since the checkout's id is the key of the request. Throws ProviderFailed; the next try is then a new one.
 * Reaches outside: never in a transaction.
 */
export async function openCheckout(
  db: Db,
  provider: PaymentProvider,
  checkout: Checkout,
  it: { plan: PlanForSale & { providerPriceId: string | null }; successUrl: string; cancelUrl: string },
): Promise<string> {
  if (checkout.url) return checkout.url
  try {
    const { sessionId, url } = await provider.startCheckout({
      checkoutId: checkout.id,
      personId: checkout.userId,
      planId: it.plan.id,
      customerId: await ensureCustomer(db, provider, checkout.userId),
      priceId: it.plan.providerPriceId ?? (await provider.ensurePrice(it.plan)),
      successUrl: it.successUrl,
      cancelUrl: it.cancelUrl,
      expiresAt: checkout.expiresAt.toISOString(),
    })
    await db
      .update(checkouts)
      .set({ state: 'open', providerSessionId: sessionId, url })
      .where(and(eq(checkouts.id, checkout.id), eq(checkouts.state, 'opening')))
    return url
  } catch (problem) {
    // The provider repeats a failed answer for the same key, so this checkout is given up.
    if (problem instanceof ProviderFailed) await giveUp(db, checkout.id)
    throw problem
  }
}

/** Whether the provider's page with this id was opened for this person, so that it is worth asking about. */
export async function isOwnCheckout(reader: Reader, personId: string, sessionId: string): Promise<boolean> {
  const isIt = and(eq(checkouts.userId, personId), eq(checkouts.providerSessionId, sessionId))
  const [found] = await reader.select({ id: checkouts.id }).from(checkouts).where(isIt)
  return found !== undefined
}

const giveUp = (db: Db, id: string) =>
  db
    .update(checkouts)
    .set({ state: 'failed' })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'opening')))
