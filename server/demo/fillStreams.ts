import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import type { GivenPerson } from './givenPeople.ts'
import type { Who } from './people.ts'
import { broadcast, demoStreams } from './streams.ts'
import type { vocabulary } from './vocabulary.ts'

/** Fills the evenings: one that is to come and two that were, with their talk and questions (LIVE-MORE-39). */
export async function fillStreams(given: ReturnType<typeof vocabulary>, cast: Record<Who, GivenPerson>): Promise<void> {
  for (const {
    by,
    daysAgo,
    atMinute,
    minutes,
    isForStudents = false,
    video,
    talk,
    questions,
    ...text
  } of demoStreams) {
    const midnight = fromWallTime(`${plusDays(dayOf(Date.now()), -daysAgo)}T00:00`) ?? new Date().toISOString()
    const start = Date.parse(midnight) + atMinute * minuteMs
    const after = (minute: number) => new Date(start + minute * minuteMs)
    const isOver = daysAgo > 0
    const stream = await given.livestream({
      title: text.title,
      description: text.description,
      creator: cast[by],
      ...broadcast({ startTime: after(0), endTime: after(minutes), isOver, video, isForStudents }),
    })
    if (talk.length > 0)
      await given.history(
        { id: stream.channelId },
        talk.map(([who, minute, content]) => ({ author: cast[who], content, at: after(minute) })),
      )
    for (const { by: asker, raisedBy, answeredAtMinute, atMinute: asked, text: question } of questions)
      await given.question(stream, cast[asker], {
        text: question,
        raisedBy: raisedBy.map((who) => cast[who]),
        askedAt: after(asked),
        ...(answeredAtMinute === undefined ? {} : { answeredAt: after(answeredAtMinute) }),
      })
    for (const who of text.reminds ?? []) await given.reminder(stream, cast[who])
  }
}
