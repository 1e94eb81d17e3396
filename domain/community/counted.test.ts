import { expect, test } from 'vitest'
import { calledWords } from './calledWords.ts'
import { missedWords } from './missedWords.ts'
import { outboxWords } from './outboxWords.ts'

test.each([
  [0, 'Dit bericht roept niemand op'],
  [1, 'Dit bericht roept 1 persoon op'],
  [1_200, 'Dit bericht roept 1.200 mensen op'],
])('COM-CHAT-42 a message that calls %i people says so', (count, sentence) => {
  expect(calledWords.calls(count)).toBe(sentence)
})

test('COM-CHAT-42 and asks first', () => {
  expect([calledWords.question(1), calledWords.question(2)]).toEqual([
    'Wil je 1 persoon oproepen?',
    'Wil je 2 mensen oproepen?',
  ])
})

test('COM-CHAT-40 COM-CHAT-41 what was missed is counted, one or more', () => {
  expect([missedWords.fresh(1), missedWords.fresh(10)]).toEqual(['1 nieuw bericht', '10 nieuwe berichten'])
  expect([missedWords.replies(1), missedWords.replies(2)]).toEqual(['1 antwoord', '2 antwoorden'])
  expect([
    missedWords.since({ messages: 1, people: 1, hasMore: false }),
    missedWords.since({ messages: 500, people: 12, hasMore: true }),
  ]).toEqual([
    'Sinds je vorige bezoek: 1 bericht van 1 persoon.',
    'Sinds je vorige bezoek: meer dan 500 berichten van 12 mensen.',
  ])
})

test('COM-CHAT-50 COM-CHAT-53 what waits is counted, one or more', () => {
  const { waiting, refused, signOutQuestion, signOutText } = outboxWords
  expect([1, 2].map(waiting)).toEqual(['1 bericht wacht op verbinding.', '2 berichten wachten op verbinding.'])
  expect([1, 2].map(refused)).toEqual(['1 bericht is niet verzonden.', '2 berichten zijn niet verzonden.'])
  expect([1, 2].map(signOutQuestion)).toEqual([
    'Uitloggen en dit bericht weggooien?',
    'Uitloggen en deze berichten weggooien?',
  ])
  expect([1, 2].map(signOutText)).toEqual([
    '1 bericht is nog niet verzonden. Als je nu uitlogt, verdwijnt het uit deze browser.',
    '2 berichten zijn nog niet verzonden. Als je nu uitlogt, verdwijnen ze uit deze browser.',
  ])
})
