import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAtLimit, sentToday, withOneMore } from './count.ts'
import { answerTimeoutMs, assistantPage, dailyLimit, panelSize, widthWithin } from './limits.ts'
import { questionRefusal } from './question.ts'
import { type Talk, withNewest, withOlder, without, withPending, withStored } from './talk.ts'
import { assistantWords, noAnswer, sendFailed, sendRefused } from './words.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString()
const said = (id: string, content: string, second = 0, isUser = true) => ({
  id,
  content,
  isUser,
  createdAt: at(second),
})
const empty: Talk = { messages: [], hasOlder: false }
const drawn = ({ messages }: Talk) => messages.map(({ id, pending }) => (pending ? `(${id})` : id)).join(' ')

describe('one’s own message', () => {
  const asked = withPending(withPending(empty, said('a', 'Hoi')), said('b', 'Hoi'))

  test('SH-ASSIST-07 SH-ASSIST-08 stands there at once, and goes when it is not sent', () => {
    expect(drawn(asked)).toBe('(a) (b)')
    expect(drawn(without(asked, 'a'))).toBe('(b)')
    expect(without(asked, 'x')).toBe(asked)
  })

  test('SH-ASSIST-09 SH-ASSIST-10 is replaced by the stored one, the oldest pending with the same words first', () => {
    const one = withStored(asked, said('s1', 'Hoi', 5))
    expect(drawn(one)).toBe('s1 (b)')
    expect(drawn(withStored(one, said('s2', 'Hoi', 6)))).toBe('s1 s2')
    expect(drawn(withStored(asked, said('b', 'Hoi', 5)))).toBe('b (a)')
  })

  test('SH-ASSIST-10 what is shown already is skipped, and an answer never takes the place of a question', () => {
    const one = withStored(asked, said('s1', 'Hoi', 5))
    expect(withStored(one, said('s1', 'Hoi', 5))).toBe(one)
    expect(drawn(withStored(asked, said('s3', 'Hoi', 5, false)))).toBe('s3 (a) (b)')
  })
})

describe('the history', () => {
  const newestFirst = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => said(`m${from - index}`, 'x', from - index))

  test('SH-ASSIST-14 SH-ASSIST-16 is shown oldest first, with older pages before it, nothing twice', () => {
    const first = withNewest(undefined, { messages: newestFirst(6, 4), hasOlder: true })
    expect(drawn(first)).toBe('m4 m5 m6')
    const all = withOlder(first, { messages: newestFirst(4, 1), hasOlder: false })
    expect([drawn(all), all.hasOlder]).toEqual(['m1 m2 m3 m4 m5 m6', false])
  })

  test('SH-ASSIST-16 equal moments go by id', () => {
    const same = ['c', 'a', 'b'].map((id) => said(id, 'x', 1))
    expect(drawn(withNewest(undefined, { messages: same, hasOlder: false }))).toBe('a b c')
  })

  test('fetched anew it keeps the older pages where they meet, and what is not stored yet', () => {
    const read = withOlder(withNewest(undefined, { messages: newestFirst(6, 4), hasOlder: true }), {
      messages: newestFirst(3, 1),
      hasOlder: false,
    })
    const asked = withPending(read, said('p', 'Hoi', 9))
    const renewed = withNewest(asked, { messages: newestFirst(7, 4), hasOlder: true })
    expect([drawn(renewed), renewed.hasOlder]).toEqual(['m1 m2 m3 m4 m5 m6 m7 (p)', false])
    const apart = withNewest(asked, { messages: newestFirst(40, 26), hasOlder: true })
    expect([apart.messages.length, apart.hasOlder]).toEqual([16, true])
  })

  test('in whatever order pages and arrivals come, everything is there once and in order', () => {
    const all = newestFirst(12, 1)
    fc.assert(
      fc.property(fc.shuffledSubarray(all), fc.integer({ min: 1, max: 12 }), (arrived, size) => {
        const page = withNewest(undefined, { messages: all.slice(0, size), hasOlder: true })
        const talk = withOlder(arrived.reduce(withStored, page), { messages: all.slice(size), hasOlder: false })
        expect(drawn(talk)).toBe(
          all
            .toReversed()
            .map(({ id }) => id)
            .join(' '),
        )
      }),
    )
  })
})

