import { addressOf, filtersIn, type ProductFilters } from '@bewezen/domain/shop/filters.ts'

type Query = Readonly<Record<string, string | undefined>>

/** What the filters say in an address; everything else there is somebody else's and stays (SHOP-LIST-20). */
const ofFilters = new Set(['q', 'type', 'price', 'partner', 'category'])

/** The filters of a page: the category from its path, all others from its query (SHOP-LIST-11, SHOP-LIST-23). */
export const readFilters = (query: Query, category: string | undefined): ProductFilters =>
  filtersIn(new URLSearchParams(entriesOf(query)), category)

/** The filters that an address of the shop says, as a link to it would. */
export function filtersAt(address: string): ProductFilters {
  const [path = '', query] = address.split('?')
  return filtersIn(new URLSearchParams(query), /^\/shop\/([^/]+)$/.exec(path)?.[1])
}

/** The address of the shop with these filters; of the query before, what is not of the filters stays (SHOP-LIST-11, SHOP-LIST-20). */
export function shopAddress(filters: ProductFilters, query: Query = {}): string {
  const [path = '', asked] = addressOf(filters).split('?')
  const params = new URLSearchParams(asked)
  for (const [name, value] of entriesOf(query)) if (!ofFilters.has(name)) params.append(name, value)
  return withQuery(path, params)
}

/** The same query without the product that it points at (SHOP-LIST-19). */
export function withoutId(path: string, query: Query): string {
  return withQuery(path, new URLSearchParams(entriesOf(query).filter(([name]) => name !== 'id')))
}

/** A path of the shop with the query of the page it is opened from, so that what was looked for stays. */
export const keepingQuery = (path: string, query: Query): string => withoutId(path, { ...query, category: undefined })

const entriesOf = (query: Query): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

const withQuery = (path: string, params: URLSearchParams): string => (params.size > 0 ? `${path}?${params}` : path)
