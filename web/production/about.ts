import type { DeskDate, DeskEvent } from '@bewezen/domain/events/desk.ts'

/** What the frame tells each tab: the event with its dates, and the server's moment. */
export type About = { event: DeskEvent & { dates: DeskDate[] }; now: string }
