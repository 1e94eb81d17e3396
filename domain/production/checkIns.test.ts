import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../base/testing/longMode.ts'
import { insideSince, mergedPresses, type Press, storedMoment } from './checkIns.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 14, 12, minute)).toISOString()
const press = (id: string, inside: boolean, minute: number): Press => ({ id, inside, at: at(minute) })

describe('one person', () => {
  test.each<[string, Press[], number | null]>([
    ['nothing was pressed', [], null],
    ['in', [press('a', true, 1)], 1],
    ['in twice: the earliest counts', [press('a', true, 2), press('b', true, 1)], 1],
    ['in and taken back', [press('a', true, 1), press('b', false, 2)], null],
    ['taken back before it was pressed', [press('a', false, 1), press('b', true, 2)], 2],
    ['in, taken back, in again', [press('a', true, 1), press('b', false, 2), press('c', true, 3)], 3],
    ['of one moment the order of the ids decides', [press('b', false, 1), press('a', true, 1)], null],
    ['and in the other order', [press('b', true, 1), press('a', false, 1)], 1],
  ])('EV-MORE-51 %s', (_, presses, minute) => {
    const since = minute === null ? null : at(minute)
    expect(insideSince(presses)).toBe(since)
    expect(insideSince(presses.toReversed())).toBe(since)
  })

  test('EV-MORE-51 what is stored stands, and every press is there once', () => {
    const stored = press('a', true, 5)
    expect(mergedPresses([stored], [press('a', true, 9), press('b', false, 7)])).toEqual([stored, press('b', false, 7)])
  })

  test('EV-MORE-51 a clock that runs ahead is set back to the moment of storing, one that runs behind is believed', () => {
    expect([storedMoment(at(9), at(5)), storedMoment(at(5), at(5)), storedMoment(at(2), at(5))]).toEqual([
      at(5),
      at(5),
      at(2),
    ])
  })
})

/** A server and two phones, as far as presses go: each knows those of every place. */
type Known = Map<number, Press[]>
const add = (known: Known, place: number, one: Press) => known.set(place, mergedPresses(known.get(place) ?? [], [one]))
const people = 500

describe('two phones at the door', () => {
  // What is pressed on which phone, in which order it is sent, and how often an answer is lost.
  const story = fc.record({
    pressed: fc.array(
      fc.record({
        phone: fc.nat(1),
        place: fc.nat(people - 1),
        inside: fc.boolean(),
        minute: fc.nat(59),
      }),
      { maxLength: 40 },
    ),
    seed: fc.nat(),
  })

  test('EV-MORE-51 check in 500 people without a line and sync in any order: none lost, none doubled, the same everywhere', () => {
    fc.assert(
      fc.property(story, ({ pressed, seed }) => {
        const dice = diceOf(seed)
        const [server, ...phones]: [Known, Known, Known] = [new Map(), new Map(), new Map()]
        // Everybody comes in at one of the phones, some at both; and besides them whatever is pressed.
        const everybody = Array.from({ length: people }, (_, place) => ({
          phone: dice(2),
          place,
          inside: true,
          minute: dice(60),
        }))
        const both = everybody
          .filter(() => dice(10) === 0)
          .map((one) => ({ ...one, phone: 1 - one.phone, minute: dice(60) }))
        const all = [...everybody, ...both, ...pressed].map((one, n) => ({
          ...one,
          press: press(String(n).padStart(4, '0'), one.inside, one.minute),
        }))
        for (const { phone, place, press: one } of all) add(phones[phone] as Known, place, one)

        // Each phone sends what it has in an order of its own; every fifth answer is lost, so that it is sent again.
        const waiting = shuffled(
          all.flatMap((one) => (dice(5) === 0 ? [one, one] : [one])),
          dice,
        )
        for (const { place, press: one } of waiting) add(server, place, one)
        // And reads what the server has, before or after the other one sent: at the end once more.
        for (const phone of phones) for (const [place, known] of server) for (const one of known) add(phone, place, one)

        const ofPlace = Map.groupBy(all, ({ place }) => place)
        const found = { lost: 0, doubled: 0, different: 0, wrong: 0 }
        for (let place = 0; place < people; place++) {
          const stored = server.get(place) ?? []
          const made = ofPlace.get(place) ?? []
          found.lost += made.filter(({ press: one }) => !stored.some(({ id }) => id === one.id)).length
          found.doubled += stored.length - new Set(stored.map(({ id }) => id)).size
          const since = insideSince(stored)
          if (phones.some((phone) => insideSince(phone.get(place) ?? []) !== since)) found.different++
          const isOnlyIn = made.every(({ inside }) => inside)
          if (isOnlyIn && since !== at(Math.min(...made.map(({ minute }) => minute)))) found.wrong++
        }
        expect(found).toEqual({ lost: 0, doubled: 0, different: 0, wrong: 0 })
      }),
      { numRuns: runs(200, 2_000) },
    )
  }, 240_000)
})

const diceOf = (seed: number) => {
  let state = seed >>> 0
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
function shuffled<One>(all: readonly One[], dice: (sides: number) => number): One[] {
  const mixed = [...all]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = dice(at + 1)
    const [one, two] = [mixed[at] as One, mixed[other] as One]
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}
