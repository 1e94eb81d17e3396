import type { ProductStatus } from './catalogue.ts'

/** The status that the eye of a card wants: a draft becomes active, and never comes back by it (SHOP-ADMIN-03, SHOP-ADMIN-11). */
export const afterEye = (status: ProductStatus): ProductStatus => (status === 'active' ? 'inactive' : 'active')

/** The order number of a product that was not given one: behind all that there are (SHOP-ADMIN-13). */
export const nextOrderIndex = (highest: number | null): number => (highest ?? 0) + 1

type Choice = { id: string; name: string; isActive: boolean }

/** The partners that the form offers: the active ones by name, and the one that is chosen even when it is not (SHOP-FORM-12, SHOP-FORM-13). */
export const offeredPartners = <P extends Choice>(partners: readonly P[], chosenId: string): P[] =>
  partners
    .filter(({ id, isActive }) => isActive || id === chosenId)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))
