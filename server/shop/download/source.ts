import { eq } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { products } from '../tables.ts'
import type { Source } from './address.ts'

/** Where the download of a product is now; null when it has none, or is gone. */
export async function sourceOf(reader: Reader, productId: string): Promise<Source | null> {
  const [source] = await reader
    .select({ downloadKey: products.downloadKey, downloadUrl: products.downloadUrl, name: products.slug })
    .from(products)
    .where(eq(products.id, productId))
  return source && (source.downloadKey ?? source.downloadUrl) !== null ? source : null
}
