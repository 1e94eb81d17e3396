import { afterResend, type KeptResends, resendKeys } from '@bewezen/domain/account/resend.ts'
import { type KeptStorage, keep, read } from './registrationStorage.ts'

/** The resends that this browser remembers (SH-VERIFY-12, SH-LOCAL-03). */
export const keptResends = (storage: KeptStorage): KeptResends => ({
  count: read(storage, resendKeys.count),
  time: read(storage, resendKeys.time),
})

/** Remembers one more resend. */
export function keepResend(storage: KeptStorage, now: Date): void {
  const { count, time } = afterResend(keptResends(storage), now)
  keep(storage, resendKeys.count, count)
  keep(storage, resendKeys.time, time)
}
