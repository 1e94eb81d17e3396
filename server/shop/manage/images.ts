import { fileAddress } from '@bewezen/domain/base/files.ts'
import { productFaultWords } from '@bewezen/domain/shop/productWords.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../base/database/open.ts'
import { attachUpload, detachUploadsByKey, type Loose, uploadKey } from '../../base/files/attach.ts'
import { refuse } from '../../base/refuse.ts'
import { productImages, shopOrderLines } from '../tables.ts'

type Wanted = {
  productId: string
  ids: readonly string[]
  personId: string
  now: Date
  /** Whether a model drew those that are new. */
  areGenerated?: boolean
}

/**
 * Gives a product these pictures in this order: those that it has stay, others must be uploads of this person that nothing
 * shows yet. Answers the key of the first, and the pictures that nothing shows any more (SHOP-FORM-19).
 */
export async function keepImages(
  tx: Tx,
  { productId, ids, personId, now, areGenerated = false }: Wanted,
): Promise<{ first: string | null; loose: Loose[] }> {
  const known = new Map((await imagesOf(tx, productId)).map((image) => [image.id, image]))
  const wanted: { id: string; key: string; isGenerated: boolean }[] = []
  for (const id of ids) wanted.push(known.get(id) ?? { id, key: await newKey(id), isGenerated: areGenerated })
  await tx.delete(productImages).where(eq(productImages.productId, productId))
  if (wanted.length > 0)
    await tx.insert(productImages).values(
      wanted.map(({ id, key, isGenerated }, sortIndex) => ({
        id,
        productId,
        storagePath: key,
        sortIndex,
        isGenerated,
      })),
    )
  const gone = [...known].filter(([id]) => !ids.includes(id)).map(([, { key }]) => key)
  return { first: wanted[0]?.key ?? null, loose: await dropImages(tx, productId, gone) }

  async function newKey(id: string): Promise<string> {
    const isAttached = await attachUpload(tx, { id, personId, purpose: 'product-image', now })
    const key = isAttached ? await uploadKey(tx, id) : null
    return key ?? refuse('FAULTY_FIELDS', { faults: { images: productFaultWords.imageUnknown } })
  }
}

/** Unties pictures that their product has no more, unless an order shows one: it keeps that of its moment (SHOP-ORDER-14, SHOP-ORDER-54). */
export async function dropImages(tx: Tx, productId: string, keys: readonly string[]): Promise<Loose[]> {
  if (keys.length === 0) return []
  const addresses = keys.map(shownInOrders)
  const shown = await tx
    .select({ imageUrl: shopOrderLines.imageUrl })
    .from(shopOrderLines)
    .where(and(eq(shopOrderLines.productId, productId), inArray(shopOrderLines.imageUrl, addresses)))
  const kept = new Set(shown.map(({ imageUrl }) => imageUrl))
  return detachUploadsByKey(
    tx,
    keys.filter((key) => !kept.has(shownInOrders(key))),
  )
}

/** The address of a picture as a product has it, which its orders keep. */
export const shownInOrders = (key: string): string => fileAddress(key, 'thumbnail')

/** The pictures of a product with their keys, in their order. */
export const imagesOf = (tx: Reader, productId: string) =>
  tx
    .select({ id: productImages.id, key: productImages.storagePath, isGenerated: productImages.isGenerated })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.sortIndex))
