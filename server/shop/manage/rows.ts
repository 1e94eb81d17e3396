import { imageAt, type ProductStatus, type ProductType } from '@bewezen/domain/shop/catalogue.ts'
import type { ProductCategory } from '@bewezen/domain/shop/categories.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { uploads } from '../../base/files/tables.ts'
import { productImages, products } from '../tables.ts'

// The key of a file leaves the server for nobody: an address is made of it for one person at a time.
const { createdAt: _createdAt, imageUrl: _imageUrl, downloadKey: _downloadKey, ...columns } = getTableColumns(products)

/** Products with their pictures, as managers see them; the caller says which. */
export const selectManaged = (reader: Reader) =>
  reader
    .select({
      product: columns,
      // By hand: in a select of one table drizzle leaves out of which table a column is.
      images: sql<{ id: string; key: string; isGenerated: boolean }[]>`(select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'key', i.storage_path, 'isGenerated', i.is_generated) order by i.sort_index), '[]')
        from ${productImages} i where i.product_id = ${products}.id)`,
      download: sql<{ id: string; kind: string; bytes: number } | null>`(select jsonb_build_object(
        'id', u.id, 'kind', substring(u.key from '[^.]+$'), 'bytes', u.bytes)
        from ${uploads} u where u.key = ${products}.download_key)`,
    })
    .from(products)
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectManaged>>[number]

/** A row as its managers see it. */
export const toManaged = ({ product, images, download }: Row): ManagedProduct => ({
  ...product,
  download,
  category: product.category as ProductCategory,
  productType: product.productType as ProductType,
  status: product.status as ProductStatus,
  images: images.map(({ id, key, isGenerated }) => ({ id, isGenerated, ...imageAt(key) })),
})
