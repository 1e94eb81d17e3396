import { expect, test, vi } from 'vitest'
import { Gathering, type Piece } from './gathering.ts'

const piece = (text: string, sessions: string[]): Piece => ({
  text,
  kind: 'message.posted',
  audience: 'everyone',
  sessions: new Set(sessions),
})

test('LIVE-MORE-16 LIVE-MORE-70 what is told of one place goes in one piece, in its order, to those who are there by the last of it', () => {
  vi.useFakeTimers()
  const told: Piece[] = []
  const gathering = new Gathering((one) => told.push(one))
  gathering.add('avond', piece('een', ['a']))
  gathering.add('ander', piece('los', ['c']))
  gathering.add('avond', piece('twee', ['a', 'b']))
  expect(told).toEqual([])
  vi.runAllTimers()
  expect(told).toEqual([piece('eentwee', ['a', 'b']), piece('los', ['c'])])
  gathering.add('avond', piece('drie', ['a']))
  gathering.tellAll()
  vi.runAllTimers()
  expect(told.slice(2)).toEqual([piece('drie', ['a'])])
  vi.useRealTimers()
})
