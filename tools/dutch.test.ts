import { expect, test } from 'vitest'
import { filesUnder, projectRoot, readAll } from './base/files.ts'
import { isSentence, textsOf, wordsOf } from './words/dutch.ts'

const wordsFile = /(?:^|\/)(?:[a-z]\w*W|w)ords\.ts$/
const notProduct = /\.test\.tsx?$|\.gen\.ts$|\/(?:testing|bench)\//

/** Where Dutch stands outside files of words, each with its reason. */
const exempt: readonly [where: RegExp, why: string][] = [
  [/^server\/demo\//, 'what the people of the demo community say'],
  [/^web\/gallery\//, 'examples in the gallery of /dev, which production has not'],
  [/^server\/base\/dev\//, 'pages below /dev, which production has not'],
  [/\/standin\//, 'pages and answers of stand-ins for the outside world, which production has not'],
  [/^web\/\w+\/mail\//, 'a mail is a text: its template is its file of words'],
  [
    /^domain\/(?:access\/roles|health\/(?:choices|lists)|events\/dietaryOptions)\.ts$/,
    'a word of a fixed list is what is stored, or stands beside it',
  ],
  [
    /^web\/(?:router\.tsx|base\/address\/navigation\.ts)$/,
    'a title stands beside its address: every page carries these, and objects of words would weigh more',
  ],
]
/** What things are called in any language. */
const names = new Set(['PDF', 'Google Meet', 'Enter'])

const files = readAll(
  projectRoot,
  filesUnder(projectRoot, (path) => /^(?:domain|server|web)\/.*\.tsx?$/.test(path) && !notProduct.test(path)),
)
const [words, others] = [
  [...files].filter(([path]) => wordsFile.test(path)),
  [...files].filter(([path]) => !wordsFile.test(path)),
]
const known = new Set(words.flatMap(([path, source]) => textsOf(path, source).flatMap(({ text }) => wordsOf(text))))
const sentencesOf = (path: string, source: string) =>
  textsOf(path, source).filter((one) => !names.has(one.text) && isSentence(one, known))

test('every Dutch sentence stands in a file of words', () => {
  expect(known.size).toBeGreaterThan(1_000)
  const found = others
    .filter(([path]) => !exempt.some(([where]) => where.test(path)))
    .flatMap(([path, source]) => sentencesOf(path, source).map(({ line, text }) => `${path}:${line} ${text}`))
  expect(found, 'these belong in the words.ts of their room').toEqual([])
})

test('what is exempt has Dutch', () => {
  const silent = exempt.filter(
    ([where]) => !others.some(([path, source]) => where.test(path) && sentencesOf(path, source).length > 0),
  )
  expect(silent).toEqual([])
})

test.each([
  ["const a = 'Er ging iets mis.'", true],
  ["const a = { label: 'Nieuw wachtwoord' }", true],
  ['const a = `nu kan Noor inloggen`', true],
  ['const a = <p>Opslaan</p>', true],
  ['const a = <img alt="Een zon" />', true],
  ['const a = <input placeholder="Zoeken" />', true],
  ["const a = 'The door is not open.'", false],
  ["throw new Error('No account was made here.')", false],
  ["const a = 'Lieke de Boer'", false],
  ["const a = 'flex items-center gap-3'", false],
  ['const a = sql`select te from uit where een = 1`', false],
  ["import { words } from './een van de woorden.ts'", false],
  ['const a = <input placeholder="https://" className="flex p-1" />', false],
])('%s has a Dutch sentence: %s', (source, expected) => {
  expect(sentencesOf('web/some.tsx', source).length > 0).toBe(expected)
})
