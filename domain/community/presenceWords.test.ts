import { expect, test } from 'vitest'
import { presenceWords, typingLine } from './presenceWords.ts'

test.each([
  [[], ''],
  [['Noor'], 'Noor typt…'],
  [['Noor', 'Sem'], 'Noor en Sem typen…'],
  [['Noor', 'Sem', 'Vera'], 'Noor en 2 anderen typen…'],
  [Array.from({ length: 10 }, () => 'Noor'), 'Noor en 9 anderen typen…'],
])('COM-CHAT-34 the line of %j', (names, line) => {
  expect(typingLine(names)).toBe(line)
})

test('counts are written as numbers are in Dutch', () => {
  expect(presenceWords.present(1_284)).toBe('1.284 aanwezig')
  expect([presenceWords.others(1), presenceWords.others(150)]).toEqual(['en 1 ander', 'en 150 anderen'])
})
