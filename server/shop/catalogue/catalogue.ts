import type { Asker } from '@bewezen/domain/access/gate.ts'
import { cardFor, type Partner, wholeCatalogue } from '@bewezen/domain/shop/catalogue.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { collapsed } from '../../base/collapsing.ts'
import type { Reader } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { readerOf } from '../../base/snapshot.ts'
import { boughtBy } from '../download/bought.ts'
import { products } from '../tables.ts'
import { filtered } from './filtered.ts'
import { isActive, lookingBy, selectProducts, shopOrder, toCard, toStored } from './rows.ts'

/**
 * The shop in two queries, however many products there are: one for its products, which all who ask for the whole of it at
 * once share, and one for what is of the asker (SHOP-LIST-21, SHOP-LIST-22, SHOP-LIST-29, X3-CALL-18, X3-CALL-21).
 */
export const catalogue = serve(shop.catalogue, async (ctx, asked) => {
  const asker = readerOf(ctx)
  const wish = filtered(asked, asker === null)
  const { hasProvider } = lookingBy(ctx, asker)
  const [{ goods, total }, { partners, bought }] = await Promise.all([
    wish ? readGoods(ctx.db, hasProvider, wish) : readWhole(ctx.db, hasProvider ? 'with a provider' : 'without'),
    readBeside(ctx.db, asker),
  ])
  return {
    products: goods.map(({ product, afterOrder, takesMoney }) =>
      cardFor(product, asker, { afterOrder, takesMoney, hasPaidOrder: bought.has(product.id) }),
    ),
    total,
    isWhole: wish === undefined && total <= wholeCatalogue,
    partners,
  }
})

/** The products of the shop in its order, as they are for everybody. */
async function readGoods(reader: Reader, hasProvider: boolean, wish?: SQL) {
  const rows = await selectProducts(reader, { asker: null, hasProvider })
    .where(and(isActive, wish))
    .orderBy(...shopOrder)
    .limit(wholeCatalogue)
  const goods = rows.map((row) => ({
    product: toStored(row),
    afterOrder: row.afterOrder,
    takesMoney: row.takesMoney,
  }))
  return { goods, total: rows[0]?.total ?? 0 }
}

const readWhole = collapsed((db, key) => readGoods(db, key === 'with a provider'))

type Beside = { partners: Partner[]; bought: string[] | null }

/** The partners that the list can be narrowed to, and which products the asker has by an order. */
async function readBeside(reader: Reader, asker: Asker | null) {
  const own = asker ? sql`array(${boughtBy(asker)})` : sql`null::uuid[]`
  const { rows } = await reader.execute<Beside>(
    sql`select ${own} as bought, coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name)
      from partners where is_active), '[]') as partners`,
  )
  return { partners: rows[0]?.partners ?? [], bought: new Set(rows[0]?.bought) }
}

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
