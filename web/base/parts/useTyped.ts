import { useEffect, useState } from 'react'

const patience = 300

/**
 * A debounced search box: the typed text, and the text to search for, a moment after the last key. When something else
 * changes what is searched for, such as a saved filter, the box says so.
 */
export function useTyped(value: string, onSettled: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value.trim() !== told.trim()) {
      setTold(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => {
      setTold(typed)
      onSettled(typed)
    }, patience)
    return () => clearTimeout(timer)
  }, [typed, value, onSettled])
  return [typed, setTyped]
}
