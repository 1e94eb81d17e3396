import { useEffect, useState } from 'react'

const patience = 300

/** A debounced search box: the typed text, and the text to search for, a moment after the last key. */
export function useTyped(value: string, onSettled: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onSettled(typed), patience)
    return () => clearTimeout(timer)
  }, [typed, value, onSettled])
  return [typed, setTyped]
}
