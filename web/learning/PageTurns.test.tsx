import { learningWords as words } from '@bewezen/domain/learning/words.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageTurns } from './PageTurns.tsx'

const turns = (from: number, total: number) =>
  [...renderToStaticMarkup(<PageTurns from={from} total={total} onTurn={() => {}} />).matchAll(/<button.*?<\/button>/g)]
    .filter(([button]) => !button.includes('disabled=""'))
    .map(([button]) => button.replace(/<[^>]*>/g, ''))

test.each([
  [0, 50, []],
  [0, 51, [words.later]],
  [50, 120, [words.earlier, words.later]],
  [50, 51, [words.earlier]],
  [50, 50, [words.earlier]],
  [50, 0, [words.earlier]],
])('COM-LEARN-14 from %i of %i one can turn to the pages that are there', (from, total, ways) => {
  expect(turns(from, total)).toEqual(ways)
})
