import { expect, test } from 'vitest'
import type { Stream } from './streams.ts'
import { Streams } from './streams.ts'

const aStream = (personId: string, sessionId: string) =>
  ({ snapshot: { asker: { id: personId }, sessionId } }) as unknown as Stream

test('streams are found by person and by session as long as they are open', () => {
  const [phone, desk, other] = [aStream('sem', 's1'), aStream('sem', 's2'), aStream('noor', 's3')]
  const streams = new Streams()
  for (const stream of [phone, desk, other]) streams.add(stream)

  expect([...streams.of('sem')]).toEqual([phone, desk])
  expect(streams.ofSessions(new Set(['s2', 's3', 's4']))).toEqual([desk, other])
  streams.delete(desk)
  expect([[...streams.of('sem')], streams.ofSessions(new Set(['s2'])), streams.size]).toEqual([[phone], [], 2])
})

test('LIVE-MORE-70 the streams of one and the same set of sessions are those of now, whoever came or went since it was asked for', () => {
  const [one, two] = [aStream('sem', 's1'), aStream('noor', 's2')]
  const streams = new Streams()
  const both = new Set(['s1', 's2'])
  streams.add(one)
  expect(streams.ofSessions(both)).toEqual([one])
  streams.add(two)
  expect(streams.ofSessions(both)).toEqual([one, two])
  expect(streams.ofSessions(both)).toBe(streams.ofSessions(both))
  streams.delete(one)
  expect(streams.ofSessions(both)).toEqual([two])
  streams.clear()
  expect(streams.ofSessions(both)).toEqual([])
})

test.each([
  ['everyone', ['sem', 'noor']],
  ['nobody', []],
  [{ capability: 'readCommunity', people: ['sem'] }, ['sem', 'noor']],
  [{ people: ['noor', 'noor', 'vera'] }, ['noor']],
] as const)('who could hear %j', (audience, people) => {
  const streams = new Streams()
  for (const person of ['sem', 'noor']) streams.add(aStream(person, person))
  expect([...streams.mayHear(audience)].map(({ snapshot }) => snapshot.asker?.id)).toEqual(people)
})

test('all streams in parts, of each those that are still open when its turn comes', () => {
  const streams = new Streams()
  const some = ['a', 'b', 'c', 'd', 'e'].map((id) => aStream(id, id))
  for (const stream of some) streams.add(stream)
  const parts: string[][] = []
  for (const part of streams.inParts(2)) {
    parts.push(part.map(({ snapshot }) => snapshot.asker?.id ?? ''))
    if (parts.length === 1) streams.delete(some[2] as Stream)
  }
  expect(parts).toEqual([['a', 'b'], ['d'], ['e']])
})
