import { z } from 'zod'
import { inOneLine } from '../productForm.ts'
import { Country } from './shipping.ts'

const typed = z.string().max(1_000)

/** The address of an order as it is typed (SHOP-ORDER-07). */
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

/** The address of an order as it is kept; one of downloads alone has a name and a country, the rest is empty (SHOP-ORDER-07). */
export const OrderAddress = AddressForm
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

/** An address as it is kept: in one line each, a Dutch postcode as '1234 AB'; of downloads alone only who and which country. */
export function addressOf(form: AddressForm, isPhysical: boolean): OrderAddress {
  const { country } = form
  const name = inOneLine(form.name)
  if (!isPhysical) return { ...emptyAddress(name), country }
  return {
    name,
    street: inOneLine(form.street),
    houseNumber: inOneLine(form.houseNumber),
    addition: inOneLine(form.addition),
    postcode: keptPostcode(form.postcode, country),
    city: inOneLine(form.city),
    country,
  }
}

function keptPostcode(typedPostcode: string, country: Country): string {
  const tight = inOneLine(typedPostcode).replace(/\s/gu, '').toUpperCase()
  return country === 'NL' ? tight.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2') : tight
}
