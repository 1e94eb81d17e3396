import { payWords } from '@bewezen/domain/payments/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'

type Query = Record<string, string | undefined>

/** Where an order of the shop is going to be paid: for now nothing can be, and the secret does not stay in the address (SUB-PAY-09). */
export function PaymentScreen() {
  const navigate = useNavigate()
  useEffect(() => {
    const search = ({ client_secret: _, ...rest }: Query) => rest
    void navigate({ to: '.', search: search as never, replace: true })
  }, [navigate])
  return <PaymentUnavailable />
}

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
