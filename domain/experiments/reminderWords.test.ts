import { expect, test } from 'vitest'
import { reminderWords } from './reminderWords.ts'

test.each([
  ['COM-N1-24 one measure', ['slaapduur'], 'Nog niet ingevuld: slaapduur.'],
  ['COM-N1-24 two', ['slaapduur', 'stappen'], 'Nog niet ingevuld: slaapduur en stappen.'],
  ['COM-N1-24 three', ['slaapduur', 'stappen', 'humeur'], 'Nog niet ingevuld: slaapduur, stappen en humeur.'],
])('%s', (_title, measures, said) => {
  expect(reminderWords.text(measures)).toBe(said)
})
