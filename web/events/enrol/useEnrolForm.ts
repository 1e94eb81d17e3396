import { cleanNotes } from '@bewezen/domain/events/dietaryOptions.ts'
import { sendNotice } from '@bewezen/domain/events/enrolButton.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { consentMissing, enrolRefused, enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { formLabels } from '@bewezen/domain/events/pageWords.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { tellError, tellNotice, tellSuccess } from '../../base/parts/toast.ts'
import { buttonParts, type Shown } from '../shown.ts'
import { tellEventsUpdated } from '../updated.ts'
import { useCode } from './useCode.ts'
import { useCompany } from './useCompany.ts'
import { useFood } from './useFood.ts'
import { toCheckout } from './usePaying.ts'

type Typed = { dietaryRestrictions: string[]; allergies: string[]; notes: string; terms: boolean; policy: boolean }
const nothing: Typed = { dietaryRestrictions: [], allergies: [], notes: '', terms: false, policy: false }

/** What is filled in, and sending it: for free, to the payment, or to the waitlist (EV-ENROL-14, EV-ENROL-17, EV-ENROL-46, EV-WAIT-01). */
export function useEnrolForm({ shown, now, onClose }: { shown: Shown; now: string; onClose: () => void }) {
  const { event, date } = shown
  const food = useFood(event.type)
  const form = useForm({
    start: nothing,
    faultsOf: (typed: Typed) => ({ ...food.faultsOf(typed), ...faultsOf(typed) }),
  })
  const [isDone, setDone] = useState(false)
  const attempt = useAttemptId()
  const code = useCode()
  const company = useCompany()
  const pays = !(isFree(event) || date.spotsLeft === 0)
  const totalCents = code.applied?.totalCents ?? event.priceCents ?? 0
  const takesCompany = pays && totalCents > 0 && event.currency === 'EUR'
  const onError = (error: unknown) => {
    if (code.takeRefusal(error)) return attempt.done()
    const refusal = refusalOf(error)
    if (refusal?.code === 'FAULTY_FIELDS') return company.refuse((refusal.data as { faults: object }).faults)
    const reason = refusal && !['OFFLINE', 'UNKNOWN'].includes(refusal.code) ? refusal.code : null
    const { title, text } = enrolRefused(reason, { zone: event.zone, ...(refusal?.data as object) })
    tellError(title, text)
    tellEventsUpdated()
  }
  const entered = ({ data }: { data: { status: string; place: number | null } }) => {
    attempt.done()
    if (data.status === 'waitlisted') {
      tellNotice(enrolWords.full, enrolWords.onWaitlist(data.place ?? 1))
      tellEventsUpdated()
      onClose()
      return
    }
    isIn()
  }
  const isIn = () => {
    const { title, text } = enrolWords.done(event.title)
    tellSuccess(title, text)
    setDone(true)
  }
  const free = useChange(api.events.enrolFree, { onError, onSuccess: entered })
  const wait = useChange(api.events.joinWaitlist, { onError, onSuccess: entered })
  const checkout = useChange(api.events.checkout, {
    onError,
    onSuccess({ url }) {
      if (url !== null) return toCheckout(url, shown)
      attempt.done()
      isIn()
    },
  })
  const isBusy = free.isPending || wait.isPending || checkout.isPending || typeof checkout.data?.url === 'string'

  const send = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    if (isBusy) return
    const billed = takesCompany ? company.check(submitted.currentTarget) : null
    const typed = form.check(submitted.currentTarget)
    const open = consentMissing(form.faults)
    if (open) tellError(open.title, open.text)
    if (!typed || billed === false) return
    const parts = buttonParts(shown)
    const blocked = sendNotice(parts.event, parts.date, now)
    if (blocked) return tellError(blocked.title, blocked.text)
    const asked = {
      eventId: event.id,
      occurrenceId: date.id,
      termsVersion,
      enrollmentData: {
        dietary_restrictions: typed.dietaryRestrictions,
        allergies: typed.allergies,
        notes: typed.notes,
        terms_accepted: typed.terms,
        cancellation_policy_accepted: typed.policy,
      },
    }
    if (!pays) {
      const way = date.spotsLeft === 0 ? wait : free
      return way.mutate({ id: attempt.idFor(asked), ...asked })
    }
    const paid = { ...asked, discountCode: code.typed.trim() || null, company: billed }
    checkout.mutate({ id: attempt.idFor(paid), ...paid })
  }
  return {
    food,
    typed: form.values,
    errors: { ...form.errors, notes: form.faults.notes },
    isDone,
    isBusy,
    send,
    isTouched: [form.typed, company.typed].some((typed) => Object.keys(typed).length > 0) && !isBusy,
    put: form.put,
    pays,
    totalCents,
    code,
    company: takesCompany ? company : null,
  }
}

const faultsOf = ({ notes, terms, policy }: Typed) => ({
  notes: cleanNotes(notes) === null ? formLabels.notesTooLong : null,
  terms: terms ? null : enrolWords.termsMissing,
  policy: policy ? null : enrolWords.policyMissing,
})
