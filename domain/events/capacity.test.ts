import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capacityBadge, capacityLabel, isPast, percentFull, stateBadge } from './capacity.ts'

const now = Date.parse('2026-03-03T09:00:00Z')
const shown = { endAt: now + 1, isCancelled: false, isLive: true }

test.each([
  [0, 50, '0 / 50 aangemeld', '0% vol'],
  [1, 3, '1 / 3 aangemeld', '33% vol'],
  [199, 200, '199 / 200 aangemeld', '99% vol'],
  [999, 1_000, '999 / 1.000 aangemeld', '99% vol'],
  [50, 50, '50 / 50 aangemeld', '100% vol'],
  [52, 50, '52 / 50 aangemeld', '100% vol'],
  [7, null, '7 aangemeld', null],
])('EV-CARD-05 EV-CARD-06 EV-CARD-17 EV-CARD-19 EV-EDGE-27 %i of %j is %s, %s', (taken, max, count, full) => {
  expect(capacityLabel({ taken, max, spotsLeft: null })).toEqual({ count, full })
})

test.each([
  [120, 'Wees de eerste van 120', '0% vol'],
  [1_200, 'Wees de eerste van 1.200', '0% vol'],
  [null, 'Wees de eerste', null],
])('EV-CARD-26 EV-CARD-05 EV-CARD-06 a date of %j that awaits its first says %s, %s', (max, count, full) => {
  expect(capacityLabel({ taken: 0, max, spotsLeft: max }, true)).toEqual({ count, full })
})

test('EV-CARD-19 100 percent means full, for every number of seats', () => {
  fc.assert(
    fc.property(fc.nat(6_000), fc.integer({ min: 1, max: 5_000 }), (taken, max) => {
      expect(percentFull(taken, max) === 100).toBe(taken >= max)
    }),
  )
})

test.each([
  [4, null],
  [3, 'Bijna vol!'],
  [1, 'Bijna vol!'],
  [0, 'Vol - Wachtlijst'],
  [null, null],
])('EV-CARD-07 EV-CARD-08 EV-CARD-17 EV-LIMIT-08 with %j spots left the badge is %j', (spotsLeft, badge) => {
  const counted = { taken: 0, max: 9, spotsLeft }
  expect(capacityBadge(counted, shown, now)).toBe(badge)
})

test('EV-CARD-22 no badge about seats on what is past, cancelled or offline', () => {
  const full = { taken: 9, max: 9, spotsLeft: 0 }
  const badges = [{ endAt: now - 1 }, { isCancelled: true }, { isLive: false }].map((change) =>
    capacityBadge(full, { ...shown, ...change }, now),
  )
  expect(badges).toEqual([null, null, null])
})

test.each([
  [{}, null],
  [{ endAt: now }, null],
  [{ endAt: now - 1 }, 'Afgelopen'],
  [{ isCancelled: true }, 'Geannuleerd'],
  [{ isCancelled: true, endAt: now - 1 }, 'Geannuleerd'],
])('EV-CAL-08 EV-CARD-15 %j is badged %j: past once its end lies before now', (change, badge) => {
  expect(stateBadge({ ...shown, ...change }, now)).toBe(badge)
  expect(isPast({ ...shown, ...change }, now)).toBe((change as { endAt?: number }).endAt === now - 1)
})
