import { isStaff } from '../access/capabilities.ts'

/** The two settings: how long a session goes on without use, for members and for staff (SEC-ACC-15). */
export type IdleSettings = { SESSION_IDLE_DAYS: number; STAFF_SESSION_IDLE_HOURS: number }

const hour = 60 * 60

/** After how many seconds without use a session ends, by the role its owner has now. */
export const idleSeconds = (role: string | null, settings: IdleSettings): number =>
  isStaff(role) ? settings.STAFF_SESSION_IDLE_HOURS * hour : settings.SESSION_IDLE_DAYS * 24 * hour
