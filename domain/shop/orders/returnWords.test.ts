import { expect, test } from 'vitest'
import { type ParcelBack, returnFacts, returnWords } from './returnWords.ts'

const parcel: ParcelBack = {
  number: '4f81c07e',
  names: [returnWords.piece(2, 'Avondbril'), returnWords.piece(1, 'Mok')],
  by: '2026-11-02T10:00:00.000Z',
  refundCents: 11_351,
}
const site = { name: 'Bewezen', contactEmail: 'community@voorbeeld.nl', url: '' }
const told = (wish: Partial<ParcelBack>, company?: { address?: string }) =>
  returnFacts({ ...parcel, ...wish }, { ...site, company }).map(({ text }) => text)

test('SHOP-ORDER-46 a parcel that goes back says what, where, by when, at whose cost and for how much', () => {
  expect(told({}, { address: 'Zonnelaan 1\n 3511 AB Utrecht' })).toEqual([
    '2 × Avondbril, 1 × Mok',
    'Bewezen, Zonnelaan 1, 3511 AB Utrecht. Zet 4f81c07e op het pakket.',
    'Uiterlijk 2 november 2026.',
    'Het terugsturen betaal je zelf.',
    '€ 113,51, op dezelfde manier als je betaalde, zodra het pakket er is: uiterlijk 2 november 2026.',
  ])
})

test('SHOP-ORDER-46 without an address of the company it is asked for, and before the withdrawal there is no day yet', () => {
  const [, where, when, , money] = told({ by: null })
  expect(where).toBe('Vraag het adres aan community@voorbeeld.nl. Zet 4f81c07e op het pakket.')
  expect(when).toBe('Binnen 14 dagen na je herroeping.')
  expect(money).toContain('uiterlijk na 14 dagen.')
})
