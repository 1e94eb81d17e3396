import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { type CheckoutResult, checkoutPollMs, checkoutResult, type Looked, nothingSeen } from './checkoutResult.ts'

/** The result of the checkout that somebody comes back from; asked every 3 seconds for at most 30 (SUB-RESULT-05). */
export function useCheckoutResult(sessionId: string | null): {
  result: CheckoutResult
  own: OwnMembership | null
  again: () => void
} {
  const queries = useQueries()
  const [attempt, setAttempt] = useState(1)
  const { data: looked = nothingSeen } = useQuery(checkoutResultRead(queries, sessionId, attempt), queries)
  const result = checkoutResult(looked)
  // All that this page read before was read by somebody without access.
  useEffect(() => {
    if (result === 'active') forgetOldAccess(queries)
  }, [result, queries])
  return { result, own: looked.own, again: () => setAttempt(attempt + 1) }
}

/** Looks again and again, while the result is `checking`; another attempt begins anew. */
export function checkoutResultRead(queries: QueryClient, sessionId: string | null, attempt: number) {
  const queryKey = ['checkoutResult', sessionId, attempt]
  return queryOptions({
    queryKey,
    queryFn: () => look(sessionId, queries.getQueryData<Looked>(queryKey)),
    gcTime: 0,
    refetchInterval: ({ state }) => checkoutPollMs(state.data ?? nothingSeen),
  })
}

/** One look. A call that fails is a look at which nothing was seen: it is the next one that matters (SUB-STATE-03). */
async function look(sessionId: string | null, before: Looked = nothingSeen): Promise<Looked> {
  const own = await api.membership.confirmReturn.call({ session_id: sessionId }).catch(() => null)
  return { own, looks: before.looks + 1 }
}

const forgetOldAccess = (queries: QueryClient) =>
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'checkoutResult' })
