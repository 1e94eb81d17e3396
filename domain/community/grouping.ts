import { dayOf } from '../base/dates.ts'
import { type Moment, minuteMs, toMs } from '../base/moment.ts'

/** Messages of one author within this time join under one avatar. */
export const followUpMs = 5 * minuteMs

export type Grouped = { id: string; authorId: string | null; createdAt: Moment }

/** A row of the chat: the line of a day, the line 'Nieuw', or a message, which may follow up on the one before. */
export type ChatRow<M> =
  | { kind: 'day'; day: string; at: Moment }
  | { kind: 'new' }
  | { kind: 'message'; message: M; isFollowUp: boolean }

/**
 * The rows of a channel from its messages, oldest first: a line where a day begins in Europe/Amsterdam, one above the
 * first unread message, and follow-ups of the same author within 5 minutes of the message before (COM-CHAT-07).
 */
export function chatRows<M extends Grouped>(messages: readonly M[], firstUnreadId: string | null = null): ChatRow<M>[] {
  const rows: ChatRow<M>[] = []
  let previous: M | null = null
  let day = ''
  for (const message of messages) {
    const today = dayAt(message.createdAt)
    const beginsDay = today !== day
    const beginsNew = message.id === firstUnreadId
    if (beginsDay) rows.push({ kind: 'day', day: today, at: message.createdAt })
    if (beginsNew) rows.push({ kind: 'new' })
    const isFollowUp = !beginsDay && !beginsNew && previous !== null && followsUp(previous, message)
    rows.push({ kind: 'message', message, isFollowUp })
    previous = message
    day = today
  }
  return rows
}

const quarterMs = 15 * minuteMs
const mostDays = 20_000
const days = new Map<number, string>()

/**
 * The day of a moment, kept for each quarter of an hour, within which no zone changes its day: a long conversation asks
 * thousands of times at every change, and a calendar is slow.
 */
function dayAt(moment: Moment): string {
  const quarter = Math.floor(toMs(moment) / quarterMs)
  const known = days.get(quarter)
  if (known !== undefined) return known
  if (days.size >= mostDays) days.clear()
  const day = dayOf(moment)
  days.set(quarter, day)
  return day
}

/** People who were removed have no id any more: two of them must not be drawn as one. */
const followsUp = (previous: Grouped, message: Grouped): boolean =>
  message.authorId !== null &&
  message.authorId === previous.authorId &&
  Math.abs(toMs(message.createdAt) - toMs(previous.createdAt)) <= followUpMs
