import { expect, test } from 'vitest'
import { shownSize } from './shownSize.ts'

test.each([
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 1600, height: 900 },
    { width: 420, height: 236 },
  ],
  [
    { width: 1000, height: 4800 },
    { width: 71, height: 340 },
  ],
  [
    { width: 0, height: 0 },
    { width: 1, height: 1 },
  ],
])('a picture of %o stands in the chat as %o', (picture, shown) => {
  expect(shownSize(picture)).toEqual(shown)
})
