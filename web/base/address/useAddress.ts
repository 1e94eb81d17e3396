import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * A value that a reload must keep, held in the query of the address; at its fallback it is left out. Setting it replaces
 * the history entry and keeps the place on the page. What was set is the value at once: the address follows a moment
 * later, and a radio that waited for it would spring back under the finger (IN-LIST-26).
 */
export function useAddress<Value extends string>(key: string, fallback: Value): [Value, (next: Value) => void] {
  const value = useSearch({ strict: false, select: (search: Record<string, string>) => search[key] })
  const [asked, setAsked] = useState<{ value: Value } | null>(null)
  const navigate = useNavigate()
  const set = (next: Value) => {
    const search = (before: Record<string, string>) => ({ ...before, [key]: next === fallback ? undefined : next })
    const mine = { value: next }
    const followed = () => setAsked((last) => (last === mine ? null : last))
    setAsked(mine)
    navigate({ to: '.', search: search as never, hash: true, replace: true, resetScroll: false }).finally(followed)
  }
  return [asked?.value ?? (value as Value | undefined) ?? fallback, set]
}
