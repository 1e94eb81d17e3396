import { newlyPriced } from '@bewezen/domain/shop/cart.ts'
import type { Cart } from '@bewezen/domain/shop/contract.ts'
import { cartWords } from '@bewezen/domain/shop/words.ts'
import Info from 'lucide-react/icons/info'
import { useEffect, useRef, useState } from 'react'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { List } from '../base/parts/List.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { CartCheckout } from './CartCheckout.tsx'
import { CartRow } from './CartRow.tsx'

/** The own cart: a drawer at the right, a sheet on a phone, which leads to the review step while the shop takes money (SH-CART-01..08, SHOP-ORDER-04). */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose)
  // Prices may have changed since: what is known is shown, and asked for anew.
  const { data: cart, error, refetch } = useRead(api.shop.cart, {}, { refetchOnMount: 'always' })
  const settings = useRead(api.access.settings, {})
  // As long as nobody knows whether anything can be paid there is no button, which would change under the finger.
  const isKnown = settings.data !== undefined || settings.isError
  const changed = useNewPrices(cart)
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      look="drawer"
      title={cartWords.title}
      // Until it is known how many there are, only their place is kept.
      description={<span role="status">{cart ? cartWords.pieces(cart.pieces) : '\u00a0'}</span>}
      actions={
        cart && isKnown && cart.lines.length > 0 ? (
          <CartCheckout cart={cart} isOn={settings.data?.shopPayment ?? false} onClose={onClose} />
        ) : undefined
      }
    >
      {changed.length > 0 && (
        <p role="status" className="mb-3 flex gap-2 rounded-m bg-sky-soft px-3.5 py-2.5 text-fs-14 text-sky-ink">
          <Info size={18} className="mt-0.5 flex-none" />
          {cartWords.newPrice(changed)}
        </p>
      )}
      <List
        of={listed(cart?.lines, { error, refetch }, cartWords.refused)}
        label={cartWords.title}
        loading={cartWords.loading}
        keyOf={(line) => line.id}
        row={(line) => <CartRow line={line} />}
        empty={{
          ...cartWords.empty,
          art: 'arc',
          action: (
            <LinkButton look="line" to="/products" onClick={onClose}>
              {cartWords.toShop}
            </LinkButton>
          ),
        }}
        className="gap-0! border-t border-line *:border-b *:border-line"
      />
    </ResponsiveModal>
  )
}

/** The names of what got another price while this page knew the old one (SH-EDGE-35). */
function useNewPrices(cart: Cart | undefined): readonly string[] {
  const shown = useRef(cart?.lines ?? [])
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (!cart) return
    const changed = newlyPriced(shown.current, cart.lines)
    shown.current = cart.lines
    if (changed.length > 0) setNames(changed)
  }, [cart])
  return names
}
