import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import type { ProcedureUtils } from '@orpc/tanstack-query'
import { useQueries } from '../base/api/queries.ts'
import { type Refusal, refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

type Operation<Input, Output> = ProcedureUtils<Record<never, never>, Input, Output, Error>
type Choices<Input, Output> = {
  said: (input: Input) => string
  onDone?: (output: Output, input: Input) => void
  /** Tells a refusal itself, next to what was typed, by answering true. */
  onRefused?: (refusal: Refusal) => boolean
  /** Changes of one queue are sent one after the other, in the order in which they were asked for. */
  queue?: string
}

/**
 * A change in the admin area: says that it worked, or 'Opslaan mislukt' with the reason while what was typed stays, and
 * asks anew for what is on screen, so that a newer value is seen (ADM-PANEL-21, ADM-PANEL-22).
 */
export function useAdminChange<Input, Output>(
  operation: Operation<Input, Output>,
  { said, onDone, onRefused, queue }: Choices<Input, Output>,
) {
  const cache = useQueries()
  const renew = () => cache.invalidateQueries({ predicate: ({ queryKey }) => isOfAdmin(queryKey) })
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

/** The reads of the admin area: those of the rooms of access and membership, the awards, and the communities. */
const isOfAdmin = ([path]: readonly unknown[]): boolean =>
  Array.isArray(path) &&
  (['access', 'site', 'membership'].includes(path[0]) ||
    (path[0] === 'profile' && path[1] === 'awards') ||
    (path[0] === 'community' && path[1] === 'managed'))
