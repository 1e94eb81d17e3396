import { expect, test } from 'vitest'
import { codeText, readCode, scanned } from './placeCodes.ts'

test('EV-MORE-54 a code is read in groups of four, and typed in any way', () => {
  expect(codeText('3f9a22c17b04')).toBe('3F9A 22C1 7B04')
  for (const typed of ['3F9A 22C1 7B04', '3f9a22c17b04', ' 3F9A-22C1-7BO4 ', '3F9A.22C1.7B04'])
    expect(readCode(typed)).toBe('3f9a22c17b04')
  for (const typed of ['', '3F9A', '3F9A 22C1 7B04 1', 'https://bewezen.example', '3G9A 22C1 7B04'])
    expect(readCode(typed)).toBeNull()
})

const outside = { id: 'a', code: '000000000001', since: null }
const inside = { id: 'b', code: '000000000002', since: '2026-11-14T12:50:00Z' }
const day = { places: [outside, inside], without: ['000000000003'], handedOn: ['000000000005'] }

test.each([
  ['of somebody who is not inside yet', '0000 0000 0001', { kind: 'welcome', place: outside }],
  ['of somebody who is inside', '000000000002', { kind: 'already', place: inside, since: inside.since }],
  ['of a place that was given up', '000000000003', { kind: 'noPlace' }],
  ['of another event, or of none', '000000000004', { kind: 'unknown' }],
  ['of a place that was handed on', '0000 0000 OO05', { kind: 'handedOn' }],
  ['that is none', 'hallo', { kind: 'unreadable' }],
])('EV-MORE-55 a code %s says so', (_, typed, says) => expect(scanned(typed, day)).toEqual(says))
