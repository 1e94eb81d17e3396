import { isDay } from '../base/days.ts'
import { dayMs, type Moment, toMs } from '../base/moment.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { fromWallTime } from '../base/wallTime.ts'
import { cleanEvent, type EventField, type EventForm, isWall } from './eventForm.ts'
import { formSections } from './formSectionWords.ts'
import { formNoticeWords as notices, faultWords as words } from './formWords.ts'
import { meetingService } from './meeting.ts'
import { endsAfterStart } from './series.ts'

/** EV-FORM-54 */
export const [maxTitle, maxDescription, maxVenue] = [150, 10_000, 200]
/** What to bring and how to get there, each (EV-MORE-149). */
export const maxPractical = 1_000

/** What the provider takes at most, in cents (EV-FORM-66). */
export const maxPriceCents = 99_999_999

export type EventFaults = { [Field in EventField]?: string }

/** What is wrong with each field of an event, as the sentence under it; empty when it can be saved (EV-FORM-09..17, EV-FORM-58). */
export function eventFaults(typed: EventForm): EventFaults {
  const form = cleanEvent(typed)
  const faults: EventFaults = {}
  const wrong = (field: EventField, isWrong: boolean, says: string) => {
    if (isWrong) faults[field] ??= says
  }
  wrong('title', isInvisible(form.title), words.titleRequired)
  wrong('title', isLongerThan(form.title, maxTitle), words.titleTooLong)
  wrong('description', isLongerThan(form.description, maxDescription), words.descriptionTooLong)
  wrong('type', form.type === null, words.typeRequired)
  wrong('venueName', form.type === 'fysiek' && isInvisible(form.venueName), words.venueRequired)
  wrong('venueName', isLongerThan(form.venueName, maxVenue), words.venueTooLong)
  wrong('venueAddress', isLongerThan(form.venueAddress, maxVenue), words.venueTooLong)
  wrong('bring', isLongerThan(form.bring, maxPractical), words.practicalTooLong)
  wrong('travel', isLongerThan(form.travel, maxPractical), words.practicalTooLong)
  if (form.type === 'digitaal') {
    wrong('joinUrl', form.joinUrl === '', words.joinUrlRequired)
    wrong('joinUrl', meetingService(form.joinUrl) === null, words.joinUrlInvalid)
  }
  const { priceCents, minParticipants: min, maxParticipants: max } = form
  wrong('priceCents', form.isPaid && !isAmount(priceCents), words.priceInvalid)
  wrong('priceCents', form.isPaid && (priceCents ?? 0) > maxPriceCents, words.priceTooHigh)
  wrong('maxParticipants', form.hasCapacityLimit && max < 1, words.maxTooLow)
  wrong('minParticipants', min < 0, words.minTooLow)
  wrong('minParticipants', form.hasCapacityLimit && min > max, words.minAboveMax)
  wrong('roles', form.policy === 'roles' && form.roles.length === 0 && !form.includesTop5, words.rolesRequired)
  wrong('imageUrl', form.imageUrl !== '' && !isImage(form.imageUrl), words.imageInvalid)
  return { ...faults, ...timeFaults(form) }
}

/** The first wrong field in the order of the form, with its section: where the focus goes (EV-FORM-58). */
export function firstFault(faults: EventFaults): { field: EventField; section: string } | null {
  for (const { title, fields } of formSections) {
    const field = fields.find((one) => faults[one] !== undefined)
    if (field) return { field, section: title }
  }
  return null
}

/** The years in which an event can be. One slip of a key (0206, 9999) would give everybody thousands of years to choose from. */
export const isMeantYear = (wall: string): boolean =>
  Number(wall.slice(0, 4)) >= 2000 && Number(wall.slice(0, 4)) <= 2100

/** What is wrong with the times, all on the same clock on the wall (EV-FORM-16, EV-FORM-43, EV-FORM-52, EV-FORM-53). */
function timeFaults(form: EventForm): EventFaults {
  const { start, end, recurrenceEnd } = form
  const faults: EventFaults = {}
  if (!isWall(start)) faults.start = words.startRequired
  else if (!isMeantYear(start)) faults.start = words.yearOutOfRange
  if (!isWall(end)) faults.end = words.endRequired
  else if (!isMeantYear(end)) faults.end = words.yearOutOfRange
  else if (isWall(start) && end <= start) faults.end = words.endBeforeStart
  if (form.isRecurring && form.pattern === null) faults.pattern = words.patternRequired
  if (recurrenceEnd !== '' && (!isDay(recurrenceEnd) || (isWall(start) && !endsAfterStart(form, recurrenceEnd)))) {
    faults.recurrenceEnd = words.recurrenceEndTooEarly
  }
  const closes = form.enrollCloseAt
  const isLate = (moment: string) => isWall(start) && moment > start
  const isBeforeClose = (moment: string) => closes === '' || moment < closes
  for (const [field, fits] of [
    ['tiersFrom', isBeforeClose(form.tiersFrom)],
    ['enrollOpenAt', isBeforeClose(form.enrollOpenAt)],
    ['enrollCloseAt', !isLate(closes)],
    ['cancelUntil', !isLate(form.cancelUntil)],
  ] as const) {
    if (form[field] === '') continue
    if (!(isWall(form[field]) && fits)) faults[field] = words.deadlines
    else if (!isMeantYear(form[field])) faults[field] = words.yearOutOfRange
  }
  return faults
}

/** What should be asked or told before saving, in the order of the form; `taken` is the most seats taken on one date (EV-CANCEL-06, EV-FORM-43, EV-FORM-44, EV-FORM-64). */
export function formNotices(form: EventForm, taken: number, now: Moment): string[] {
  const { start, end, zone } = form
  const startAt = isWall(start) ? fromWallTime(start, zone) : null
  const isLong = isWall(start) && isWall(end) && Date.parse(`${end}Z`) - Date.parse(`${start}Z`) > 31 * dayMs
  const isBelow = form.hasCapacityLimit && form.maxParticipants < taken
  return [
    ...(isBelow ? [notices.belowEnrolled(taken)] : []),
    ...(startAt !== null && toMs(startAt) < toMs(now) ? [notices.past] : []),
    ...(isLong ? [notices.long] : []),
    ...(form.isPaid && form.priceCents && form.cancelUntil === '' ? [notices.noCancelDeadline] : []),
  ]
}

const isAmount = (cents: number | null): boolean => cents !== null && cents >= 0 && Number.isSafeInteger(cents)

/** An address over https, or a picture that the platform stores itself; a name and password in it would go to everybody (EV-FORM-57). */
function isImage(address: string): boolean {
  if (address.length > 2_000 || /[\s\\]/.test(address)) return false
  if (address.startsWith('/files/')) return true
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
