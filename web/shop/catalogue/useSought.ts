import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long after the last key the address follows; the products follow the address. */
const patience = 150

/**
 * The text of the search box, and how it changes: the address takes it over a moment after the last key, and the box takes
 * over what the address says when somebody goes back or clears the filters (SHOP-LIST-06, SHOP-LIST-11).
 */
export function useSought(text: string, onSettled: (text: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text)
  const told = useRef(text)
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (text !== told.current) setTyped(text)
    told.current = text
  }, [text])
  useEffect(() => {
    const sought = typed.trim()
    if (sought === told.current) return
    const timer = setTimeout(() => {
      told.current = sought
      settle(sought)
    }, patience)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
