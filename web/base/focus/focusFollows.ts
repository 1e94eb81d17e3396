import { contentId } from '../document/words.ts'

let following: MutationObserver | undefined

/**
 * A page whose code comes later draws its content later, or anew: that takes the focus of the content that was arrived at,
 * unless somebody went on meanwhile.
 */
export function focusFollows(arrivedAt: HTMLElement | null): void {
  following?.disconnect()
  let content = arrivedAt
  const follow = () => {
    const focused = document.activeElement
    if (focused !== content && focused !== document.body) return following?.disconnect()
    const drawn = document.getElementById(contentId)
    if (!drawn || drawn === content) return
    content = drawn
    drawn.focus({ preventScroll: true })
  }
  following = new MutationObserver(follow)
  following.observe(document.body, { childList: true, subtree: true })
  follow()
}
