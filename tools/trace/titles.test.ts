import { expect, test } from 'vitest'
import { titlesOf } from './titles.ts'

const titles = (text: string) => titlesOf('a.test.tsx', text).map((title) => title.text)

test.each([
  ['a test', `test('one', () => {})`, ['one']],
  ['it', `it("one", () => {})`, ['one']],
  ['a group and what is in it', `describe('one', () => { test('two', () => {}) })`, ['one', 'two']],
  ['a test for each row', `test.each([['x', 1]])('one %s', () => {})`, ['one x']],
  [
    'rows that stand beside their title',
    `test.each([['x', 1], ['y', f()]] as const)('%s two %i', () => {})`,
    ['x two %i', 'y two %i'],
  ],
  ['a row for one thing', `test.each(['x', 'y'])('%s one', () => {})`, ['x one', 'y one']],
  ['a place that is no text', `test.each([[1, 'x']])('%i %s %j', () => {})`, ['%i x %j']],
  ['rows that stand elsewhere', `test.each(rows)('one %s', () => {})`, ['one %s']],
  ['rows of which some stand elsewhere', `test.each([['x'], ...rows])('one %s', () => {})`, ['one %s']],
  ['a group for each row', `describe.each([['x']])('one %s', () => { test('two', () => {}) })`, ['one x', 'two']],
  ['a test for each row of a template', `test.each\`a|b\n\${1}|\${2}\`(\`one\`, () => {})`, ['one']],
  ['a condition', `test.runIf(process.env.X)('one', () => {})`, ['one']],
  ['a group of stories', `test.describe('one', () => test('two', async ({ page }) => {}))`, ['one', 'two']],
  ['a name made from test', `const race = test.skipIf(!url)\nrace('one', () => {})`, ['one']],
  ['a name made from a name', `const a = test.extend({})\nconst b = a.extend({})\nb('one', () => {})`, ['one']],
  ['a template', `test(\`one \${name} two\`, () => {})`, ['one {} two']],
  ['a sum', `test('one ' + name + ' two', () => {})`, ['one {} two']],
  ['a title in JSX and types', `test('one', () => render(<A<string> b={1 as number} />))`, ['one']],
  ['a step of a story', `test('one', async () => { await test.step('two', () => {}) })`, ['one']],
  ['a skipped test', `test.skip('one', () => {})\ntest('two', () => {})`, ['two']],
  ['a test that is still to be written', `test.todo('one')`, []],
  ['a test that must fail', `test.fails('one', () => {})\nit.fails.each([1])('two', () => {})`, []],
  [
    'all of a skipped group',
    `describe.skip('one', () => { test('two', () => {}) })\ntest('three', () => {})`,
    ['three'],
  ],
  ['another function', `expect('one')\nconfirm('two')\ncontest.test('three')`, []],
  ['comments and strings', `// test('one')\nconst a = "test('two', () => {})"`, []],
])('titles are read from %s', (_what, text, expected) => {
  expect(titles(text)).toEqual(expected)
})

test('a title knows its file and line', () => {
  const text = `import { test } from 'vitest'\n\ndescribe('one', () => {\n  test('two', () => {})\n})\n`
  expect(titlesOf('a.test.ts', text).map((title) => `${title.path}:${title.line}`)).toEqual([
    'a.test.ts:3',
    'a.test.ts:4',
  ])
})

test('a file that cannot be read is named with its line', () => {
  expect(() => titlesOf('web/a.test.ts', 'const a = 1\ntest(')).toThrow('web/a.test.ts:2')
})
