import { expect, test } from 'vitest'
import { titlesOf } from './titles.ts'

const imports = `
import { expect, test } from 'vitest'
import { words } from './words.ts'
import { cancelWords } from '../../domain/events/cancelWords.ts'
import { refusal } from './rule.ts'
import { Screen } from './Screen.tsx'
import type { Rule } from './rule.ts'
`
/** Whether the last test of a file, given without its imports, looks at words only. */
const wordsOnly = (text: string) => titlesOf('a.test.tsx', imports + text).at(-1)?.wordsOnly

test.each([
  ['a sentence', `test('x', () => expect(words.full).toBe('Vol'))`],
  ['a sentence with a number in it', `test('x', () => expect(words.left(3)).toBe('Nog 3'))`],
  ['sentences of a file with a longer name', `test('x', () => expect(cancelWords).toEqual({}))`],
  ['rows of sentences', `test.each([[words.full, 'Vol']])('x', (said, given) => expect(said).toBe(given))`],
  ['sentences behind a name', `const { full } = words\ntest('x', () => expect(full).toBe('Vol'))`],
  ['a property that is called like a rule', `test('x', () => expect(words.refusal).toBe('Vol'))`],
  ['a type of a rule', `test('x', () => { const one: Rule = words.full; expect(one).toBe('Vol') })`],
  ['a rule that another test asks', `const asked = refusal()\ntest('x', () => expect(words.full).toBe('Vol'))`],
])('%s is words only', (_what, text) => {
  expect(wordsOnly(text)).toBe(true)
})

test.each([
  ['a rule beside words', `test('x', () => expect(refusal()).toBe(words.full))`],
  ['a rule handed on', `test('x', () => expect([1].map(refusal)).toEqual([words.full]))`],
  ['a screen', `test('x', () => { draw(<Screen />); expect(page.text).toContain(words.full) })`],
  ['a rule through a constant', `const asked = refusal()\ntest('x', () => expect(asked).toBe(words.full))`],
  ['a rule through a function', `function ask() { return refusal() }\ntest('x', () => expect(ask()).toBe(words.full))`],
  [
    'a rule through what is assigned',
    `let asked\nbeforeAll(() => { asked = refusal() })\ntest('x', () => expect(asked).toBe(words.full))`,
  ],
  ['a rule in its rows', `test.each([[refusal(), words.full]])('x', (one, other) => expect(one).toBe(other))`],
  ['a module that is loaded', `test('x', async () => expect(await import('./rule.ts')).toBe(words.full))`],
  ['nothing that is imported', `test('x', () => { button.click(); expect(document.title).toBe('Vol') })`],
])('%s is not words only', (_what, text) => {
  expect(wordsOnly(text)).toBe(false)
})
