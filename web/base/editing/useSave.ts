import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import type { ProcedureUtils } from '@orpc/tanstack-query'
import { useQueries } from '../api/queries.ts'
import { type Refusal, refusalOf } from '../api/refusal.ts'
import { useChange } from '../api/useChange.ts'
import { tellError, tellSuccess } from '../parts/toast.ts'

export type Operation<Input, Output> = ProcedureUtils<Record<never, never>, Input, Output, Error>
export type Saving<Input, Output> = {
  said: (input: Input) => string
  onDone?: (output: Output, input: Input) => void
  /** Tells a refusal itself, next to what was typed, by answering true. */
  onRefused?: (refusal: Refusal) => boolean
  /** Changes of one queue are sent one after the other, in the order in which they were asked for. */
  queue?: string
}
type Choices<Input, Output> = Saving<Input, Output> & {
  /** Whether a read, by its path such as `['site', 'team']`, is asked anew afterwards. */
  renews: (path: readonly unknown[]) => boolean
}

/**
 * A change by who manages something: says that it worked, or 'Opslaan mislukt' with the reason while what was typed stays,
 * and asks anew for what is on screen, so that a newer value is seen (ADM-PANEL-21, ADM-PANEL-22).
 */
export function useSave<Input, Output>(
  operation: Operation<Input, Output>,
  { said, renews, onDone, onRefused, queue }: Choices<Input, Output>,
) {
  const cache = useQueries()
  const renew = () =>
    cache.invalidateQueries({ predicate: ({ queryKey: [path] }) => Array.isArray(path) && renews(path) })
  return useChange(operation, {
    ...(queue && { scope: { id: queue } }),
    // The change is under way until its outcome is on screen: a switch would fall back for a moment otherwise.
    onSuccess: async (output, input) => {
      tellSuccess(said(input))
      onDone?.(output, input)
      await renew()
    },
    onError: (error) => {
      void renew()
      const refusal = refusalOf(error)
      if (refusal && !onRefused?.(refusal)) tellError(adminWords.saveFailed, adminReason(refusal.code))
    },
  })
}
