import { dayMs, type Moment, toMs } from '../base/moment.ts'

/** How long somebody who asked for it can still come back (SH-PROF-05). */
export const coolingOffDays = 7

/** When an account that is asked to go, goes. */
export const removalDue = (askedAt: Moment): Date => new Date(toMs(askedAt) + coolingOffDays * dayMs)

/** Whether its time has come. */
export const isDue = (removal: { dueAt: Moment }, now: Moment): boolean => toMs(now) >= toMs(removal.dueAt)
