import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LevelCurve } from './LevelCurve.tsx'

/** The numbers of the levels on which the sun stands. */
const sunsOf = (html: string): string[] =>
  [...html.matchAll(/fill="var\(--sun\)"[^>]*><\/circle><text[^>]*>(\d)</g)].map(([, number = '']) => number)

test('MKT-HOME-14 the sun of the level timeline stands on the level that is chosen, and else on the last', () => {
  expect([0, 2, 4].map((sunOn) => sunsOf(renderToStaticMarkup(<LevelCurve sunOn={sunOn} />)))).toEqual([
    ['1'],
    ['3'],
    ['5'],
  ])
  expect(sunsOf(renderToStaticMarkup(<LevelCurve />))).toEqual(['5'])
})
