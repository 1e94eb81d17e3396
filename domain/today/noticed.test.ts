import { expect, test } from 'vitest'
import { noticedSentence } from './noticed.ts'

const said = (content: string, of: { repliers?: number; namesViewer?: boolean } = {}) => ({
  message: {
    author: {
      id: 'x',
      username: 'joost',
      firstName: 'Joost',
      lastName: 'Vis',
      avatarUrl: null,
      avatarColor: 'licht',
      role: 'student',
      points: 0,
      level: null,
    },
    isFromUs: false,
    content,
    mentions: { people: [], groups: [] },
  },
  repliers: 0,
  namesViewer: false,
  ...of,
})

test.each<[ReturnType<typeof said>, string]>([
  [said('Kom je?', { namesViewer: true, repliers: 2 }), 'Joost Vis noemde je daar: ‘Kom je?’'],
  [said('Wie meet\nmee?', { repliers: 1 }), 'Joost Vis kreeg er 1 antwoord op: ‘Wie meet mee?’'],
  [said('Wie meet mee?', { repliers: 3 }), 'Joost Vis kreeg er 3 antwoorden op: ‘Wie meet mee?’'],
  [said('Zon!'), 'Joost Vis viel er op met: ‘Zon!’'],
  [said(''), 'Joost Vis viel er op met een afbeelding.'],
])('SH-TODAY-17 what was noticed names who said it and what became of it: %#', (noticed, sentence) => {
  expect(noticedSentence(noticed)).toBe(sentence)
})

test('SH-TODAY-17 a long text is told in its beginning', () => {
  expect(noticedSentence(said('a'.repeat(90)))).toContain(`‘${'a'.repeat(90)}’`)
  expect(noticedSentence(said(`${'a'.repeat(80)} ${'b'.repeat(20)}`))).toContain(`‘${'a'.repeat(80)}…’`)
  expect(noticedSentence(said('a'.repeat(91)))).toContain(`‘${'a'.repeat(90)}…’`)
})
