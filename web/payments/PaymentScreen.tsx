import { payWords } from '@bewezen/domain/payments/words.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { paymentStep } from './paymentStep.ts'

type Query = Record<string, string | undefined>

/**
 * Where an order of the shop is going to be paid; for now it says that this is still to come. What came in the address
 * is read once, and the secret is taken out of it (SUB-PAY-02, SUB-PAY-03, SUB-PAY-09, SUB-PAY-10).
 */
export function PaymentScreen() {
  const query = useSearch({ strict: false, select: (search: Query) => search })
  const [step] = useState(() => paymentStep(query))
  const navigate = useNavigate()
  useEffect(() => {
    const { to, search } = step
    void navigate({ to, search: search as never, replace: true })
  }, [navigate, step])
  if (step.to !== '.') return null
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
