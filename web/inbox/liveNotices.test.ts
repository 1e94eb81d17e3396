import { expect, test } from 'vitest'
import { hasLiveNotices, noticePollMs, setLiveNotices } from './liveNotices.ts'

const key = 'enable-optimized-notifications'
const storageOf = (value?: string) => {
  const kept = new Map(value === undefined ? [] : [[key, value]])
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, it: string) => void kept.set(name, it),
  }
}

test('SH-NOTIF-09 SH-NOTIF-10 IN-LIST-22 notifications come live only when the setting is true', () => {
  expect(['true', 'false', '', 'TRUE', '1'].map((value) => hasLiveNotices(storageOf(value)))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('SH-NOTIF-11 IN-LIST-23 a browser without the key gets it as true, and otherwise the list is read every 60 seconds', () => {
  const storage = storageOf()
  expect(hasLiveNotices(storage)).toBe(true)
  expect(storage.kept.get(key)).toBe('true')
  expect(noticePollMs).toBe(60_000)
})

test('SH-LOCAL-09 X3-EDGE-44 a browser that keeps nothing works with the default', () => {
  const broken = () => {
    throw new Error('SecurityError')
  }
  expect([hasLiveNotices(null), hasLiveNotices({ getItem: broken, setItem: broken })]).toEqual([true, true])
})

test('SH-LOCAL-06 SH-NOTIF-11 the switch is kept in this browser', () => {
  const storage = storageOf()
  setLiveNotices(false, storage)
  expect([storage.kept.get(key), hasLiveNotices(storage)]).toEqual(['false', false])
  setLiveNotices(true, storage)
  expect([storage.kept.get(key), hasLiveNotices(storage)]).toEqual(['true', true])
  expect(() => setLiveNotices(true, null)).not.toThrow()
})
