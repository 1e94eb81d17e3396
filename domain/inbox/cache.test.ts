import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withAllRead, withArrived, withList, withRead } from './cache.ts'

const item = (id: string, read = false, createdAt = '2026-10-22T08:00:00Z') => ({ id, read, createdAt })
const drawn = (items: { id: string; read: boolean }[]) => items.map(({ id, read }) => (read ? `(${id})` : id)).join(' ')
const hundred = Array.from({ length: 100 }, (_, i) => item(`n${100 - i}`))

describe('arrivals', () => {
  test('IN-STATE-07 SH-NOTIF-18 new notifications stand at the head', () => {
    expect(drawn(withArrived([item('a'), item('b')], [item('d'), item('c')]))).toBe('d c a b')
  })

  test('IN-STATE-08 SH-NOTIF-18 at most 100 are kept and the oldest goes', () => {
    const cache = withArrived(hundred, [item('new')])
    expect(cache).toHaveLength(100)
    expect([cache[0]?.id, cache.at(-1)?.id]).toEqual(['new', 'n2'])
    expect(withList([], [...hundred, item('n0')]).at(-1)?.id).toBe('n1')
  })

  test('X3-EDGE-18 the same notification live and by refetch is listed once', () => {
    const live = withArrived([item('a')], [item('b'), item('b')])
    expect(drawn(withArrived(live, [item('b')]))).toBe('b a')
    expect(drawn(withList(live, [item('b'), item('a'), item('a')]))).toBe('b a')
  })
})

describe('read stays read', () => {
  test('IN-STATE-02 an answer that was on its way does not set one back to unread', () => {
    const cache = withRead([item('a'), item('b')], 'a')
    expect(drawn(withArrived(cache, [item('a'), item('c')]))).toBe('c (a) b')
    expect(drawn(withList(cache, [item('c'), item('a'), item('b')]))).toBe('c (a) b')
  })

  test('what was read elsewhere arrives as read', () => {
    expect(drawn(withArrived([item('a')], [item('a', true)]))).toBe('(a)')
    expect(drawn(withList([item('a')], [item('a', true)]))).toBe('(a)')
  })

  test('X3-EDGE-19 reading all leaves alone what arrived after the click', () => {
    const before = item('a', false, '2026-10-22T08:00:00Z')
    const atClick = item('b', false, '2026-10-22T10:19:00+02:00')
    const after = item('c', false, '2026-10-22T08:19:00.001Z')
    expect(drawn(withAllRead([after, atClick, before], '2026-10-22T08:19:00Z'))).toBe('c (b) (a)')
  })
})

test('IN-STATE-02 IN-STATE-08 whatever happens in whatever order, nothing is listed twice, over 100, or unread again', () => {
  const id = fc.integer({ min: 0, max: 150 }).map((n) => `n${n}`)
  const some = fc.array(fc.record({ id, read: fc.boolean(), createdAt: fc.constant('2026-10-22T08:00:00Z') }), {
    maxLength: 120,
  })
  const step = fc.oneof(
    some.map((items) => (cache: ReturnType<typeof item>[]) => withArrived(cache, items)),
    some.map((items) => (cache: ReturnType<typeof item>[]) => withList(cache, items)),
    id.map((read) => (cache: ReturnType<typeof item>[]) => withRead(cache, read)),
    fc.constant((cache: ReturnType<typeof item>[]) => withAllRead(cache, '2026-10-22T09:00:00Z')),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let cache: ReturnType<typeof item>[] = []
      for (const apply of steps) {
        const next = apply(cache)
        const wasRead = new Set(cache.filter((it) => it.read).map((it) => it.id))
        expect(next.filter((it) => wasRead.has(it.id) && !it.read)).toEqual([])
        expect(new Set(next.map((it) => it.id)).size).toBe(next.length)
        expect(next.length).toBeLessThanOrEqual(100)
        cache = next
      }
    }),
  )
})
