import { productFaultWords } from '@bewezen/domain/shop/productWords.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { attachUpload, detachUploadsByKey, type Loose, uploadKey } from '../../base/files/attach.ts'
import { uploads } from '../../base/files/tables.ts'
import { refuse } from '../../base/refuse.ts'
import { shopOrderLines } from '../tables.ts'

type Wanted = {
  productId: string
  /** The key of the file that it has. */
  was: string | null
  /** The upload that it gets; empty is none. */
  id: string
  personId: string
  now: Date
}

/**
 * Gives a product its own download: the one that it has stays, another must be an upload of this person that nothing has
 * yet. Answers its key, and the file that nothing needs any more (SHOP-FORM-25).
 */
export async function keepDownload(
  tx: Tx,
  { productId, was, id, personId, now }: Wanted,
): Promise<{ key: string | null; loose: Loose[] }> {
  const [current] = was === null ? [] : await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.key, was))
  if (was !== null && current?.id === id) return { key: was, loose: [] }
  const key = id === '' ? null : await newKey()
  return { key, loose: was === null ? [] : await dropDownload(tx, productId, was) }

  async function newKey(): Promise<string> {
    const isAttached = await attachUpload(tx, { id, personId, purpose: 'product-download', now })
    const key = isAttached ? await uploadKey(tx, id) : null
    return key ?? refuse('FAULTY_FIELDS', { faults: { downloadId: productFaultWords.downloadUnknown } })
  }
}

/** Unties a download that its product has no more, unless an order has it: whoever bought it keeps it (SHOP-ORDER-25, SHOP-FORM-25). */
export async function dropDownload(tx: Tx, productId: string, key: string): Promise<Loose[]> {
  const isOrdered = and(eq(shopOrderLines.productId, productId), eq(shopOrderLines.downloadKey, key))
  const [ordered] = await tx.select({ id: shopOrderLines.id }).from(shopOrderLines).where(isOrdered).limit(1)
  return ordered ? [] : detachUploadsByKey(tx, [key])
}
