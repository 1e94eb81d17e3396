import { expect, test } from 'vitest'
import { failureWords } from '../base/failureWords.ts'
import { sharedRefused } from '../base/words.ts'
import { adminReason } from './words.ts'

test.each([
  ['LAST_ADMIN', 'Er moet minimaal één admin zijn.'],
  ['OFFLINE', failureWords.offline],
  ['NOT_FOUND', sharedRefused.NOT_FOUND.text],
  ['SOMETHING_NEW', failureWords.unknown],
])('what an admin could not save with %s says %s', (code, text) => {
  expect(adminReason(code)).toBe(text)
})
