import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { formLabels } from '@bewezen/domain/events/pageWords.ts'
import { transferWords as words } from '@bewezen/domain/events/transferWords.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { Agreement } from '../Agreement.tsx'
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
      <Agreement ticked={form.values} errors={form.errors} policyLabel={formLabels.policy} onTick={form.set} />
    </FormDialog>
  )
}

const faultsOf = ({ terms, policy }: Typed) => ({
  terms: terms ? null : enrolWords.termsMissing,
  policy: policy ? null : enrolWords.policyMissing,
})
