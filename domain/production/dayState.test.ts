import { describe, expect, test } from 'vitest'
import type { Press } from './checkIns.ts'
import type { Day } from './day.ts'
import { sinceOf, waitingPresses, withPress } from './dayState.ts'

const guest = (id: string, presses: readonly Press[] = []) => ({
  id,
  name: id,
  avatarUrl: null,
  avatarColor: null,
  code: '000000000001',
  presses,
})
const day = { guests: [guest('bram'), guest('roos')] } as unknown as Day
const press: Press = { id: 'a', inside: true, at: '2026-11-14T12:50:00Z' }
const waits: Press = { ...press, waits: true }
const pressesOf = (of: Day) => of.guests.map(({ presses }) => presses)

describe('a press on the phone on which it was made', () => {
  test('EV-MORE-51 is there at once and once, with the person whom it is about alone, and counts as waiting', () => {
    const pressed = withPress(withPress(day, 'roos', waits), 'roos', waits)
    expect(pressesOf(pressed)).toEqual([[], [waits]])
    expect([waitingPresses(day), waitingPresses(pressed)]).toEqual([0, 1])
    expect(pressed.guests.map(sinceOf)).toEqual([null, press.at])
  })

  test('EV-MORE-51 what was stored takes its place, with the moment under which it was, and is not waiting again', () => {
    const stored = { ...press, at: '2026-11-14T12:49:00Z' }
    const told = withPress(withPress(day, 'roos', waits), 'roos', stored)
    expect(pressesOf(told)).toEqual([[], [stored]])
    expect(pressesOf(withPress(told, 'roos', waits))).toEqual([[], [stored]])
    expect(waitingPresses(told)).toBe(0)
  })

  test('EV-MORE-51 of a place that is not there any more nothing is shown', () => {
    expect(withPress(day, 'nobody', waits)).toEqual(day)
  })
})
