import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, isSincePaying, waitingGroups, waitingKinds, waitsLong } from './waiting.ts'

test('ADM-MORE-03 every kind is behind one filter, and no filter has another', () => {
  expect(Object.values(waitingGroups).flat().toSorted()).toEqual([...waitingKinds].toSorted())
})

test('ADM-MORE-01 the longest waiting stands first, whatever the order in which it came in', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((at) => `2026-10-${at}T08:00:00.000Z`)
  fc.assert(
    fc.property(fc.array(fc.record({ since: day, id: fc.uuid() })), (items) => {
      const order = inOrder(items)
      expect(order).toHaveLength(items.length)
      for (const [at, { since, id }] of order.entries()) {
        const next = order[at + 1]
        if (next) expect(since < next.since || (since === next.since && id <= next.id)).toBe(true)
      }
      expect(inOrder(items.toReversed())).toEqual(order)
    }),
  )
})

test.each(waitingKinds.map((kind) => [kind, kind.endsWith('Dispute')] as const))(
  'ADM-MORE-02 the moment of %s is that of its payment: %s',
  (kind, expected) => expect(isSincePaying(kind)).toBe(expected),
)

test.each([
  ['report', '2026-10-19T08:00:00.000Z', true],
  ['report', '2026-10-19T08:00:00.001Z', false],
  ['eventDispute', '2026-01-01T08:00:00.000Z', false],
] as const)('ADM-MORE-01 %s since %s waits long on 22 October: %s', (kind, since, expected) => {
  expect(waitsLong(kind, since, Date.parse('2026-10-22T08:00:00.000Z'))).toBe(expected)
})
