import { holds } from '@bewezen/domain/access/capabilities.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import { type EnrolButton, fullForVisitor } from '@bewezen/domain/events/enrolButton.ts'
import { isClosed } from '@bewezen/domain/events/enrolling.ts'
import { joining } from '@bewezen/domain/events/joining.ts'
import { mayMove } from '@bewezen/domain/events/movableDate.ts'
import { tierTimeline } from '@bewezen/domain/events/opening.ts'
import { practicalLines } from '@bewezen/domain/events/practical.ts'
import type { EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'
import { isInOneDay } from './inOneDay.ts'
import type { Heights } from './placing.ts'
import { buttonParts, isOff, type Shown } from './shown.ts'

type Look = {
  shown: Shown
  detail: EventDetail
  viewer: EventViewer | null
  now: string
  button: EnrolButton
  others: readonly Shown[]
  /** Whether the own moment is told above the way in (EV-MORE-140). */
  isTold: boolean
}

/** Between the blocks of either column. */
const gap = { left: 24, right: 28 }
/** A line of text, of a practical line, and of what stands behind its colon. */
const [text, what, more] = [25.6, 22, 19.25]

/** How high each part of an event is at its full width of 1120 pixels, reckoned from what it holds: good to some 20 pixels for a column (EV-MORE-152). */
export function columnHeights(look: Look): Heights {
  const { shown, detail, viewer, now, others, isTold } = look
  const { event, date } = shown
  const isStaff = viewer !== null && holds(viewer.role, 'editEvents')
  const both = (left: number, right = left) => ({ left: left + gap.left, right: right + gap.right })
  const asked = date.max === null ? 2 : 3
  const good = 33.6 + asked * 42 + (asked - 1) * 10
  return {
    left: picture + facts(look) + (isInOneDay(shown) ? gap.left + 84 : 0),
    right:
      (isStaff ? gap.right + tools(look) : 0) +
      (isTold ? gap.right + 96 : 0) +
      panel(look) +
      (isStaff && tierTimeline(event, now).length > 0 ? gap.right + 259 : 0) +
      (others.length > 0
        ? gap.right + others.reduce((sum, { event: { title } }) => sum + rows(title, 40) * text + 43.4, 28.6)
        : 0),
    blocks: {
      travel: detail.travel.trim() === '' ? null : both(travel(detail.travel, 83), travel(detail.travel, 61)),
      // The answer about a full date takes a second line in the narrower column.
      good: isClosed(date, now) ? null : both(good, good + (date.max === null ? 0 : 21)),
      participants: detail.participants && both(164),
      bring: detail.bring.trim() === '' ? null : both(bring(detail.bring, 29, 35), bring(detail.bring, 20, 24)),
      calendar: isOff(shown) ? null : both(70),
    },
  }
}

const picture = 224

/** How many lines a text takes, with so many characters on one. */
const rows = (of: string, perLine: number): number =>
  of.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)

function facts({ shown: { date }, detail }: Look): number {
  const { type, service, venueName, venueAddress, teachers, description } = detail
  const day = date.movedFrom ? 3 : 2
  const place =
    type === 'digitaal'
      ? 1 + (service ? 1 : 0)
      : 1 + rows(venueName ?? '', 30) + (venueAddress ? rows(venueAddress, 32) : 0)
  const taught = teachers.length > 0 ? 16 + (rows(teachers.join(', '), 30) + 1) * text : 0
  const told = description === '' ? 0 : 20 + rows(description, 79) * text
  return 24 + 20 + Math.max(day, place) * text + taught + told
}

/** The buttons of staff, two in a row. */
function tools({ shown: { event, date }, viewer, now }: Look): number {
  const isAdmin = holds(viewer?.role ?? null, 'manageEvents')
  const isMovable = mayMove(event, date, now)
  const count = 2 + (isMovable ? 1 : 0) + (isAdmin ? 2 : 0)
  const inRow = isAdmin ? Math.ceil(count / 2) : 1
  return 79 + inRow * 44 + (inRow - 1) * 8
}

/** The way in: price, seats, which date, the button and what stands beside it. */
function panel(look: Look): number {
  const { shown, detail, viewer, button } = look
  const { event, date } = shown
  const own = date.own && { status: date.own.status, payment: date.own.payment }
  const joins = joining({ ...event, isCancelled: isOff(shown) }, viewer !== null, own)
  const parts = [
    31,
    date.max === null ? 22 : 34,
    event.isRecurring ? 74 : 0,
    button.state === 'locked' ? 75 : 0,
    detail.transfer?.offer ? 130 : 0,
    bar(look),
    detail.transfer?.own ? 96 : detail.transfer?.mayAsk ? 44 : 0,
    joins === 'join' ? 54 + (detail.service ? 27 : 0) : joins === 'payFirst' ? 45 : 0,
  ].filter((height) => height > 0)
  return 42 + parts.reduce((sum, height) => sum + height + 16, -16)
}

function bar({ shown, button, now }: Look): number {
  const { event, date } = shown
  const parts = buttonParts(shown)
  const line = 54
  switch (button.state) {
    case 'signIn':
      return 109 + (fullForVisitor(parts.event, parts.date, now) ? 35 : 0)
    case 'enrolled':
      return (
        line +
        (event.type === 'digitaal' ? 0 : line) +
        (toMs(now) < toMs(date.startAt) ? line : 0) +
        (date.own && date.own.paidCents > 0 ? line : 0)
      )
    case 'paying':
      return line + 77 + line
    case 'closed':
      return line + 32
    case 'locked':
      return line + 36
    case 'full':
      return line + line
    default:
      return line
  }
}

const travel = (of: string, perLine: number): number =>
  practicalLines(of).reduce(
    (sum, it) => sum + rows(it.what, perLine - 8) * what + (it.more ? rows(it.more, perLine) * more : 0) + 8,
    25.6,
  )

/** A thing beside a thing, each row as high as the higher of both. */
function bring(of: string, perWhat: number, perMore: number): number {
  const cells = practicalLines(of).map((it) =>
    Math.max(36, rows(it.what, perWhat) * what + (it.more ? rows(it.more, perMore) * more : 0)),
  )
  const high = cells.filter((_, at) => at % 2 === 0).map((cell, at) => Math.max(cell, cells[at * 2 + 1] ?? 0))
  return high.reduce((sum, row) => sum + row + 12, 23.6)
}
