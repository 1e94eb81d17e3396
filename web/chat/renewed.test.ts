import { expect, test } from 'vitest'
import type { ChannelMessages, ShownMessage } from './patches.ts'
import { type AskPage, renewed } from './renewed.ts'
import { aMessage } from './testing/aMessage.ts'

const from = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => aMessage(first + index))
const places = ({ messages }: ChannelMessages) => messages.map((one) => one.seq)

/** A channel of so many messages, answered in pages of ten. */
function channelOf(lastSeq: number): AskPage & { asked: number } {
  const ask = async ({ before, after }: { before?: number; after?: number }) => {
    ask.asked++
    const end = before !== undefined ? before - 1 : after !== undefined ? Math.min(after + 10, lastSeq) : lastSeq
    const first = Math.max(1, end - 9)
    return { messages: from(first, end), hasOlder: first > 1, hasNewer: end < lastSeq, readSeq: 0, lastSeq }
  }
  ask.asked = 0
  return ask
}
const known = (messages: ShownMessage[], more: Partial<ChannelMessages> = {}): ChannelMessages => ({
  messages,
  hasOlder: true,
  hasNewer: false,
  readSeq: 0,
  lastSeq: messages.at(-1)?.seq ?? 0,
  ...more,
})

test('the run on screen and what came after it are fetched anew', async () => {
  const run = await renewed(known(from(25, 40)), channelOf(45))
  expect(places(run)).toEqual(from(16, 45).map((one) => one.seq))
  expect([run.hasOlder, run.hasNewer]).toEqual([true, false])
})

test('somebody who reads far back stays there', async () => {
  const run = await renewed(known(from(21, 34), { hasNewer: true }), channelOf(200))
  expect(places(run)).toEqual(from(21, 40).map((one) => one.seq))
  expect([run.hasOlder, run.hasNewer]).toEqual([true, true])
})

test('a long history is not fetched whole', async () => {
  const ask = channelOf(500)
  const run = await renewed(known(from(1, 480), { hasOlder: false }), ask)
  expect(ask.asked).toBe(6)
  expect(places(run)).toEqual(from(441, 500).map((one) => one.seq))
  expect(run.hasOlder).toBe(true)
})

test('what was not sent stays below what was, and what was stored after all is there once', async () => {
  const unsent = [aMessage(12, { id: 'kept', state: 'failed' }), aMessage(12, { state: 'sending' })]
  const run = await renewed(known([...from(1, 11), ...unsent]), channelOf(12))
  expect(run.messages.map((one) => one.id)).toEqual([...from(1, 12).map((one) => one.id), 'kept'])
})

test('a channel without messages asks for the newest', async () => {
  expect(places(await renewed(known([]), channelOf(3)))).toEqual([1, 2, 3])
})
