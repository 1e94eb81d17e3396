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

test('MKT-MORE-10 the sun is one, and stands over the station of its level', () => {
  const places = [0, 1, 4].map((sunOn) => {
    const html = renderToStaticMarkup(<LevelCurve sunOn={sunOn} />)
    const [, x, y] = html.match(/translate\(([\d.]+)px, ([\d.]+)px\)/) ?? []
    const stations = Array.from(html.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="19"/g), ([, cx, cy]) => [cx, cy])
    expect([html.match(/var\(--sun\)/g)?.length, stations.length]).toEqual([1, 5])
    expect(stations[sunOn]).toEqual([x, y])
    return x
  })
  expect(new Set(places).size).toBe(3)
})
