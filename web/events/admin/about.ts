import type { DeskDate, DeskEvent } from '@bewezen/domain/events/desk.ts'

/** What every tab is told: the event, the date that is chosen or null for all, and the server's moment. */
export type About = {
  event: DeskEvent & { venueName: string | null; dates: DeskDate[] }
  date: DeskDate | null
  now: string
}
