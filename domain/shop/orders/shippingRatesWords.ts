import { amount } from '../../base/money.ts'
import { countryWords } from './addressWords.ts'
import { countries, type ShippingRates } from './shipping.ts'

/** What shipping costs, in one line of the log: 'Nederland € 4,95, België € 7,95, Duitsland € 7,95, gratis vanaf € 75,00' (SHOP-ORDER-09). */
export function shippingRatesWords(rates: ShippingRates): string {
  const parts = countries.map((country) => `${countryWords[country]} ${amount(rates[country])}`)
  const free = rates.freeFromCents === null ? 'nooit gratis' : `gratis vanaf ${amount(rates.freeFromCents)}`
  return [...parts, free].join(', ')
}
