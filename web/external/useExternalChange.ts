import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { externalRefused } from '@bewezen/domain/external/words.ts'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { type Refusal, refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import type { Operation } from '../base/editing/useSave.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

type Choices<Input, Output> = {
  said?: (output: Output, input: Input) => string | null
  /** What is told when it did not succeed; the reason stands under it. */
  failed: string
  onDone?: (output: Output, input: Input) => void
  /** Tells a refusal itself, next to what was typed, by answering true. */
  onRefused?: (refusal: Refusal) => boolean
}

/** A change in this room: says that it worked, or that it did not and why, and asks anew for what is on screen. */
export function useExternalChange<Input, Output>(
  operation: Operation<Input, Output>,
  { said, failed, onDone, onRefused }: Choices<Input, Output>,
) {
  const cache = useQueries()
  return useChange(operation, {
    onSuccess: (output, input) => {
      const title = said?.(output, input)
      if (title) tellSuccess(title)
      onDone?.(output, input)
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      if (refusal && !onRefused?.(refusal)) tellError(failed, reasonOf(refusal.code))
    },
    // Under way until what it changed is on screen.
    onSettled: () => cache.invalidateQueries({ queryKey: api.external.key() }),
  })
}

/** The sentence under the title of a failure. */
export const reasonOf = (code: string): string | undefined => refusalNotice(code, externalRefused).text
