import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partRefusal } from './partRefund.ts'

test.each([
  [2_500, 1, 2_500, null],
  [2_500, 2_500, 2_500, null],
  [2_500, 2_501, 2_500, 'MORE_THAN_PAID'],
  [0, 1, 0, 'MORE_THAN_PAID'],
  [1_500, 1_000, 2_500, 'CHANGED'],
  [2_500, 1_000, 1_500, 'CHANGED'],
])(
  'EV-MORE-28 EV-MORE-29 of %i cents that are left, %i back for who saw %i: %s',
  (paidCents, amountCents, seenCents, code) => {
    expect(partRefusal({ paidCents }, { amountCents, seenCents })?.code ?? null).toBe(code)
  },
)

test('EV-MORE-28 whatever is asked in whatever order, never more goes back than came in', () => {
  const cents = fc.integer({ min: 1, max: 5_000 })
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.array(fc.record({ amountCents: cents, seenCents: fc.nat(10_000) })),
      (paid, asked) => {
        let left = paid
        for (const one of asked) if (partRefusal({ paidCents: left }, one) === null) left -= one.amountCents
        for (const { amountCents } of asked)
          if (partRefusal({ paidCents: left }, { amountCents, seenCents: left }) === null) left -= amountCents
        expect(left).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
