import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { cleanNotes } from '@bewezen/domain/events/dietaryOptions.ts'
import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { formLabels } from '@bewezen/domain/events/pageWords.ts'
import { transferWords as words } from '@bewezen/domain/events/transferWords.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { Agreement } from '../Agreement.tsx'
import { Answers } from '../enrol/Answers.tsx'
import { type TypedAnswers, useFood } from '../enrol/useFood.ts'
import type { Shown } from '../shown.ts'
import { useTransferChange } from './useTransferChange.ts'

type Props = { shown: Shown; transferId: string; onClose: () => void }
type Typed = TypedAnswers & { terms: boolean; policy: boolean }
const nothing: Typed = { dietaryRestrictions: [], allergies: [], notes: '', terms: false, policy: false }

/** Takes a place over, with the terms and the cancelling policy, and what the kitchen must know (EV-GEN-11, EV-MORE-33, EV-MORE-78). */
export function AcceptTransfer({ shown: { event, date }, transferId, onClose }: Props) {
  const food = useFood(event.type)
  const form = useForm({
    start: nothing,
    faultsOf: (typed: Typed) => ({ ...food.faultsOf(typed), ...faultsOf(typed) }),
  })
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
      dietary_restrictions: typed.dietaryRestrictions,
      allergies: typed.allergies,
      notes: typed.notes,
      terms_accepted: typed.terms,
      cancellation_policy_accepted: typed.policy,
    })
  }
  return (
    <FormDialog
      readsFirst
      onClose={onClose}
      unsaved={Object.keys(form.typed).length > 0 && !accept.isPending}
      title={words.acceptTitle}
      description={`${event.title}, ${shortDateTime(date.startAt, event.zone)}`}
      verb={words.accept}
      busyText={words.accepting}
      busy={accept.isPending}
      onSend={send}
    >
      <p className="text-fs-14 text-ink-2">{words.offerText}</p>
      <Answers food={food} typed={form.values} errors={{ ...form.errors, notes: form.faults.notes }} put={form.put} />
      <p className="text-fs-13 text-ink-3">{words.answersWait}</p>
      <Agreement ticked={form.values} errors={form.errors} policyLabel={formLabels.policy} onTick={form.set} />
    </FormDialog>
  )
}

const faultsOf = ({ notes, terms, policy }: Typed) => ({
  notes: cleanNotes(notes) === null ? formLabels.notesTooLong : null,
  terms: terms ? null : enrolWords.termsMissing,
  policy: policy ? null : enrolWords.policyMissing,
})
