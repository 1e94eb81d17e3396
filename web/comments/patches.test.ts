import type { Comment } from '@bewezen/domain/comments/contract.ts'
import { expect, test } from 'vitest'
import { type CommentsShown, withoutComment, withPage, withReactions, withWritten } from './patches.ts'

const comment = (minute: number, id = `c${minute}`): Comment => ({
  id,
  author: null,
  content: id,
  mentions: { people: [] },
  reactions: [],
  createdAt: `2026-11-22T10:${String(minute).padStart(2, '0')}:00.000Z`,
})
const shown = (minutes: number[], more: Partial<CommentsShown> = {}): CommentsShown => ({
  comments: minutes.map((minute) => comment(minute)),
  hasOlder: false,
  hasNewer: false,
  total: minutes.length,
  mayWrite: true,
  ...more,
})
const ids = ({ comments }: CommentsShown) => comments.map(({ id }) => id).join(' ')

test('a page before or after joins in order, without doubles, and says what is beyond its own end only', () => {
  const middle = shown([3, 4], { hasOlder: true, hasNewer: true, total: 6 })
  const earlier = withPage(middle, shown([1, 2, 3], { hasNewer: true, total: 6 }), 'before')
  expect([ids(earlier), earlier.hasOlder, earlier.hasNewer, earlier.total]).toEqual(['c1 c2 c3 c4', false, true, 6])
  const later = withPage(earlier, shown([4, 5, 6], { hasOlder: true, total: 7 }), 'after')
  expect([ids(later), later.hasOlder, later.hasNewer, later.total]).toEqual(['c1 c2 c3 c4 c5 c6', false, false, 7])
  expect(withPage(later, shown([4, 5, 6], { total: 7 }), 'after')).toEqual(later)
})

test('of a page around one comment only what is shown already is taken', () => {
  const changed = { ...comment(2), reactions: [{ emoji: '👍', count: 1, mine: false }] }
  const now = withPage(shown([1, 2]), { ...shown([9]), comments: [comment(9), changed], total: 3 }, 'within')
  expect([ids(now), now.comments[1]?.reactions.length, now.total]).toEqual(['c1 c2', 1, 3])
})

test('what is written stands once at the end, and not where the end is not shown', () => {
  const now = withWritten(shown([1, 2]), comment(3))
  expect([ids(now), now.total]).toEqual(['c1 c2 c3', 3])
  expect(withWritten(now, comment(3))).toBe(now)
  const window = shown([1], { hasNewer: true, total: 9 })
  expect(withWritten(window, comment(3))).toBe(window)
})

test('two comments of one moment stand in the order of their ids', () => {
  const now = withWritten(withWritten(shown([]), comment(1, 'b')), comment(1, 'a'))
  expect(ids(now)).toBe('a b')
})

test('a removed one is taken away once, and reactions change one comment only', () => {
  const now = withoutComment(shown([1, 2]), 'c1')
  expect([ids(now), now.total]).toEqual(['c2', 1])
  expect(withoutComment(now, 'c1')).toBe(now)
  const reactions = [{ emoji: '👍', count: 1, mine: true }]
  const liked = withReactions(shown([1, 2]), 'c2', () => ({ reactions }))
  expect(liked.comments.map((one) => one.reactions.length)).toEqual([0, 1])
})
