import { expect, test } from 'vitest'
import { foundProducts, isLongList } from './foundProducts.ts'
import { partnerOptions } from './partnerOptions.ts'
import { faultsOf, saveError } from './saveError.ts'

const product = (name: string, tags: string[] = []) => ({
  name,
  tags,
  category: 'fysiek product' as const,
  status: 'draft' as const,
})
const shelf = [product('Café-lamp', ['Slaap']), product('Mat'), { ...product('Video één'), category: 'video' as const }]

test.each([
  ['', 3],
  ['  ', 3],
  ['CAFE', 1],
  ['slaap', 1],
  ['een', 1],
  ['fysiek', 2],
  ['concept', 3],
  ['onvindbaar', 0],
])('a search for %j finds %d of three products', (typed, count) => {
  expect(foundProducts(shelf, typed)).toHaveLength(count)
})

test('a list of nine products can be searched', () => {
  expect([undefined, [], Array(8), Array(9)].map(isLongList)).toEqual([false, false, false, true])
})

test.each([
  ['CHANGED', undefined, 'Dit item is intussen gewijzigd. Laad opnieuw.'],
  ['FORBIDDEN', undefined, 'Je mag geen producten meer beheren.'],
  ['OFFLINE', undefined, 'Geen verbinding. Controleer je internet en probeer het opnieuw.'],
  ['FAULTY_FIELDS', { faults: { price: 'Ongeldige prijs' } }, 'Ongeldige prijs'],
  ['FAULTY_FIELDS', {}, 'Kijk de velden met een melding na.'],
  ['TOO_MANY_REQUESTS', undefined, 'Te veel aanvragen. Probeer het over 15 minuten opnieuw.'],
  ['UNKNOWN', undefined, undefined],
] as const)('SHOP-ADMIN-16 of a save that is refused with %s (%j) the reason is told', (code, data, text) => {
  expect(saveError({ code, data })).toEqual({ title: 'Kon product niet opslaan', text })
})

test('the sentences of the server stand at their fields', () => {
  expect(faultsOf({ faults: { name: 'Naam is verplicht' } })).toEqual({ name: 'Naam is verplicht' })
  expect(faultsOf(undefined)).toEqual({})
})

const partners = [
  { id: 'z', name: 'Zon', isActive: true },
  { id: 'o', name: 'Oud', isActive: false },
  { id: 'a', name: 'Aarde', isActive: true },
]

test.each<[string, string | null, string, string[]]>([
  [
    'SHOP-FORM-11 SHOP-FORM-12 none first, then the active ones by name',
    null,
    'none',
    ['Geen partner', 'Aarde', 'Zon'],
  ],
  ['SHOP-FORM-13 the stored one though it is inactive', 'o', 'o', ['Geen partner', 'Aarde', 'Oud (inactief)', 'Zon']],
  [
    'SHOP-FORM-13 the stored one after another was chosen',
    'o',
    'z',
    ['Geen partner', 'Aarde', 'Oud (inactief)', 'Zon'],
  ],
  ['one that is gone, since it is what was chosen', 'x', 'x', ['Geen partner', 'Aarde', 'Zon', 'Onbekende partner']],
])('%s', (_, storedId, chosenId, labels) => {
  const options = partnerOptions(partners, { storedId, chosenId, isWaiting: false })
  expect(options.map(({ label }) => label)).toEqual(labels)
})

test('while the partners are on their way what was chosen stands there', () => {
  const options = partnerOptions(undefined, { storedId: 'z', chosenId: 'z', isWaiting: true })
  expect(options).toEqual([
    { value: 'none', label: 'Geen partner' },
    { value: 'z', label: 'Partners laden...' },
  ])
})
