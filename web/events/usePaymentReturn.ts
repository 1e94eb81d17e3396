import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { takeBegun } from './begunPayment.ts'
import { tellEventsUpdated } from './updated.ts'

/** What the address of a return says to the person; it changes nothing, only the provider's message does (EV-PAY-06, EV-PAY-07, EV-PAY-14). */
export function paymentNotice({
  payment,
  session_id,
}: Record<string, string | undefined>): 'paid' | 'cancelled' | null {
  if (payment === 'success') return session_id ? 'paid' : null
  return payment === 'cancelled' ? 'cancelled' : null
}

/** Tells how a payment went, takes that out of the address, opens the event that it was for and reads the events anew (EV-ROUTE-11..14, EV-ROUTE-21, EV-PAY-25). */
export function usePaymentReturn(): void {
  const router = useRouter()
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const { payment, session_id, ...kept } = search
  const isReturn = payment !== undefined || session_id !== undefined
  const query = new URLSearchParams(kept as Record<string, string>).toString()
  useEffect(() => {
    if (!isReturn) return
    const notice = paymentNotice({ payment, session_id })
    if (notice === 'paid') tellSuccess(enrolWords.paid.title, enrolWords.paid.text)
    if (notice === 'cancelled') tellError(enrolWords.payingCancelled.title, enrolWords.payingCancelled.text)
    const { pathname } = router.state.location
    const href = (notice && takeBegun()) ?? (query ? `${pathname}?${query}` : pathname)
    void router.navigate({ href, replace: true, resetScroll: false })
    tellEventsUpdated()
  }, [isReturn, payment, session_id, query, router])
}
