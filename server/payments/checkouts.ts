import { newId } from '@bewezen/domain/base/ids.ts'
import {
  type CheckoutReport,
  type PaymentProvider,
  type PlanForSale,
  ProviderFailed,
} from '@bewezen/domain/payments/provider.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { currentVersion } from '../legal/index.ts'
import { ensureCustomer } from './customers.ts'
import { checkouts } from './tables.ts'

export type Checkout = typeof checkouts.$inferSelect

/** How long an open checkout is offered again, in milliseconds (SUB-CHECKOUT-20). */
const reusedFor = 30 * 60_000
/** The provider wants at least 30 minutes from the moment our request arrives there. */
const slack = 2 * 60_000

type Sale = {
  personId: string
  kind: string
  subjectId: string
  amountCents: number
  /** Whether a person can have several of the kind open beside each other, such as orders; else a new one takes their place. */
  besideOthers?: boolean
}

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
        sale.besideOthers ? eq(checkouts.subjectId, sale.subjectId) : undefined,
        isUndecided,
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

const isUndecided = inArray(checkouts.state, ['opening', 'open'])

const isSameSale = (checkout: Checkout, sale: Sale) =>
  checkout.subjectId === sale.subjectId && checkout.amountCents === sale.amountCents

async function insertCheckout(tx: Tx, sale: Sale, now: Date): Promise<Checkout> {
  const checkout = {
    id: newId(),
    userId: sale.personId,
    kind: sale.kind,
    subjectId: sale.subjectId,
    amountCents: sale.amountCents,
    state: 'opening',
    ...(await agreedTerms(tx)),
    agreedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + reusedFor + slack),
  }
  await tx.insert(checkouts).values(checkout)
  return { ...checkout, providerSessionId: null, url: null }
}

/** The version of the terms that somebody agrees to now; without a stored page it is the text that the product came with. */
export async function agreedTerms(
  reader: Reader,
): Promise<{ termsVersion: string; termsPageVersionId: string | null }> {
  const terms = await currentVersion(reader, 'terms')
  return { termsVersion: terms?.label ?? termsVersion, termsPageVersionId: terms?.id ?? null }
}

/** What is paid for: a plan each month, or once the amount of the checkout under a name that the buyer reads there. */
type Bought = { plan: PlanForSale & { providerPriceId: string | null } } | { name: string }

/**
 * The address of the provider's page for this checkout, opened there when it is not yet; null when it was ended here
 * meanwhile, so that nobody may pay there any more. Two who ask at once get the same page, since the checkout's id is
 * the key of the request. Throws ProviderFailed; the next try is then a new one. Reaches outside: never in a transaction.
 */
export async function openCheckout(
  db: Db,
  provider: PaymentProvider,
  checkout: Checkout,
  it: Bought & { successUrl: string; cancelUrl: string },
): Promise<string | null> {
  if (checkout.url) return checkout.url
  try {
    const { sessionId, url } = await startAt(db, provider, checkout, it)
    const opened = await db
      .update(checkouts)
      .set({ state: 'open', providerSessionId: sessionId, url })
      .where(and(eq(checkouts.id, checkout.id), eq(checkouts.state, 'opening')))
      .returning({ id: checkouts.id })
    if (opened.length > 0 || !(await isEndedHere(db, checkout.id))) return url
    await provider.expireCheckout(sessionId)
    return null
  } catch (problem) {
    // The provider repeats a failed answer for the same key, so this checkout is given up.
    if (problem instanceof ProviderFailed) await giveUp(db, checkout.id)
    throw problem
  }
}

async function startAt(
  db: Db,
  provider: PaymentProvider,
  checkout: Checkout,
  it: Bought & { successUrl: string; cancelUrl: string },
) {
  const { successUrl, cancelUrl } = it
  const asked = {
    checkoutId: checkout.id,
    personId: checkout.userId,
    customerId: await ensureCustomer(db, provider, checkout.userId),
    successUrl,
    cancelUrl,
    expiresAt: checkout.expiresAt.toISOString(),
  }
  if ('plan' in it) {
    const priceId = it.plan.providerPriceId ?? (await provider.ensurePrice(it.plan))
    return provider.startCheckout({ ...asked, planId: it.plan.id, priceId })
  }
  const { subjectId: reference, amountCents: cents } = checkout
  return provider.startOneTime({ ...asked, reference, name: it.name, cents, currency: 'EUR' })
}

async function isEndedHere(reader: Reader, id: string): Promise<boolean> {
  const [now] = await reader.select({ state: checkouts.state }).from(checkouts).where(eq(checkouts.id, id))
  return now === undefined || now.state === 'replaced'
}

/** Ends the undecided checkouts of a sale here, in the transaction of what ended it; `closeCheckouts` tells the provider. */
export async function endCheckouts(tx: Tx, sale: Pick<Sale, 'kind' | 'subjectId' | 'personId'>): Promise<void> {
  await tx
    .update(checkouts)
    .set({ state: 'replaced' })
    .where(and(isOf(sale), isUndecided))
}

/**
 * Closes the checkouts of a sale at the provider and takes in what came of each: one may have been paid in the last
 * moment. Reaches outside: never in a transaction.
 */
export async function closeCheckouts(
  { database, payments }: Pick<House, 'database'> & { payments: Inbox },
  sale: Pick<Sale, 'kind' | 'subjectId' | 'personId'>,
): Promise<void> {
  const { provider, processor } = payments
  const open = await database.db
    .select({ sessionId: checkouts.providerSessionId })
    .from(checkouts)
    .where(and(isOf(sale), inArray(checkouts.state, ['opening', 'open', 'replaced'])))
  for (const { sessionId } of open) {
    if (!provider || !sessionId) continue
    await provider.expireCheckout(sessionId)
    const report = await provider.readCheckout(sessionId)
    if (report) await processor.hearCheckout(report)
  }
}

type Inbox = {
  provider: PaymentProvider | null
  processor: { hearCheckout(report: CheckoutReport): Promise<void> }
}

const isOf = ({ personId, kind, subjectId }: Pick<Sale, 'kind' | 'subjectId' | 'personId'>) =>
  and(eq(checkouts.userId, personId), eq(checkouts.kind, kind), eq(checkouts.subjectId, subjectId))

/** The checkout that the provider tells of; null when it is none of these. */
export async function checkoutOf(
  reader: Reader,
  told: { sessionId: string; checkoutId: string | null },
): Promise<Pick<Checkout, 'id' | 'kind' | 'subjectId'> | null> {
  const isIt = or(
    eq(checkouts.providerSessionId, told.sessionId),
    // The message may come before we have written down which session our checkout became.
    and(isNull(checkouts.providerSessionId), eq(checkouts.id, uuidOr(told.checkoutId))),
  )
  const { id, kind, subjectId } = checkouts
  const [checkout] = await reader.select({ id, kind, subjectId }).from(checkouts).where(isIt)
  return checkout ?? null
}

const nobody = '00000000-0000-0000-0000-000000000000'
const uuidOr = (id: string | null) => (id && /^[0-9a-f-]{36}$/i.test(id) ? id : nobody)

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
