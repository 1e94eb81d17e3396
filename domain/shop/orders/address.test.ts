import { expect, test } from 'vitest'
import { type AddressField, AddressForm, addressOf, emptyAddress } from './address.ts'
import { addressFaults } from './addressFaults.ts'
import { addressLines, addressFaultWords as words } from './addressWords.ts'

const form: AddressForm = {
  name: 'Sanne Jansen',
  street: 'Biltstraat',
  houseNumber: '14',
  addition: 'bis',
  postcode: '3572 BA',
  city: 'Utrecht',
  country: 'NL',
}
const belgian: AddressForm = { ...form, postcode: '1000', city: 'Brussel', country: 'BE' }
const german: AddressForm = { ...form, postcode: '01067', city: 'Dresden', country: 'DE' }

test('SHOP-ORDER-07 an address of each country has no faults, and is kept as it was typed', () => {
  for (const address of [form, belgian, german]) {
    expect(addressFaults(address, true)).toEqual({})
    expect(addressOf(address, true)).toEqual(address)
  }
})

test.each<[AddressForm['country'], string, string | null]>([
  ['NL', '3572 BA', '3572 BA'],
  ['NL', '3572ba', '3572 BA'],
  ['NL', ' 3572  ba ', '3572 BA'],
  ['NL', '35 72 B A', '3572 BA'],
  ['NL', '3572\u00a0ba', '3572 BA'],
  ['NL', '\u200e3572\u200b BA\u200f', '3572 BA'],
  ['NL', '0572 BA', null],
  ['NL', '357 BA', null],
  ['NL', '35722 BA', null],
  ['NL', '3572 B', null],
  ['NL', '3572 BAA', null],
  ['NL', '3572-BA', null],
  ['NL', '3572', null],
  ['NL', 'x3572 BA', null],
  ['NL', '٣٥٧٢ BA', null],
  ['NL', '3572 ÀÉ', null],
  ['NL', '', null],
  ['BE', '1000', '1000'],
  ['BE', '10 00', '1000'],
  ['BE', '9999', '9999'],
  ['BE', '0100', null],
  ['BE', '100', null],
  ['BE', '10000', null],
  ['BE', '1000 AB', null],
  ['BE', 'B-1000', null],
  ['DE', '01067', '01067'],
  ['DE', '1 0 1 1 5', '10115'],
  ['DE', '1067', null],
  ['DE', '010677', null],
  ['DE', 'D01067', null],
  ['DE', '0106A', null],
])('SHOP-ORDER-07 in %s the postcode %j is kept as %j', (country, postcode, kept) => {
  const address = { ...form, country, postcode }
  expect(addressFaults(address, true)).toEqual(kept === null ? { postcode: words.postcode[country] } : {})
  if (kept !== null) expect(addressOf(address, true).postcode).toBe(kept)
})

test.each<[AddressForm['country'], string, string]>([
  ['BE', '1000 ab', '1000AB'],
  ['NL', 'x3572 ba', 'X3572BA'],
  ['NL', '3572 bax', '3572BAX'],
])('SHOP-ORDER-07 in %s %j gets no blank, since it is no Dutch postcode: %j', (country, postcode, kept) => {
  expect(addressOf({ ...form, country, postcode }, true).postcode).toBe(kept)
})

test.each<[AddressField, string, string]>([
  ['name', '', words.nameRequired],
  ['name', ' \n ', words.nameRequired],
  ['name', '\u200b\u2060', words.nameRequired],
  ['name', 'a'.repeat(101), words.nameTooLong],
  ['street', '', words.streetRequired],
  ['street', '\u202e', words.streetRequired],
  ['street', 'a'.repeat(101), words.streetTooLong],
  ['houseNumber', '', words.houseNumber],
  ['houseNumber', '1234567', words.houseNumber],
  ['houseNumber', '14a', words.houseNumber],
  ['houseNumber', 'a14', words.houseNumber],
  ['houseNumber', '1 4', words.houseNumber],
  ['houseNumber', '-4', words.houseNumber],
  ['houseNumber', '1.4', words.houseNumber],
  ['houseNumber', '١٤', words.houseNumber],
  ['addition', 'a'.repeat(11), words.additionTooLong],
  ['city', '', words.cityRequired],
  ['city', '\u00ad', words.cityRequired],
  ['city', 'a'.repeat(101), words.cityTooLong],
])('SHOP-ORDER-07 the field %s says of %j what is wrong, and no other field does', (field, typed, says) => {
  expect(addressFaults({ ...form, [field]: typed }, true)).toEqual({ [field]: says })
})

