import { wholeCatalogue } from '@bewezen/domain/shop/catalogue.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { and, asc, eq } from 'drizzle-orm'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { readerOf } from '../../base/snapshot.ts'
import { partners, products } from '../tables.ts'
import { filtered } from './filtered.ts'
import { isActive, lookingBy, selectProducts, shopOrder, toCard } from './rows.ts'

/** The shop in two queries, however many products there are (SHOP-LIST-21, SHOP-LIST-22, X3-CALL-18, X3-CALL-21). */
export const catalogue = serve(shop.catalogue, async (ctx, asked) => {
  const asker = readerOf(ctx)
  const wish = filtered(asked, asker === null)
  const [rows, active] = await Promise.all([
    selectProducts(ctx.db, lookingBy(ctx, asker))
      .where(and(isActive, wish))
      .orderBy(...shopOrder)
      .limit(wholeCatalogue),
    ctx.db
      .select({ id: partners.id, name: partners.name })
      .from(partners)
      .where(eq(partners.isActive, true))
      .orderBy(asc(partners.name)),
  ])
  const total = rows[0]?.total ?? 0
  return {
    products: rows.map((row) => toCard(row, asker)),
    total,
    isWhole: wish === undefined && total <= wholeCatalogue,
    partners: active,
  }
})

/** One product by what a link says of it; what the shop does not show answers as if it were not there (X3-EDGE-32). */
export const product = serve(shop.product, async (ctx, { id, slug }) => {
  if (id === undefined && slug === undefined) refuse('INVALID_INPUT', { fields: ['id', 'slug'] })
  const asker = readerOf(ctx)
  const [row] = await selectProducts(ctx.db, lookingBy(ctx, asker)).where(
    and(
      isActive,
      id === undefined ? undefined : eq(products.id, id),
      slug === undefined ? undefined : eq(products.slug, slug),
    ),
  )
  return row ? toCard(row, asker) : refuse('NOT_FOUND')
})
