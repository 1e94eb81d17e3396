import { useEffect, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'

/** How many pieces are in the cart, for the badge (SH-CART-02). Asked when the page has come to rest: nobody waits for it. */
export function useCartPieces(): number {
  const isCalm = useCalm()
  return useRead(api.shop.cart, {}, { enabled: isCalm, select: (cart) => cart.pieces }).data ?? 0
}

function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const later = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1500))
    const forget = window.cancelIdleCallback ?? clearTimeout
    const asked = later(() => setCalm(true), { timeout: 4000 })
    return () => forget(asked)
  }, [])
  return isCalm
}
