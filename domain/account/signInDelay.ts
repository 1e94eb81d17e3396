import { type Moment, minuteMs, secondMs, toMs } from '../base/moment.ts'

/** Failed sign-ins of one account within this time are counted together (SH-AUTH-30). */
export const failureWindowMs = 15 * minuteMs
export const freeFailures = 10
export const maxSignInDelayMs = 30 * secondMs

/**
 * How long the next try for an account has to wait, in milliseconds (SH-AUTH-30): nothing below ten failures within
 * 15 minutes, then 1, 2, 4 … up to 30 seconds after the latest one. Failures are kept per address, known or not;
 * store a try as failed before the password is looked at, or tries in parallel slip through together.
 */
export function signInDelay(failures: readonly Moment[], now: Moment): number {
  const clock = toMs(now)
  const recent = failures.map(toMs).filter((failedAt) => clock - failedAt < failureWindowMs)
  if (recent.length < freeFailures) return 0
  const pause = Math.min(secondMs * 2 ** (recent.length - freeFailures), maxSignInDelayMs)
  // A clock that was set back must not lock anybody out: a failure in the future counts as one of now.
  const waited = Math.max(0, clock - Math.max(...recent))
  return Math.max(0, pause - waited)
}
