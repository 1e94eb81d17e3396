import { maxCached } from '@bewezen/domain/inbox/cache.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { expect, test } from 'vitest'
import { keeping } from './useNotifications.ts'

test('SH-LIMIT-08 X3-CALL-16 X3-LIMIT-06 100 notifications are asked for and kept; a list is fresh for 5 minutes, kept for 10, and not asked for on focus', () => {
  expect(keeping).toEqual({ staleTime: 300_000, gcTime: 600_000, refetchOnWindowFocus: false })
  const { inputSchema } = inbox.list['~orpc']
  expect(inputSchema?.parse({})).toEqual({ limit: 100 })
  expect(inputSchema?.safeParse({ limit: 101 }).success).toBe(false)
  expect(maxCached).toBe(100)
})
