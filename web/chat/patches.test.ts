import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMessage,
  type ChannelMessages,
  missingUpTo,
  patchMessage,
  replaceMessage,
  withNewer,
  withOlder,
  withReadUpTo,
  withUnsent,
  withWindow,
} from './patches.ts'
import { aMessage } from './testing/aMessage.ts'

const channel = (seqs: number[], facts: Partial<ChannelMessages> = {}): ChannelMessages => ({
  messages: seqs.map((seq) => aMessage(seq)),
  hasOlder: false,
  hasNewer: false,
  readSeq: 0,
  lastSeq: seqs.at(-1) ?? 0,
  ...facts,
})
const own = (state: 'sending' | 'waiting' | 'failed') => [aMessage(0, { id: 'own', state })]
const drawn = ({ messages }: ChannelMessages) =>
  messages.map((one) => (one.state ? `${one.id}:${one.state}` : one.id)).join(' ')

describe('a message that arrives', () => {
  test('takes its place by the order of the channel, also when it comes late', () => {
    expect(drawn(addMessage(channel([1, 2]), aMessage(3)))).toBe('m1 m2 m3')
    expect(drawn(addMessage(channel([1, 3]), aMessage(2)))).toBe('m1 m2 m3')
  })

  test('is noted and not shown where it would leave a gap', () => {
    const beyond = addMessage(channel([1, 2], { hasNewer: true, lastSeq: 40 }), aMessage(41))
    expect([drawn(beyond), beyond.lastSeq]).toEqual(['m1 m2', 41])
    expect(drawn(addMessage(channel([5, 6], { hasOlder: true }), aMessage(2)))).toBe('m5 m6')
  })

  test('stands before what one has not sent yet', () => {
    const sending = withUnsent(channel([1]), own('sending'))
    expect(drawn(addMessage(sending, aMessage(2)))).toBe('m1 m2 own:sending')
  })
})

describe('one’s own message', () => {
  const sending = withUnsent(channel([1]), own('sending'))

  test('COM-CHAT-09 shows at once, and is replaced by the stored one when that is known, however it comes', () => {
    expect(drawn(sending)).toBe('m1 own:sending')
    const stored = addMessage(sending, aMessage(2, { id: 'own' }))
    expect(drawn(stored)).toBe('m1 own')
    expect(drawn(addMessage(stored, aMessage(2, { id: 'own' })))).toBe('m1 own')
  })

  test('COM-CHAT-09 COM-CHAT-50 stands as it is now, in the order in which they were written, and no longer once it is given up', () => {
    const more = aMessage(0, { id: 'later', state: 'waiting' })
    const both = withUnsent(sending, [...own('failed'), more])
    expect(drawn(both)).toBe('m1 own:failed later:waiting')
    expect(drawn(withUnsent(both, own('waiting')))).toBe('m1 own:waiting')
    expect(drawn(withUnsent(both, []))).toBe('m1')
  })

  test('that was stored after all does not wait any more', () => {
    const stored = addMessage(sending, aMessage(2, { id: 'own' }))
    expect(drawn(withUnsent(stored, own('failed')))).toBe('m1 own')
    expect(drawn(withUnsent(stored, []))).toBe('m1 own')
  })
})

test('COM-CHAT-07 pages of older and newer messages join without doubles, and say whether there is more', () => {
  const older = withOlder(channel([5, 6, 7], { hasOlder: true }), channel([3, 4, 5], { hasOlder: true }))
  expect([drawn(older), older.hasOlder]).toEqual(['m3 m4 m5 m6 m7', true])
  const begun = withOlder(older, channel([1, 2]))
  expect([drawn(begun), begun.hasOlder]).toEqual(['m1 m2 m3 m4 m5 m6 m7', false])
  const newer = withNewer(channel([1, 2], { hasNewer: true, lastSeq: 4 }), channel([3, 4]))
  expect([drawn(newer), newer.hasNewer]).toEqual(['m1 m2 m3 m4', false])
})

