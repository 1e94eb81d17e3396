import { isLongerThan } from '../../base/visibleText.ts'
import { type AddressField, type AddressForm, addressOf } from './address.ts'
import { addressFaultWords as words } from './addressWords.ts'
import type { Country } from './shipping.ts'

/** The error message of each invalid field. */
export type AddressFaults = { [Field in AddressField]?: string }

const [maxLine, maxAddition] = [100, 10]
const postcodes: Record<Country, RegExp> = { NL: /^[1-9]\d{3} [A-Z]{2}$/, BE: /^[1-9]\d{3}$/, DE: /^\d{5}$/ }

/** Validates a typed address: the error message under each invalid field, or an empty object (SHOP-ORDER-07). */
export function addressFaults(form: AddressForm, isPhysical: boolean): AddressFaults {
  const address = addressOf(form, isPhysical)
  const faults: AddressFaults = {}
  const wrong = (field: AddressField, isWrong: boolean, says: string) => {
    if (isWrong) faults[field] ??= says
  }
  wrong('name', address.name === '', words.nameRequired)
  wrong('name', isLongerThan(address.name, maxLine), words.nameTooLong)
  if (!isPhysical) return faults
  wrong('street', address.street === '', words.streetRequired)
  wrong('street', isLongerThan(address.street, maxLine), words.streetTooLong)
  wrong('houseNumber', !/^\d{1,6}$/.test(address.houseNumber), words.houseNumber)
  wrong('addition', isLongerThan(address.addition, maxAddition), words.additionTooLong)
  wrong('postcode', !postcodes[address.country].test(address.postcode), words.postcode[address.country])
  wrong('city', address.city === '', words.cityRequired)
  wrong('city', isLongerThan(address.city, maxLine), words.cityTooLong)
  return faults
}
