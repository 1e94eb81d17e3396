import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsOf, mostMissed, mostNoticed, type Noticed, offersMissed } from './missed.ts'

let made = 0
const said = (it: Partial<Noticed>): Noticed => ({
  id: `m${++made}`,
  seq: made,
  reactors: 0,
  repliers: 0,
  namesViewer: false,
  ...it,
})
const order = (messages: Noticed[]) => mostNoticed(messages).map((one) => one.id)

test('COM-CHAT-40 what names the viewer comes first, then what most people answered or reacted to, the newest of equals', () => {
  const named = said({ id: 'named', namesViewer: true })
  const namedAndLiked = said({ id: 'namedAndLiked', namesViewer: true, reactors: 1 })
  const liked = said({ id: 'liked', reactors: 5 })
  const answered = said({ id: 'answered', repliers: 3 })
  const older = said({ id: 'older', reactors: 2, seq: 1 })
  const newer = said({ id: 'newer', repliers: 1, seq: 900 })
  expect(order([older, liked, named, newer, answered, namedAndLiked])).toEqual([
    'namedAndLiked',
    'named',
    'answered',
    'liked',
    'newer',
    'older',
  ])
})

test('COM-CHAT-40 what nobody noticed is left out, and seven are enough', () => {
  expect(order([said({}), said({})])).toEqual([])
  expect(order(Array.from({ length: 20 }, (_, index) => said({ reactors: index })))).toHaveLength(mostMissed)
})

const anything = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    seq: fc.integer({ min: 1, max: 10_000 }),
    reactors: fc.nat(20),
    repliers: fc.nat(20),
    namesViewer: fc.boolean(),
  }),
  { selector: (one) => one.seq },
)

test('COM-CHAT-40 nobody is passed over: what is left out is never more noticed than what is shown, in whatever order it came', () => {
  fc.assert(
    fc.property(anything, (messages) => {
      const shown = mostNoticed(messages)
      expect(mostNoticed([...messages].reverse())).toEqual(shown)
      const left = messages.filter((one) => !shown.includes(one))
      if (shown.length < mostMissed) expect(left.every((one) => one.reactors + one.repliers === 0)).toBe(true)
      for (const one of left) expect(mostNoticed([...shown, one])).toEqual(shown)
    }),
  )
})

test.each([
  ['student', ['students', 'channel_members']],
  ['student_plus_lars', ['students', 'channel_members']],
  ['moderator', ['channel_members']],
  [null, ['channel_members']],
] as const)('COM-CHAT-40 a group that calls somebody with the role %s names them too', (role, groups) => {
  expect(groupsOf(role)).toEqual(groups)
})

test.each([
  ['nothing is new', false, null, 40, false, false],
  ['ten messages are new at the opening', false, 31, 40, false, true],
  ['nine are', false, 32, 40, false, false],
  ['all ten of a channel are', false, 1, 10, false, true],
  ['they come under the eyes of who reads back', false, 31, 40, true, false],
  ['it stands already', true, 31, 45, true, true],
  ['something was written: nothing is new any more', true, null, 46, true, false],
])('COM-CHAT-41 when %s, offered before %s, now %s..%s with somebody watching %s: %s', (...it) => {
  const [, isOffered, newFrom, lastSeq, isWatching, offered] = it
  expect(offersMissed(isOffered, { newFrom, lastSeq, isWatching })).toBe(offered)
})
