import type { Notice } from '@bewezen/domain/base/words.ts'
import { enrolRefused } from '@bewezen/domain/events/enrolWords.ts'
import { transferRefusedText, transferWords as words } from '@bewezen/domain/events/transferWords.ts'
import type { ProcedureUtils } from '@orpc/tanstack-query'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { tellEventsUpdated } from '../updated.ts'

type Operation<Input, Output> = ProcedureUtils<Record<never, never>, Input, Output, Error>

/** A change of a request to hand a place on: told as it went, with the event read anew; what was typed stays after a refusal. */
export function useTransferChange<Input, Output>(
  operation: Operation<Input, Output>,
  { done, zone, onDone }: { done: (input: Input) => Notice; zone: string; onDone?: () => void },
) {
  return useChange(operation, {
    onSuccess: (_answer, input) => {
      const { title, text } = done(input)
      tellSuccess(title, text)
      onDone?.()
      tellEventsUpdated()
    },
    onError: (error) => {
      const { code = null, data = null } = refusalOf(error) ?? {}
      const own = transferRefusedText(code ?? '', data)
      tellError(words.failed, own ?? enrolRefused(code, { zone, ...(data as object) }).text)
      tellEventsUpdated()
    },
  })
}
