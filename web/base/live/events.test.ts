import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventReader, type Heard } from './events.ts'

const said = [
  'retry: 1000\n\n',
  'event: signal\ndata: {"kind":"hello","seq":4}\n\n',
  'id: 5\ndata: {"seq":5,"kind":"channel.read","ids":{"channelId":"k1"}}\n\n',
  ': 7\n\n',
  ': \n\n',
].join('')
const heard: Heard[] = [
  { signal: { kind: 'hello', seq: 4 } },
  { fact: { seq: 5, kind: 'channel.read', ids: { channelId: 'k1' } } },
  { beat: 7 },
  { beat: null },
]

function readInPieces(text: string, cuts: number[]): Heard[] {
  const found: Heard[] = []
  const read = eventReader((one) => found.push(one))
  const at = [0, ...cuts.sort((a, b) => a - b), text.length]
  for (let i = 1; i < at.length; i++) read(text.slice(at[i - 1], at[i]))
  return found
}

test('facts, signals and signs of life are told apart', () => {
  expect(readInPieces(said, [])).toEqual(heard)
})

test('it does not matter in which pieces the stream arrives', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: said.length })), (cuts) => {
      expect(readInPieces(said, cuts)).toEqual(heard)
    }),
  )
})

test('a broken block is passed over and the next one heard', () => {
  expect(readInPieces(`id: 1\ndata: {"seq":\n\n${said}`, [])).toEqual(heard)
})
