import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { learningPoints } from '@bewezen/domain/learning/editing.ts'
import { taskReward } from '@bewezen/domain/tasks/task.ts'
import type { MadeLesson } from '../fillLearning.ts'
import type { GivenPerson } from '../givenPeople.ts'
import type { Who } from '../people.ts'
import type { vocabulary } from '../vocabulary.ts'
import { longHere } from './longHere.ts'
import { activeDaysOf, dailyOf, learnt, partsIn, signedUpFor } from './progress.ts'
import type { Company } from './weave.ts'

type Place = {
  community: { id: string }
  lessons: readonly MadeLesson[]
  challenges: readonly { id: string; title: string }[]
}
type Grant = { person: { id: string }; amount: number; reason: string; source: string; at: Date }

const evenings = {
  award: 'Veertien avonden zonder scherm',
  fromDaysAgo: 33,
  toDaysAgo: 20,
  needed: 14,
}

/** Lets the crowd have learnt, done and ticked what its points are for: the rules of the product, and no point more (COM-START-27). */
export async function fillProgress(
  given: ReturnType<typeof vocabulary>,
  { cast, members, now }: Company,
  { community, lessons, challenges }: Place,
): Promise<void> {
  const grants: Grant[] = []
  const done = members.flatMap((person) =>
    learnt(person, lessons.length, now).flatMap((at, index) => {
      const it = lessons[index]
      return it ? [{ person, at, lesson: it.lesson, level: it.level }] : []
    }),
  )
  const lastOf = new Map(lessons.map(({ lesson }) => [lesson.levelId, lesson.id]))
  const ended = done
    .filter(({ lesson }) => lastOf.get(lesson.levelId) === lesson.id)
    .map(({ person, lesson, at }) => ({ person, levelId: lesson.levelId, at }))
  await given.allFinished(community, done, ended)
  for (const { person, lesson, at } of done)
    grants.push({ person, at, amount: learningPoints.lesson, reason: 'learning.lesson', source: lesson.id })
  for (const { person, levelId, at } of ended)
    grants.push({ person, at, amount: learningPoints.level, reason: 'learning.level', source: levelId })

  const lists = members.flatMap((person) => {
    const list = dailyOf(person, now)
    return list ? [{ person, ...list }] : []
  })
  await given.dailyLists(lists)
  for (const { person, doneOn } of lists)
    for (const { day, at } of doneOn) grants.push({ person, at, amount: taskReward, reason: 'tasks.day', source: day })
  const daysOf = new Map(lists.map(({ person, doneOn }) => [person.id, doneOn.map(({ day }) => day)]))
  const ofCast = (Object.entries(cast) as [Who, GivenPerson][])
    .filter(([, { role }]) => role !== 'no_subscription' && role !== 'cancelled_subscription')
    .map(([who, person]) => ({ ...person, joinedAt: new Date(now.getTime() - longHere[who] * 86_400_000) }))
  await given.activeOn(
    [...members, ...ofCast].map((person) => ({ person, days: activeDaysOf(person, daysOf.get(person.id) ?? [], now) })),
  )

  grants.push(...(await fillPastChallenge(given, { cast, members, now }, community)))
  const [running, next] = challenges
  if (running) {
    const span = { key: running.title, fromDaysAgo: 3, toDaysAgo: 0, needed: 7, share: 0.34 }
    await given.allPartIn(running, partsIn(members, span, now))
  }
  if (next) await given.allPartIn(next, signedUpFor(next.title, members, now))
  await given.points(grants)
}

async function fillPastChallenge(
  given: ReturnType<typeof vocabulary>,
  { cast, members, now }: Company,
  community: { id: string },
): Promise<Grant[]> {
  const { award: name, fromDaysAgo, toDaysAgo, needed } = evenings
  const award = { name, description: 'Veertien avonden om negen uur alle schermen uit.' }
  const parts = partsIn(members, { key: name, fromDaysAgo, toDaysAgo, needed, share: 0.36 }, now)
  const complete = parts.flatMap(({ person, completedAt }) => (completedAt ? [{ person, at: completedAt }] : []))
  const { id: awardId } = await given.award(award, complete)
  const challenge = await given.challenge({
    community,
    by: cast.teun,
    title: 'Schermen uit om negen uur',
    dailyTask: 'Alle schermen uit om 21:00, ook de kleine',
    content:
      '<h2>Waarom negen uur</h2><p>Niet omdat er dan iets magisch gebeurt, maar omdat het een tijd is die je kunt onthouden. Het lastigste is het eerste kwartier. Bedenk vooraf wat je in plaats daarvan doet: een boek, een puzzel, een gesprek.</p><h2>Wat je meet</h2><p>Hoe lang het duurt voor je slaapt, elke ochtend in minuten geschat. Verander verder niets.</p>',
    startDate: plusDays(dayOf(now), -fromDaysAgo),
    endDate: plusDays(dayOf(now), -toDaysAgo),
    durationDays: needed,
    awardId,
    at: new Date(now.getTime() - (fromDaysAgo + 6) * 86_400_000),
  })
  await given.allPartIn(challenge, parts)
  return complete.map(({ person, at }) => ({
    person,
    at,
    amount: learningPoints.challenge,
    reason: 'learning.challenge',
    source: challenge.id,
  }))
}
