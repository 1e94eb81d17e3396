import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Typing } from '../hydration/typed.ts'

/** How long after the last key the address follows; the products follow the address. */
const patience = 150

/**
 * The text of the search box, and how it changes: the address takes it over a moment after the last key, and the box takes
 * over what the address says when somebody goes back or clears the filters (SHOP-LIST-06, SHOP-LIST-11).
 */
export function useSought(text: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const told = useRef(text)
  const settle = useEffectEvent(onSettled)
  const field = useRef<HTMLInputElement>(null)
  // What was typed before this code was there.
  useEffect(() => {
    const box = field.current
    if (box && (window as Typing).typedIn?.has(box)) setTyped(box.value)
  }, [])
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
  return { typed, type: setTyped, field }
}
