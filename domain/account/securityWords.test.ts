import { expect, test } from 'vitest'
import { failureWords } from '../base/failureWords.ts'
import { sharedRefused } from '../base/words.ts'
import { appealWords, blockNotice } from './blockWords.ts'
import { securityReason } from './securityWords.ts'

test.each([
  ['WRONG_PASSWORD', 'Dit wachtwoord klopt niet.'],
  ['OFFLINE', failureWords.offline],
  ['NOT_FOUND', sharedRefused.NOT_FOUND.text],
  ['SOMETHING_NEW', failureWords.unknown],
])('changing how one signs in: %s says %s', (code, sentence) => {
  expect(securityReason(code)).toBe(sentence)
})

test('COM-MOD-07 COM-MOD-08 an appeal that is refused says why', () => {
  expect(blockNotice('INVALID_TOKEN').title).toBe(appealWords.invalid)
  expect(blockNotice('ALREADY_APPEALED').text).toBe('Je hebt al bezwaar gemaakt, of de blokkade is voorbij.')
  expect(blockNotice('NOT_FOUND')).toEqual(sharedRefused.NOT_FOUND)
})
