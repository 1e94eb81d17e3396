import { folded } from '../base/visibleText.ts'
import type { ProductCard } from './catalogue.ts'
import { categoryAt, categorySlug, merchandise, type ProductCategory } from './categories.ts'

/** The words of the partner filter beside the id of one partner (SHOP-LIST-10). */
export const [withPartner, withoutPartner] = ['partner', 'own'] as const

/** What somebody looks for in the shop; null is 'all' (SHOP-LIST-05..10). */
export type ProductFilters = {
  text: string
  type: 'own' | 'affiliate' | null
  price: 'free' | 'paid' | null
  category: ProductCategory | null
  /** Any partner, none, or the id of one. */
  partner: string | null
}

export const noFilters: ProductFilters = { text: '', type: null, price: null, category: null, partner: null }

export const maxProductSearch = 200

export const hasFilters = (filters: ProductFilters): boolean =>
  filters.text.trim() !== '' ||
  [filters.type, filters.price, filters.category, filters.partner].some((wish) => wish !== null)

type Filtered = Pick<
  ProductCard,
  'name' | 'description' | 'tags' | 'category' | 'productType' | 'partner' | 'isFree'
> & {
  offer: Pick<NonNullable<ProductCard['offer']>, 'priceCents'> | null
}

/** Whether a product is left by search and filters: all of them must match (SHOP-LIST-06, SHOP-LIST-11). */
export const matches = (product: Filtered, filters: ProductFilters): boolean =>
  hasText(product, filters.text) &&
  (filters.type === null || product.productType === filters.type) &&
  (filters.price === null || (filters.price === 'free' ? product.isFree : isPaid(product))) &&
  (filters.category === null || product.category === filters.category) &&
  isOfPartner(product, filters.partner)

/** The text of a search as it is compared: case and accents aside, and nothing around it (SHOP-LIST-06). */
export const soughtText = (typed: string): string => folded(typed.trim())

function hasText({ name, description, tags }: Filtered, typed: string): boolean {
  const sought = soughtText(typed)
  return sought === '' || [name, description, ...tags].some((text) => folded(text).includes(sought))
}

/** A price that is still to come is neither free nor paid; a visitor hears no more than whether it is free (SHOP-LIST-11, SHOP-PRICE-12). */
const isPaid = ({ isFree, offer }: Filtered): boolean => (offer ? (offer.priceCents ?? 0) > 0 : !isFree)

function isOfPartner({ partner }: Filtered, wanted: string | null): boolean {
  if (wanted === null) return true
  if (wanted === withPartner) return partner !== null
  return wanted === withoutPartner ? partner === null : partner?.id === wanted
}

/** What of the catalogue is shown: the grid, the section of merchandise, and how many there are together (SHOP-LIST-13, SHOP-LIST-16). */
export function shownProducts<P extends Filtered>(
  products: readonly P[],
  filters: ProductFilters,
): { grid: P[]; merchandise: P[]; count: number } {
  const left = products.filter((product) => matches(product, filters))
  return {
    grid: left.filter(({ category }) => category !== merchandise),
    merchandise: left.filter(({ category }) => category === merchandise),
    count: left.length,
  }
}

/** The filters that an address says; what it says wrongly is left out. The category stands in the path (SHOP-LIST-11, SHOP-LIST-23). */
export function filtersIn(params: URLSearchParams, categoryInPath?: string): ProductFilters {
  const [type, price, partner] = ['type', 'price', 'partner'].map((name) => params.get(name))
  return {
    text: (params.get('q') ?? '').slice(0, maxProductSearch).toWellFormed(),
    type: type === 'own' || type === 'affiliate' ? type : null,
    price: price === 'free' || price === 'paid' ? price : null,
    category: categoryAt(categoryInPath ?? params.get('category') ?? ''),
    partner: partner && isPartner(partner) ? partner : null,
  }
}

const isPartner = (text: string): boolean =>
  text === withPartner || text === withoutPartner || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** The same filters as an address: the path with the category, and the parameters that say something. */
export function addressOf(filters: ProductFilters): string {
  const params = new URLSearchParams()
  for (const [name, value] of [
    ['q', filters.text.trim()],
    ['type', filters.type],
    ['price', filters.price],
    ['partner', filters.partner],
  ] as const)
    if (value) params.set(name, value)
  const path = filters.category ? `/shop/${categorySlug(filters.category)}` : '/products'
  return params.size > 0 ? `${path}?${params}` : path
}
