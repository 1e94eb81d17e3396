import { expect, test } from 'vitest'
import { comparedOf, measuredFaults, measuredOf, measuredPlot, unmeasured } from './measured.ts'

const text = { measure: 'slaapduur', unit: 'uur', change: 'ochtendlicht', before: '5,4 5,1  5.8', after: '6,4 7 7,3' }

test.each([
  [{}, []],
  [{ measure: ' ' }, ['measure']],
  [{ unit: 'a'.repeat(21) }, ['unit']],
  [{ change: '\u200b' }, ['change']],
  [{ before: '5 6' }, ['before']],
  [{ before: '5 6 7' }, []],
  [{ after: Array(14).fill('1').join(' ') }, []],
  [{ after: Array(15).fill('1').join(' ') }, ['after']],
  [{ after: '5 6 zeven' }, ['after']],
  [{ before: '', after: '' }, ['before', 'after']],
])('MKT-MORE-03 MKT-MORE-11 a measurement with %j is wrong in %j', (change, faults) => {
  expect(measuredFaults({ ...text, ...change })).toEqual(faults)
  expect(measuredOf({ ...text, ...change }) === null).toBe(faults.length > 0)
})

test('MKT-MORE-11 a measurement of which nothing is filled in is none, and no fault', () => {
  const none = { ...unmeasured, unit: ' ', after: ' ' }
  expect([measuredFaults(none), measuredOf(none)]).toEqual([[], null])
})

test('MKT-MORE-02 it is drawn in its order, with the change between the two sides', () => {
  const measured = measuredOf(text)
  if (!measured) throw new Error('not read')
  expect(measured).toMatchObject({ before: [5.4, 5.1, 5.8], after: [6.4, 7, 7.3] })
  const { points, changeX } = measuredPlot(measured, { width: 600, height: 100 })
  expect(points.map(({ x }) => x)).toEqual([50, 150, 250, 350, 450, 550])
  expect(points.map(({ isAfter }) => isAfter)).toEqual([false, false, false, true, true, true])
  expect([changeX, points[1]?.y, points[5]?.y]).toEqual([300, 85, 20])
  expect(measuredPlot({ before: [1, 1, 1], after: [1, 1, 1] }, { width: 60, height: 100 }).points[0]?.y).toBe(50)
})

test('MKT-MORE-02 the averages are those of the two sides', () => {
  const { before, after, difference, decimals } = comparedOf({ before: [5.4, 5.1, 5.8], after: [6.4, 7, 7.3] })
  expect([before.average, after.average, difference, decimals]).toEqual([5.4, 6.9, 1.5, 1])
})
