import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { price } from '@bewezen/domain/base/money.ts'
import { awaitsFirst, submitLabel } from '@bewezen/domain/events/enrolButton.ts'
import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { formLabels as words } from '@bewezen/domain/events/pageWords.ts'
import { useId } from 'react'
import { useBackCloses } from '../../base/address/useBackCloses.ts'
import { AskBeforeLeaving } from '../../base/parts/AskBeforeLeaving.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { words as dialogWords } from '../../base/parts/words.ts'
import { Agreement } from '../Agreement.tsx'
import { SeatsLine } from '../SeatsLine.tsx'
import type { Shown } from '../shown.ts'
import { Answers } from './Answers.tsx'
import { Enrolled } from './Enrolled.tsx'
import { CodeField, CompanyChoice } from './laterParts.ts'
import { useEnrolForm } from './useEnrolForm.ts'

type Props = { shown: Shown; now: string; onClose: () => void }

/** The form by which one enrols, or joins the waitlist of a full date; then the success step, or the way to pay (EV-ENROL-01..11, EV-ENROL-25, EV-ENROL-26, EV-ENROL-48). */
export function EnrolDialog({ shown, now, onClose }: Props) {
  const formId = useId()
  const { event, date } = shown
  const form = useEnrolForm({ shown, now, onClose })
  useBackCloses(onClose)
  if (form.isDone) return <Enrolled shown={shown} onClose={onClose} />
  const isFull = date.spotsLeft === 0
  const { typed, put, pays, totalCents, code, company } = form
  const free = date.freeUntil === null ? words.freeUntilStart : `${enrolWords.freeUntil(date.freeUntil, event.zone)}.`
  return (
    <ResponsiveModal
      open
      readsFirst
      onClose={onClose}
      unsaved={form.isTouched}
      title={words.title}
      description={`${event.title}, ${shortDateTime(date.startAt, event.zone)}`}
      actions={
        <Button
          type="submit"
          form={formId}
          block
          size="l"
          look={isFull ? 'primary' : 'sun'}
          busy={form.isBusy}
          busyText={words.busy}
        >
          {pays && totalCents > 0 ? words.pay : submitLabel(date)}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.send} className="grid gap-4">
        <SeatsLine date={date} first={awaitsFirst(event, date, now)} />
        {isFull && <p className="rounded-m bg-surface-2 px-4 py-3 text-fs-14">{words.waitNote}</p>}
        <Answers food={form.food} typed={typed} errors={form.errors} put={put} />
        <Agreement
          ticked={typed}
          errors={form.errors}
          policyLabel={`${words.policy} ${free}`}
          onTick={(tick, isOn) => put({ [tick]: isOn })}
        />
        {pays && <CodeField shown={shown} code={code} />}
        {company && <CompanyChoice company={company} />}
        {pays && (
          <div className="border-t border-line pt-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="text-fs-14 text-ink-2">{words.total}</span>
              <strong className="heading text-fs-26 whitespace-nowrap">{price(totalCents, event.currency)}</strong>
            </p>
            {totalCents > 0 && <p className="text-fs-13 text-ink-3">{words.toCheckout}</p>}
          </div>
        )}
      </form>
      <AskBeforeLeaving when={form.isTouched} closing={dialogWords.unsaved.question} />
    </ResponsiveModal>
  )
}
