import { expect, test } from 'vitest'
import { filesUnder, projectRoot, readAll } from '../base/files.ts'
import { lostNames, lostPaths } from './names.ts'
import { staleQuotes } from './quotes.ts'

const files = filesUnder(projectRoot, () => true)
const pages = readAll(
  projectRoot,
  files.filter((path) => /^(README|CONTRIBUTING|SECURITY|docs\/[^/]+)\.md$/.test(path)),
)
const lines = (offences: readonly { at: string; says: string }[]) => offences.map(({ at, says }) => `${at} ${says}`)

test('what docs/new-feature.md quotes stands in the files, and every name it gives is in use', () => {
  const [page, walk] = ['docs/new-feature.md', pages.get('docs/new-feature.md') ?? '']
  const sources = readAll(
    projectRoot,
    files.filter((path) => /\.tsx?$/.test(path)),
  )
  expect(walk).toContain('```ts ')
  expect(lines(staleQuotes(page, walk, (path) => sources.get(path) ?? null))).toEqual([])
  expect(lines(lostNames(page, walk, sources.values()))).toEqual([])
})

test('every file and folder that a page of the docs names is there', () => {
  expect(pages.size).toBeGreaterThan(5)
  expect([...pages].flatMap(([page, text]) => lines(lostPaths(page, text, files)))).toEqual([])
})

const source = `const world = await openWorld()
const { given } = world

test('a state is set', async () => {
  const noor = id('noor')
    .notNull()
  await noor.does(react, { on: true })
})`
const quoted = (...rows: string[]) =>
  lines(
    staleQuotes('page.md', ['Look:', '```ts a/b.ts', ...rows, '```'].join('\n'), (path) =>
      path === 'a/b.ts' ? source : null,
    ),
  )

test.each([
  ['lines as they are', ["test('a state is set', async () => {", "  const noor = id('noor')"]],
  ['less indented', ['await noor.does(react, { on: true })', '})']],
  ['with other line ends', ["const noor = id('noor').notNull()"]],
  ['lines left out', ['const world = await openWorld()', '…', 'await noor.does(react, { on: true })']],
  ['a part of a line left out', ["test('…', async () => {", '…', 'await noor.does(…, { on: true })']],
])('a quote may be %s', (_what, rows) => {
  expect(quoted(...rows)).toEqual([])
})

test.each([
  [
    'a line that reads otherwise',
    ["test('a state is set', async () => {", "  const sem = id('sem')"],
    4,
    "const sem = id('sem')",
  ],
  [
    'a gap that is not told',
    ['const world = await openWorld()', "test('a state is set', async () => {"],
    4,
    "test('a state is set', async () => {",
  ],
  [
    'another order',
    ['await noor.does(react, { on: true })', '…', 'const world = await openWorld()'],
    5,
    'const world = await openWorld()',
  ],
])('a quote is stale with %s', (_what, rows, line, text) => {
  expect(quoted(...rows)).toEqual([`page.md:${line} quotes a/b.ts, where this does not follow: ${text}`])
})

test('a block of code names a file that is there; a block in a shell needs none', () => {
  const page = ['```ts', 'a', '```', '```sh', 'npm start', '```', '```ts a/c.ts', 'a', '```'].join('\n')
  expect(lines(staleQuotes('page.md', page, () => null))).toEqual([
    'page.md:1 name the quoted file beside the language of the block',
    'page.md:7 quotes a/c.ts, which is not there',
  ])
})

test('a path may leave out its beginning; what stands for many files is not sought', () => {
  const page =
    'In `b.ts`, `a/b.ts`, `server/a`, `server/a/`, `*.race.test.ts` and `domain/<room>/words.ts`:\n`c.ts`, `server/b`.'
  expect(lines(lostPaths('page.md', page, ['server/a/b.ts']))).toEqual([
    'page.md:2 names c.ts, which is not there',
    'page.md:2 names server/b, which is not there',
  ])
})

test('a name in backticks stands in some source, as a whole word', () => {
  expect(lines(lostNames('page.md', '`openMessage` `openMess` `on delete cascade`', ['openMessage()']))).toEqual([
    'page.md:1 names openMess, which stands in no source',
  ])
})
