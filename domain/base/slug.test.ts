import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asSlug, freeSlug } from './slug.ts'

describe('a slug', () => {
  test.each([
    ['Waarom tien minuten buiten méér doet', 'waarom-tien-minuten-buiten-meer-doet'],
    ['  ¿Ça va?  ', 'ca-va'],
    ['日本', ''],
    ['N=1: wat je láát', 'n-1-wat-je-laat'],
  ])('BLOG-AREA-10 of %j is %j', (title, slug) => {
    expect(asSlug(title)).toBe(slug)
  })

  test('BLOG-AREA-10 of whatever text holds only small letters, digits and single hyphens within', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(asSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })

  test('BLOG-AREA-10 gets a number when others have it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (numbers) => {
        const taken = new Set(numbers.map((number) => (number === 1 ? 'licht' : `licht-${number}`)))
        const free = freeSlug('licht', taken)
        expect(taken.has(free)).toBe(false)
        expect(free).toMatch(/^licht(-\d+)?$/)
      }),
    )
    expect(freeSlug('licht', new Set(['licht', 'licht-2']))).toBe('licht-3')
  })
})
