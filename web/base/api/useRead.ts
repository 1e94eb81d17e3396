import type { ProcedureUtils } from '@orpc/tanstack-query'
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useQueries } from './queries.ts'

type Operation<Input, Output> = ProcedureUtils<Record<never, never>, Input, Output, Error>
type ReadOptions<Output, Chosen> = Omit<UseQueryOptions<Output, Error, Chosen>, 'queryKey' | 'queryFn'>

/** The query hook: reads through the cache, as in `useRead(api.inbox.list, { tab })`; `refusalOf(error)` tells a failure. */
export function useRead<Input, Output, Chosen = Output>(
  operation: Operation<Input, Output>,
  input: Input,
  options: ReadOptions<Output, Chosen> = {},
): UseQueryResult<Chosen, Error> {
  const { queryKey, queryFn } = operation.queryOptions({ input } as never) as Asked<Output>
  return useQuery({ ...options, queryKey, queryFn }, useQueries())
}

type Asked<Output> = Pick<UseQueryOptions<Output, Error, never>, 'queryKey' | 'queryFn'> & {
  queryKey: readonly unknown[]
}
