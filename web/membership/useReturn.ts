import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { type Looked, nothingSeen, type ReturnFace, returnFace, returnPause } from './returnFace.ts'

/** How the payment stands that somebody comes back from; asked every 3 seconds for at most 30 (SUB-RESULT-05). */
export function useReturn(sessionId: string | null): {
  face: ReturnFace
  own: OwnMembership | null
  again: () => void
} {
  const queries = useQueries()
  const [attempt, setAttempt] = useState(1)
  const queryKey = ['return', sessionId, attempt]
  const { data: looked = nothingSeen } = useQuery(
    {
      queryKey,
      queryFn: () => look(sessionId, queries.getQueryData<Looked>(queryKey)),
      gcTime: 0,
      refetchInterval: ({ state }) => returnPause(state.data ?? nothingSeen),
    },
    queries,
  )
  const face = returnFace(looked)
  // What this page read before was read by somebody without access.
  useEffect(() => {
    if (face === 'active') forgetOldAccess(queries)
  }, [face, queries])
  return { face, own: looked.own, again: () => setAttempt(attempt + 1) }
}

/** One look. A call that fails is a look at which nothing was seen: it is the next one that matters (SUB-STATE-03). */
async function look(sessionId: string | null, before: Looked = nothingSeen): Promise<Looked> {
  const own = await api.membership.confirmReturn.call({ session_id: sessionId }).catch(() => null)
  return { own, looks: before.looks + 1 }
}

const forgetOldAccess = (queries: QueryClient) =>
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'return' })
