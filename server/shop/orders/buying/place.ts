import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { hasEnded } from '@bewezen/domain/shop/orders/orderStates.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { makeOrder } from './makeOrder.ts'
import { beginCheckout, lockPerson, openAtProvider } from './openAtProvider.ts'
import { openSame } from './sameOrder.ts'

/**
 * 'Bestelling met betaalplicht': the order at the prices of now, which holds its stock from here on. The provider is asked
 * after the commit; when it is away the order waits, and can be paid by `pay`. One that ended is refused (SHOP-ORDER-12..19, SHOP-ORDER-40, SHOP-ORDER-42).
 */
export const place = serve(orders.place, async (ctx, input) => {
  if (!input.hasAgreed) refuse('TERMS_REQUIRED')
  const checkout = await ctx.transaction(async (tx, now) => {
    // One after another: two orders of one cart would both find no other one open.
    await lockPerson(tx, ctx.person.id)
    const order = (await openSame(tx, ctx.person.id, input)) ?? (await makeOrder(ctx, tx, input, now))
    // Without a page to pay at it would look like one that is paid.
    if (hasEnded(order, now)) refuse('ORDER_ENDED')
    return beginCheckout(tx, order, now)
  })
  const url = checkout && ((await openAtProvider(ctx.house, checkout)) ?? refuse('ORDER_ENDED'))
  return { id: input.id, url }
})
