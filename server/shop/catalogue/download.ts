import { downloadRefusal, downloadState } from '@bewezen/domain/shop/access.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { and, eq } from 'drizzle-orm'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { addressFor } from '../download/address.ts'
import { letGo, openLines } from '../download/letGo.ts'
import { sourceOf } from '../download/source.ts'
import { products } from '../tables.ts'
import { isActive, lookingBy, selectProducts } from './rows.ts'

/** The address of a download, which no other answer holds (SHOP-BUY-03, SHOP-BUY-05, SHOP-BUY-09, SHOP-ORDER-25, SHOP-ORDER-30). */
export const download = serve(shop.download, (ctx, { id, waives }) =>
  ctx.transaction(async (tx, now) => {
    const { person } = ctx
    const [row] = await selectProducts(tx, lookingBy(ctx, person)).where(and(isActive, eq(products.id, id)))
    if (!row) refuse('NOT_FOUND')
    refuseIf(downloadRefusal(downloadState(row.product, person, row)))
    await letGo(tx, await openLines(tx, person.id, { productId: id }), { waives, now })
    const source = await sourceOf(tx, id)
    const url = source && addressFor(ctx.house, person.id, source, now)
    return { url: url ?? refuse('DOWNLOAD_MISSING') }
  }),
)
