import { minuteMs } from '@bewezen/domain/base/moment.ts'
import type { ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { hasFilters, noFilters, type ProductFilters, shownProducts } from '@bewezen/domain/shop/filters.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { asksAgain, type LoadedShop } from './load.ts'

/**
 * How the whole shop is read: what came with the page counts from the moment it was read there, so that news of the shop
 * fetches it anew, and a page without live news does so after some minutes (SHOP-PRICE-06, X3-CALL-18).
 */
export const freshness = (first: LoadedShop) => ({
  initialData: first.catalogue,
  initialDataUpdatedAt: first.at,
  staleTime: minuteMs,
  refetchInterval: 2 * minuteMs,
  retry: asksAgain,
})

/**
 * The shop as it is now, and what of it the filters leave. Up to 500 products the browser filters by itself; of more it
 * asks for what they leave (SHOP-LIST-06, SHOP-LIST-11, SHOP-LIST-14).
 */
export function useCatalogue(first: LoadedShop, filters: ProductFilters) {
  const whole = useRead(api.shop.catalogue, {}, freshness(first)).data ?? first.catalogue
  const isAsked = !whole.isWhole && hasFilters(filters)
  const found = useRead(api.shop.catalogue, askedOf(filters), {
    enabled: isAsked,
    placeholderData: (before) => before,
    retry: asksAgain,
  })
  const { isWhole, partners } = whole
  const about = { all: whole.products, isWhole, partners }
  if (!isAsked) {
    const shown = shownProducts(whole.products, isWhole ? filters : noFilters)
    return {
      ...about,
      ...shown,
      count: isWhole ? shown.count : whole.total,
      state: 'here' as const,
      retry: found.refetch,
    }
  }
  const state = found.data ? ('here' as const) : found.isError ? ('failed' as const) : ('waiting' as const)
  const left = shownProducts<ProductCard>(found.data?.products ?? [], noFilters)
  return { ...about, ...left, count: found.data?.total ?? 0, state, retry: found.refetch }
}

export type Catalogue = ReturnType<typeof useCatalogue>

/** The filters as the server is asked for them; what says nothing is left out. */
function askedOf({ text, type, price, category, partner }: ProductFilters) {
  const sought = text.trim()
  return {
    ...(sought ? { text: sought } : {}),
    ...(type ? { type } : {}),
    ...(price ? { price } : {}),
    ...(category ? { category } : {}),
    ...(partner ? { partner } : {}),
  }
}
