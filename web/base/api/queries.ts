import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { useContext } from 'react'
import { isWorthRetrying } from './refusal.ts'

const minutes = 60_000
const once = (failures: number, error: unknown) => failures < 1 && isWorthRetrying(error)

/** A new query cache with our defaults: fresh for 2 minutes, kept for 30, one retry, never after a 4xx (SH-UI-09..12). */
export const newQueries = () =>
  new QueryClient({
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
