import { describe, expect, test } from 'vitest'
import { filesRefused, leftOut } from './leftOutWords.ts'

test('SHOP-FORM-27 of several files is said which were left out, a long name shortened and a long list counted', () => {
  expect(leftOut(['negen.png', 'tien.png'])).toBe('Niet toegevoegd: negen.png, tien.png.')
  expect(leftOut(['a'.repeat(60)])).toBe(`Niet toegevoegd: ${'a'.repeat(60)}.`)
  expect(leftOut(['a'.repeat(61)])).toBe(`Niet toegevoegd: ${'a'.repeat(59)}….`)
  const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}.png`)
  expect(leftOut(many(12))).toMatch(/, 11\.png\.$/)
  expect(leftOut(many(13))).toMatch(/, 11\.png en nog 1\.$/)
  expect(leftOut(many(1_240))).toMatch(/, 11\.png en nog 1\.228\.$/)
})

describe('the refused files of a choice', () => {
  const said = (...refused: [name: string, code: string | undefined][]) =>
    filesRefused(
      'product-image',
      refused.map(([name, code]) => ({ name, code })),
    )

  test('SHOP-FORM-27 are none without a toast', () => expect(said()).toBeNull())

  test('SHOP-FORM-27 stand together in one toast, with why they were refused', () => {
    expect(said(['a.exe', 'INVALID_FILE_TYPE'], ['b.txt', 'INVALID_FILE_TYPE'])).toEqual({
      title: 'Ongeldig bestandstype',
      text: 'Alleen afbeeldingen zijn toegestaan. Niet toegevoegd: a.exe, b.txt.',
    })
    expect(said(['a.png', 'UPLOAD_LIMIT'])).toEqual({
      title: 'Te veel bestanden. Probeer het over een uur opnieuw.',
      text: 'Niet toegevoegd: a.png.',
    })
  })

  test('SHOP-FORM-27 are told by their reason when there are several, one without a code as one that did not arrive', () => {
    expect(
      said(
        ['a.exe', 'INVALID_FILE_TYPE'],
        ['b.png', 'FILE_TOO_LARGE'],
        ['c.txt', 'INVALID_FILE_TYPE'],
        ['d.png', undefined],
        ['e.png', 'UPLOAD_LIMIT'],
      ),
    ).toEqual({
      title: 'Niet alle bestanden zijn toegevoegd',
      text: 'Ongeldig bestandstype: a.exe, c.txt. Bestand te groot: b.png. Upload mislukt: d.png. Te veel bestanden. Probeer het over een uur opnieuw: e.png.',
    })
  })
})
