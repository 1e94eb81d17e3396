import { type ProductCategory, productPath } from '@bewezen/domain/shop/categories.ts'
import { sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'
import { isActive } from './catalogue/rows.ts'
import { products } from './tables.ts'

const text = wordsOf(
  sql`(${products.name} || ' ' || ${products.description} || ' ' ||
    (select coalesce(string_agg(tag, ' '), '') from jsonb_array_elements_text(${products.tags}) as tag))`,
)

/** The search branch of the shop: what it shows, by name, description and tags, for everybody; no price is in it (SHOP-LIST-05, X3-EDGE-29). */
export const productBranch: SearchBranch = {
  kind: 'product',
  select: ({ query }) => sql`select ${products.id}::text as id, ${products.name} as title,
      ${products.category} as detail, ${products.description} as body, null::timestamptz as at,
      jsonb_build_object('category', ${products.category}, 'slug', ${products.slug}) as place,
      (ts_rank(${wordsOf(products.name)}, ${query}) * 2 + ts_rank(${text}, ${query}))::float8 as weight
    from ${products} where ${text} @@ ${query} and ${isActive}`,
  path: ({ category = '', slug = '' }) => productPath({ category: category as ProductCategory, slug }),
}