test.each<[AddressField, string, string]>([
  ['name', 'a'.repeat(100), 'a'.repeat(100)],
  ['name', ' Sanne \n  Jansen ', 'Sanne Jansen'],
  // Counted as a person does, and not in what a symbol takes to store.
  ['name', '👩‍👩‍👧'.repeat(100), '👩‍👩‍👧'.repeat(100)],
  ['street', 'a'.repeat(100), 'a'.repeat(100)],
  ['street', '\tBiltstraat\u0000 ', 'Biltstraat'],
  ['houseNumber', '1', '1'],
  ['houseNumber', '999999', '999999'],
  ['houseNumber', '0', '0'],
  ['houseNumber', ' 14 ', '14'],
  ['addition', '', ''],
  ['addition', 'a'.repeat(10), 'a'.repeat(10)],
  ['addition', ' bis  2 ', 'bis 2'],
  ['addition', '\u200b', ''],
  ['city', 'a'.repeat(100), 'a'.repeat(100)],
  ['city', " 's-Hertogenbosch ", "'s-Hertogenbosch"],
])('SHOP-ORDER-07 the field %s takes %j and keeps it as %j', (field, typed, kept) => {
  const address = { ...form, [field]: typed }
  expect(addressFaults(address, true)).toEqual({})
  expect(addressOf(address, true)).toEqual({ ...form, [field]: kept })
})

test('SHOP-ORDER-07 an empty form says of each field what it wants', () => {
  expect(addressFaults(emptyAddress(), true)).toEqual({
    name: words.nameRequired,
    street: words.streetRequired,
    houseNumber: words.houseNumber,
    postcode: words.postcode.NL,
    city: words.cityRequired,
  })
})

test('SHOP-ORDER-07 a digital order asks for name and country alone, and keeps nothing else', () => {
  const empty = emptyAddress('Sanne Jansen')
  expect(addressFaults({ ...empty, country: 'DE' }, false)).toEqual({})
  expect(addressFaults({ ...form, postcode: 'x', houseNumber: '' }, false)).toEqual({})
  expect(addressOf(belgian, false)).toEqual({ ...empty, country: 'BE' })
  expect(addressFaults(emptyAddress(), false)).toEqual({ name: words.nameRequired })
  expect(addressFaults({ ...empty, name: 'a'.repeat(101) }, false)).toEqual({ name: words.nameTooLong })
  expect(addressOf({ ...belgian, name: ' Sanne  Jansen ' }, false).name).toBe('Sanne Jansen')
})

test.each<[string, object, boolean]>([
  ['as it is', {}, true],
  ['a country that is not sent to', { country: 'FR' }, false],
  ['a country in small letters', { country: 'nl' }, false],
  ['no country', { country: undefined }, false],
  ['a field too many', { email: 'x@y.example' }, false],
  ['a book for a name', { name: 'a'.repeat(1_001) }, false],
  ['a long name that a sentence refuses', { name: 'a'.repeat(1_000) }, true],
])('SHOP-ORDER-07 the country is one of three, and nothing comes beside the fields: %s', (_, change, can) => {
  expect(AddressForm.safeParse({ ...form, ...change }).success).toBe(can)
})

test.each<[string, AddressForm, string[]]>([
  ['at home', form, ['Sanne Jansen', 'Biltstraat 14 bis', '3572 BA Utrecht']],
  ['without an addition', { ...form, addition: '' }, ['Sanne Jansen', 'Biltstraat 14', '3572 BA Utrecht']],
  ['abroad', belgian, ['Sanne Jansen', 'Biltstraat 14 bis', '1000 Brussel', 'België']],
  ['in Germany', german, ['Sanne Jansen', 'Biltstraat 14 bis', '01067 Dresden', 'Duitsland']],
  ['of a download', emptyAddress('Sanne Jansen'), ['Sanne Jansen']],
  ['of a download abroad', { ...emptyAddress('Sanne Jansen'), country: 'DE' }, ['Sanne Jansen', 'Duitsland']],
])('SHOP-ORDER-07 an address %s is written in lines', (_, address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})
