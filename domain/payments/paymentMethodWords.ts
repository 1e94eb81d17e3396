/** Display names of the payment methods that a provider knows by its own names, in the order in which they are told. */
const names: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  card: 'creditcard',
  bancontact: 'Bancontact',
  sepa_debit: 'SEPA-incasso',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
  klarna: 'Klarna',
  revolut_pay: 'Revolut Pay',
  link: 'Link',
}

/** The payment methods in one sentence; null when none of them has a name that people know (SUB-CHECKOUT-21). */
export function paymentMethodsSentence(methods: readonly string[]): string | null {
  const known = Object.keys(names).filter((name) => methods.includes(name))
  if (known.length === 0) return null
  const list = new Intl.ListFormat('nl', { type: 'disjunction' }).format(known.map((name) => names[name] ?? name))
  return `Betalen kan met ${list}.`
}
