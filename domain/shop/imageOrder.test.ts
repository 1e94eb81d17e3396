import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPlaceOf } from './imageOrder.ts'

test.each([
  ['to the front', 'c', 'a', 'cabd'],
  ['to the end', 'a', 'd', 'bcda'],
  ['a place further', 'b', 'c', 'acbd'],
  ['a place back', 'c', 'b', 'acbd'],
  ['nowhere when it stands there', 'b', 'b', 'abcd'],
  ['nowhere when it is not there', 'x', 'a', 'abcd'],
  ['nowhere when the other is not there', 'a', 'x', 'abcd'],
  ['nowhere past the end', 'd', undefined, 'abcd'],
])('SHOP-FORM-19 a picture goes %s', (_, moved, target, becomes) => {
  expect(inPlaceOf([...'abcd'], moved, target).join('')).toBe(becomes)
})

test('SHOP-FORM-19 whatever is moved, no picture is lost or doubled, and it stands where the other stood', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(ids, fc.nat(), fc.nat(), (ids, from, to) => {
      const [moved, target] = [ids[from % ids.length] ?? '', ids[to % ids.length]]
      const after = inPlaceOf(ids, moved, target)
      expect(after.toSorted()).toEqual(ids.toSorted())
      expect(after.indexOf(moved)).toBe(to % ids.length)
      expect(after.filter((id) => id !== moved)).toEqual(ids.filter((id) => id !== moved))
    }),
  )
})
