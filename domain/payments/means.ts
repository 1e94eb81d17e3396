/** What people call the ways of paying that a provider knows by its own names; the order is that in which they are told. */
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

/** The ways of paying in one sentence; null when none of them has a name that people know (SUB-CHECKOUT-21). */
export function meansSentence(means: readonly string[]): string | null {
  const known = Object.keys(names).filter((name) => means.includes(name))
  if (known.length === 0) return null
  const list = new Intl.ListFormat('nl', { type: 'disjunction' }).format(known.map((name) => names[name] ?? name))
  return `Betalen kan met ${list}.`
}
