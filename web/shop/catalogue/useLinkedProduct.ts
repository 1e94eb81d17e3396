import { catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { noFilters } from '@bewezen/domain/shop/filters.ts'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isWorthRetrying } from '../../base/api/refusal.ts'
import { tellError } from '../../base/parts/toast.ts'
import { shopAddress, withoutId } from './address.ts'
import type { Catalogue } from './useCatalogue.ts'

/** How long a product that a link points at is marked (SHOP-LIST-19, X3-LIMIT-14). */
const markedMs = 3_000

/** The id of the element of a product on the page. */
export const productElement = (id: string): string => `product-${id}`

/**
 * Goes to the product that `?id=` points at and marks it for three seconds; then the address forgets it. What the filters
 * hide is shown by clearing them; what is not in the shop is told (SHOP-LIST-19, SHOP-LIST-20). Returns its id meanwhile.
 */
export function useLinkedProduct({ grid, merchandise, all, isWhole, state }: Catalogue): string | null {
  const query = useSearch({ strict: false }) as Record<string, string | undefined>
  const { id } = query
  const path = useLocation({ select: ({ pathname }) => pathname })
  const router = useRouter()
  const has = (products: typeof all) => products.some((product) => product.id === id)
  const place = has(grid) || has(merchandise) ? 'shown' : has(all) ? 'hidden' : isWhole ? 'absent' : 'elsewhere'
  const isWaiting = state === 'waiting'
  const go = (href: string) => void router.navigate({ href, replace: true, resetScroll: false })
  const forget = useEffectEvent(() => go(withoutId(path, query)))
  const missing = useEffectEvent(() => {
    tellError(words.missing)
    go(withoutId(path, query))
  })
  const reveal = useEffectEvent(() => go(shopAddress(noFilters, query)))
  // A shop that is too large for the browser finds it by its name.
  const lookFor = useEffectEvent((name: string) =>
    query.q === name ? missing() : go(shopAddress({ ...noFilters, text: name }, query)),
  )
  const { ask } = router.options.context

  useEffect(() => {
    if (id === undefined || isWaiting) return
    if (place === 'absent') return missing()
    if (place === 'hidden') return reveal()
    if (place === 'elsewhere') {
      ask('shop.product', { id }).then(
        ({ name }) => lookFor(name),
        (error) => isWorthRetrying(error) || missing(),
      )
      return
    }
    show(id)
    const timer = setTimeout(forget, markedMs)
    return () => clearTimeout(timer)
  }, [id, isWaiting, place, ask])
  return place === 'shown' ? (id ?? null) : null
}

function show(id: string): void {
  const card = document.getElementById(productElement(id))
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('a')?.focus({ preventScroll: true })
}
