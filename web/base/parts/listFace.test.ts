import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFace } from './listFace.ts'

test('a list without an answer is loading, and one with an answer shows rows or says that it is empty', () => {
  expect(listFace({ items: undefined })).toBe('loading')
  expect(listFace({ items: [] })).toBe('empty')
  expect(listFace({ items: ['Noor'] })).toBe('rows')
})

test('a refusal and a lost connection are told apart, and a lost connection explains both', () => {
  expect(listFace({ items: undefined, refusal: 'Geen toegang' })).toBe('refused')
  expect(listFace({ items: undefined, offline: true })).toBe('offline')
  expect(listFace({ items: undefined, refusal: 'Mislukt', offline: true })).toBe('offline')
})

test('rows that are there stay in view, whatever goes wrong after that', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string(), { minLength: 1 }),
      fc.option(fc.string()),
      fc.boolean(),
      (items, refusal, offline) => {
        expect(listFace({ items, refusal, offline })).toBe('rows')
      },
    ),
  )
})
