import { pageState } from '../../base/hydration/pageState.ts'

const shown = pageState(false)

/** Whether the answers that are kept lie over the page. */
export const useCannedShown = shown.useNow

export const showCanned = (): void => shown.set(true)

export const closeCanned = (): void => shown.set(false)
