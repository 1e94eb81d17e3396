import { typedCents } from '../../base/money.ts'
import { type Country, countries, maxFreeFromCents, maxShippingCents, type ShippingRates } from './shipping.ts'
import { shippingWords as words } from './shippingWords.ts'

/** The costs of shipping as they are typed, in euros; 'gratis vanaf' left empty is never (SHOP-ORDER-09). */
export type ShippingForm = Record<Country, string> & { freeFrom: string }
export type ShippingFaults = { [Field in keyof ShippingForm]?: string }

/** What is stored, as its fields show it: '4,95'. */
export const shippingFormOf = ({ freeFromCents, ...rates }: ShippingRates): ShippingForm => ({
  NL: euros(rates.NL),
  BE: euros(rates.BE),
  DE: euros(rates.DE),
  freeFrom: freeFromCents === null ? '' : euros(freeFromCents),
})

/** The sentence under each field that is wrong; empty when all can be stored. */
export function shippingFaults(form: ShippingForm): ShippingFaults {
  const faults: ShippingFaults = {}
  for (const country of countries) if (!isUpTo(maxShippingCents, form[country])) faults[country] = words.rateRefused
  if (form.freeFrom.trim() !== '' && !isUpTo(maxFreeFromCents, form.freeFrom)) faults.freeFrom = words.freeRefused
  return faults
}

/** The costs that were typed, in whole cents, of a form without faults. */
export const ratesFrom = ({ NL, BE, DE, freeFrom }: ShippingForm): ShippingRates => ({
  NL: typedCents(NL) ?? 0,
  BE: typedCents(BE) ?? 0,
  DE: typedCents(DE) ?? 0,
  freeFromCents: typedCents(freeFrom),
})

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

function isUpTo(most: number, typed: string): boolean {
  const cents = typedCents(typed)
  return cents !== null && cents <= most
}
