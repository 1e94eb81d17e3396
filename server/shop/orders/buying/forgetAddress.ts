import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { eq } from 'drizzle-orm'
import { serve } from '../../../base/serve.ts'
import { orderAddresses } from '../../tables.ts'

/** Takes away the address that is proposed for a next order; orders keep theirs (SHOP-ORDER-08). */
export const forgetAddress = serve(orders.forgetAddress, (ctx) =>
  ctx.transaction(async (tx) => {
    await tx.delete(orderAddresses).where(eq(orderAddresses.profileId, ctx.person.id))
    return { done: true as const }
  }),
)
