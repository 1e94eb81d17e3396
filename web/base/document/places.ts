import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { partSelector } from './scrollsAsPage.ts'
import { type Place, placeNow, standAt } from './standAt.ts'

const placesKey = 'places'

/**
 * Scroll restoration of content that comes late: the router moves once, while the page may still be short. A step by link
 * begins at the top, which the router does (SH-UI-20). Its code comes after that of the page, which may stand by then.
 */
export function keepPlaces(router: AnyRouter): void {
  // Or the router takes a part that scrolls along to the next page.
  router.options.scrollToTopSelectors = [partSelector]
  const left = placesBefore()
  // What is under way already was not seen to begin.
  let [isStepBack, isUnderWay] = [true, false]
  // Somebody who goes back before the next page came left from the page, not from the placeholder that stands there.
  const leave = (from = router.latestLocation) => {
    if (!isUnderWay) left[keyOf(from)] = placeNow()
  }
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    if (action.type !== 'REPLACE') isStepBack = action.type !== 'PUSH'
  })
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) leave(fromLocation)
    isUnderWay = true
  })
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    if (isStepBack) standAt(left[keyOf(toLocation)])
    // A page that is only drawn anew, or changes its query, is still the one that was come back to.
    else if (pathChanged) standAt(undefined)
    isStepBack = isUnderWay = false
  })
  addEventListener('pagehide', () => {
    leave()
    try {
      sessionStorage.setItem(placesKey, JSON.stringify(left))
    } catch {
      // A browser that keeps nothing begins at the top.
    }
  })
  // A page that was loaded anew, or that one came back to from another site.
  standAt(left[keyOf(router.latestLocation)])
}

const keyOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href

/** Where the pages of this tab were left before it loaded anew. */
function placesBefore(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(placesKey) ?? '{}')
  } catch {
    return {}
  }
}