describe('a jump to another place in the channel', () => {
  const here = channel([10, 11, 12], { hasOlder: true, lastSeq: 12 })

  test('COM-CHAT-10 IN-NAV-06 takes the place of what was loaded, so that there is no gap', () => {
    const sending = withUnsent(here, own('sending'))
    const there = withWindow(sending, channel([3, 4], { hasOlder: true, hasNewer: true, lastSeq: 12 }))
    expect([drawn(there), there.hasOlder, there.hasNewer]).toEqual(['m3 m4 own:sending', true, true])
    const back = withWindow(there, here)
    expect([drawn(back), back.hasNewer]).toEqual(['m10 m11 m12 own:sending', false])
  })

  test('joins what it touches, and knows what lies beyond at both ends', () => {
    const joined = withWindow(here, channel([8, 9], { hasOlder: false, hasNewer: true, lastSeq: 12 }))
    expect([drawn(joined), joined.hasOlder, joined.hasNewer]).toEqual(['m8 m9 m10 m11 m12', false, false])
    const within = withWindow(here, channel([11], { hasOlder: true, hasNewer: true, lastSeq: 12 }))
    expect([drawn(within), within.hasOlder, within.hasNewer]).toEqual(['m10 m11 m12', true, false])
  })

  test('into a channel of which nothing is loaded shows what was asked', () => {
    expect(drawn(withWindow(channel([]), channel([3, 4])))).toBe('m3 m4')
  })
})

test('COM-CHAT-10 COM-CHAT-30 a deleted message is quoted as deleted by those who answered it, an edited one as it is now', () => {
  const reply = aMessage(2, { parent: { id: 'm1', authorName: 'Noor', content: 'bericht 1' } })
  const it = { ...channel([1]), messages: [aMessage(1), reply] }
  const gone = aMessage(1, { content: '', deletedAt: '2026-10-22T09:00:00Z' })
  expect(replaceMessage(it, gone).messages[1]?.parent).toEqual({ id: 'm1', authorName: 'Noor', content: null })
  expect(replaceMessage(it, aMessage(1, { content: 'anders' })).messages[1]?.parent?.content).toBe('anders')
})

test('COM-CHAT-13 what changes of one message touches nothing else', () => {
  const reactions = [{ emoji: '👍', count: 2, mine: true }]
  const it = patchMessage(channel([1, 2]), 'm2', () => ({ reactions }))
  expect(it).toEqual({ ...channel([1, 2]), messages: [aMessage(1), aMessage(2, { reactions })] })
  expect(patchMessage(it, 'm9', () => ({ reactions }))).toEqual(it)
})

test.each([
  ['nothing of it is there, and nothing was said before', channel([]), 1, 'last'],
  ['nothing of it is there', channel([]), 3, 'more'],
  ['it is there', channel([1, 2, 3]), 3, 'nothing'],
  ['what comes after it is there', channel([1, 2, 3]), 2, 'nothing'],
  ['it alone is not', channel([1, 2]), 3, 'last'],
  ['nor is what stands before it', channel([1, 2]), 4, 'more'],
  ['only what stands before it is not', channel([1, 3]), 3, 'more'],
  ['it is not, between others', channel([1, 3]), 2, 'last'],
  ['it is older than what is loaded', channel([5, 6], { hasOlder: true }), 4, 'nothing'],
  ['it is the first that is missing', channel([5, 6], { hasOlder: true }), 7, 'last'],
  ['it is newer than where somebody reads', channel([5, 6], { hasOlder: true, hasNewer: true }), 9, 'nothing'],
] as const)('COM-CHAT-08 what is missing up to a place when %s', (_, it, seq, missing) => {
  expect(missingUpTo(it, seq)).toBe(missing)
})

test('COM-CHAT-18 reading never goes back', () => {
  expect([
    withReadUpTo(channel([9], { readSeq: 5 }), 7).readSeq,
    withReadUpTo(channel([9], { readSeq: 5 }), 3).readSeq,
  ]).toEqual([7, 5])
})

test('whatever arrives in whatever order and however often, the channel is the same', () => {
  const arrivals = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 })
  fc.assert(
    fc.property(arrivals, fc.array(fc.integer({ min: 1, max: 8 })), (seqs, again) => {
      const it = [...seqs, ...again].reduce((channel, seq) => addMessage(channel, aMessage(seq)), channel([]))
      expect(drawn(it)).toBe('m1 m2 m3 m4 m5 m6 m7 m8')
      expect(it.lastSeq).toBe(8)
    }),
  )
})
