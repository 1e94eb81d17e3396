import type { AddressField } from './address.ts'
import type { Country } from './shipping.ts'

export const countryWords: Record<Country, string> = { NL: 'Nederland', BE: 'België', DE: 'Duitsland' }

export const addressFieldWords: Record<AddressField, string> = {
  name: 'Naam',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  addition: 'Toevoeging',
  postcode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
}

/** The error messages of the address form (SHOP-ORDER-07). */
export const addressFaultWords = {
  nameRequired: 'Vul een naam in',
  nameTooLong: 'Een naam mag maximaal 100 karakters bevatten',
  streetRequired: 'Vul een straat in',
  streetTooLong: 'Een straat mag maximaal 100 karakters bevatten',
  houseNumber: 'Vul een huisnummer in van maximaal 6 cijfers; de rest hoort bij Toevoeging',
  additionTooLong: 'Een toevoeging mag maximaal 10 karakters bevatten',
  postcode: {
    NL: 'Vul een postcode in zoals 1234 AB',
    BE: 'Vul een postcode in van 4 cijfers',
    DE: 'Vul een postcode in van 5 cijfers',
  },
  cityRequired: 'Vul een plaats in',
  cityTooLong: 'Een plaats mag maximaal 100 karakters bevatten',
} as const

type Written = Record<AddressField, string> & { country: Country }

/** The lines of an address as printed on screens, invoices and packing slips: 'Biltstraat 14 bis', '3572 BA Utrecht'; the country only outside the Netherlands. */
export function addressLines({ name, street, houseNumber, addition, postcode, city, country }: Written): string[] {
  const lines = [name, `${street} ${houseNumber} ${addition}`.trim(), `${postcode} ${city}`.trim()]
  return [...lines.filter((line) => line !== ''), ...(country === 'NL' ? [] : [countryWords[country]])]
}
