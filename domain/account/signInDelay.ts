import { type Moment, minuteMs, secondMs, toMs } from '../base/moment.ts'

/** Failed sign-ins of one account within this time are counted together (SH-AUTH-30). */
export const failureWindowMs = 15 * minuteMs
export const freeFailures = 10
export const maxSignInDelayMs = 30 * secondMs

/**
 * How long the next try for an account has to wait, in milliseconds (SH-AUTH-30): nothing below ten tries within
 * 15 minutes, then 1, 2, 4 … up to 30 seconds after the latest one; null when it would wait longer than 30 seconds
 * behind others (SH-AUTH-33). A try stands under the moment at which it may be judged, which may still be to come, and
 * is stored before the password is looked at: tries in parallel slip through together otherwise.
 */
export function signInDelay(tries: readonly Moment[], now: Moment): number | null {
  const clock = toMs(now)
  // A clock that was set back must not lock anybody out: a try further ahead than any can wait counts as one of now.
  const recent = tries
    .map(toMs)
    .filter((at) => clock - at < failureWindowMs)
    .map((at) => (at - clock > maxSignInDelayMs ? clock : at))
  if (recent.length < freeFailures) return 0
  const pause = Math.min(secondMs * 2 ** (recent.length - freeFailures), maxSignInDelayMs)
  const delay = Math.max(0, Math.max(...recent) + pause - clock)
  return delay > maxSignInDelayMs ? null : delay
}
