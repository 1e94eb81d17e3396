import { afterEach, vi } from 'vitest'

/** Lets the clock stand still and writes down, in milliseconds, how long each try to sign in would have been held up. */
export function frozenWaits(): number[] {
  const asked: number[] = []
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { setTimeout: wait } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0, ...rest: unknown[]) => {
    const { stack = '' } = new Error()
    // The pool of connections has a clock of its own.
    const isOurs = stack.includes('turns.ts') && !stack.includes('pg-pool')
    const isDelay = ms >= 1_000 && ms <= 30_000 && ms % 1_000 === 0 && isOurs
    if (isDelay) asked.push(ms)
    return wait(run, isDelay ? 0 : ms, ...rest)
  }) as typeof setTimeout)
  return asked
}

/** Sets clock and spies right again after each test of a file. */
export const afterwards = (): void =>
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
