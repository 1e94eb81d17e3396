import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMentions, likePattern, maxNamed, mentionsIn, namedBy, suggestedBatches } from './mentions.ts'

describe('mentions in a stored text', () => {
  test.each<[string, string[]]>([
    ['@sanne_dw jij had toch een lamp?', ['sanne_dw']],
    ['Dank je @teun.', ['teun']],
    ['Dank je @teun, @marloes_h en @teun!', ['teun', 'marloes_h']],
    ['eerste regel\n@sanne tweede', ['sanne']],
    ['@Sanne en @SANNE', ['sanne']],
    ['(@sanne)', []],
    ['mail naar sanne@bewezen.example', []],
    ['@sanne@bewezen', []],
    ['@@sanne', []],
    ['@andré', []],
    ['@王', []],
    ['@\u017Fanne', []],
    ['@', []],
    ['@ sanne', []],
    [`@${'x'.repeat(50)}`, ['x'.repeat(50)]],
    [`@${'x'.repeat(51)}`, []],
    ['@sanne-dw', ['sanne']],
    ['<b>@sanne</b> @teun<', ['teun']],
    ['', []],
  ])('%j names %o', (text, usernames) => {
    expect(mentionsIn(text, true).usernames).toEqual(usernames)
  })

  test('SH-MENT-04 a batch mention counts for those who may mention groups, and is plain text for others', () => {
    const text = '@students en @Channel_Members en @sanne: morgen geen les'
    expect(mentionsIn(text, true)).toEqual({ usernames: ['sanne'], batches: ['students', 'channel_members'] })
    expect(mentionsIn(text, false)).toEqual({ usernames: ['sanne'], batches: [] })
    expect(mentionsIn('@student @studentss', true).batches).toEqual([])
  })

  test('a mention stands where it says, and only at the start or after white space', () => {
    const text = fc.string({ unit: fc.constantFrom('@', 'a', 'Z', '_', '9', ' ', '\n', '.', 'é', '👍'), maxLength: 60 })
    fc.assert(
      fc.property(text, (written) => {
        for (const { name, start, end } of findMentions(written)) {
          expect(written.slice(start, end).toLowerCase()).toBe(`@${name}`)
          expect(written.slice(0, start)).toMatch(/^$|\s$/)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['s', true, ['students', 'channel_members']],
  ['stu', true, ['students']],
  ['STU', true, ['students']],
  ['members', true, ['channel_members']],
  ['_', true, ['channel_members']],
  ['%', true, []],
  ['sanne', true, []],
  ['stu', false, []],
  ['channel', false, []],
])(
  'SH-MENT-02 SH-MENT-03 IN-MENTION-05 typing %j, right to mention groups %s, offers the groups %o',
  (typed, may, batches) => {
    expect(suggestedBatches(typed, may)).toEqual(batches)
  },
)

test.each([
  ['sanne', '%sanne%'],
  ['_', '%\\_%'],
  ['100%', '%100\\%%'],
  ['a\\b', '%a\\\\b%'],
  ["o'brien", "%o'brien%"],
  ['', '%%'],
])('SH-EDGE-34 %j is searched literally as %s', (typed, pattern) => {
  expect(likePattern(typed)).toBe(pattern)
})

test('SH-EDGE-34 a pattern finds exactly the names that contain the typed text', () => {
  const sign = fc.string({ unit: fc.constantFrom('a', '_', '%', '\\', 'b'), maxLength: 5 })
  fc.assert(
    fc.property(sign, sign, (typed, name) => {
      expect(isLike(name, likePattern(typed))).toBe(name.includes(typed))
    }),
    { numRuns: 2000 },
  )
})

/** The LIKE of SQL, written as plainly as possible. */
function isLike(text: string, pattern: string): boolean {
  if (pattern === '') return text === ''
  const sign = pattern.charAt(0)
  if (sign === '%') return isLike(text, pattern.slice(1)) || (text !== '' && isLike(text.slice(1), pattern))
  if (text === '') return false
  if (sign === '_') return isLike(text.slice(1), pattern.slice(1))
  const literal = sign === '\\' ? pattern.charAt(1) : sign
  return text.charAt(0) === literal && isLike(text.slice(1), pattern.slice(sign === '\\' ? 2 : 1))
}

test('COM-CHAT-42 what a text names says the same as the text, each once, and does not change with the words around it', () => {
  expect(namedBy('Hoi @Noor, @students en @noor!\n@sem')).toBe('@noor @sem @students')
  expect(namedBy('mail noor@bewezen.example')).toBe('')
  const words = fc.array(fc.constantFrom('@noor', '@Sem', '@students', '@Channel_Members', 'hoi', '@', '@andré', 'x@y'))
  fc.assert(
    fc.property(words, (typed) => {
      const [whole, named] = [mentionsIn(typed.join(' '), true), mentionsIn(namedBy(typed.join(' ')), true)]
      expect(named.batches).toEqual(whole.batches)
      expect(named.usernames).toEqual(whole.usernames.toSorted())
      expect(namedBy(typed.toReversed().join('\n'))).toBe(namedBy(typed.join(' ')))
    }),
  )
  expect(namedBy('@a '.repeat(400)).length).toBeLessThan(maxNamed)
})
