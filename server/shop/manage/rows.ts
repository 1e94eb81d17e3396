import { imageAt, type ProductStatus, type ProductType } from '@bewezen/domain/shop/catalogue.ts'
import type { ProductCategory } from '@bewezen/domain/shop/categories.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { productImages, products } from '../tables.ts'

const { createdAt: _createdAt, imageUrl: _imageUrl, ...columns } = getTableColumns(products)

/** Products with their pictures, as managers see them; the caller says which. */
export const selectManaged = (reader: Reader) =>
  reader
    .select({
      product: columns,
      // By hand: in a select of one table drizzle leaves out of which table a column is.
      images: sql<{ id: string; key: string; isGenerated: boolean }[]>`(select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'key', i.storage_path, 'isGenerated', i.is_generated) order by i.sort_index), '[]')
        from ${productImages} i where i.product_id = ${products}.id)`,
    })
    .from(products)
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectManaged>>[number]

/** A row as its managers see it. */
export const toManaged = ({ product, images }: Row): ManagedProduct => ({
  ...product,
  category: product.category as ProductCategory,
  productType: product.productType as ProductType,
  status: product.status as ProductStatus,
  images: images.map(({ id, key, isGenerated }) => ({ id, isGenerated, ...imageAt(key) })),
})
