import { expect, test } from 'vitest'
import { keeping } from './useNotifications.ts'

test('SH-LIMIT-08 X3-CALL-16 a list of notifications is fresh for 5 minutes, kept for 10, and not asked for on focus', () => {
  expect(keeping).toEqual({ staleTime: 300_000, gcTime: 600_000, refetchOnWindowFocus: false })
})
