import { afterAll, vi } from 'vitest'
import { endAll } from '../../server/base/testing/atEnd.ts'
import { keepDatabases } from '../../server/base/testing/databases.ts'

keepDatabases()

// Test files that share a process find the clock, the globals and the functions as they were, and nothing that is open.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await endAll()
})
