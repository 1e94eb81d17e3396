import type { AddressForm } from '@bewezen/domain/shop/orders/address.ts'

const key = 'checkout-address'

type Typed = Partial<AddressForm>

// An address is personal data: it stays in the storage of one tab, which is emptied when the login ends (signOut.ts).

/** Keeps what a buyer typed of an address for a reload of this tab, until the order is made (SHOP-ORDER-41). */
export function keepTyped(personId: string, typed: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ personId, typed }))
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function dropTyped(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there was none.
  }
}

/** What this person typed in this tab; that of somebody else is thrown away. */
export function readTyped(personId: string): Typed | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { personId: string; typed: Typed } | null
    if (kept?.personId === personId) return kept.typed
    if (kept) dropTyped()
    return null
  } catch {
    return null
  }
}
