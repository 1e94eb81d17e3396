import { expect, test } from 'vitest'
import { columnLabel } from './columnWords.ts'

test('a column of a download has its Dutch name, and one that is missing its own', () => {
  expect([columnLabel('ip_address'), columnLabel('some_new_column'), columnLabel('toString')]).toEqual([
    'Netwerkadres',
    'some new column',
    'toString',
  ])
})
