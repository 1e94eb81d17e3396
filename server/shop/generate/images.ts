import { shop } from '@bewezen/domain/shop/contract.ts'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { shopOrder } from '../catalogue/rows.ts'
import { imageRuns, productImages, products } from '../tables.ts'
import { enqueueNext, readGeneration, readGenerator } from './run.ts'

/** Whether the generator can be used, and how its latest run stands (SHOP-AI-13, SHOP-AI-14). */
export const images = serve(shop.images, ({ db }) => readGeneration(db))

/** Begins a run over the products of the partner; there is one at a time (SHOP-AI-09, SHOP-AI-14). */
export const startImages = serve(shop.startImages, (ctx, { id, replace }) =>
  ctx.transaction(async (tx, now) => {
    // One at a time: two that begin at once would both find none under way.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product images'))`)
    if (await isOwnRun(tx, id, ctx.person.id)) return readGeneration(tx)
    const { partner, discountCode } = await readGenerator(tx)
    if (!partner) refuse('NO_PARTNER')
    if (await isAnyRunning(tx)) refuse('ALREADY_RUNNING')
    const productIds = await productsOf(tx, partner.id, replace)
    if (productIds.length === 0) refuse('NOTHING_TO_MAKE')
    await tx
      .insert(imageRuns)
      .values({ id, startedBy: ctx.person.id, replaces: replace, code: discountCode, productIds, startedAt: now })
    await enqueueNext(ctx.house, tx, { runId: id, at: 0 })
    await record(tx, { kind: 'productImages.changed' })
    return readGeneration(tx)
  }),
)

/** Ends a run; a picture that is being made meanwhile is not used (SHOP-AI-14). */
export const stopImages = serve(shop.stopImages, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const stopped = await tx
      .update(imageRuns)
      .set({ stoppedAt: now, endedAt: now })
      .where(and(eq(imageRuns.id, id), isNull(imageRuns.endedAt)))
      .returning({ id: imageRuns.id })
    if (stopped.length > 0) await record(tx, { kind: 'productImages.changed' })
    return readGeneration(tx)
  }),
)

/** Whether this run was begun before, by the same person; refuses that of another under its id. */
async function isOwnRun(tx: Tx, id: string, personId: string): Promise<boolean> {
  const [known] = await tx.select({ by: imageRuns.startedBy }).from(imageRuns).where(eq(imageRuns.id, id))
  if (known && known.by !== personId) refuse('ID_IN_USE')
  return known !== undefined
}

const isAnyRunning = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: imageRuns.id }).from(imageRuns).where(isNull(imageRuns.endedAt))).length > 0

/** The products of a partner in the order of the shop; those that have a picture only when it is replaced. */
async function productsOf(tx: Tx, partnerId: string, replace: boolean): Promise<string[]> {
  const pictured = tx
    .select({ id: productImages.id })
    .from(productImages)
    .where(eq(productImages.productId, products.id))
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.partnerId, partnerId), replace ? undefined : notExists(pictured)))
    .orderBy(...shopOrder)
  return rows.map(({ id }) => id)
}
