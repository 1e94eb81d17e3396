import { wholeNumber } from './numbers.ts'

export type Currency = 'EUR' | 'USD' | 'GBP'
const signs: Record<Currency, string> = { EUR: '€', USD: '$', GBP: '£' }

// Written by hand and with a plain space: the same bytes in every browser, on the server and in the given texts.

/** An amount with two decimals: 3500 → '€ 35,00' (SHOP-PRICE-04, EV-LIMIT-18). */
export function amount(cents: number, currency: Currency = 'EUR'): string {
  const whole = wholeNumber(Math.trunc(Math.abs(checked(cents)) / 100))
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${signs[currency]} ${cents < 0 ? '-' : ''}${whole},${rest}`
}

/** An amount in running text: 4900 → '€ 49', 1250 → '€ 12,50' (SUB-PAGE-15). */
export const shortAmount = (cents: number, currency: Currency = 'EUR'): string =>
  amount(cents, currency).replace(/,00$/, '')

/** A price: 'Gratis' for nothing, else the amount with two decimals (EV-LIMIT-18). */
export const price = (cents: number, currency: Currency = 'EUR'): string =>
  cents === 0 ? 'Gratis' : amount(cents, currency)

/** An amount as it is typed, '12', '12,5' or '12.50', in whole cents and never by way of a fraction; null for anything else (EV-FORM-48, EV-EDGE-26). */
export function typedCents(typed: string): number | null {
  const read = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  return read ? Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0')) : null
}

/** An amount as one types it, what `typedCents` reads back as the same: 123450 → '1234,50'; below zero with a sign, as a Dutch spreadsheet reads it. */
export function centsText(cents: number): string {
  const whole = Math.abs(checked(cents))
  const text = `${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}

function checked(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is whole cents, not ${cents}`)
  return cents
}
