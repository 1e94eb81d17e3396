import { expect, test } from 'vitest'
import { strykerPlugins } from './leftOut.ts'

const text = (value: string) => ({ type: 'StringLiteral', value })
const object = (...values: object[]) => ({
  type: 'ObjectExpression',
  properties: values.map((value) => ({ type: 'ObjectProperty', value })),
})
const template = (cooked: string, ...expressions: object[]) => ({
  type: 'TemplateLiteral',
  quasis: [{ value: { cooked } }],
  expressions,
})
const isLeftOut = (node: object, filename = 'domain/events/enrolWords.ts') =>
  strykerPlugins[0]?.value.shouldIgnore({ node, hub: { file: { opts: { filename } } } }) !== undefined

test.each([
  ['a sentence', text('Je doet mee.')],
  ['a word that begins one', text('Opslaan')],
  ['one without a value in it', template('Tot dan!')],
  ['an object of sentences', object(text('Opslaan'), object(text('Tot dan!')))],
])('%s in a words file is left out, and elsewhere it stays', (_what, node) => {
  expect([isLeftOut(node), isLeftOut(node, 'domain/events/seats.ts')]).toEqual([true, false])
})

test.each([
  ['a code', text('enrolled')],
  ['a code of a refusal', text('NOT_FOUND')],
  ['a piece of a sentence', text('dag')],
  ['nothing', text('')],
  ['a text with a value in it', template('Je doet mee aan ', text('x'))],
  ['an object that holds more', object(text('Opslaan'), text('enrolled'))],
  ['an empty object', object()],
  ['a condition', { type: 'ConditionalExpression' }],
])('%s stays, in a words file too', (_what, node) => {
  expect(isLeftOut(node)).toBe(false)
})

test('of patterns only those that cannot be changed are left out', () => {
  const pattern = (source: string) => ({ type: 'RegExpLiteral', pattern: source })
  expect([isLeftOut(pattern('^\\p{RGI_Emoji}$')), isLeftOut(pattern('^\\d+$'))]).toEqual([true, false])
})
