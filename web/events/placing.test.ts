import { expect, test } from 'vitest'
import { type Heights, type Movable, placing } from './placing.ts'

const none: Heights['blocks'] = { travel: null, good: null, participants: null, bring: null, calendar: null }
const block = (height: number) => ({ left: height, right: height })
const moved = (left: number, right: number, blocks: Partial<Heights['blocks']>) => {
  const placed = placing({ left, right, blocks: { ...none, ...blocks } })
  const home = placing({ left: 0, right: 0, blocks: none })
  return (Object.keys(placed) as Movable[]).filter((name) => placed[name] !== home[name])
}

test('EV-MORE-152 by itself the way there and what is good to know stand left, the others right', () => {
  expect(placing({ left: 0, right: 900, blocks: none })).toEqual({
    travel: 'left',
    good: 'left',
    participants: 'right',
    bring: 'right',
    calendar: 'right',
  })
})

test.each<[string, number, number, Partial<Heights['blocks']>, Movable[]]>([
  ['nothing where both end alike', 600, 500, { travel: block(200), bring: block(300) }, []],
  ['nothing for a difference of 50', 650, 600, { calendar: block(20) }, []],
  ['one for a difference of 51', 651, 600, { good: block(10), bring: block(10) }, ['good']],
  ['what is good to know where the left is longer', 800, 600, { good: block(200), calendar: block(90) }, ['good']],
  ['the calendar links where the right is longer', 600, 700, { calendar: block(90) }, ['calendar']],
  [
    'two by turns where one alone is too much',
    600,
    450,
    { good: block(200), calendar: block(90) },
    ['good', 'calendar'],
  ],
  [
    'one rather than two that come closer',
    640,
    500,
    { good: block(130), bring: block(0), travel: block(20) },
    ['good'],
  ],
  ['the one that leaves the least, of two', 600, 500, { travel: block(100), good: block(140) }, ['good']],
  ['the participants of an admin', 600, 700, { participants: block(180) }, ['participants']],
  ['what is lower in the wider column', 600, 700, { bring: { left: 60, right: 240 } }, ['bring']],
  [
    'as little as can be where nothing makes them alike',
    900,
    100,
    { good: block(100), travel: block(100) },
    ['travel', 'good'],
  ],
])('EV-MORE-152 leaves its column: %s', (_title, left, right, blocks, expected) => {
  expect(moved(left, right, blocks)).toEqual(expected)
})
