import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { type ShippingRates, usualShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { shippingRatesWords } from '@bewezen/domain/shop/orders/shippingRatesWords.ts'
import { openShippingRates, setShippingRates, writeAudit } from '../../../access/index.ts'
import { record } from '../../../base/facts/record.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { readShippingRates } from '../shippingRates.ts'

export const shippingRates = serve(orders.shippingRates, ({ db }) => readShippingRates(db))

/** Saves what shipping costs from now on; CHANGED with what stands there when another admin saved meanwhile (SHOP-ORDER-09). */
export const saveShippingRates = serve(orders.saveShippingRates, (ctx, { before, rates }) =>
  ctx.transaction(async (tx, now) => {
    const current = (await openShippingRates(tx)) ?? usualShippingRates
    if (isSame(current, rates)) return current
    if (!isSame(current, before)) refuse('CHANGED', { current })
    await setShippingRates(tx, rates, now)
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'shipping.changed',
      subjectId: null,
      oldValue: shippingRatesWords(current),
      newValue: shippingRatesWords(rates),
      at: now,
    })
    await record(tx, { kind: 'settings.changed' })
    return readShippingRates(tx)
  }),
)

const isSame = (one: ShippingRates, other: ShippingRates): boolean =>
  one.NL === other.NL && one.BE === other.BE && one.DE === other.DE && one.freeFromCents === other.freeFromCents
