import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld, type Refused, type TestPerson } from '../base/testing/world.ts'
import { finishLevel } from './finishLevel.ts'
import { challengeDays, lessonProgress, lessons, levelCompletions } from './tables.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const { given, house } = world
const { pool } = house.database
const rounds = 8

const pointsOf = async ({ id }: { id: string }) =>
  (await pool.query('select points from profiles where id = $1', [id])).rows[0].points as number
const finish = (person: TestPerson, { id }: { id: string }) =>
  person.does(learning.finish, { kind: 'lesson', id, done: true })
const completions = async (person: { id: string }) =>
  (await pool.query('select count(*)::int as n from level_completions where profile_id = $1', [person.id])).rows[0].n

/** Lets the first who comes wait for the second. */
function bothHere(): () => Promise<void> {
  const both = Promise.withResolvers<void>()
  let here = 0
  return () => {
    if (++here === 2) both.resolve()
    return both.promise
  }
}

async function twoLessons() {
  const community = await given.community()
  const [noor, one, two] = [await world.person(), await given.lesson({ community }), await given.lesson({ community })]
  return { community, noor, one, two }
}

test('COM-LEARN-08 COM-LEARN-09 two tabs that finish the two last lessons at once finish the level once', async () => {
  for (let round = 0; round < rounds; round++) {
    const { noor, one, two } = await twoLessons()
    const answers = await Promise.all([finish(noor, one), finish(noor, two), finish(noor, one), finish(noor, two)])
    expect(answers.filter(({ finishedLevel }) => finishedLevel === 1)).toHaveLength(1)
    expect(await completions(noor)).toBe(1)
    expect(await pointsOf(noor)).toBe(120)
  }
})

test('without the lock of the learner neither of the two sees the lesson of the other, and nobody finishes the level', async () => {
  const { community, noor, one, two } = await twoLessons()
  const place = { communityId: community.id, levelId: one.levelId }
  // Neither may end before the other has looked: what is stored by then would be seen.
  const [bothStored, bothLooked] = [bothHere(), bothHere()]
  const outcomes = await Promise.all(
    [one, two].map((lesson) =>
      house.transaction(async (tx, now) => {
        await tx.insert(lessonProgress).values({ profileId: noor.id, lessonId: lesson.id, completedAt: now })
        await bothStored()
        const finished = await finishLevel(tx, place, noor.id, now)
        await bothLooked()
        return finished
      }),
    ),
  )
  expect(outcomes).toEqual([false, false])
  expect(await completions(noor)).toBe(0)
})

test('COM-LEARN-31 a lesson that is taken away while the other one is being finished leaves the level finished, once', async () => {
  const admin = await world.person({ role: 'admin' })
  for (let round = 0; round < rounds; round++) {
    const { noor, one, two } = await twoLessons()
    await Promise.all([finish(noor, one), admin.does(learning.remove, { kind: 'lesson', id: two.id })])
    expect(await completions(noor)).toBe(1)
    expect(await pointsOf(noor)).toBe(110)
  }
})

test('without holding the lessons the same leaves the level finished by nobody', async () => {
  const { community, noor, one, two } = await twoLessons()
  const place = { communityId: community.id, levelId: one.levelId }
  const [stored, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await Promise.all([
    house.transaction(async (tx, now) => {
      await tx.insert(lessonProgress).values({ profileId: noor.id, lessonId: one.id, completedAt: now })
      expect(await finishLevel(tx, place, noor.id, now)).toBe(false)
      stored.resolve()
      await removed.promise
    }),
    house.transaction(async (tx, now) => {
      await stored.promise
      await tx.delete(lessons).where(eq(lessons.id, two.id))
      const { finishLevelForAll } = await import('./finishLevel.ts')
      await finishLevelForAll(tx, place, now)
      removed.resolve()
    }),
  ])
  const found = await house.database.db
    .select()
    .from(levelCompletions)
    .where(and(eq(levelCompletions.profileId, noor.id), eq(levelCompletions.communityId, community.id)))
  expect(found).toEqual([])
})

test('COM-LEARN-12 COM-LEARN-13 one day ticked from many tabs is one day; the two last days at once complete it once', async () => {
  const today = dayOf(Date.now())
  const community = await given.community()
  const period = { startDate: plusDays(today, -5), endDate: plusDays(today, 5), durationDays: 2 }
  for (let round = 0; round < rounds; round++) {
    const noor = await world.person()
    const { id: challengeId } = await given.challenge({ community, title: `Samen ${round}`, ...period })
    await noor.does(learning.takePart, { challengeId, on: true })
    // Since yesterday, or that day would be none of hers.
    await pool.query("update challenge_participants set joined_at = joined_at - interval '25 hours'")
    const tick = (day: string) => noor.does(learning.tick, { challengeId, day })
    const answers = await Promise.all([tick(today), tick(plusDays(today, -1)), tick(today), tick(plusDays(today, -1))])
    expect(answers.filter(({ points }) => points === 50)).toHaveLength(1)
    expect(await pointsOf(noor)).toBe(50)
    const days = await house.database.db.select().from(challengeDays).where(eq(challengeDays.profileId, noor.id))
    expect(days).toHaveLength(2)
  }
})

test('COM-LEARN-18 many lessons with one title, made at the same moment, get one address each', async () => {
  const community = await given.community()
  const levelId = await given.levelAt(1)
  const admin = await world.person({ role: 'admin' })
  const make = () =>
    admin.does(learning.saveLesson, {
      id: newId(),
      communityId: community.id,
      updatedAt: null,
      title: 'Zelfde titel',
      content: '<p>a</p>',
      videoUrl: '',
      attachments: [],
      teacherId: null,
      isPublished: true,
      levelId,
      week: 1,
      isRequired: true,
    })
  const made = await Promise.all(Array.from({ length: 6 }, make))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(6)
})

test('COM-LEARN-32 stopping and ticking at once ends in one of the two, never in days without a part', async () => {
  const today = dayOf(Date.now())
  const community = await given.community()
  for (let round = 0; round < rounds; round++) {
    const noor = await world.person()
    const period = { startDate: today, endDate: plusDays(today, 9), durationDays: 3 }
    const { id: challengeId } = await given.challenge({ community, title: `Stop ${round}`, ...period })
    await noor.does(learning.takePart, { challengeId, on: true })
    const outcomes = await Promise.allSettled([
      noor.does(learning.takePart, { challengeId, on: false }),
      noor.does(learning.tick, { challengeId, day: today }),
    ])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect((outcome.reason as Refused).code).toBe('NOT_TAKING_PART')
    const { rows } = await pool.query('select 1 from challenge_days where profile_id = $1', [noor.id])
    expect(rows).toEqual([])
  }
})
