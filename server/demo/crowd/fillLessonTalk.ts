import { wallClock } from '@bewezen/domain/base/dates.ts'
import { hourMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import type { MadeLesson } from '../fillLearning.ts'
import type { vocabulary } from '../vocabulary.ts'
import { draws } from './draws.ts'
import type { Member } from './fillCrowd.ts'
import { readLine } from './fillEchoes.ts'
import { learnt } from './progress.ts'
import { underLessons } from './talk/lessonEchoes.ts'
import { type Company, likesFor } from './weave.ts'

type Given = ReturnType<typeof vocabulary>
type Finished = { person: Member; at: Date }

/** Lets the crowd say something under the lessons that it finished (COM-START-71). */
export async function fillLessonTalk(
  given: Given,
  company: Company,
  { community, lessons }: { community: { id: string }; lessons: readonly MadeLesson[] },
): Promise<void> {
  const learned = company.members.map((person) => ({ person, when: learnt(person, lessons.length, company.now) }))
  for (const [index, { lesson }] of lessons.entries()) {
    const lines = underLessons[lesson.title]
    if (!lines) continue
    const finished = learned.flatMap(({ person, when }) => {
      const at = when[index]
      return at ? [{ person, at }] : []
    })
    await given.comments(
      { kind: 'lesson', id: lesson.id },
      community,
      saidUnder(lesson.title, lines, finished, company),
    )
  }
}

/**
 * The lines under a lesson, the oldest first: each is of somebody else, some minutes after they finished it, and an answer
 * of the cast some hours after what it answers. What there is nobody for, or no time yet, is left unsaid.
 */
export function saidUnder(
  title: string,
  lines: readonly string[],
  finished: readonly Finished[],
  { cast, now }: Pick<Company, 'cast' | 'now'>,
) {
  const draw = draws(`lesson ${title}`)
  const speakers = draw.some(finished, lines.length).sort((a, b) => a.at.getTime() - b.at.getTime())
  const said: { by: { id: string }; content: string; at: Date; likes: ReturnType<typeof likesFor> }[] = []
  for (const line of lines) {
    const { of: teacher, content } = readLine(line, cast)
    const before = said.at(-1)
    const speaker = teacher ? null : speakers.shift()
    const by = teacher ?? speaker?.person
    const from = teacher
      ? before && later(before.at, draw.whole(1, 5) * hourMs)
      : speaker && later(speaker.at, draw.whole(2, 40) * minuteMs)
    const at = from && awake(before && from < before.at ? later(before.at, minuteMs) : from)
    if (!by || !at || at >= now) break
    const there = finished.filter((one) => one.at < at).map(({ person }) => person)
    said.push({ by, content, at, likes: likesFor(draw, there, by, 6) })
  }
  return said
}

/** What would be in the night is said in the morning. */
const awake = (at: Date): Date => (wallClock(at).hour < 7 ? later(at, 7 * hourMs) : at)

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
