import { vi } from 'vitest'

/** Waits until a check holds, as long as a slow machine may need; fails with what the check said last. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000 })
