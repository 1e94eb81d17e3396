import type { Role } from '../access/roles.ts'
import { isDay } from '../base/days.ts'
import { type Currency, typedCents } from '../base/money.ts'
import { cleanLine, cleanText } from '../base/typedText.ts'
import type { Pattern } from './series.ts'
import type { VisibilityPolicy } from './visibility.ts'
import type { EventZone } from './zones.ts'

/** EV-GEN-03, EV-FORM-29 */
export const eventTypes = ['fysiek', 'digitaal'] as const
export type EventType = (typeof eventTypes)[number]
/** EV-FORM-28, EV-LIMIT-16 */
export const currencies = ['EUR', 'USD', 'GBP'] as const satisfies readonly Currency[]

/**
 * An event while it is made or edited, and as it is sent. Moments are what a clock on the wall says, '2026-10-22T19:30';
 * an empty text is a field that is not filled.
 */
export type EventForm = {
  title: string
  description: string
  type: EventType | null
  venueName: string
  venueAddress: string
  /** What to bring and how to get there, one thing a line (EV-MORE-147, EV-MORE-148). */
  bring: string
  travel: string
  joinUrl: string
  isPaid: boolean
  priceCents: number | null
  currency: Currency
  hasCapacityLimit: boolean
  maxParticipants: number
  minParticipants: number
  start: string
  end: string
  zone: EventZone
  isRecurring: boolean
  pattern: Pattern | null
  /** A day, without a time. */
  recurrenceEnd: string
  isLive: boolean
  policy: VisibilityPolicy
  roles: Role[]
  includesTop5: boolean
  tiersFrom: string
  enrollOpenAt: string
  enrollCloseAt: string
  cancelUntil: string
  teacherIds: string[]
  imageUrl: string
}
export type EventField = keyof EventForm

/** The time at which a new event starts, and what a new one may hold (EV-FORM-02..08, EV-FORM-36, EV-LIMIT-01..03). */
export const defaultTime = '10:00'
const defaultEnd = '12:00'

/** A new event, on the day that was clicked or on none; who makes it is its teacher. */
export const newEventForm = (makerId: string, day: string | null = null): EventForm => ({
  title: '',
  description: '',
  type: 'fysiek',
  venueName: '',
  venueAddress: '',
  bring: '',
  travel: '',
  joinUrl: '',
  isPaid: false,
  priceCents: null,
  currency: 'EUR',
  hasCapacityLimit: true,
  maxParticipants: 50,
  minParticipants: 1,
  start: day === null ? '' : `${day}T${defaultTime}`,
  end: day === null ? '' : `${day}T${defaultEnd}`,
  zone: 'Europe/Amsterdam',
  isRecurring: false,
  pattern: null,
  recurrenceEnd: '',
  isLive: true,
  policy: 'public',
  roles: [],
  includesTop5: false,
  tiersFrom: '',
  enrollOpenAt: '',
  enrollCloseAt: '',
  cancelUntil: '',
  teacherIds: [makerId],
  imageUrl: '',
})

/**
 * A form whose fields agree: what was switched off takes its fields with it. The form asks it at every change and the
 * server once more (EV-FORM-30..34, EV-FORM-50, EV-FORM-65, EV-VIS-21).
 */
export const consistent = (form: EventForm): EventForm => ({
  ...form,
  ...(form.type === 'fysiek' ? { joinUrl: '' } : {}),
  ...(form.type === 'digitaal' ? { venueName: '', venueAddress: '', travel: '' } : {}),
  ...(form.isPaid ? {} : { priceCents: null }),
  ...(form.hasCapacityLimit ? {} : { maxParticipants: 0 }),
  ...(form.isRecurring ? {} : { pattern: null, recurrenceEnd: '' }),
  ...(form.policy === 'roles' ? {} : { roles: [] }),
  teacherIds: [...new Set(form.teacherIds)],
})

/** The texts as they are stored: trimmed, a title in one line, everything else as typed (EV-EDGE-24, EV-FORM-54). */
export const cleanEvent = (form: EventForm): EventForm => ({
  ...consistent(form),
  title: cleanLine(form.title),
  description: cleanText(form.description),
  bring: cleanText(form.bring),
  ...(form.type === 'digitaal'
    ? {}
    : {
        venueName: cleanText(form.venueName),
        venueAddress: cleanText(form.venueAddress),
        travel: cleanText(form.travel),
      }),
  imageUrl: form.imageUrl.trim(),
})

/** A time as it is typed, as '09:05'; null for what no clock says (EV-FORM-25, EV-FORM-42). */
export function typedTime(typed: string): string | null {
  const [, hour, minute] = /^\s*(\d{1,2}):(\d\d)\s*$/.exec(typed) ?? []
  if (Number(hour ?? 99) > 23 || Number(minute ?? 99) > 59) return null
  return `${(hour ?? '').padStart(2, '0')}:${minute}`
}

/** A price in euros as it is typed, in cents; null for what is no amount (EV-FORM-20..22, EV-FORM-48). */
export const typedPrice = typedCents

/** Whether a text says a date and a time that a calendar and a clock can say; one that the change of the clock skips is one too (EV-CAL-33, EV-RECUR-24). */
export const isWall = (text: string): boolean =>
  isDay(text.slice(0, 10)) && text[10] === 'T' && text.length === 16 && typedTime(text.slice(11)) === text.slice(11)
