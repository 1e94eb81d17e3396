import { newId } from '@bewezen/domain/base/newId.ts'
import { enrolRefused, enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { keepBegun } from '../begunPayment.ts'
import type { Shown } from '../shown.ts'
import { tellEventsUpdated } from '../updated.ts'
import { useCode } from './useCode.ts'

/** Leads to the payment page, in the same tab, which remembers for which event (EV-PAY-03, EV-PAY-05, EV-PAY-09, EV-PAY-25). */
export function toCheckout(url: string, shown: Shown): void {
  keepBegun(shown)
  tellSuccess(enrolWords.toCheckout)
  window.location.assign(url)
}

/** Reopens the payment of a seat that is held, or begins that of one that is offered, perhaps with a code; everything was agreed to then (EV-PAY-12, EV-WAIT-05, EV-MORE-20). */
export function usePaying(shown: Shown) {
  const { event, date } = shown
  const code = useCode()
  const checkout = useChange(api.events.checkout, {
    onSuccess({ url }) {
      if (url !== null) return toCheckout(url, shown)
      const { title, text } = enrolWords.done(event.title)
      tellSuccess(title, text)
      tellEventsUpdated()
    },
    onError: (error) => {
      if (code.takeRefusal(error)) return
      const refusal = refusalOf(error)
      const { title, text } = enrolRefused(refusal?.code ?? null, { zone: event.zone, ...(refusal?.data as object) })
      tellError(title, text)
      tellEventsUpdated()
    },
  })
  return {
    isBusy: checkout.isPending,
    code,
    pay: () =>
      checkout.mutate({
        id: newId(),
        eventId: event.id,
        occurrenceId: date.id,
        termsVersion,
        discountCode: code.typed.trim() || null,
        enrollmentData: { terms_accepted: true, cancellation_policy_accepted: true },
      }),
  }
}
