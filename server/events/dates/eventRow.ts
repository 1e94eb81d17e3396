import type { Currency } from '@bewezen/domain/base/money.ts'
import { fromWallTime, toWallTime } from '@bewezen/domain/base/wallTime.ts'
import type { EventForm } from '@bewezen/domain/events/eventForm.ts'
import { googleMeetLink, joinUrlOf, locationOf } from '@bewezen/domain/events/meeting.ts'
import type { events } from '../tables.ts'

export type EventRow = typeof events.$inferSelect

/** A clean form as it is stored: moments in UTC, each deadline under both its names (EV-FORM-41, EV-CANCEL-07). */
export function columnsOf(form: EventForm & { type: EventRow['type'] }) {
  const place = { type: form.type, venueName: form.venueName || null, venueAddress: form.venueAddress || null }
  const at = (wall: string) => {
    const moment = wall === '' ? null : fromWallTime(wall, form.zone)
    return moment === null ? null : new Date(moment)
  }
  const [closes, cancels] = [at(form.enrollCloseAt), at(form.cancelUntil)]
  const joinUrl = form.joinUrl || null
  return {
    title: form.title,
    description: form.description,
    imageUrl: form.imageUrl || null,
    ...place,
    bring: form.bring,
    travel: form.travel,
    location: locationOf(place) || null,
    joinUrl,
    googleMeetLink: googleMeetLink(joinUrl),
    isPaid: form.isPaid,
    priceCents: form.priceCents,
    priceCurrency: form.currency,
    hasCapacityLimit: form.hasCapacityLimit,
    maxParticipants: form.maxParticipants,
    minParticipants: form.minParticipants,
    timezone: form.zone,
    startWall: form.start,
    endWall: form.end,
    isRecurring: form.isRecurring,
    recurrencePattern: form.pattern,
    recurrenceEndDate: form.recurrenceEnd || null,
    startInschrijving: at(form.tiersFrom),
    enrollOpenAt: at(form.enrollOpenAt),
    enrollCloseAt: closes,
    signupDeadline: closes,
    cancelUntil: cancels,
    cancelDeadline: cancels,
    visibilityPolicy: form.policy,
    includeTop5: form.includesTop5,
  }
}

/** An event as the form shows it; where the two names of a deadline differ, the one that counts (EV-CANCEL-07, EV-FORM-46). */
export function formOf(row: EventRow, more: Pick<EventForm, 'roles' | 'teacherIds'>): EventForm {
  const wall = (moment: Date | null) => (moment === null ? '' : toWallTime(moment, row.timezone))
  return {
    title: row.title,
    description: row.description,
    type: row.type,
    venueName: row.venueName ?? '',
    venueAddress: row.venueAddress ?? '',
    bring: row.bring,
    travel: row.travel,
    joinUrl: joinUrlOf(row) ?? '',
    isPaid: row.isPaid,
    priceCents: row.priceCents,
    currency: row.priceCurrency as Currency,
    hasCapacityLimit: row.hasCapacityLimit,
    maxParticipants: row.maxParticipants ?? 0,
    minParticipants: row.minParticipants,
    start: row.startWall,
    end: row.endWall,
    zone: row.timezone,
    isRecurring: row.isRecurring,
    pattern: row.recurrencePattern,
    recurrenceEnd: row.recurrenceEndDate ?? '',
    isLive: row.isLive,
    policy: row.visibilityPolicy,
    includesTop5: row.includeTop5,
    tiersFrom: wall(row.startInschrijving),
    enrollOpenAt: wall(row.enrollOpenAt),
    enrollCloseAt: wall(one(Math.min, row.enrollCloseAt, row.signupDeadline)),
    cancelUntil: wall(one(Math.max, row.cancelUntil, row.cancelDeadline)),
    ...more,
    imageUrl: row.imageUrl ?? '',
  }
}

function one(pick: (...all: number[]) => number, ...moments: (Date | null)[]): Date | null {
  const set = moments.flatMap((moment) => (moment ? [moment.getTime()] : []))
  return set.length === 0 ? null : new Date(pick(...set))
}
