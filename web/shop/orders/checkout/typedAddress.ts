import type { AddressForm } from '@bewezen/domain/shop/orders/address.ts'
import { keptInTab } from '../../../base/session/keptInTab.ts'

/** What a buyer typed of an address, kept for a reload of this tab until the order is made (SHOP-ORDER-41). */
export const typedAddress = keptInTab<{ personId: string; typed: Partial<AddressForm> }>('checkout-address')
