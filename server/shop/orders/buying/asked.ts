import type { AddressForm } from '@bewezen/domain/shop/orders/address.ts'
import type { ShownLine } from '@bewezen/domain/shop/orders/ordering.ts'

/** What a buyer asks to make, as they saw it. */
export type Asked = {
  id: string
  /** The download that is ordered alone; null orders the cart. */
  productId: string | null
  address: AddressForm
  shown: { lines: readonly ShownLine[]; shippingCents: number }
}
