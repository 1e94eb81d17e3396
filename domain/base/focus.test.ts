import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focusIn, focusMark, readFocus, windowAt } from './focus.ts'

const percent = fc.integer({ min: 0, max: 99 })

test('MKT-MORE-31 a focus travels in the key of its picture and comes out of every address of it', () => {
  fc.assert(
    fc.property(percent, percent, (x, y) => {
      const key = `blog-images/0123456789abcdef0123456789abcdef${focusMark({ x, y })}`
      expect(focusIn(key)).toEqual({ x, y })
      expect(focusIn(`/files/${key}/card.webp`)).toEqual({ x, y })
    }),
  )
  expect(focusMark({ x: 38.4, y: 7 })).toBe('-f3807')
  expect(focusMark({ x: 100, y: -1 })).toBe('-f9900')
})

test.each([
  '/files/message-images/0123456789abcdef0123456789abcdef/full.webp',
  'https://elders.example/foto-f12345.jpg',
  '/files/x-f123/card.webp',
  '',
])('MKT-MORE-31 an address without one has none: %s', (address) => {
  expect(focusIn(address)).toBeNull()
})

test.each([
  ['38,7', { x: 38, y: 7 }],
  ['0,99', { x: 0, y: 99 }],
  ['100,0', null],
  ['-1,5', null],
  ['a,b', null],
  ['', null],
])('MKT-MORE-32 “%s” is read as %j', (written, focus) => {
  expect(readFocus(written)).toEqual(focus)
})

test('MKT-MORE-31 a crop of a crop is the crop of the whole, and the focus is in each of them', () => {
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(percent, side, side, side, (at, one, two, three) => {
      const [part = 0, middle = 0, whole = 0] = [one, two, three].toSorted((a, b) => a - b)
      const direct = windowAt(at, whole, part)
      const inTwo = windowAt(at, whole, middle) + windowAt(at, middle, part)
      expect(Math.abs(direct - inTwo)).toBeLessThanOrEqual(1)
      const focus = (whole * at) / 100
      expect(focus).toBeGreaterThanOrEqual(direct - 1)
      expect(focus).toBeLessThanOrEqual(direct + part + 1)
    }),
  )
})
