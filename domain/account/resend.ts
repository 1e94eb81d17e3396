import { hourMs, type Moment, minuteMs, toMs } from '../base/moment.ts'

/** So many mails within so much time, per e-mail address and never per network address. */
export type MailLimit = { max: number; windowMs: number }
export const verificationMails: MailLimit = { max: 3, windowMs: 15 * minuteMs }
export const resetMails: MailLimit = { max: 5, windowMs: hourMs }
/** Of each thing that is guessed, per person (SH-AUTH-35). */
export const guessingMails: MailLimit = { max: 1, windowMs: 6 * hourMs }

/** Whether one more mail may be sent, given when the earlier ones were asked for (SH-VERIFY-11, SH-VERIFY-13, SH-RESET-13). */
export const mayMail = (limit: MailLimit, askedAt: readonly Moment[], now: Moment): boolean =>
  askedAt.filter((moment) => toMs(now) - toMs(moment) < limit.windowMs).length < limit.max

/** The browser keeps its own count, to answer without a call; the server's rule is the one that counts (SH-VERIFY-12). */
export const resendKeys = { count: 'resend_count', time: 'last_resend_time' } as const

/** The two kept texts, as they come out of the browser's storage. */
export type KeptResends = { count: string | null; time: string | null }

/** How many resends of the last 15 minutes this browser remembers; 0 for nonsense or a time to come (SH-LOCAL-09). */
export function rememberedResends(kept: KeptResends, now: Moment): number {
  const [count, ago] = [wholeFrom(kept.count), toMs(now) - wholeFrom(kept.time)]
  return count > 0 && ago >= 0 && ago < verificationMails.windowMs ? count : 0
}

export const mayAskResend = (kept: KeptResends, now: Moment): boolean =>
  rememberedResends(kept, now) < verificationMails.max

/** What to keep after a resend. */
export const afterResend = (kept: KeptResends, now: Moment): { count: string; time: string } => ({
  count: String(rememberedResends(kept, now) + 1),
  time: String(toMs(now)),
})

const wholeFrom = (text: string | null): number =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
