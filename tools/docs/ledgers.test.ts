import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesUnder, projectRoot, readAll } from '../base/files.ts'
import { titlesOf } from '../trace/titles.ts'
import { countsOf, ledgerFaults, type Standard, withCounts } from './ledger.ts'
import { accessibility, asvs } from './standards.ts'

const read = (path: string) => {
  const at = join(projectRoot, path)
  return existsSync(at) ? readFileSync(at, 'utf8') : null
}
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /^stories\/.*\.story\.ts$/.test(path)
const lines = (faults: readonly { at: string; says: string }[]) => faults.map(({ at, says }) => `${at} ${says}`)

describe.each([
  [asvs.page, asvs, 253],
  [accessibility.page, accessibility, 55],
] as const)('%s', (page, standard, all) => {
  const text = read(page) ?? ''

  test('has each number of its standard once, and every proof that it names is there', () => {
    const titles = new Map(
      [...readAll(projectRoot, filesUnder(projectRoot, isTest))].map(([path, source]) => [
        path,
        titlesOf(path, source).map((title) => title.text),
      ]),
    )
    expect(standard.numbers.size).toBe(all)
    expect(lines(ledgerFaults(standard, text, titles, read))).toEqual([])
  })

  test('counts its rows: write them anew with node tools/ledgers.ts', () => {
    expect(text).toBe(withCounts(standard, text))
    expect(text).toContain(`${all} in all: `)
  })
})

describe('a ledger', () => {
  const standard: Standard = {
    page: 'page.md',
    numbers: new Map([
      ['1.1', 'A'],
      ['1.2', 'AA'],
    ]),
    states: ['met', 'open'],
  }
  const titles = new Map([['a/b.test.ts', ['SH-UI-15 a menu opens', 'a page is drawn']]])
  const faultsOf = (...rows: string[]) =>
    lines(ledgerFaults(standard, rows.join('\n'), titles, (path) => (path === 'docs/c.md' ? 'What goes out' : null)))
  const good = "| 1.1 | A | words | met | Here: `a/b.test.ts` 'SH-UI-15', 'is drawn' and `docs/c.md` 'goes out' |"
  const next = '| 1.2 | AA | words | open | No test. |'

  test('that is whole has no faults', () => {
    expect(faultsOf(good, next)).toEqual([])
    expect(countsOf(standard, [good, next].join('\n'))).toBe('2 in all: 1 met, 1 open.')
  })

  test.each([
    ['no row', [good], 'page.md has no row for 1.2'],
    ['a row twice', [good, good, next], 'page.md:2 1.1 stands twice or out of order'],
    ['rows out of order', [next, good], 'page.md:2 1.1 stands twice or out of order'],
    [
      'a number of its own',
      [good, next, '| 1.3 | A | words | open | So. |'],
      'page.md:3 1.3 is no number of the standard',
    ],
    ['another level', [good, next.replace('AA', 'A')], 'page.md:2 1.2 is of level AA'],
    ['another state', [good, next.replace('open', 'fine')], 'page.md:2 1.2 is fine, which is none of met, open'],
    ['no reason', [good, next.replace('No test.', '')], 'page.md:2 1.2 is open and does not say by what'],
    ['no proof', [good, next.replace('open', 'met')], 'page.md:2 1.2 is met and does not say by what'],
    [
      'a half id',
      [good.replace('SH-UI-15', 'SH-UI-1'), next],
      "page.md:1 1.1 names 'SH-UI-1' in a/b.test.ts, where it does not stand",
    ],
    [
      'words of another title',
      [good, "| 1.2 | AA | words | open | But `a/b.test.ts` 'is drawn', 'is lost' |"],
      "page.md:2 1.2 names 'is lost' in a/b.test.ts, where it does not stand",
    ],
    [
      'a file that is not there',
      [good.replace('c.md', 'd.md'), next],
      "page.md:1 1.1 names 'goes out' in docs/d.md, where it does not stand",
    ],
  ])('with %s is faulty', (_what, rows, fault) => {
    expect(faultsOf(...rows)).toEqual([fault])
  })
})
