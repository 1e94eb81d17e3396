import { pageState } from '../base/hydration/pageState.ts'

/** Where the tools of an admin are put, beside the title: the page itself stays as the server drew it. */
export const legalToolsId = 'legal-tools'

const drawnHere = pageState<Element | null>(null)

/** Told by the page when the browser draws that place, and when it goes: each version of a text has a place of its own. */
export const tellToolsPlace = (place: Element | null): void => drawnHere.set(place)

/** The place that stands on the page now: the browser's own, else the one that came from the server. */
export const useToolsPlace = (): Element | null => drawnHere.useNow() ?? document.getElementById(legalToolsId)
