import { centsText } from '@bewezen/domain/base/money.ts'
import { eventFaults } from '@bewezen/domain/events/eventFaults.ts'
import {
  consistent,
  defaultTime,
  type EventField,
  type EventForm,
  typedPrice,
  typedTime,
} from '@bewezen/domain/events/eventForm.ts'
import { formSections } from '@bewezen/domain/events/formSectionWords.ts'
import { faultWords } from '@bewezen/domain/events/formWords.ts'

type Typed = 'start' | 'end' | 'priceCents' | 'maxParticipants' | 'minParticipants'

/** An event while it is typed: times, prices and numbers are texts until they are read. */
export type EventDraft = Omit<EventForm, Typed> & {
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  price: string
  max: string
  min: string
}

/** What is wrong with which field; a time has a fault of its own beside that of its day. */
export type DraftField = EventField | 'startTime' | 'endTime'
export type DraftFaults = { [Field in DraftField]?: string }

/** The maximum of an event whose limit is switched on again. */
const usualMax = '50'

/** A form as it is typed in. */
export function draftFrom({
  start,
  end,
  priceCents,
  maxParticipants,
  minParticipants,
  ...form
}: EventForm): EventDraft {
  const day = (wall: string) => wall.slice(0, 10)
  return {
    ...form,
    startDay: day(start),
    startTime: start.slice(11) || defaultTime,
    endDay: day(end),
    endTime: end.slice(11) || '12:00',
    price: priceCents === null ? '' : centsText(priceCents),
    max: String(maxParticipants),
    min: String(minParticipants),
  }
}

/** What is typed as it is sent; what cannot be read is left empty, so that it has its fault. */
export function formFrom(draft: EventDraft): EventForm {
  const { startDay, startTime, endDay, endTime, price, max, min, ...rest } = draft
  const wall = (day: string, time: string) => {
    const read = typedTime(time)
    return day === '' || read === null ? '' : `${day}T${read}`
  }
  return consistent({
    ...rest,
    start: wall(startDay, startTime),
    end: wall(endDay, endTime),
    priceCents: typedPrice(price),
    maxParticipants: wholeFrom(max),
    minParticipants: wholeFrom(min),
  })
}

/** What is wrong with what is typed (EV-FORM-25, EV-FORM-42, EV-FORM-58). */
export function draftFaults(draft: EventDraft): DraftFaults {
  const faults: DraftFaults = eventFaults(formFrom(draft))
  for (const [field, time, day] of [
    ['start', 'startTime', draft.startDay],
    ['end', 'endTime', draft.endDay],
  ] as const) {
    if (typedTime(draft[time]) !== null) continue
    faults[time] = faultWords.timeInvalid
    if (day !== '') delete faults[field]
  }
  return faults
}

/** What is typed after a change: what was switched off takes its fields with it, and times are written out (EV-FORM-30..34). */
export function changed(draft: EventDraft, change: Partial<EventDraft>): EventDraft {
  const next = { ...draft, ...change }
  // An event of one day stays one when its day changes.
  if (change.startDay !== undefined && (draft.endDay === draft.startDay || draft.endDay === ''))
    next.endDay = change.startDay
  if (change.hasCapacityLimit === true && next.max === '0') next.max = usualMax
  const form = formFrom(next)
  return {
    ...next,
    joinUrl: form.joinUrl,
    venueName: form.venueName,
    venueAddress: form.venueAddress,
    travel: form.travel,
    pattern: form.pattern,
    recurrenceEnd: form.recurrenceEnd,
    roles: form.roles,
    teacherIds: form.teacherIds,
    price: form.isPaid ? next.price : '',
    max: form.hasCapacityLimit ? next.max : '0',
  }
}

/** How many fields of a section are wrong. */
export function faultsIn(faults: DraftFaults, title: string): number {
  const fields: readonly DraftField[] = formSections.find((one) => one.title === title)?.fields ?? []
  const times: readonly DraftField[] = fields.includes('start') ? ['startTime', 'endTime'] : []
  return [...fields, ...times].filter((field) => faults[field] !== undefined).length
}

const wholeFrom = (typed: string): number => (/^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : -1)
