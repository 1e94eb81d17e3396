/** Where the payment provider shows its pages. */
const providerOrigins = ['https://checkout.stripe.com', 'https://billing.stripe.com'] as const

/**
 * Whether a browser may be sent to this address: https on a host of the provider, or the page for test payments,
 * which stands under /dev on our own site and exists in no production (SUB-CHECKOUT-18).
 */
export function mayFollow(address: string, ownOrigin: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  if (providerOrigins.some((origin) => url.origin === origin)) return true
  return url.origin === ownOrigin && url.pathname.startsWith('/dev/')
}
