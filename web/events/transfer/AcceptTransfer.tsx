import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { formLabels } from '@bewezen/domain/events/pageWords.ts'
import { transferWords as words } from '@bewezen/domain/events/transferWords.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import type { Shown } from '../shown.ts'
import { useTransferChange } from './useTransferChange.ts'

type Props = { shown: Shown; transferId: string; onClose: () => void }
type Typed = { terms: boolean; policy: boolean }

/** Takes a place over, with the terms and the cancelling policy (EV-GEN-11, EV-MORE-33). */
export function AcceptTransfer({ shown: { event, date }, transferId, onClose }: Props) {
  const [start] = useState<Typed>({ terms: false, policy: false })
  const form = useForm({ start, faultsOf })
  const accept = useTransferChange(api.events.acceptTransfer, {
    done: () => words.accepted,
    zone: event.zone,
    onDone: onClose,
  })
  const send = (element: HTMLFormElement) => {
    const typed = form.check(element)
    if (!typed) return
    accept.mutate({
      transferId,
      termsVersion,
      terms_accepted: typed.terms,
      cancellation_policy_accepted: typed.policy,
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      width="s"
      title={words.acceptTitle}
      description={`${event.title}, ${shortDateTime(date.startAt, event.zone)}`}
      verb={words.accept}
      busyText={words.accepting}
      busy={accept.isPending}
      onSend={send}
    >
      <p className="text-fs-14 text-ink-2">{words.offerText}</p>
      <div className="grid gap-1">
        <Checkbox
          checked={form.values.terms}
          onChange={(change) => form.set('terms', change.currentTarget.checked)}
          error={form.errors.terms}
          label={
            <>
              {formLabels.terms[0]}
              <a href="/terms" target="_blank" rel="noopener" className="underline underline-offset-3">
                {formLabels.terms[1]}
              </a>
              {formLabels.terms[2]}
            </>
          }
        />
        <Checkbox
          checked={form.values.policy}
          onChange={(change) => form.set('policy', change.currentTarget.checked)}
          error={form.errors.policy}
          label={formLabels.policy}
        />
      </div>
    </FormDialog>
  )
}

const faultsOf = ({ terms, policy }: Typed) => ({
  terms: terms ? null : enrolWords.termsMissing,
  policy: policy ? null : enrolWords.policyMissing,
})
