import type { ProcedureUtils } from '@orpc/tanstack-query'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useChange } from '../../../base/api/useChange.ts'

type Operation<Input, Output> = ProcedureUtils<Record<never, never>, Input, Output, Error>
type Choices = { onDone: () => void; onRefused: (code: string) => void }

/** A change of the dashboard: what is on screen is read anew with its outcome, good or bad (EV-CALL-51, EV-ADMIN-21). */
export function useDeskChange<Input, Output>(operation: Operation<Input, Output>, { onDone, onRefused }: Choices) {
  const cache = useQueries()
  const renew = () => cache.invalidateQueries({ queryKey: api.events.key() })
  return useChange(operation, {
    onSuccess: async () => {
      onDone()
      await renew()
    },
    onError: (error) => {
      onRefused(refusalOf(error)?.code ?? '')
      void renew()
    },
  })
}
