import { expect, test } from 'vitest'
import { citations } from './citations.ts'
import { coverage, missing } from './report.ts'
import { readRequirements } from './requirements.ts'

const groups = readRequirements([
  `- **SH-USER-01** One. (§4)
- **SH-USER-02** Two.
- **X3-GEN-01** [VOID] Three.
- **X3-GEN-10** ${'Long '.repeat(40)}`,
])
const read = (...texts: string[]) =>
  citations(
    groups,
    texts.map((text, at) => ({ path: 'a.test.ts', line: at + 1, text, wordsOnly: false })),
  )

test('every id in a title is cited, wherever it stands', () => {
  const { cited, offences } = read('SH-USER-01 SH-USER-02: one and two', 'as promised (X3-GEN-10)')
  expect([...cited]).toEqual(['SH-USER-01', 'SH-USER-02', 'X3-GEN-10'])
  expect(offences).toEqual([])
})

test.each([
  ['an unknown id', 'SH-USER-03 three', ['SH-USER-03 is not in docs/requirements']],
  ['an unknown group', 'SH-USR-01 one', ['SH-USR-01 is not in docs/requirements']],
  ['an id that is longer than a known one', 'SH-USER-011 one', ['SH-USER-011 is not in docs/requirements']],
  ['a void id', 'X3-GEN-01 three', ['X3-GEN-01 is void: nothing can prove it']],
  ['a range', 'SH-USER-01..02 one', ['write out every id that comes after SH-USER-01: a range proves nothing']],
  ['a dash', 'SH-USER-01-02 one', ['write out every id that comes after SH-USER-01: a range proves nothing']],
  ['a slash', 'SH-USER-01/02 one', ['write out every id that comes after SH-USER-01: a range proves nothing']],
])('%s is an offence with its place', (_what, title, says) => {
  expect(read('fine', title).offences).toEqual(says.map((sentence) => ({ at: 'a.test.ts:2', says: sentence })))
})

test('words that only look a little like an id are left alone', () => {
  const { cited, offences } = read('AES-256-GCM and UTF-8 on 2026-11-21', 'sh-user-01', 'XY-3', 'aSH-USER', 'ISO-8601')
  expect(cited.size).toBe(0)
  expect(offences).toEqual([])
})

test('the table counts per group and leaves void requirements apart', () => {
  const lines = coverage(groups, new Set(['SH-USER-01']))
  expect(lines).toContainEqual(expect.stringMatching(/^SH-USER +1 +2 +50%$/))
  expect(lines).toContainEqual(expect.stringMatching(/^X3-GEN +0 +1 +0%$/))
  expect(lines.at(-1)).toBe('1 of 3 requirements have a test (33%); 1 void')
})

test('what is missing is listed shortly, of one group or of all', () => {
  expect(missing(groups, new Set(['SH-USER-02']), 'SH-USER')).toEqual(['SH-USER-01  One.'])
  const all = missing(groups, new Set(['SH-USER-02']))
  expect(all).toHaveLength(2)
  expect(all[1]).toMatch(/^X3-GEN-10 {2}(Long ){19}.*…$/)
})
