import { holds, rolesThatHold } from '../access/capabilities.ts'
import type { Role } from '../access/roles.ts'
import { hourMs, type Moment, toMs } from '../base/moment.ts'
import type { Visibility } from './contract.ts'
import { audienceWords } from './words.ts'

export type StreamState = 'live' | 'upcoming' | 'past'

/** LIVE-STATE-01, LIVE-STATE-02, LIVE-STATE-03. A live stream with a future start is live and nothing else (LIVE-STATE-11). */
export function streamState(stream: { isActive: boolean; startTime: Moment }, now: Moment): StreamState {
  if (stream.isActive) return 'live'
  return toMs(stream.startTime) > toMs(now) ? 'upcoming' : 'past'
}

/** Whether managers are told that a running stream is past its end; it keeps running (LIVE-STATE-10). */
export const isPastEnd = (stream: { isActive: boolean; endTime: Moment | null }, now: Moment): boolean =>
  stream.isActive && stream.endTime !== null && toMs(stream.endTime) < toMs(now)

/** Whether a stream is planned so far ahead that starting it now may be a slip, which is asked first (LIVE-MORE-61). */
export const isFarAhead = ({ startTime }: { startTime: Moment }, now: Moment): boolean =>
  toMs(startTime) - toMs(now) > hourMs

/** The groups of an audience beside everyone, and the roles of each (LIVE-LIST-18, LIVE-LIST-20). */
export const audienceRoles = {
  visibleToStudents: ['student', 'student_plus_lars', 'student_plus_jorn', 'student_plus_rick_tomas'],
  visibleToTeachers: ['teacher', 'moderator'],
  visibleToAdmins: ['admin'],
} satisfies Record<string, readonly Role[]>
export const audienceGroups = ['visibleToStudents', 'visibleToTeachers', 'visibleToAdmins'] as const

/** Whether somebody sees a stream at all; null is a visitor, who sees only what is for everyone (LIVE-LIST-19). */
export function maySeeStream(viewer: { role: string | null } | null, stream: Visibility): boolean {
  if (stream.visibleToEveryone) return true
  if (!viewer) return false
  if (holds(viewer.role, 'manageLivestreams')) return true
  return audienceGroups.some((group) => {
    const roles: readonly string[] = audienceRoles[group]
    return stream[group] && viewer.role !== null && roles.includes(viewer.role)
  })
}

/** The roles that see a stream; none named is everybody, visitors included. */
export function rolesThatSee(stream: Visibility): string[] {
  if (stream.visibleToEveryone) return []
  const named = audienceGroups.flatMap((group): readonly string[] => (stream[group] ? audienceRoles[group] : []))
  return [...new Set([...rolesThatHold('manageLivestreams'), ...named])]
}

/** The badges of an audience; that of everyone stands alone (LIVE-LIST-08, LIVE-LIST-09). */
export function audienceBadges(stream: Visibility): string[] {
  if (stream.visibleToEveryone) return [audienceWords.visibleToEveryone]
  const badges = audienceGroups.filter((group) => stream[group]).map((group) => audienceWords[group])
  return badges.length > 0 ? badges : [audienceWords.nobody]
}

/** Where a stream is shown: the page of all, with this one opened. */
export const livestreamPath = (id: string): string => `/livestream?stream=${id}`
/** Its file for a calendar (LIVE-MORE-19). */
export const livestreamIcsPath = (id: string): string => `/livestream/${id}/agenda.ics`
