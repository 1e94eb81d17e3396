import { expect, test } from 'vitest'
import { isDue, removalDue } from './removal.ts'

test('SH-PROF-05 an account goes seven days after it was asked, and not a moment earlier', () => {
  const dueAt = removalDue('2026-10-22T08:19:00.000Z')
  expect(dueAt.toISOString()).toBe('2026-10-29T08:19:00.000Z')
  expect(isDue({ dueAt }, '2026-10-29T08:18:59.999Z')).toBe(false)
  expect(isDue({ dueAt }, '2026-10-29T08:19:00.000Z')).toBe(true)
})
