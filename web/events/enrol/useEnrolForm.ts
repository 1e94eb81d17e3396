import { sendNotice } from '@bewezen/domain/events/enrolButton.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { enrolRefused, enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { cleanNotes } from '@bewezen/domain/events/kitchen.ts'
import { formLabels } from '@bewezen/domain/events/pageWords.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { focusFault } from '../../base/parts/focusFault.ts'
import { tellError, tellNotice, tellSuccess } from '../../base/parts/toast.ts'
import { buttonParts, type Shown } from '../shown.ts'
import { tellEventsUpdated } from '../updated.ts'
import { toCheckout } from './usePaying.ts'

type Typed = { dietaryRestrictions: string[]; allergies: string[]; notes: string; terms: boolean; policy: boolean }
const nothing: Typed = { dietaryRestrictions: [], allergies: [], notes: '', terms: false, policy: false }

/** What is filled in, and sending it: for free, to the payment, or to the waitlist (EV-ENROL-14, EV-ENROL-17, EV-ENROL-46, EV-WAIT-01). */
export function useEnrolForm({ shown, now, onClose }: { shown: Shown; now: string; onClose: () => void }) {
  const { event, date } = shown
  const [typed, setTyped] = useState(nothing)
  const [isTried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const attempt = useAttemptId()
  const onError = (error: unknown) => {
    const refusal = refusalOf(error)
    const code = refusal && !['OFFLINE', 'UNKNOWN'].includes(refusal.code) ? refusal.code : null
    const { title, text } = enrolRefused(code, { zone: event.zone, ...(refusal?.data as object) })
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
    const { title, text } = enrolWords.done(event.title)
    tellSuccess(title, text)
    setDone(true)
  }
  const free = useChange(api.events.enrolFree, { onError, onSuccess: entered })
  const wait = useChange(api.events.joinWaitlist, { onError, onSuccess: entered })
  const checkout = useChange(api.events.checkout, { onError, onSuccess: ({ url }) => toCheckout(url) })
  const isBusy = free.isPending || wait.isPending || checkout.isPending || checkout.isSuccess

  const send = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    if (isBusy) return
    setTried(true)
    if (!(typed.terms && typed.policy)) {
      const { title, text } = enrolRefused('TERMS_REQUIRED')
      tellError(title, text)
    }
    if (!(typed.terms && typed.policy) || cleanNotes(typed.notes) === null) return focusFault(submitted.currentTarget)
    const parts = buttonParts(shown)
    const blocked = sendNotice(parts.event, parts.date, now)
    if (blocked) return tellError(blocked.title, blocked.text)
    const asked = {
      ...{ eventId: event.id, occurrenceId: date.id, termsVersion },
      enrollmentData: {
        ...{ dietary_restrictions: typed.dietaryRestrictions, allergies: typed.allergies, notes: typed.notes },
        ...{ terms_accepted: typed.terms, cancellation_policy_accepted: typed.policy },
      },
    }
    const way = date.spotsLeft === 0 ? wait : isFree(event) ? free : checkout
    way.mutate({ id: attempt.idFor(asked), ...asked })
  }
  return {
    ...{ typed, isTried, isDone, isBusy, send },
    isTouched: typed !== nothing && !isBusy,
    notesFault: cleanNotes(typed.notes) === null ? formLabels.notesTooLong : null,
    put: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
  }
}
