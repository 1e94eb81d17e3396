import { type InvalidateQueryFilters, type Query, QueryClient, QueryClientContext } from '@tanstack/react-query'
import { useContext } from 'react'
import { isWorthRetrying } from './refusal.ts'

const minutes = 60_000
const once = (failures: number, error: unknown) => failures < 1 && isWorthRetrying(error)

/**
 * TanStack's query cache, but for one thing. What became old while it was read for the first time, or while nobody shows it,
 * is read once more when it is there: the reading may have begun before the change. TanStack begins anew only what is
 * shown and has an answer already, and takes the late answer of all else for a fresh one (EV-CALL-51).
 */
class Queries extends QueryClient {
  readonly #late = new WeakSet<Query>()

  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters as InvalidateQueryFilters)) {
      const { fetchStatus, data } = query.state
      if (fetchStatus === 'idle' || (data !== undefined && query.isActive()) || this.#late.has(query)) continue
      this.#late.add(query)
      const landed = (again: boolean) => {
        this.#late.delete(query)
        if (again) void super.invalidateQueries({ queryKey: query.queryKey, exact: true })
      }
      query.promise?.then(
        () => landed(true),
        () => landed(false),
      )
    }
    return super.invalidateQueries(filters, options)
  }
}

/** A new query cache with our defaults: fresh for 2 minutes, kept for 30, one retry, never after a 4xx (SH-UI-09..12). */
export const newQueries = () =>
  new Queries({
    defaultOptions: {
      // Also without a connection: then the call answers OFFLINE and the screen can say so.
      queries: {
        staleTime: 2 * minutes,
        gcTime: 30 * minutes,
        retry: once,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: once, networkMode: 'always' },
    },
  })

let ofThisPage: QueryClient | undefined

/** The cache of this browser page, for code outside components, such as the live stream. */
export function queries(): QueryClient {
  // On the server every render has its own, or one person's answers would be another's.
  if (import.meta.env.SSR) return newQueries()
  ofThisPage ??= newQueries()
  return ofThisPage
}

/** The cache around this component, by default that of the page. */
export const useQueries = (): QueryClient => useContext(QueryClientContext) ?? queries()
