import { z } from 'zod'
import { typedLine } from '../../base/typedLine.ts'
import { cleanLine } from '../../base/typedText.ts'
import { isInvisible } from '../../base/visibleText.ts'
import { Country } from './shipping.ts'

const typed = typedLine(1_000)

/** The address form of the checkout, as typed; `addressFaults` validates it (SHOP-ORDER-07). */
export const AddressForm = z.strictObject({
  name: typed,
  street: typed,
  houseNumber: typed,
  addition: typed,
  postcode: typed,
  city: typed,
  country: Country,
})
export type AddressForm = z.infer<typeof AddressForm>
export type AddressField = keyof AddressForm

/** The address as stored with an order; with downloads only, just name and country are filled (SHOP-ORDER-07). */
export type OrderAddress = AddressForm

export const emptyAddress = (name = ''): AddressForm => ({
  name,
  street: '',
  houseNumber: '',
  addition: '',
  postcode: '',
  city: '',
  country: 'NL',
})

/**
 * The typed address normalised for storage: each field on one line, without text nobody can see, the postcode in capitals
 * and a Dutch one as '1234 AB'. With downloads only, just name and country are kept (SHOP-ORDER-07).
 */
export function addressOf(form: AddressForm, isPhysical: boolean): OrderAddress {
  const { country } = form
  const name = seenLine(form.name)
  if (!isPhysical) return { ...emptyAddress(name), country }
  return {
    name,
    street: seenLine(form.street),
    houseNumber: seenLine(form.houseNumber),
    addition: seenLine(form.addition),
    postcode: keptPostcode(form.postcode, country),
    city: seenLine(form.city),
    country,
  }
}

function seenLine(typedLine: string): string {
  const line = cleanLine(typedLine)
  return isInvisible(line) ? '' : line
}

function keptPostcode(typedPostcode: string, country: Country): string {
  // A pasted postcode can hold characters nobody sees, such as the marks of writing direction.
  const tight = typedPostcode.replace(/[\s\p{Cf}\p{DI}]/gu, '').toUpperCase()
  return country === 'NL' ? tight.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2') : tight
}
