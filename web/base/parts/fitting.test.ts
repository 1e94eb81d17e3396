import { createElement } from 'react'
import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

test.each([
  ['Zonsopkomstwandeling Amelisweerd', 20],
  ['N=1 voor beginners', 9],
  ['Kracht-en-adem', 6],
  ['', 1],
])('SH-UI-26 the longest word of "%s" has %i letters', (title, length) => {
  expect(fitting(title)).toEqual({ '--longest': length })
})

test('SH-UI-26 a title that is more than text keeps its size', () => {
  expect(fitting(createElement('b', null, 'Zonsopkomstwandeling'))).toEqual({ '--longest': 1 })
})
