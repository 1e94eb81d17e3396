import { expect, test } from 'vitest'
import { lappedStyle } from './lappedStyle.ts'

test('MKT-MORE-41 under a title a picture keeps its focus in the part that is free, and its end at the end of the frame', () => {
  const key = '0123456789abcdef0123456789abcdef'
  expect(lappedStyle(`/files/blog-images/${key}-f3880/full.webp`)).toEqual({
    objectPosition: '38% max(100%, 80% - 0.8 * var(--under))',
  })
  expect(lappedStyle(`/files/blog-images/${key}/full.webp`)).toBeUndefined()
})
