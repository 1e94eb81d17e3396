import { amount } from '@bewezen/domain/base/money.ts'
import type { Cart } from '@bewezen/domain/shop/contract.ts'
import { cartWords } from '@bewezen/domain/shop/words.ts'
import Info from 'lucide-react/icons/info'
import { useId } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'

type Props = { cart: Cart; isOn: boolean; onClose: () => void }

/** What it comes to, and the way to the review step (SH-CART-04, SHOP-ORDER-04). */
export function CartCheckout({ cart, isOn, onClose }: Props) {
  return (
    <div className="grid w-full gap-3">
      <p className="flex items-baseline justify-between">
        {cartWords.total}
        <strong className="heading text-fs-34">{amount(cart.totalCents)}</strong>
      </p>
      {isOn ? (
        <LinkButton look="sun" size="l" block to="/checkout" onClick={onClose}>
          {cartWords.checkout}
        </LinkButton>
      ) : (
        <Soon />
      )}
    </div>
  )
}

/** Nothing can be paid yet: the button says so and does nothing (SH-CART-05, SH-CART-06). */
function Soon() {
  const soonId = useId()
  return (
    <>
      <Button look="sun" size="l" block aria-describedby={soonId}>
        {cartWords.checkout}
      </Button>
      <p id={soonId} className="flex items-start gap-2 text-fs-14 text-ink-2">
        <Info size={17} className="mt-0.5 flex-none" />
        {cartWords.soon}
      </p>
    </>
  )
}
