import type { AnyRouter } from '@tanstack/react-router'
import { contentId } from './words.ts'

/**
 * After each step to another page, what a browser does when it loads one: the focus moves to the content, and the head
 * tells of the page.
 */
export function arriveLikeLoading(router: AnyRouter): void {
  let moves = 0
  // Whoever scrolled while the code of the first page came stays where they are: the router would begin at the top.
  router.options.scrollRestoration = () => moves++ > 0 || !scrollY
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const content = document.getElementById(contentId)
    // A screen may have taken the focus itself, for its first field; a dialog keeps it, and what is typed there.
    const isTaken = document.activeElement?.closest(`#${contentId}, [role=dialog]`)
    if (!isTaken) content?.focus({ preventScroll: true })
    withMore(({ retellHead, focusFollows }) => {
      retellHead(router)
      if (!isTaken) focusFollows(content)
    })
  })
  withMore(({ hear }) => hear(router))
}

type More = typeof import('./afterArrival.ts')

/** Without a line the page is there all the same. */
const withMore = (act: (more: More) => void) => import('./afterArrival.ts').then(act, () => {})
