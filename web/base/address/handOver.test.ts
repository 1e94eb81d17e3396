import { expect, test } from 'vitest'
import { contentTarget, forgetHandOver, handedChannel, handOver } from './handOver.ts'

function memory(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test.each([
  ['/community/universiteit/slaap', { view: 'chat', slug: 'slaap' }],
  ['/community/universiteit/slaap?messageId=1#onder', { view: 'chat', slug: 'slaap' }],
  ['/community/universiteit/challenge/tien-dagen', { view: 'challenge', slug: 'tien-dagen' }],
  ['/community/universiteit/lesson/week-9', { view: 'lesson', slug: 'week-9' }],
  ['/community/universiteit/feed/nieuws', { view: 'feed', slug: 'nieuws' }],
])('SH-LINK-05 SH-LINK-07 %s leads to %o', (path, target) => {
  expect(contentTarget(path)).toEqual(target)
})

test('SH-LINK-06 a masterclass is treated as a lesson', () => {
  expect(contentTarget('/community/universiteit/masterclass/licht')).toEqual({ view: 'lesson', slug: 'licht' })
})

test.each([
  '/community',
  '/community/universiteit',
  '/community/a/anders/b',
  '/community/a/constructor/b',
  '/events/a/b',
  '/community/a/%',
])('%s leads to nothing in a community', (path) => {
  expect(contentTarget(path)).toBeNull()
})

test('SH-LINK-09 SH-LOCAL-01 SH-LOCAL-02 a followed link leaves its target and its view behind', () => {
  const kept = memory()
  handOver('/community/a/lesson/week-9', () => kept)
  handOver('/community/a/challenge/tien', () => kept)
  handOver('/community/a/slaap', () => kept)
  expect(Object.fromEntries(kept.values)).toEqual({
    'community-lesson-id': 'week-9',
    'community-challenge-id': 'tien',
    'community-navigate-to-channel': 'slaap',
    'community-view-type': 'chat',
  })
  handOver('/community/a/feed/nieuws', () => kept)
  expect(kept.values.get('community-view-type')).toBe('feed')
})

test('SH-LINK-09 what was left is read, and is gone once it was read', () => {
  const kept = memory({
    'community-navigate-to-channel': 'slaap',
    'community-view-type': 'chat',
    'community-lesson-id': 'week-9',
    theme: 'dark',
  })
  expect(handedChannel(() => kept)).toBe('slaap')
  forgetHandOver(() => kept)
  expect([...kept.values.keys()]).toEqual(['theme'])
  expect(handedChannel(() => kept)).toBeNull()
})

test('a channel of an earlier link does not open when a later one led to something else', () => {
  const kept = memory({ 'community-navigate-to-channel': 'slaap', 'community-view-type': 'lesson' })
  expect(handedChannel(() => kept)).toBeNull()
})

test('SH-LOCAL-09 a browser that keeps nothing is no error', () => {
  const refuses = () => {
    throw new DOMException('denied')
  }
  expect(() => handOver('/community/a/slaap', refuses)).not.toThrow()
  expect(() => forgetHandOver(refuses)).not.toThrow()
  expect(handedChannel(refuses)).toBeNull()
})
