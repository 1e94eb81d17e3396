import { type News, nothing, renew } from '../base/live/news.ts'
import { renewEvents } from './renewEvents.ts'

/** What events do with facts: the agenda, the places of every date and one's own are read together. */
export const eventsNews = {
  'enrolment.made': renewEvents,
  'enrolment.promoted': renewEvents,
  'enrolment.offered': renewEvents,
  'enrolment.waitlistEnded': renewEvents,
  'enrolment.cancelled': renewEvents,
  'enrolment.released': renewEvents,
  'enrolment.changed': renewEvents,
  'enrolment.transferred': renewEvents,
  'transfer.changed': renewEvents,
  'transfers.changed': renewEvents,
  'seats.changed': renewEvents,
  'event.saved': renewEvents,
  'event.removed': renewEvents,
  'event.moved': renewEvents,
  'event.calledOff': renewEvents,
  'event.written': renew('events', 'written'),
  'event.lettersSaved': renew('events', 'letters'),
  'event.soon': nothing,
  'event.over': nothing,
  'refund.done': renewEvents,
  'payment.differed': renewEvents,
  'invoice.issued': renew('events', 'ownInvoice'),
  'refund.failed': renewEvents,
} satisfies News
