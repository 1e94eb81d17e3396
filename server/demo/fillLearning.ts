import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { weekKey } from '@bewezen/domain/site/showcase.ts'
import { eq } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { awards } from '../profile/tables.ts'
import { coverPicture } from './articles.ts'
import { challenges, learned, masterclasses } from './challenges.ts'
import type { GivenLesson } from './givenLearning.ts'
import type { GivenPerson } from './givenPeople.ts'
import { lessonText, university } from './lessons.ts'
import type { Who } from './people.ts'
import { printedLog } from './printedLog.ts'
import { lessonReading } from './reading/lessonReading.ts'
import type { vocabulary } from './vocabulary.ts'

type Given = ReturnType<typeof vocabulary>
type Cast = Record<Who, GivenPerson>
export type MadeLesson = { lesson: GivenLesson; level: number }
const dayMs = 86_400_000

/** Fills a community with a university, challenges and masterclasses, and lets some of the cast have learnt from them. */
export async function fillLearning(
  house: House,
  given: Given,
  cast: Cast,
  community: { id: string },
  isFull: boolean,
): Promise<{ lessons: MadeLesson[]; challenges: { id: string; title: string }[] }> {
  const made = await fillUniversity(given, cast, community, isFull ? lessonReading : {})
  const onHome = made.find(({ lesson }) => lesson.title === 'Je uitgangspunt in zeven dagen')
  if (onHome)
    await given.showcase({ week: weekKey({ communityId: community.id, levelId: onHome.lesson.levelId, week: 2 }) })
  for (const [who, count] of Object.entries(learned) as [Who, number][]) {
    // One a day, the last one yesterday.
    const done = made.slice(0, count)
    const at = (index: number) => new Date(Date.now() - (done.length - index) * dayMs)
    await given.finished(
      cast[who],
      done.map(({ lesson }, index) => ({ lesson, at: at(index) })),
    )
    for (const [index, { level }] of done.entries())
      if (made[index + 1]?.level !== level) await given.finishedLevel(cast[who], community, level, at(index))
  }
  const begun = await fillChallenges(house, given, cast, community, isFull)
  for (const { by, daysAgo, doneBy, ...text } of masterclasses) {
    const publishedAt = new Date(Date.now() - daysAgo * dayMs)
    const masterclass = await given.masterclass({ ...text, community, by: cast[by], publishedAt })
    for (const who of doneBy) await given.finishedMasterclass(cast[who], masterclass, publishedAt)
  }
  return { lessons: made, challenges: begun }
}

async function fillUniversity(
  given: Given,
  { teun, jasper }: Cast,
  community: { id: string },
  reading: Readonly<Record<string, string>>,
) {
  const made: MadeLesson[] = []
  const at = new Date(Date.now() - 90 * dayMs)
  for (const [level, weeks] of Object.entries(university))
    for (const [week, lessons] of Object.entries(weeks))
      for (const lesson of lessons) {
        const [title, , , optional] = lesson
        const by = Number(level) % 2 === 0 ? jasper : teun
        const place = { community, by, at, level: Number(level), week: Number(week) }
        const files = title === 'Het logboek op papier' ? [{ name: 'Logboek van een week', file: printedLog() }] : []
        const text = { title, content: lessonText(lesson, reading[title]), isRequired: optional === undefined, files }
        made.push({ lesson: await given.lesson({ ...place, ...text }), level: Number(level) })
      }
  await given.lesson({ community, by: teun, at, level: 2, week: 6, title: 'Wakker worden', isPublished: false })
  return made
}

async function fillChallenges(house: House, given: Given, cast: Cast, community: { id: string }, isFull: boolean) {
  const begun: { id: string; title: string }[] = []
  const today = dayOf(Date.now())
  for (const { from, to, part, award, image, ...text } of challenges) {
    const [earned] = award
      ? await house.database.db.select({ id: awards.id }).from(awards).where(eq(awards.name, award))
      : []
    const challenge = await given.challenge({
      ...text,
      community,
      by: cast.teun,
      awardId: earned?.id,
      startDate: plusDays(today, from),
      endDate: plusDays(today, to),
      ...(image && !isFull ? { image: { file: await coverPicture(image), alt: image.alt } } : {}),
    })
    begun.push(challenge)
    for (const [who, ago] of Object.entries(part) as [Who, readonly number[]][])
      await given.partIn(
        challenge,
        cast[who],
        ago.map((days) => plusDays(today, -days)),
        new Date(Date.now() - 3 * dayMs),
      )
  }
  return begun
}
