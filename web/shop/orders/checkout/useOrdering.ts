import type { AddressForm } from '@bewezen/domain/shop/orders/address.ts'
import type { OrderChange } from '@bewezen/domain/shop/orders/ordering.ts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useAttemptId } from '../../../base/api/useAttemptId.ts'
import { useChange } from '../../../base/api/useChange.ts'
import type { Faults } from '../../../base/editing/faults.ts'
import { followPayment, tellRefused } from '../followPayment.ts'
import { askAbout } from './askAbout.ts'
import { changesSince, type Review, shownOf } from './review.ts'
import { typedAddress } from './typedAddress.ts'

type Given = {
  productId: string | null
  now: Review
  address: AddressForm
  renew: () => Promise<Review | undefined>
  onFaults: (faults: Faults<keyof AddressForm>) => void
}
/** At random: people know an order by the first signs of its id, which all ids of one minute share otherwise. */
const orderId = (): string => crypto.randomUUID()

export type Ordering = ReturnType<typeof useOrdering>

/**
 * 'Bestelling met betaalplicht': sends what stands on the screen under an id that stays the same for as long as that does,
 * and leaves for the provider. What changed meanwhile is asked about anew (SHOP-ORDER-12, SHOP-ORDER-18, SHOP-ORDER-19).
 */
export function useOrdering({ productId, now, address, renew, onFaults }: Given) {
  const navigate = useNavigate()
  const cache = useQueries()
  const attempt = useAttemptId(orderId)
  const [agreed, setAgreed] = useState(now)
  const [told, setTold] = useState<readonly OrderChange[]>([])
  const [hasAgreed, setHasAgreed] = useState(false)
  const [missesTerms, setMissesTerms] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const terms = useRef<HTMLInputElement>(null)
  // The second press of a double click comes before the button is drawn busy.
  const isSending = useRef(false)
  const missTerms = () => {
    setMissesTerms(true)
    terms.current?.focus()
  }
  const seen = changesSince(agreed, now, address.country)
  const changes = seen.length > 0 ? seen : told
  const shown = shownOf(now, address.country)
  const place = useChange(api.orders.place, {
    onSuccess: ({ id, url }) => {
      typedAddress.drop()
      void cache.invalidateQueries({ queryKey: api.orders.mine.key() })
      if (url !== null) return setLeaving(followPayment(url))
      void cache.invalidateQueries({ queryKey: api.shop.cart.key() })
      void navigate({ to: '/checkout/success', search: { order_id: id } as never, replace: true })
    },
    onError: async (error, { id }) => {
      const { code, data } = refusalOf(error) ?? { code: 'UNKNOWN', data: undefined }
      if (code === 'ORDER_CHANGED') {
        // Once the button that waits for them has come to rest.
        await askAbout((data as { changes: readonly OrderChange[] }).changes, { renew, ask: setTold })
        return
      }
      if (code === 'FAULTY_FIELDS') onFaults((data as { faults: Faults<keyof AddressForm> }).faults)
      if (code === 'TERMS_REQUIRED') missTerms()
      // The order is there and holds its stock; only its page at the provider is not (SHOP-ORDER-19).
      if (code === 'PROVIDER_FAILED') {
        typedAddress.drop()
        setOpenId(id)
      }
      tellRefused(error)
      // The next press makes a new order of what stands here (SHOP-ORDER-42).
      if (code === 'ORDER_ENDED') {
        attempt.done()
        setOpenId(null)
      }
      if (code === 'PAYMENT_OFF' || code === 'NOTHING_TO_ORDER') void renew()
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  return {
    changes,
    /** The buyer read what changed. */
    agree() {
      setAgreed(now)
      setTold([])
    },
    /** The box of the terms. */
    terms,
    hasAgreed,
    missesTerms: missesTerms && !hasAgreed,
    setHasAgreed,
    // Until the page is left the button stays busy, so that one press is one order.
    isBusy: place.isPending || isLeaving,
    /** The order that is there and could not be led to its payment yet. */
    openId,
    order() {
      if (changes.length > 0 || isSending.current) return
      if (!hasAgreed) return missTerms()
      isSending.current = true
      const contents = { productId, address, shown, hasAgreed }
      place.mutate({ id: attempt.idFor(contents), ...contents })
    },
  }
}
