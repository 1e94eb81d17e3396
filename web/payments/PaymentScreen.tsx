import { payWords } from '@bewezen/domain/payments/words.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { ResumedPayment } from './ResumedPayment.tsx'

type Query = Record<string, string | undefined>

/**
 * Where an order of the shop is going to be paid: it goes on to the provider while the shop takes money, and otherwise says
 * that nothing can be paid. The secret does not stay in the address, and is sent nowhere (SUB-PAY-03, SUB-PAY-09, SHOP-ORDER-04).
 */
export function PaymentScreen() {
  const navigate = useNavigate()
  const orderId = useSearch({ strict: false, select: (search: Query) => search.order_id ?? '' })
  const settings = useRead(api.access.settings, {}, { staleTime: 0 })
  useEffect(() => {
    const search = ({ client_secret: _, ...rest }: Query) => rest
    void navigate({ to: '.', search: search as never, replace: true })
  }, [navigate])
  if (settings.isPending) return <OnItsWay />
  return settings.data?.shopPayment ? <ResumedPayment orderId={orderId} /> : <PaymentUnavailable />
}

const OnItsWay = () => (
  <Main className="page max-w-[720px] py-14 lg:py-24">
    <Skeleton className="h-64 w-full" />
  </Main>
)

/** That an order cannot be paid yet, and the way back to the products (SUB-PAY-03, SUB-PAY-10). */
export function PaymentUnavailable() {
  const { title, text, back } = payWords.unavailable
  return (
    <Main className="page max-w-[720px] py-14 lg:py-24">
      <h1 className="heading text-fs-46 leading-[1.1] tracking-[-0.03em]">{title}</h1>
      <p className="mt-4 text-fs-18 text-ink-2">{text}</p>
      <LinkButton to="/products" look="line" size="l" className="mt-8">
        {back}
      </LinkButton>
    </Main>
  )
}
