import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeys } from '../base/session/localKeys.ts'
import { storage } from '../base/session/testing/storage.ts'
import { keepBegun, takeBegun } from './begunPayment.ts'
import { event } from './testing/given.ts'

const shownOf = (isRecurring: boolean) => {
  const { dates, ...about } = event({ title: 'Ochtendlicht', isRecurring })
  const [first] = dates
  if (!first) throw new Error('an event has a date')
  return { event: about, date: first }
}
const [once, weekly] = [shownOf(false), shownOf(true)]
let [tab, device] = [storage(), storage()]

beforeEach(() => {
  ;[tab, device] = [storage(), storage()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', device)
})
afterEach(() => vi.unstubAllGlobals())

test('EV-PAY-25 the event of a begun payment is remembered with its date, in this tab alone, until it is asked for', () => {
  expect(takeBegun()).toBeNull()
  keepBegun(once)
  keepBegun(weekly)
  expect(device.kept.size).toBe(0)
  expect(takeBegun()).toBe(`/events/ochtendlicht?occurrence=${weekly.date.id}`)
  expect([takeBegun(), tab.kept.size]).toEqual([null, 0])
  keepBegun(once)
  expect(takeBegun()).toBe('/events/ochtendlicht')
})

test('EV-PAY-25 it is forgotten with the login', () => {
  keepBegun(once)
  forgetKeys(() => tab, [])
  expect(takeBegun()).toBeNull()
})

test('EV-PAY-25 a storage that refuses, or holds something else, remembers nothing', () => {
  for (const other of ['', '/profile', 'https://elders.example/events/ochtendlicht', '/events?payment=success']) {
    keepBegun(once)
    for (const key of tab.kept.keys()) tab.setItem(key, other)
    expect(takeBegun(), other).toBeNull()
    expect(tab.kept.size).toBe(0)
  }
  vi.stubGlobal('sessionStorage', undefined)
  keepBegun(once)
  expect(takeBegun()).toBeNull()
})
