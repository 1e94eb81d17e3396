import { expect, test } from 'vitest'
import { leftOut } from './uploadWords.ts'

test('SHOP-FORM-19 of several files is said which were left out, a long name shortened', () => {
  expect(leftOut(['negen.png', 'tien.png'])).toBe('Niet toegevoegd: negen.png, tien.png.')
  expect(leftOut(['a'.repeat(60)])).toBe(`Niet toegevoegd: ${'a'.repeat(60)}.`)
  expect(leftOut(['a'.repeat(61)])).toBe(`Niet toegevoegd: ${'a'.repeat(59)}….`)
})
