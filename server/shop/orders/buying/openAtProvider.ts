import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { nameOfOrder } from '@bewezen/domain/shop/orders/moneyWords.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { refuse } from '../../../base/refuse.ts'
import { openCheckout, saveCheckout } from '../../../payments/index.ts'
import type { OrderRow } from '../money/orderRows.ts'

type Checkout = Awaited<ReturnType<typeof saveCheckout>>['checkout']

/** Makes what one person orders happen one after another, until the transaction ends. */
export async function lockPerson(tx: Tx, personId: string): Promise<void> {
  await tx.execute(sql`select 1 from profiles where id = ${personId} for no key update`)
}

/** The checkout at which an order is paid; null for one that cannot be paid now. Its person is locked. */
export async function beginCheckout(tx: Tx, order: OrderRow, now: Date): Promise<Checkout | null> {
  const { id: subjectId, userId: personId, totalCents: amountCents } = order
  if (!personId || order.state !== 'pending' || order.expiresAt <= now) return null
  const sale = { personId, kind: 'order', subjectId, amountCents, besideOthers: true }
  return (await saveCheckout(tx, sale, now)).checkout
}

/**
 * The address at which an order is paid, opened at the provider when it is not yet; null when the order ended meanwhile.
 * Refuses PROVIDER_FAILED when the provider is away: the order waits. Reaches outside: never in a transaction (SHOP-ORDER-19).
 */
export async function openAtProvider(house: House, checkout: Checkout): Promise<string | null> {
  const { provider } = house.payments
  if (!provider) return refuse('PROVIDER_FAILED')
  const { SITE_URL: site } = house.settings
  const { subjectId: orderId } = checkout
  try {
    return await openCheckout(house.database.db, provider, checkout, {
      name: nameOfOrder(orderId),
      // Fixed here: nobody is sent anywhere else.
      successUrl: `${site}/checkout/success?order_id=${orderId}`,
      cancelUrl: `${site}/bestellingen?order=${orderId}`,
    })
  } catch (problem) {
    if (!(problem instanceof ProviderFailed)) throw problem
    house.log.error({ err: problem }, 'the payment provider refused or did not answer')
    return refuse('PROVIDER_FAILED')
  }
}
