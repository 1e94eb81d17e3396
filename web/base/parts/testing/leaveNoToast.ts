import { afterAll } from 'vitest'
import { receiveToasts } from '../toast.ts'

// Test files that share a process find no toast that an earlier one told to nobody, and no region that it left behind.
afterAll(() => receiveToasts(() => undefined)())
