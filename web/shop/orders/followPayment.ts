import { mayFollow } from '@bewezen/domain/payments/addresses.ts'
import { refusedOrder } from '@bewezen/domain/shop/orders/refusedOrderWords.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { tellError } from '../../base/parts/toast.ts'

/** Leaves for the page of the provider; an address that is not one of its own is not followed, and answers no (SHOP-ORDER-19). */
export function followPayment(url: string): boolean {
  const mayGo = mayFollow(url, window.location.origin)
  if (mayGo) window.location.assign(url)
  else tellRefused({ code: 'PROVIDER_FAILED' })
  return mayGo
}

/** Says why a request of a buyer was refused, and answers the code. */
export function tellRefused(error: unknown): string {
  const code = refusalOf(error)?.code ?? 'UNKNOWN'
  const { title, text } = refusedOrder(code)
  tellError(title, text)
  return code
}
