import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropsOf, focusUnder, movedByKey, wholeAddress } from './crops.ts'
import { type UploadPurpose, type UploadRules, uploadPurposes, uploadRules } from './files.ts'
import { readFocus } from './focus.ts'

const key = '0123456789abcdef0123456789abcdef-f3807'

test.each([
  ['ArrowLeft', false, { x: 49, y: 20 }],
  ['ArrowRight', false, { x: 51, y: 20 }],
  ['ArrowUp', false, { x: 50, y: 19 }],
  ['ArrowDown', false, { x: 50, y: 21 }],
  ['ArrowLeft', true, { x: 40, y: 20 }],
  ['ArrowDown', true, { x: 50, y: 30 }],
  ['Enter', false, null],
  ['toString', true, null],
])('MKT-MORE-39 %s (far: %j) moves the point to %j', (key, isFar, moved) => {
  expect(movedByKey({ x: 50, y: 20 }, key, isFar)).toEqual(moved)
})

test('MKT-MORE-39 a point never leaves the picture, and stays one that can be sent, wherever it is pushed', () => {
  const percent = fc.integer({ min: 0, max: 99 })
  const far = fc.integer({ min: -3000, max: 3000 })
  fc.assert(
    fc.property(percent, percent, fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), (x, y, key) => {
      const moved = movedByKey({ x, y }, key, true)
      expect(moved && readFocus(`${moved.x},${moved.y}`)).toEqual(moved)
    }),
  )
  fc.assert(
    fc.property(far, far, (x, y) => {
      const under = focusUnder({ x, y }, { left: 10, top: 20, width: 400, height: 200 })
      expect(readFocus(`${under.x},${under.y}`)).toEqual(under)
    }),
  )
  expect(movedByKey({ x: 3, y: 95 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 95 })
  expect(movedByKey({ x: 3, y: 95 }, 'ArrowDown', true)).toEqual({ x: 3, y: 99 })
})

test('MKT-MORE-38 the point lies under the pointer, in percents of the picture', () => {
  const box = { left: 10, top: 20, width: 400, height: 200 }
  expect(focusUnder({ x: 10, y: 20 }, box)).toEqual({ x: 0, y: 0 })
  expect(focusUnder({ x: 162, y: 34 }, box)).toEqual({ x: 38, y: 7 })
  expect(focusUnder({ x: 410, y: 220 }, box)).toEqual({ x: 99, y: 99 })
})

test.each([
  ['blog-image', `/files/blog-images/${key}/card.webp`, `/files/blog-images/${key}/full.webp`],
  ['blog-image', `/files/event-images/${key}/card.webp`, null],
  ['community-image', `/files/community-images/${key}/card.webp`, null],
  ['site-portrait', `/files/site-portraits/${key}/256.webp`, null],
  ['event-image', 'https://elders.example/files/event-images/x/card.webp', null],
  ['event-image', '', null],
] as const)('MKT-MORE-40 of a %s at %s the whole is at %s', (purpose, address, whole) => {
  expect(wholeAddress(address, purpose)).toBe(whole)
})

test('MKT-MORE-38 every size that is cut around a focus is among the frames that are shown, and nothing else has any', () => {
  const proportions = (purpose: UploadPurpose) => (cropsOf[purpose] ?? []).map(({ width, height }) => width / height)
  for (const purpose of uploadPurposes) {
    const { sizes, hasFocus }: UploadRules = uploadRules[purpose]
    if (!hasFocus) expect(proportions(purpose), purpose).toEqual([])
    for (const { width, height, fit } of Object.values(sizes))
      if (hasFocus && fit === 'cover') expect(proportions(purpose), purpose).toContain(width / height)
  }
})
