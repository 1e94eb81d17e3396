import { drawnAs } from '@bewezen/domain/pictures/drawn.ts'
import { categoryWords } from '@bewezen/domain/shop/catalogueWords.ts'
import { categoryAt, type ProductCategory, productPath } from '@bewezen/domain/shop/categories.ts'
import { productPicture } from '@bewezen/domain/shop/productPicture.ts'
import { and, eq } from 'drizzle-orm'
import type { PublicPages } from '../base/publicPages.ts'
import { isActive, shopOrder } from './catalogue/rows.ts'
import { productImages, products } from './tables.ts'

const page = { slug: products.slug, category: products.category, title: products.name }
type Page = { slug: string; category: string; title: string }
const known = ({ slug, category, title }: Page) => ({
  path: productPath({ slug, category: category as ProductCategory }),
  title,
})
/** As many as one sitemap may name beside the pages of the other rooms. */
const most = 2_000

/** The pages of the products that the shop shows, for the sitemap and for shared links; a category is known and not listed (SHOP-LIST-21, X3-EDGE-32). */
export const shopPages: PublicPages = {
  listed: async (reader) =>
    (
      await reader
        .select(page)
        .from(products)
        .where(isActive)
        .orderBy(...shopOrder)
        .limit(most)
    ).map(known),
  at: async (reader, path) => {
    const [, asked = '', slug] = /^\/shop\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? []
    const category = categoryAt(asked)
    if (!category) return null
    const drawn = (id: string, name: string) => drawnAs(productPicture({ id, name, category }))
    if (slug === undefined) {
      const title = categoryWords[category]
      return { path, title, card: { drawn: drawn(category, title), facts: [] } }
    }
    const [row] = await reader
      .select({ ...page, id: products.id })
      .from(products)
      .where(and(isActive, eq(products.slug, slug), eq(products.category, category)))
    if (!row) return null
    const [image] = await reader
      .select({ key: productImages.storagePath })
      .from(productImages)
      .where(eq(productImages.productId, row.id))
      .orderBy(productImages.sortIndex)
      .limit(1)
    const upload = image && { key: image.key, size: 'full' }
    return { ...known(row), card: { drawn: drawn(row.id, row.title), upload, facts: [categoryWords[category]] } }
  },
}
