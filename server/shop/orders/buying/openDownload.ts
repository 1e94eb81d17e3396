import { asSlug } from '@bewezen/domain/base/slug.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { addressFor } from '../../download/address.ts'
import { isGiven, letGo, openLines } from '../../download/letGo.ts'
import { sourceOf } from '../../download/source.ts'

/** The download of a line of an own order: as the product has it now, or as it was when that is gone (SHOP-ORDER-25, SHOP-ORDER-27, SHOP-ORDER-30). */
export const openDownload = serve(orders.openDownload, (ctx, { id, lineId, waives }) =>
  ctx.transaction(async (tx, now) => {
    const [bought] = await openLines(tx, ctx.person.id, { orderId: id, lineId })
    if (!bought) refuse('NOT_FOUND')
    if (!isGiven(bought)) refuse('NOT_BOUGHT')
    const { line } = bought
    const source = (await sourceOf(tx, line.productId)) ?? { ...line, name: asSlug(line.name) || 'download' }
    const url = line.isDigital ? addressFor(ctx.house, ctx.person.id, source, now) : null
    if (url === null) refuse('DOWNLOAD_MISSING')
    await letGo(tx, [bought], { waives, now })
    return { url }
  }),
)
