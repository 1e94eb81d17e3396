import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * The message that has the focus, or had it last: it stays drawn when it scrolls out of view, or the focus would be lost.
 * `focusMessage` moves the focus to a message, also to one that is not drawn yet.
 */
export function useFocusedMessage(box: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<string | null>(null)
  const [, redraw] = useState(0)
  const wanted = useRef<string | null>(null)

  useLayoutEffect(() => {
    const element = wanted.current && messageIn(box.current, wanted.current)
    if (!element) return
    wanted.current = null
    element.focus({ preventScroll: true })
  })

  const focusMessage = useCallback((id: string) => {
    wanted.current = id
    setFocused(id)
    // The same one again changes nothing by itself.
    redraw((times) => times + 1)
  }, [])
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-message]')?.dataset.message
    if (id) setFocused(id)
  }, [])
  return { focused, focusMessage, onFocus }
}

/** The element of a message, when it is drawn. */
const messageIn = (box: HTMLElement | null, id: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`) ?? null
