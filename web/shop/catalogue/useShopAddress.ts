import type { ProductFilters } from '@bewezen/domain/shop/filters.ts'
import { useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { filtersAt, keepingQuery, readFilters, shopAddress } from './address.ts'

/** What a product remembers that was opened in the shop: the address of the shop below it. */
export type OpenedInShop = { shopAt?: string }

/**
 * The address of the shop as it stands: what its filters are, and where they and a product lead. Below a product that was
 * opened in the shop it stays as it was (SHOP-LIST-11, SHOP-LIST-23).
 */
export function useShopAddress() {
  const router = useRouter()
  const remembered = useLocation({ select: ({ state }) => (state as OpenedInShop).shopAt })
  const shopAt = useSyncExternalStore(never, () => remembered, unknown)
  const query = useSearch({ strict: false }) as Record<string, string | undefined>
  const { category, product } = useParams({ strict: false }) as { category?: string; product?: string }
  const isOpen = product !== undefined
  const filters = isOpen && shopAt !== undefined ? filtersAt(shopAt) : readFilters(query, category)
  return {
    filters,
    /** The address with other filters. */
    to: (wish: Partial<ProductFilters>) => shopAddress({ ...filters, ...wish }, query),
    /** Sets filters in place of those before. */
    set: (wish: Partial<ProductFilters>) =>
      void router.navigate({ href: shopAddress({ ...filters, ...wish }, query), replace: true, resetScroll: false }),
    /** The address of a product from here, with what was looked for. */
    opening: (path: string) => keepingQuery(path, query),
    /** This very address, while no product is open. */
    here: isOpen ? undefined : shopAddress(filters, query),
  }
}

// The server knows the address alone, so a page that is taken over begins without.
const [never, unknown] = [() => () => {}, () => undefined]
