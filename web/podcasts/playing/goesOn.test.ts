import { expect, test, vi } from 'vitest'
import {
  cameToEnd,
  chooseGoesOn,
  goesOn,
  type Heard,
  heardNow,
  isStarting,
  isTyping,
  started,
  startNext,
} from './goesOn.ts'
import type { Told } from './protocol.ts'

/** After which of these messages the next episode would begin. */
function endsOf(messages: readonly Told[]): number[] {
  let heard: Heard = { played: false, isOver: false }
  return messages.flatMap((told, at) => {
    const ends = cameToEnd(heard, told)
    heard = heardNow(heard, told)
    return ends ? [at] : []
  })
}

test.each<[string, Told[], number[]]>([
  [
    'it plays to its end',
    [{ isPlaying: true, isOver: false }, { position: 3 }, { isPlaying: false, isOver: true }],
    [2],
  ],
  ['the end is told twice', [{ isPlaying: true }, { isOver: true }, { position: 60 }, { isOver: true }], [1]],
  ['it stood at its end when it was opened', [{ position: 60, isPlaying: false, isOver: true }], []],
  ['it stops before its end', [{ isPlaying: true }, { isPlaying: false, isOver: false }], []],
  [
    'it is played once more',
    [{ isPlaying: true }, { isOver: true }, { isPlaying: true, isOver: false }, { isPlaying: false, isOver: true }],
    [1, 3],
  ],
  ['it tells nothing of its end', [{ isPlaying: true }, { position: 59 }], []],
])('POD-MORE-34 the next one begins once: %s', (_, messages, ends) => {
  expect(endsOf(messages)).toEqual(ends)
})

test('POD-MORE-33 it is off without a choice, kept in this browser, and off again when it is taken back', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  expect(goesOn()).toBe(false)
  kept.set('podcasts-go-on', 'on')
  expect(goesOn()).toBe(true)
  chooseGoesOn(false)
  expect(goesOn()).toBe(false)
  expect(kept.size).toBe(0)
  chooseGoesOn(true)
  expect([...kept]).toEqual([['podcasts-go-on', 'on']])
  vi.stubGlobal('localStorage', undefined)
  chooseGoesOn(false)
  expect(goesOn()).toBe(false)
})

test('POD-MORE-34 only the episode that follows begins by itself, and only that once', () => {
  startNext('b')
  expect([isStarting('a'), isStarting('b')]).toEqual([false, true])
  started()
  expect(isStarting('b')).toBe(false)
})

test.each([
  [null, false],
  ['textarea', true],
  ['input', true],
  ['button', false],
] as const)('POD-MORE-35 with the focus in %j somebody types: %j', (name, types) => {
  const focused = name && { matches: (selectors: string) => selectors.split(', ').some((one) => one.startsWith(name)) }
  expect(isTyping(focused as unknown as Element | null)).toBe(types)
})
