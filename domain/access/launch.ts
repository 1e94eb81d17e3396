import type { Moment } from '../base/moment.ts'

/** The day the project goes live until an admin sets another; its year is never shown (SH-TEST-09, SH-LIMIT-25, X3-LIMIT-04). */
export const launchDate = '2026-10-20'

/** A moment on that day, for saying which day it is: noon, so that no zone makes it another. */
export const launchMoment = (day: string): Moment => `${day}T12:00:00Z`
