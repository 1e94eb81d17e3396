import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Stream } from './streams.ts'
import { Waiting, type WaitingFact } from './waiting.ts'

const modes = { maintenance: false, testerMode: false }
const asker = (role: string) => ({ id: role, role, entitled: true, tester: false, leaving: false })
const aStream = (role = 'student') => {
  const written: string[] = []
  const stream = { snapshot: { asker: asker(role), modes }, write: (text: string) => written.push(text) }
  return { written, stream: stream as unknown as Stream }
}
const fact = (text: string, more: Partial<WaitingFact> = {}): WaitingFact => ({
  text,
  kind: 'message.posted',
  audience: 'everyone',
  latest: null,
  ...more,
})
/** A line in which these listen. */
const heardBy = (...streams: { stream: Stream }[]) => {
  const waiting = new Waiting()
  for (const { stream } of streams) waiting.open(stream)
  return waiting
}

test('what waits goes with the next thing that must be told, in order and in one piece, and only once', () => {
  const [one, other] = [aStream(), aStream()]
  const waiting = heardBy(one, other)
  for (const text of ['a', 'b', 'c']) waiting.add(fact(text))

  expect([waiting.take(one.stream), waiting.take(one.stream)]).toEqual(['abc', ''])
  waiting.add(fact('d'))
  waiting.write(one.stream)
  waiting.write(one.stream)
  waiting.write(other.stream)

  expect([one.written, other.written]).toEqual([['d'], ['abcd']])
})

test('COM-CHAT-08 nothing waits for a second: it is told by itself, to who waits longest first', () => {
  const [one, other] = [aStream(), aStream()]
  const waiting = heardBy(one, other)
  waiting.add(fact('a'), 0)
  waiting.writeOld(499)
  expect(one.written).toEqual([])
  // Something else that is told takes it along sooner, so that nothing is written for it alone.
  expect([waiting.isDue(one.stream, 299), waiting.isDue(one.stream, 300)]).toEqual([false, true])

  waiting.write(other.stream)
  waiting.add(fact('b'), 500)
  waiting.writeOld(500)

  expect([one.written, other.written]).toEqual([['ab'], ['a']])
  waiting.writeOld(1_000)
  expect(other.written).toEqual(['a', 'b'])
})

test('many that wait are written to in parts, and none later than within a second', () => {
  const streams = Array.from({ length: 60 }, () => aStream())
  const waiting = heardBy(...streams)
  const heard = () => streams.filter(({ written }) => written.length > 0).length
  waiting.add(fact('a'), 0)

  waiting.writeOld(600)
  expect(heard()).toBe(15)
  waiting.writeOld(700)
  expect(heard()).toBe(30)
  // A look that came late: what waited for most of a second is told to however many they are.
  waiting.writeOld(950)
  waiting.writeAll()

  expect(streams.map(({ written }) => written)).toEqual(streams.map(() => ['a']))
})

test('COM-CHAT-08 of what waits under one name only the latest is told, in its place among the rest', () => {
  const one = aStream()
  const waiting = heardBy(one)
  for (const [text, latest] of [
    ['a1 ', 'a'],
    ['x ', null],
    ['b1 ', 'b'],
    ['a2 ', 'a'],
    ['x ', null],
  ] as const)
    waiting.add(fact(text, { latest }))
  waiting.writeAll()
  waiting.add(fact('a3 ', { latest: 'a' }))
  waiting.writeAll()

  expect(one.written).toEqual(['x b1 a2 x ', 'a3 '])
})

test('COM-CHAT-35 each hears what they may hear at the moment they are told', () => {
  const [student, teacher, lost] = [aStream(), aStream('teacher'), aStream('teacher')]
  const waiting = heardBy(student, teacher, lost)
  waiting.add(fact('a '))
  waiting.add(fact('t1 ', { audience: { capability: 'readCommunity', roles: ['teacher'] }, latest: 't' }))
  lost.stream.snapshot = student.stream.snapshot
  waiting.writeAll()

  expect([student.written, teacher.written, lost.written]).toEqual([['a '], ['a t1 '], ['a ']])
})

test('who comes later hears nothing of before, and of who is gone nothing is kept', () => {
  const [gone, late] = [aStream(), aStream()]
  const waiting = heardBy(gone)
  waiting.add(fact('a'))
  waiting.open(late.stream)
  waiting.close(gone.stream)
  waiting.add(fact('b'))
  waiting.writeAll()

  expect([gone.written, late.written]).toEqual([[], ['b']])
})

test('whoever is written to whenever hears all of it, once and in order', () => {
  const look = fc.record({ at: fc.nat(3), old: fc.boolean(), ms: fc.nat(400) })
  fc.assert(
    fc.property(fc.array(look, { maxLength: 60 }), (looks) => {
      const streams = Array.from({ length: 4 }, () => aStream())
      const waiting = heardBy(...streams)
      let now = 0
      for (const [step, { at, old, ms }] of looks.entries()) {
        now += ms
        waiting.add(fact(`${step} `), now)
        if (old) waiting.writeOld(now)
        else waiting.write(streams[at]?.stream ?? expect.unreachable())
      }
      waiting.writeAll()
      const all = looks.map((_, step) => `${step} `).join('')
      expect(streams.map(({ written }) => written.join(''))).toEqual(streams.map(() => all))
    }),
  )
})
