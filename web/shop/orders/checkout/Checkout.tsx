import type { AddressForm } from '@bewezen/domain/shop/orders/address.ts'
import { emptyAddress } from '@bewezen/domain/shop/orders/address.ts'
import { addressFaults } from '@bewezen/domain/shop/orders/addressFaults.ts'
import { checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import type { Country } from '@bewezen/domain/shop/orders/shipping.ts'
import { useEffect, useState } from 'react'
import { useForm } from '../../../base/editing/useForm.ts'
import { AddressStep } from './AddressStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { isSent, type Review, totalsIn } from './review.ts'
import { StepMarks } from './StepMarks.tsx'
import { Summary } from './Summary.tsx'
import { typedAddress } from './typedAddress.ts'
import { useOrdering } from './useOrdering.ts'
import { type Step, useStep } from './useStep.ts'

type Props = {
  personId: string
  productId: string | null
  /** What an order would be now. */
  now: Review
  /** Asks the server anew what it would be. */
  renew: () => Promise<Review | undefined>
}

/** Details, then the check with the button that orders; what was typed stays whatever is refused (SHOP-ORDER-06, SHOP-ORDER-07, SHOP-ORDER-41). */
export function Checkout({ personId, productId, now, renew }: Props) {
  const sent = isSent(now)
  const [start] = useState(() => now.address ?? emptyAddress(now.fullName))
  const [begun] = useState(() => typedAddress.read(personId)?.typed ?? {})
  const address = useForm<AddressForm>({ start, begun, faultsOf: (values) => addressFaults(values, sent) })
  const { typed } = address
  useEffect(() => {
    if (Object.keys(typed).length > 0) typedAddress.keep({ personId, typed })
  }, [personId, typed])
  const isComplete = Object.keys(address.faults).length === 0
  // A kept address that fits needs no step of its own; one that was being typed is gone on with.
  const [first] = useState<Step>(() =>
    now.address && isComplete && Object.keys(begun).length === 0 ? 'check' : 'address',
  )
  const { step, go, hasMoved } = useStep(first, isComplete)
  const country: Country = address.values.country
  const ordering = useOrdering({
    productId,
    now,
    address: address.values,
    renew,
    onFaults: (faults) => {
      go('address')
      address.refuse(faults)
    },
  })
  return (
    <div className="grid overflow-hidden bg-surface max-lg:border-y max-lg:border-line lg:grid-cols-[minmax(0,1fr)_424px] lg:rounded-xl lg:shadow-3">
      <div className="px-(--gutter) py-5 lg:px-9 lg:py-[30px]">
        <StepMarks at={step} />
        {step === 'address' ? (
          <AddressStep form={address} sent={sent} takesFocus={hasMoved} onDone={() => go('check')} />
        ) : (
          <CheckStep
            review={now}
            address={address.values}
            changes={ordering.changes}
            onAgree={ordering.agree}
            takesFocus={hasMoved}
            onChange={() => go('address')}
          />
        )}
      </div>
      <section
        aria-label={words.totals}
        className="border-line bg-bg px-(--gutter) py-5 max-lg:border-t lg:border-l lg:px-8 lg:py-[30px]"
      >
        <Summary
          totals={totalsIn(now, country)}
          pieces={now.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
          country={sent ? country : null}
          ordering={step === 'check' ? ordering : null}
        />
      </section>
    </div>
  )
}
