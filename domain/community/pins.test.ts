import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPins } from './byPins.ts'
import { maxPins, nextPin, pinRefusal } from './pins.ts'

const tooMany = { code: 'TOO_MANY_PINS' }

test.each([
  ['COM-PIN-04 none yet', 0, null],
  ['COM-PIN-04 nine', 9, null],
  ['COM-PIN-04 ten', 10, tooMany],
  ['COM-PIN-04 more than were ever allowed', 11, tooMany],
])('%s pinned', (_title, pinned, refusal) => {
  expect(pinRefusal(pinned)).toEqual(refusal)
})

const channels = (...pins: (number | null)[]) => pins.map((pin, at) => ({ id: at, pin }))
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test.each([
  ['COM-PIN-02 nothing pinned', channels(null, null), [], [0, 1]],
  ['COM-PIN-02 in the order in which they were pinned', channels(2, null, 1, 7), [2, 0, 3], [1]],
  ['COM-PIN-02 all pinned', channels(2, 1), [1, 0], []],
  ['COM-PIN-02 no channels', [], [], []],
])('%s', (_title, list, pinned, others) => {
  const shown = byPins(list)
  expect([ids(shown.pinned), ids(shown.others)]).toEqual([pinned, others])
})

test('COM-PIN-02 each channel stands once, and what is pinned next stands under all that are', () => {
  const pin = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null })
  fc.assert(
    fc.property(fc.array(pin, { maxLength: maxPins }), (pins) => {
      const list = channels(...pins)
      const { pinned, others } = byPins(list)
      expect(new Set([...pinned, ...others])).toEqual(new Set(list))
      expect(pinned.length + others.length).toBe(list.length)
      expect(byPins([{ id: -1, pin: nextPin(pins) }, ...list]).pinned.at(-1)?.id).toBe(-1)
    }),
  )
  expect([nextPin([]), nextPin([null, 3, null])]).toEqual([1, 4])
})
