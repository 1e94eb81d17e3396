import { expect, test } from 'vitest'
import { foundProducts, isLongList } from './foundProducts.ts'
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
