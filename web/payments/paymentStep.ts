type Query = Readonly<Record<string, string | undefined>>

/** Where the payment page goes on: here without the secret in the address, or to the products when something is missing (SUB-PAY-02, SUB-PAY-09). */
export function paymentStep({ client_secret: secret, order_id }: Query): {
  to: '.' | '/products'
  search: Record<string, string>
} {
  return secret && order_id ? { to: '.', search: { order_id } } : { to: '/products', search: {} }
}
