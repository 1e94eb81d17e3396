import { expect, test } from 'vitest'
import {
  desktopNoticeMs,
  nothingAnnounced,
  soundPauseMs,
  soundVariants,
  soundVolume,
  toAnnounce,
  toneSeconds,
  tones,
} from './sound.ts'

test('SH-NOTIF-21 SH-NOTIF-25 SH-NOTIF-27 SH-NOTIF-28 SH-LIMIT-09 the sounds and how long things last', () => {
  expect(soundVariants).toEqual(['inbox', 'chime', 'ping'])
  expect(tones).toEqual({ chime: 880, ping: 1568 })
  expect([toneSeconds, soundVolume, desktopNoticeMs, soundPauseMs]).toEqual([0.2, 0.5, 5_000, 2_000])
})

test('SH-NOTIF-26 SH-EDGE-31 a sound comes at most every 2 seconds, and what is silent is still told', () => {
  const first = toAnnounce(nothingAnnounced, ['a'], true, 10_000)
  expect(first).toMatchObject({ fresh: ['a'], sounds: true })
  const soon = toAnnounce(first.after, ['b'], true, 11_999)
  expect(soon).toMatchObject({ fresh: ['b'], sounds: false })
  expect(toAnnounce(soon.after, ['c'], true, 12_000)).toMatchObject({ fresh: ['c'], sounds: true })
})

test('SH-EDGE-31 what another tab announced is not announced again', () => {
  const { after } = toAnnounce(nothingAnnounced, ['a', 'b'], false, 0)
  expect(toAnnounce(after, ['b', 'a'], true, 60_000)).toMatchObject({ fresh: [], sounds: false })
  expect(toAnnounce(after, ['b', 'c'], true, 60_000)).toMatchObject({ fresh: ['c'], sounds: true })
})

test('a clock that was set back silences nothing, and what is remembered stays small', () => {
  expect(toAnnounce({ ids: [], soundAt: 99_000 }, ['a'], true, 1_000).sounds).toBe(true)
  const ids = Array.from({ length: 200 }, (_, index) => `n${index}`)
  expect(toAnnounce(nothingAnnounced, ids, true, 0).after.ids).toHaveLength(50)
})
