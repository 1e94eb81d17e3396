import { describe, expect, test } from 'vitest'
import { foldSeries } from './foldSeries.ts'

const card = (id: string, change: { isCancelled?: boolean; own?: object; isRecurring?: boolean } = {}) => {
  const { isCancelled = false, own = null, isRecurring = true } = change
  return { id, event: { id: id.slice(0, 1), isRecurring }, date: { isCancelled, own } }
}
const folded = (cards: ReturnType<typeof card>[]) =>
  foldSeries(cards).map(({ id, later }) => [id, ...later.map((one) => one.id)].join(' '))

describe('the dates of a series on cards', () => {
  test.each([
    [
      'EV-MORE-144 later dates stand under the first, whatever comes in between',
      [card('a1'), card('b1'), card('a2'), card('b2'), card('a3')],
      ['a1 a2 a3', 'b1 b2'],
    ],
    [
      'EV-MORE-144 an event without a series folds nothing',
      [card('a1', { isRecurring: false }), card('a2', { isRecurring: false })],
      ['a1', 'a2'],
    ],
    [
      'EV-MORE-144 a date of one’s own keeps its card',
      [card('a1'), card('a2', { own: {} }), card('a3')],
      ['a1 a3', 'a2'],
    ],
    ['EV-MORE-144 one’s own first date has the others under it', [card('a1', { own: {} }), card('a2')], ['a1 a2']],
    [
      'EV-MORE-144 a cancelled date before the first keeps its card, a later one is folded',
      [card('a1', { isCancelled: true }), card('a2'), card('a3', { isCancelled: true })],
      ['a1', 'a2 a3'],
    ],
    ['EV-MORE-144 nothing stays nothing', [], []],
  ])('%s', (_, cards, expected) => {
    expect(folded(cards)).toEqual(expected)
  })
})
