import { expect, test } from 'vitest'
import type { Stream } from './hub.ts'
import { Waiting } from './waiting.ts'

const aStream = () => {
  const written: string[] = []
  return { written, stream: { write: (text: string) => written.push(text) } as unknown as Stream }
}

test('what waits goes with the next thing that must be told, in order and in one piece, and only once', () => {
  const [waiting, one, other] = [new Waiting(), aStream(), aStream()]
  for (const text of ['a', 'b', 'c']) waiting.add(one.stream, text)
  waiting.add(other.stream, 'x')

  waiting.write(one.stream)
  waiting.write(one.stream)

  expect([one.written, other.written]).toEqual([['abc'], []])
})

test('COM-CHAT-08 nothing waits for a second: it is told by itself, the oldest first', () => {
  const [waiting, one, other] = [new Waiting(), aStream(), aStream()]
  waiting.add(one.stream, 'a', 0)
  waiting.writeOld(899)
  expect(one.written).toEqual([])

  waiting.add(one.stream, 'b', 899)
  waiting.add(other.stream, 'x', 899)
  waiting.writeOld(900)

  expect([one.written, other.written]).toEqual([['ab'], []])
})

test('of a stream that is gone nothing is kept', () => {
  const [waiting, one] = [new Waiting(), aStream()]
  waiting.add(one.stream, 'a')
  waiting.forget(one.stream)
  waiting.writeAll()

  expect(one.written).toEqual([])
})

test('streams that wait for the same hear it whole and in order, each from where it began', () => {
  const waiting = new Waiting()
  const streams = Array.from({ length: 4 }, aStream)
  const heard: string[] = streams.map(() => '')
  for (let step = 0; step < 400; step += 1) {
    const text = String(step % 7)
    for (const [at, { stream }] of streams.entries())
      if ((step * 31 + at * 17) % 5 !== 0) {
        waiting.add(stream, text)
        heard[at] += text
      }
    if (step % 11 === 0) waiting.write(streams[step % 4]?.stream ?? expect.unreachable())
    if (step % 50 === 0) waiting.writeOld()
  }
  waiting.writeAll()

  expect(streams.map(({ written }) => written.join(''))).toEqual(heard)
})
