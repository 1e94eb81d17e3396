import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { dayMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { daylightAt } from '@bewezen/domain/pictures/daylight.ts'
import type { Said } from '../../fillTalk.ts'
import type { GivenPerson } from '../../givenPeople.ts'
import { people, type Who } from '../../people.ts'
import { broadcast } from '../../streams.ts'
import { type Draws, draws } from '../draws.ts'
import type { Member } from '../fillCrowd.ts'
import { type Company, castParts, filled, type Heard, likesFor } from '../weave.ts'
import { weekdayAfter } from '../weekdays.ts'
import { type Evening, readQuestions, readTalk } from './evening.ts'

/** The evenings as they were held, from the moment at which the demonstration begins: the same for the same moment. */
export function heldEvenings(evenings: readonly Evening[], company: Company) {
  const heard: Heard = new Map()
  return evenings.map((evening) => held(evening, company, heard))
}

function held(evening: Evening, company: Company, heard: Heard) {
  const { title, description, by, minutes, isForStudents = false, video, parts = {}, reminds } = evening
  const { cast, members, now } = company
  const draw = draws(`evening ${title}`)
  const start = startOf(evening, now)
  const after = (minute: number, seconds = 0) => new Date(start.getTime() + minute * minuteMs + seconds * 1_000)
  const isOver = evening.fromTuesday < 0
  const [lines, asked] = [readTalk(evening.talk), readQuestions(evening.questions)]
  // The conversation opens a quarter before the start.
  const there = members.filter(({ joinedAt }) => joinedAt < after(-15))
  const tokens = [...lines.map(({ who }) => who), ...asked.map(({ who }) => who)]
  const playing = castParts(draw, [...new Set(tokens)].filter(isOfCrowd), parts, there, heard)
  const speaker = (who: string): GivenPerson => playing.get(who) ?? oneOfCast(cast, who)
  const said: Said[] = []
  let last = -1
  for (const { minute, who, back, text } of lines) {
    // Two within a minute come one after the other.
    const same = said.length > 0 && last === minute ? 20 : 0
    const at = new Date(Math.max(after(minute, draw.whole(0, 15) + same).getTime(), said.at(-1)?.at.getTime() ?? 0))
    said.push({
      id: newId(),
      who: speaker(who),
      at,
      content: filled(text, playing),
      answersId: back ? said[said.length - back]?.id : undefined,
      likes: likesFor(draw, there, speaker(who), 7),
    })
    last = minute
  }
  return {
    stream: {
      title,
      description,
      creator: cast[by],
      at: new Date(Math.min(start.getTime() - 12 * dayMs, now.getTime() - 3 * dayMs)),
      ...broadcast({ startTime: start, endTime: after(minutes), isOver, video, isForStudents }),
    },
    said,
    questions: asked.map(({ minute, who, raises, answered, text }) => {
      const [askedAt, asker] = [after(minute, draw.whole(0, 50)), speaker(who)]
      const until = after(answered ?? minutes).getTime()
      return {
        asker,
        text: filled(text, playing),
        askedAt,
        answeredAt: answered === null ? null : after(answered, draw.whole(0, 50)),
        raises: raisedBy(draw, there, asker, raises).map((person) => ({
          person,
          at: new Date(askedAt.getTime() + draw.next() * (until - askedAt.getTime())),
        })),
      }
    }),
    reminders: remindersOf(draw, reminds, company),
  }
}

/** When an evening begins: on its day from the Tuesday ahead, which is two to eight days from now. */
export function startOf({ fromTuesday, at }: Evening, now: Date): Date {
  const day = plusDays(weekdayAfter(dayOf(now), 2, 2), fromTuesday)
  if (typeof at === 'string') return new Date(fromWallTime(`${day}T${at}`) ?? now)
  const midnight = Date.parse(fromWallTime(`${day}T00:00`) ?? now.toISOString())
  const { sunset } = daylightAt(midnight + dayMs / 2)
  // On a quarter, as people plan it.
  return new Date(midnight + Math.round((sunset - at.beforeSunset) / 15) * 15 * minuteMs)
}

const raisedBy = (draw: Draws, there: readonly Member[], asker: GivenPerson, count: number): Member[] =>
  draw.some(
    there.filter(({ id }) => id !== asker.id),
    count - 1,
  )

function remindersOf(draw: Draws, reminds: Evening['reminds'], { cast, members, now }: Company) {
  if (!reminds) return []
  const those = members.filter(({ joinedAt }) => now.getTime() - joinedAt.getTime() > 3 * dayMs)
  return [...reminds.cast.map((who) => cast[who]), ...draw.some(those, reminds.crowd)].map((person) => ({
    person,
    at: new Date(now.getTime() - draw.whole(60, 2 * 24 * 60) * minuteMs),
  }))
}

const isOfCrowd = (who: string): boolean => /\d$/.test(who)

function oneOfCast(cast: Company['cast'], who: string): GivenPerson {
  if (who in people) return cast[who as Who]
  throw new Error(`nobody is called ${who}`)
}
