import { expect, test } from 'vitest'
import { weakness } from './report.ts'
import { weaklyCited } from './weak.ts'

const ten = Array.from({ length: 10 }, (_one, at) => `SH-USER-1${at}`)
const title = (line: number, text: string, wordsOnly = false) => ({ path: 'a.test.ts', line, text, wordsOnly })

test('ids that stand among ten or more are weak, unless a smaller test names them too', () => {
  const cited = weaklyCited([title(1, `${ten.join(' ')} a visit`), title(2, `${ten.slice(1).join(' ')} nine`)])
  expect(cited).toEqual([{ id: 'SH-USER-10', at: 'a.test.ts:1', why: 'crowded' }])
})

test('an id that is named twice counts once', () => {
  expect(weaklyCited([title(1, `${ten.slice(1).join(' ')} and SH-USER-11 again`)])).toEqual([])
})

test('ids of words are weak, unless something that happens shows them too', () => {
  const cited = weaklyCited([title(1, 'SH-USER-01 SH-USER-02 the words', true), title(2, 'SH-USER-02 on screen')])
  expect(cited).toEqual([{ id: 'SH-USER-01', at: 'a.test.ts:1', why: 'wordsOnly' }])
})

test('one weak test does not make up for another', () => {
  const cited = weaklyCited([title(1, 'SH-USER-10 the words', true), title(2, `${ten.join(' ')} a visit`)])
  expect(cited.map((one) => one.why)).toEqual(['wordsOnly', ...ten.slice(1).map(() => 'crowded')])
})

test('they are told by place', () => {
  const cited = weaklyCited([title(1, `${ten.join(' ')} a visit`), title(2, 'SH-USER-01 the words', true)])
  expect(weakness(cited)).toEqual([
    '10 cited only by tests that name ten or more ids',
    `  a.test.ts:1  ${ten.join(' ')}`,
    '1 cited only by tests that look at words and at nothing that happens',
    '  a.test.ts:2  SH-USER-01',
  ])
})
