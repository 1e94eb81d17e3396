import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { lockOwnOrder } from '../money/orderRows.ts'
import { beginCheckout, lockPerson, openAtProvider } from './openAtProvider.ts'

/** 'Betaal verder', also while 'Winkelbetaling' is off: what is open can be paid until it lapses (SHOP-ORDER-02, SHOP-ORDER-19). */
export const pay = serve(orders.pay, async (ctx, { id }) => {
  const checkout = await ctx.transaction(async (tx, now) => {
    await lockPerson(tx, ctx.person.id)
    return beginCheckout(tx, await lockOwnOrder(tx, ctx.person.id, id), now)
  })
  const url = checkout && (await openAtProvider(ctx.house, checkout))
  return { url: url ?? refuse('ORDER_CLOSED') }
})
