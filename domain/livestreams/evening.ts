import { hourMs, type Moment, minuteMs, toMs } from '../base/moment.ts'

/** How long before the start a conversation opens, and how long after the stream was last live it takes messages (LIVE-MORE-03, LIVE-MORE-04). */
export const [opensBeforeMs, closesAfterMs] = [15 * minuteMs, 3 * hourMs]
/** How long before the start people are reminded (LIVE-MORE-17). */
export const remindsBeforeMs = 10 * minuteMs
/** The most visible characters of a question, and how many of one person may wait for an answer (LIVE-MORE-11). */
export const [maxQuestion, maxOpenQuestions] = [300, 5]

export type EveningTimes = { startTime: Moment; isActive: boolean; lastActiveAt: Moment | null }
export type Evening = { opensAt: number; closesAt: number | null; mayRead: boolean; mayWrite: boolean }

/**
 * When the conversation of a stream takes messages and can be read. One that was live before its planned evening opens for
 * that again; one that never was live counts from its start (LIVE-MORE-03..06).
 */
export function eveningOf(stream: EveningTimes, now: Moment): Evening {
  const at = toMs(now)
  const start = toMs(stream.startTime)
  const opensAt = start - opensBeforeMs
  if (stream.isActive) return { opensAt, closesAt: null, mayRead: true, mayWrite: true }
  const last = stream.lastActiveAt === null ? null : toMs(stream.lastActiveAt)
  const isStillWarm = last !== null && at < last + closesAfterMs
  const closesAt = (last !== null && (isStillWarm || last >= opensAt) ? last : start) + closesAfterMs
  return {
    opensAt,
    closesAt,
    mayRead: last !== null || at >= opensAt,
    mayWrite: isStillWarm || (at >= opensAt && at < closesAt),
  }
}

/** Whether somebody can still be reminded of a stream (LIVE-MORE-17). */
export const mayBeReminded = (stream: { startTime: Moment; isActive: boolean }, now: Moment): boolean =>
  !stream.isActive && toMs(now) < toMs(stream.startTime) - remindsBeforeMs

/** Whether the start of a stream has passed and it has yet to begin, as far as anybody can tell (LIVE-MORE-71). */
export function isLate(stream: EveningTimes & { hasRecording: boolean }, now: Moment): boolean {
  const since = toMs(now) - toMs(stream.startTime)
  const wasShown = stream.isActive || stream.lastActiveAt !== null || stream.hasRecording
  return !wasShown && since >= 0 && since < closesAfterMs
}
