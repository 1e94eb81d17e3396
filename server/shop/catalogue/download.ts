import { downloadRefusal, downloadState } from '@bewezen/domain/shop/access.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { and, eq } from 'drizzle-orm'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { products } from '../tables.ts'
import { downloadTerms, isActive, selectProducts } from './rows.ts'

/** The address of a download, which no other answer holds (SHOP-BUY-03, SHOP-BUY-05, SHOP-BUY-09). */
export const download = serve(shop.download, async ({ db, person }, { id }) => {
  const [row] = await selectProducts(db).where(and(isActive, eq(products.id, id)))
  if (!row) refuse('NOT_FOUND')
  refuseIf(downloadRefusal(downloadState(row.product, person, downloadTerms(row))))
  return { url: row.product.downloadUrl ?? refuse('DOWNLOAD_MISSING') }
})
