import { categoryWords } from '@bewezen/domain/shop/catalogueWords.ts'
import { categoryAt, type ProductCategory, productPath } from '@bewezen/domain/shop/categories.ts'
import { and, eq } from 'drizzle-orm'
import type { PublicPages } from '../base/publicPages.ts'
import { isActive, shopOrder } from './catalogue/rows.ts'
import { products } from './tables.ts'

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
    if (slug === undefined) return { path, title: categoryWords[category] }
    const [row] = await reader
      .select(page)
      .from(products)
      .where(and(isActive, eq(products.slug, slug), eq(products.category, category)))
    return row ? known(row) : null
  },
}
