import { type PlanState, planButton } from '@bewezen/domain/membership/planPage.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import { paymentMethodsSentence } from '@bewezen/domain/payments/paymentMethodWords.ts'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { Checkbox } from '../base/parts/Checkbox.tsx'
import { Lifelong } from './Lifelong.tsx'
import { useCheckout } from './useCheckout.ts'

type Props = { state: PlanState; priceCents?: number; justRegistered: boolean }

/** Agreeing to the terms and going to pay (SUB-CHECKOUT-13, SUB-CHECKOUT-14). */
export function Order({ state, priceCents, justRegistered }: Props) {
  const [agreed, setAgreed] = useState(false)
  const checkout = useCheckout(priceCents)
  const button = planButton({ state, justRegistered, agreed, busy: checkout.isBusy })
  const isOpen = state === 'none' || state === 'unknown'
  const waitsForTerms = state === 'none' && !agreed
  return (
    <form
      className="grid gap-3.5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!button.disabled) checkout.start()
      }}
    >
      {isOpen && priceCents !== undefined && <Lifelong priceCents={priceCents} />}
      {priceCents !== undefined && <p className="text-fs-14 font-semibold">{words.priceLine(priceCents)}</p>}
      {isOpen && (
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} label={<AgreedTo />} />
      )}
      {isOpen && priceCents !== undefined && <p className="text-fs-14 text-ink-2">{words.obligation(priceCents)}</p>}
      <Button
        type="submit"
        look={state === 'active' ? 'line' : 'sun'}
        size="l"
        block
        busy={checkout.isBusy}
        disabled={button.disabled && !checkout.isBusy && !waitsForTerms}
        disabledBecause={waitsForTerms ? words.termsWhy : null}
      >
        {button.label}
      </Button>
      {isOpen && (
        <div className="grid gap-1 text-center text-fs-13 text-ink-3">
          <p>{words.withdrawable}</p>
          <p className="flex items-center justify-center gap-2">
            <Lock size={15} aria-hidden="true" />
            {words.goingToPay}
          </p>
          <PaymentMethods />
        </div>
      )}
    </form>
  )
}

/** The ways of paying as the provider offers them; its line is there before they are, so that nothing moves (SUB-CHECKOUT-21). */
function PaymentMethods() {
  const { data, isSuccess } = useRead(api.membership.paymentMethods, {})
  const sentence = paymentMethodsSentence(data ?? [])
  return isSuccess && !sentence ? null : <p className="min-h-[1lh]">{sentence}</p>
}

const AgreedTo = () => (
  <>
    {words.terms.before}
    <a href="/terms" target="_blank" rel="noopener" className="font-semibold underline">
      {words.terms.link}
    </a>
  </>
)
