import { type RefObject, useEffect } from 'react'
import { contentId } from '../document/words.ts'

/**
 * Around what goes once it is dealt with, such as the rows of a list: when what had the focus in it goes, its row takes
 * the focus, or the one that came in its place, or the box itself when it is empty. Rows and box must be focusable. Rows
 * that move say with `data-row` which they are, and are found again where they came to stand.
 */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  row: 'article' | 'button' | '[data-row]' = 'article',
): void {
  useEffect(() => {
    const around = box.current
    if (!around) return
    let last: { element: HTMLElement; place: number; row: string | undefined } | null = null
    const rows = () => [...around.querySelectorAll<HTMLElement>(row)]

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (around.contains(target))
        last = {
          element: target,
          place: rows().findIndex((one) => one.contains(target)),
          row: target.dataset.row,
        }
      // A dialog gives the focus to the content when what opened it went meanwhile, and takes it when what had it in it went.
      else if (target.id === contentId || target.contains(around)) goOn()
      else if (!isOver(target)) last = null
    }
    const goOn = () => {
      if (!last || last.element.isConnected) return
      const all = rows()
      const { place, row } = last
      const moved = row && all.find((one) => one.dataset.row === row)
      const next = moved || (all[Math.min(Math.max(place, 0), all.length - 1)] ?? around)
      last = null
      next.focus({ preventScroll: true })
      next.scrollIntoView({ block: 'nearest' })
    }
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && (around.contains(target) || isOver(target)))) last = null
    }

    const watch = new MutationObserver(() => document.activeElement === document.body && goOn())
    watch.observe(around, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [box, row])
}

/** Menus and dialogs give the focus back, however they were answered. */
const isOver = (target: Element): boolean => target.closest('[role$=dialog], [role=menu]') !== null
