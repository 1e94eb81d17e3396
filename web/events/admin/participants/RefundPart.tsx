import { amount, centsText, typedCents } from '@bewezen/domain/base/money.ts'
import { reasonRefusal } from '@bewezen/domain/base/reason.ts'
import { maxReason } from '@bewezen/domain/base/typedText.ts'
import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { deelnemersWords, partWords as words } from '@bewezen/domain/events/deskWords.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useAttemptId } from '../../../base/api/useAttemptId.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { useForm } from '../../../base/editing/useForm.ts'
import { FormDialog } from '../../../base/parts/FormDialog.tsx'
import { Select } from '../../../base/parts/Select.tsx'
import { TextArea } from '../../../base/parts/TextArea.tsx'
import { TextField } from '../../../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import type { About } from '../about.ts'

type Typed = { amount: string; place: 'keeps' | 'goes'; reason: string }
type Props = {
  of: DeskParticipant
  name: string
  /** Whoever paid, where that is not who has the place. */
  payer: string | undefined
  event: About['event']
  onClose: () => void
}

/** Gives part of what was paid for a place back. What another admin gave back meanwhile is shown, and nothing typed is lost (EV-MORE-28..30). */
export function RefundPart({ of, name, payer, event, onClose }: Props) {
  const attempt = useAttemptId()
  const cache = useQueries()
  const [start] = useState<Typed>({ amount: '', place: 'keeps', reason: '' })
  const [left, setLeft] = useState(of.paidCents)
  const [isChanged, setChanged] = useState(false)
  const money = (cents: number) => amount(cents, event.currency)
  const form = useForm<Typed, 'amount' | 'reason'>({
    start,
    faultsOf: ({ amount, reason }) => {
      const cents = typedCents(amount) ?? 0
      return {
        amount: cents <= 0 ? words.badAmount : cents > left ? words.tooMuch(money(left)) : null,
        reason: reasonRefusal(reason) ? words.badReason : null,
      }
    },
  })
  const { values, put, errors } = form
  const cents = typedCents(values.amount) ?? 0
  const change = useChange(api.events.refundPart, {
    onSuccess: async (_answer, { amountCents }) => {
      tellSuccess(words.done(money(amountCents)))
      onClose()
      await cache.invalidateQueries({ queryKey: api.events.key() })
    },
    onError: (error) => {
      const { code, data } = refusalOf(error) ?? {}
      if (code === 'CHANGED') {
        setLeft((data as { paidCents: number }).paidCents)
        setChanged(true)
      } else if (code === 'REASON_TOO_SHORT' || code === 'REASON_TOO_LONG') form.refuse({ reason: words.badReason })
      else if (code === 'MORE_THAN_PAID') form.refuse({ amount: words.tooMuch(money((data as { most: number }).most)) })
      else tellError(words.failed, code === 'OCCURRENCE_STARTED' ? deelnemersWords.started : deelnemersWords.failed)
      void cache.invalidateQueries({ queryKey: api.events.key() })
    },
  })
  const send = (element: HTMLFormElement) => {
    const typed = form.check(element)
    if (!typed || change.isPending) return
    setChanged(false)
    const wish = {
      enrollmentId: of.id,
      amountCents: cents,
      keepsPlace: typed.place === 'keeps',
      reason: typed.reason,
    }
    change.mutate({ ...wish, id: attempt.idFor(wish), seenCents: left })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={Object.keys(form.typed).length > 0}
      title={words.title(name)}
      description={words.left(money(left), payer)}
      verb={cents > 0 ? words.verb(money(cents)) : words.open}
      busyText={words.busy}
      busy={change.isPending}
      isDanger
      onSend={send}
    >
      {isChanged && (
        <p role="alert" className="rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink">
          {words.changed(money(left))}
        </p>
      )}
      <TextField
        label={words.amount}
        required
        inputMode="decimal"
        unit={event.currency}
        placeholder={centsText(left)}
        error={errors.amount ?? null}
        name="amount"
        value={values.amount}
        onChange={({ currentTarget }) => put({ amount: currentTarget.value })}
      />
      {isLive(of.status) && (
        <Select
          label={words.place}
          value={values.place}
          onChange={({ currentTarget }) => put({ place: currentTarget.value === 'goes' ? 'goes' : 'keeps' })}
          options={[
            { value: 'keeps', label: words.keeps },
            { value: 'goes', label: words.goes },
          ]}
        />
      )}
      <TextArea
        label={words.reason}
        required
        rows={3}
        hint={words.reasonHint}
        atMost={maxReason}
        lengthOf={visibleLength}
        error={errors.reason ?? null}
        name="reason"
        value={values.reason}
        onChange={({ currentTarget }) => put({ reason: currentTarget.value })}
      />
    </FormDialog>
  )
}
