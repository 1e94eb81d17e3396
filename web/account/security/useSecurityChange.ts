import { securityReason, securityWords } from '@bewezen/domain/account/securityWords.ts'
import type { ProcedureUtils } from '@orpc/tanstack-query'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { tellError } from '../../base/parts/toast.ts'

type Operation<Input, Output> = ProcedureUtils<Record<never, never>, Input, Output, Error>
type Choices<Output> = {
  onDone?: (output: Output) => void
  /** Tells the reason next to what was typed; a toast says it otherwise. */
  onRefused?: (reason: string, code: string | undefined) => void
}

/** Changes how one signs in, and asks anew how that stands. */
export function useSecurityChange<Input, Output>(
  operation: Operation<Input, Output>,
  { onDone, onRefused }: Choices<Output> = {},
) {
  const cache = useQueries()
  return useChange(operation, {
    onSuccess: async (output) => {
      onDone?.(output)
      await cache.invalidateQueries({ queryKey: api.account.security.key() })
    },
    onError: (error) => {
      const code = refusalOf(error)?.code
      const reason = securityReason(code ?? '')
      if (onRefused) onRefused(reason, code)
      else tellError(securityWords.saveFailed, reason)
    },
  })
}
