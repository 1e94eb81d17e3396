import { freeSlug } from '@bewezen/domain/base/slug.ts'
import { wantedProductSlug } from '@bewezen/domain/shop/categories.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { nextOrderIndex } from '@bewezen/domain/shop/managing.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { productFaults } from '@bewezen/domain/shop/productFaults.ts'
import { formOf, type ProductForm, productOf } from '@bewezen/domain/shop/productForm.ts'
import { productFaultWords } from '@bewezen/domain/shop/productWords.ts'
import { eq, max, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { removeUploads } from '../../base/files/attach.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { partners, products } from '../tables.ts'
import { noteChange, openManaged, type Row } from './changeProduct.ts'
import { countStock } from './countStock.ts'
import { keepImages, shownInOrders } from './images.ts'
import { keepDownload } from './keepDownload.ts'
import { oldPriceOf } from './oldPrice.ts'
import { selectManaged, toManaged } from './rows.ts'

/**
 * Makes a product, or saves the version of it that a manager saw; refuses CHANGED when it is another one by now, or when
 * orders took from the stock that was counted (X3-EDGE-13, SHOP-FORM-26).
 */
export const saveProduct = serve(shop.saveProduct, async (ctx, asked) => {
  const { id, version, product: form, stockBefore, isTextGenerated } = asked
  const faults = productFaults(form)
  if (Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
  const { stockQuantity: counted, ...values } = productOf(form)
  const { saved, loose } = await ctx.transaction(async (tx, now) => {
    const was = await openManaged(tx, id)
    const before = was && (await readManaged(tx, id))
    const isCounted = was === null || counted !== stockBefore
    if (before && isSame(before, form, isCounted)) return { saved: before, loose: [] }
    if (was && version === null) refuse('ID_IN_USE')
    if (version !== (was?.version ?? null)) refuse('CHANGED')
    if (was && isCounted && was.stockQuantity !== stockBefore) refuse('CHANGED')

    if (!(await isPartner(tx, values.partnerId)))
      refuse('FAULTY_FIELDS', { faults: { partnerId: productFaultWords.partnerUnknown } })
    const orderIndex = values.orderIndex ?? was?.orderIndex ?? nextOrderIndex(await highestIndex(tx))
    const download = await keepDownload(tx, {
      productId: id,
      was: was?.downloadKey ?? null,
      id: form.downloadId,
      personId: ctx.person.id,
      now,
    })
    const saleBeforeCents = await oldPriceOf(tx, was, values.salePriceCents, now)
    const stored = { ...values, orderIndex, saleBeforeCents, downloadKey: download.key }
    if (was)
      await tx
        .update(products)
        .set({ ...stored, version: was.version + 1 })
        .where(eq(products.id, id))
    else
      await tx.insert(products).values({
        ...stored,
        id,
        isTextGenerated,
        slug: await slugFor(tx, form.name),
        createdAt: now,
      })
    if (isCounted)
      await countStock(tx, {
        productId: id,
        was: was?.stockQuantity ?? null,
        is: counted,
        actorId: ctx.person.id,
        now,
      })
    const { first, loose } = await keepImages(tx, { productId: id, ids: form.images, personId: ctx.person.id, now })
    await tx
      .update(products)
      .set({ imageUrl: first && shownInOrders(first) })
      .where(eq(products.id, id))
    await noteChange(ctx.person.id, tx, now, { was, is: { ...stored, id } })
    return { saved: await readManaged(tx, id), loose: [...loose, ...download.loose] }
  })
  await removeUploads(ctx.house, loose)
  return saved
})

async function readManaged(tx: Tx, id: string): Promise<ManagedProduct> {
  const [row] = await selectManaged(tx).where(eq(products.id, id))
  return row ? toManaged(row) : refuse('NOT_FOUND')
}

/** Whether what is sent stands there already: a save whose answer was lost, or one that changes nothing. A stock that was not counted says nothing. */
function isSame(before: ManagedProduct, form: ProductForm, isCounted: boolean): boolean {
  const values = productOf(form)
  const after = {
    ...values,
    orderIndex: values.orderIndex ?? before.orderIndex,
    stockQuantity: isCounted ? values.stockQuantity : before.stockQuantity,
    download: form.downloadId === '' ? null : { id: form.downloadId },
    images: form.images.map((id) => ({ id })),
  }
  return JSON.stringify(formOf(before)) === JSON.stringify(formOf(after))
}

async function isPartner(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true
  return (await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, id)).for('share')).length === 1
}

async function highestIndex(tx: Tx): Promise<number | null> {
  const [row] = await tx.select({ highest: max(products.orderIndex) }).from(products)
  return row?.highest ?? null
}

/** The address of a new product, which stays when its name changes (SHOP-LIST-24). */
async function slugFor(tx: Tx, name: string): Promise<Row['slug']> {
  const wanted = wantedProductSlug(name)
  const taken = await tx
    .select({ slug: products.slug })
    .from(products)
    // A number takes the place of the last letters of a long one.
    .where(sql`starts_with(${products.slug}, ${wanted.slice(0, 60)})`)
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)))
}
