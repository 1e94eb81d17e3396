import type { ProcedureUtils } from '@orpc/tanstack-query'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useQueries } from './queries.ts'

type Operation<Input, Output> = ProcedureUtils<Record<never, never>, Input, Output, Error>
type ChangeOptions<Input, Output, Before> = Omit<UseMutationOptions<Output, Error, Input, Before>, 'mutationFn'>

/** The mutation hook: `const post = useChange(api.community.post)`, then `post.mutate(input)`. */
export function useChange<Input, Output, Before = unknown>(
  operation: Operation<Input, Output>,
  options: ChangeOptions<Input, Output, Before> = {},
): UseMutationResult<Output, Error, Input, Before> {
  return useMutation(
    operation.mutationOptions(options) as UseMutationOptions<Output, Error, Input, Before>,
    useQueries(),
  )
}
