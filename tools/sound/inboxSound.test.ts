import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inboxSound } from './inboxSound.ts'

const kept = readFileSync(join(import.meta.dirname, '../../web/inbox/inbox.wav'))

test('SH-NOTIF-21 the inbox sound is a small audio file that is ours: this is what makes it', () => {
  expect(kept.length).toBeLessThan(20_000)
  expect(kept.toString('latin1', 0, 4) + kept.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  const made = inboxSound()
  expect(made.length).toBe(kept.length)
  // Sines of another processor may differ in their last bit.
  for (let at = 44; at < made.length; at += 2)
    expect(Math.abs(made.readInt16LE(at) - kept.readInt16LE(at))).toBeLessThanOrEqual(1)
})

test('the sound begins and ends in silence and is never too loud to be written', () => {
  const samples = Array.from({ length: (kept.length - 44) / 2 }, (_, index) => kept.readInt16LE(44 + index * 2))
  expect(Math.abs(samples[0] ?? 1)).toBe(0)
  expect(Math.abs(samples.at(-1) ?? 1_000)).toBeLessThan(200)
  expect(Math.max(...samples.map(Math.abs))).toBeLessThan(32_767)
})
