import { expect, test } from 'vitest'
import { filesUnder, projectRoot, readAll } from './base/files.ts'

/** A file holds one ability, a file of tests all that one ability promises. */
const limits = { product: 300, tests: 600 }
const isTests = (path: string) => /\.(?:test|story)\.tsx?$/.test(path)
const tooLong = (path: string, text: string) =>
  text.split('\n').length - 1 > (isTests(path) ? limits.tests : limits.product)

test('no file is longer than the house rules say', () => {
  const files = readAll(
    projectRoot,
    filesUnder(projectRoot, (path) => /(?<!\.gen)\.tsx?$/.test(path)),
  )
  expect(files.size).toBeGreaterThan(1_000)
  const long = [...files].filter(([path, text]) => tooLong(path, text)).map(([path]) => path)
  expect(long, 'split these by what they hold').toEqual([])
})

test.each([
  ['web/shop/Cart.tsx', 300, false],
  ['web/shop/Cart.tsx', 301, true],
  ['server/shop/cart.test.ts', 600, false],
  ['server/shop/cart.test.ts', 601, true],
  ['stories/shop.story.ts', 601, true],
])('%s of %i lines is too long: %s', (path, lines, expected) => {
  expect(tooLong(path, 'const one = 1\n'.repeat(lines))).toBe(expected)
})
