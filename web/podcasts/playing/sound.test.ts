import { expect, test } from 'vitest'
import type { Told } from './protocol.ts'
import { type Sound, soundAfter } from './sound.ts'

const plays: Told = { isPlaying: true, isOver: false }
const stands: Told = { position: 0, isPlaying: false, isOver: false }
const waits: Told = { isPlaying: false, isOver: false, isWaiting: true }
const fails: Told = { isPlaying: false, hasFailed: true }

test.each<[string, Sound, Told, Sound]>([
  ['it answers where it was waited for', 'awaited', stands, 'fine'],
  ['it plays where it was waited for', 'awaited', plays, 'fine'],
  ['it says where it is and nothing of how it is', 'awaited', { position: 3 }, 'awaited'],
  ['it waits for sound while it plays', 'fine', waits, 'awaited'],
  ['it goes on waiting', 'awaited', waits, 'awaited'],
  ['it still waits after it was given up', 'silent', waits, 'silent'],
  ['it answers after it was given up', 'silent', stands, 'fine'],
  ['it plays after it was given up', 'silent', plays, 'fine'],
  ['it says that it cannot play', 'fine', fails, 'failed'],
  ['it says so where it was waited for', 'awaited', fails, 'failed'],
  ['it stands there after it said so', 'failed', stands, 'failed'],
  ['it waits after it said so', 'failed', waits, 'failed'],
  ['it tells where it is after it said so', 'failed', { position: 0 }, 'failed'],
  ['it plays after all', 'failed', plays, 'fine'],
])('POD-MORE-66 the sound of a player: %s', (_what, before, told, after) => {
  expect(soundAfter(before, told)).toBe(after)
})