test.each<[string, Partial<Parameters<typeof questionRefusal>[0]>, string | null]>([
  ['a question', {}, null],
  ['nothing', { text: '' }, 'INVALID_MESSAGE'],
  ['blanks', { text: ' \n\t\u200b ' }, 'INVALID_MESSAGE'],
  ['1 character', { text: 'a' }, null],
  ['999 characters', { text: 'a'.repeat(999) }, null],
  ['1000 characters', { text: 'a'.repeat(1000) }, null],
  ['1001 characters', { text: 'a'.repeat(1001) }, 'INVALID_MESSAGE'],
  ['1000 flags', { text: '🇳🇱'.repeat(1000) }, null],
  ['the 499th of the day', { sentToday: 498 }, null],
  ['the 500th of the day', { sentToday: 499 }, null],
  ['the 501st of the day', { sentToday: 500 }, 'DAILY_LIMIT'],
  ['one in the talk of somebody else', { sessionId: 'vera' }, 'FORBIDDEN'],
])('SH-ASSIST-17 SH-ASSIST-19 SH-ASSIST-20 SH-ASSIST-21 %s', (_what, asked, code) => {
  const refusal = questionRefusal({
    text: 'Hoeveel licht?',
    sessionId: 'sem',
    profileId: 'sem',
    sentToday: 0,
    ...asked,
  })
  expect(refusal?.code ?? null).toBe(code)
})

test('SH-ASSIST-20 SH-LOCAL-07 SH-LOCAL-09 the browser counts per profile and day, and nonsense is nothing', () => {
  let kept: string | null = null
  for (let sent = 0; sent < 3; sent++) kept = withOneMore(kept, 'sem', '2026-11-20')
  expect(sentToday(kept, 'sem', '2026-11-20')).toBe(3)
  expect([sentToday(kept, 'vera', '2026-11-20'), sentToday(kept, 'sem', '2026-11-21')]).toEqual([0, 0])
  for (const nonsense of [
    '',
    'x',
    '[]',
    'null',
    '{"count":"veel"}',
    '{"profileId":"sem","day":"2026-11-20","count":-3}',
  ])
    expect(sentToday(nonsense, 'sem', '2026-11-20')).toBe(0)
  expect([499, 500, 501].map(isAtLimit)).toEqual([false, true, true])
})

test('SH-LIMIT-02 SH-LIMIT-03 SH-ASSIST-04 SH-ASSIST-12 SH-ASSIST-14 the assistant in numbers', () => {
  expect([assistantPage, dailyLimit, answerTimeoutMs]).toEqual([15, 500, 30_000])
  expect(panelSize).toEqual({ width: 560, height: 720, leastWidth: 400 })
})

test.each([
  [399, 400],
  [400, 400],
  [401, 401],
  [1399.6, 1400],
  [1401, 1400],
])('SH-ASSIST-05 SH-LIMIT-03 in a window of 1400 pixels a wish of %d becomes %d', (wish, width) => {
  expect(widthWithin(wish, 1400)).toBe(width)
})

test('SH-ASSIST-02 SH-ASSIST-03 SH-ASSIST-13 SH-ASSIST-20 SH-ASSIST-22 SH-ASSIST-23 SH-ASSIST-24 SH-ASSIST-26 SH-ERR-02 the words', () => {
  expect(assistantWords.almost).toEqual({
    title: 'Bijna klaar!',
    text: 'Deze functie wordt binnen 2 weken uitgerold.',
    ok: 'Begrepen',
  })
  expect(sendRefused.DAILY_LIMIT).toEqual({
    title: 'Daglimiet bereikt',
    text: 'Je hebt vandaag het maximum van 500 berichten bereikt. Probeer het morgen opnieuw.',
  })
  expect(sendFailed).toEqual({
    title: 'Fout bij verzenden',
    text: 'Je bericht kon niet worden verzonden. Probeer het opnieuw.',
  })
  expect(sendRefused.FORBIDDEN).toEqual({ title: 'Geen toegang', text: 'Je hebt geen toegang tot de assistent.' })
  expect(noAnswer).toEqual({
    title: 'Fout bij verzenden',
    text: 'De assistent reageert niet. Probeer het later opnieuw.',
  })
  expect(assistantWords.disclaimer).toBe(
    'De assistent geeft algemene informatie en geen medisch advies. Bel bij spoed 112.',
  )
})
