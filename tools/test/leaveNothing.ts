import { afterAll, vi } from 'vitest'

// Test files that share a process find the clock, the globals and the functions as they were.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
