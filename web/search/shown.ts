import { pageState } from '../base/hydration/pageState.ts'

const shown = pageState(false)

/** Whether the search is open. It is no overlay of the page: it may lie over one without taking its place (ADM-MORE-35). */
export const useSearchShown = shown.useNow
export const showSearch = (): void => shown.set(true)
export const closeSearch = (): void => shown.set(false)
