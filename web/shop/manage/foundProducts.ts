import { folded } from '@bewezen/domain/base/visibleText.ts'
import { categoryWords } from '@bewezen/domain/shop/catalogueWords.ts'
import { soughtText } from '@bewezen/domain/shop/filters.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { statusWords } from '@bewezen/domain/shop/productWords.ts'

/** From this many products on the list has a search field. */
const long = 9

export const isLongList = (products: readonly unknown[] | undefined): boolean => (products?.length ?? 0) >= long

type Sought = Pick<ManagedProduct, 'name' | 'tags' | 'category' | 'status'>

/** The products that a search finds, by name, tag, category or status; case and accents aside. */
export function foundProducts<P extends Sought>(products: readonly P[], typed: string): readonly P[] {
  const sought = soughtText(typed)
  if (sought === '') return products
  return products.filter(({ name, tags, category, status }) =>
    [name, ...tags, categoryWords[category], statusWords[status]].some((text) => folded(text).includes(sought)),
  )
}
