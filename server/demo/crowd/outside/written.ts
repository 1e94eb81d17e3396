import { dayAndMonth, dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { agenda } from '../../agenda.ts'
import { draws } from '../draws.ts'
import type { Member } from '../fillCrowd.ts'
import { momentOf } from '../momentOf.ts'
import { type Company, castParts, filled, type Heard } from '../weave.ts'
import { asPlanned } from '../weekdays.ts'
import { type Letter, readLetter } from './letter.ts'

/** The conversations with people outside as they stand when the demonstration begins: the same for the same moment. */
export function writtenLetters(letters: readonly Letter[], company: Company) {
  const heard: Heard = new Map()
  return letters.map((letter) => written(letter, company, heard))
}

function written({ from, source, subject = '', state, snoozedDays, lines }: Letter, company: Company, heard: Heard) {
  const { cast, now } = company
  const member = 'member' in from ? memberFor(from.member, `${source} ${subject}`, company, heard) : null
  const playing = new Map(member ? [['m', member]] : [])
  const put = (text: string) => filled(text.replaceAll('{ademlab}', dayOfAdemlab(now)), playing)
  const made: { text: string; at: Date; by?: { id: string }; isAutomatic: boolean }[] = []
  for (const { daysAgo, clock, isAnswer, text, ...how } of readLetter(lines)) {
    // What was moved out of the future still comes after what it answers.
    const least = (made.at(-1)?.at.getTime() ?? 0) + (how.isAutomatic ? 1 : 5) * minuteMs
    const at = new Date(Math.max(momentOf(now, daysAgo, clock).getTime(), least))
    made.push({ ...how, text: put(text), at, ...(isAnswer ? { by: cast.jasper } : {}) })
  }
  return {
    source,
    handle: member ? member.email : 'handle' in from ? from.handle : '',
    name: member ? `${member.firstName} ${member.lastName}` : 'name' in from ? from.name : '',
    subject: put(subject),
    isNew: state === 'new',
    isArchived: state === 'archived',
    ...(state === 'mine' ? { assignee: cast.jasper } : {}),
    ...(snoozedDays ? { snoozedUntil: nineOClock(now, snoozedDays) } : {}),
    lines: made,
  }
}

/** Somebody who was a member for a while when they wrote. */
function memberFor(
  part: Extract<Letter['from'], { member: unknown }>['member'],
  key: string,
  company: Company,
  heard: Heard,
): Member {
  const long = company.members.filter(({ neighbour }) => neighbour.joinedDaysAgo > 60)
  const found = castParts(draws(key), ['m'], { m: part }, long, heard).get('m')
  if (!found) throw new Error(`nobody wrote ${key}`)
  return found
}

function dayOfAdemlab(now: Date): string {
  const plan = agenda.find(({ title }) => title.startsWith('Ademlab'))
  return plan ? dayAndMonth(`${plusDays(dayOf(now), asPlanned(plan, now).inDays)}T12:00:00Z`) : ''
}

const nineOClock = (now: Date, inDays: number): Date =>
  new Date(fromWallTime(`${plusDays(dayOf(now), inDays)}T09:00`) ?? now)
