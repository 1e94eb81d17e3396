import { useNavigate, useSearch } from '@tanstack/react-router'

/**
 * A value that a reload must keep, held in the query of the address; at its fallback it is left out. Setting it replaces
 * the history entry and keeps the place on the page.
 */
export function useAddress<Value extends string>(key: string, fallback: Value): [Value, (next: Value) => void] {
  const value = useSearch({ strict: false, select: (search: Record<string, string>) => search[key] })
  const navigate = useNavigate()
  const set = (next: Value) => {
    const search = (before: Record<string, string>) => ({ ...before, [key]: next === fallback ? undefined : next })
    void navigate({ to: '.', search: search as never, hash: true, replace: true, resetScroll: false })
  }
  return [(value as Value | undefined) ?? fallback, set]
}
