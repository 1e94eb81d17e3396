import { categorySlug } from '@bewezen/domain/shop/categories.ts'
import type { ProductFilters } from '@bewezen/domain/shop/filters.ts'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { keepingQuery, readFilters, shopAddress } from './address.ts'

/** The address of the shop as it stands: what its filters are, and where they and a product lead (SHOP-LIST-11, SHOP-LIST-23). */
export function useShopAddress() {
  const router = useRouter()
  const query = useSearch({ strict: false }) as Record<string, string | undefined>
  const { category, product } = useParams({ strict: false }) as { category?: string; product?: string }
  const filters = readFilters(query, category)
  return {
    filters,
    /** The address with other filters. */
    to: (wish: Partial<ProductFilters>) => shopAddress({ ...filters, ...wish }, query),
    /** Sets filters in place of those before. */
    set: (wish: Partial<ProductFilters>) =>
      void router.navigate({ href: shopAddress({ ...filters, ...wish }, query), replace: true, resetScroll: false }),
    /** The address of a product from here, with what was looked for. */
    opening: (path: string) => keepingQuery(path, query),
    /** The address of this category, while no product is open in it. */
    here: product === undefined && filters.category ? `/shop/${categorySlug(filters.category)}` : undefined,
  }
}
