import { plusDays } from '@bewezen/domain/base/days.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const { db, pool } = house.database
afterEach(() => moveClock(db, 0))

/** Makes it this moment on the wall in Amsterdam. */
const itIs = (wall: string) => moveClock(db, Date.parse(fromWallTime(wall) ?? '') - Date.now())

async function challenge(change: Partial<Parameters<typeof given.challenge>[0]> = {}) {
  const community = await given.community()
  const noor = await world.person()
  // Over the night in which the clock goes back.
  const period = { startDate: '2026-10-22', endDate: '2026-10-28', durationDays: 3 }
  return { community, noor, ...(await given.challenge({ community, ...period, ...change })) }
}
type Given = Awaited<ReturnType<typeof challenge>>

const join = (person: TestPerson, { id }: { id: string }, on = true) =>
  person.does(learning.takePart, { challengeId: id, on })
const tick = (person: TestPerson, { id }: { id: string }, day: string) =>
  person.does(learning.tick, { challengeId: id, day })
const see = (person: TestPerson, { community, slug }: Given) =>
  person.does(learning.challenge, { communityId: community.id, slug })
const pointsOf = async ({ id }: { id: string }) =>
  (await pool.query('select points from profiles where id = $1', [id])).rows[0].points as number

test('COM-LEARN-11 a challenge is to come, runs and is over by the calendar in Amsterdam', async () => {
  const one = await challenge()
  for (const [wall, state] of [
    ['2026-10-21T23:59', 'upcoming'],
    ['2026-10-22T00:00', 'running'],
    ['2026-10-28T23:59', 'running'],
    ['2026-10-29T00:00', 'over'],
  ] as const) {
    await itIs(`${wall}:30`)
    expect([wall, (await see(one.noor, one)).state]).toEqual([wall, state])
  }
})

test('COM-LEARN-40 yesterday is none of one’s own until one takes part for a day', async () => {
  const one = await challenge()
  const { noor } = one
  await itIs('2026-10-24T00:05')
  await join(noor, one)
  expect((await see(noor, one)).tickable).toEqual(['2026-10-24'])
  await expect(tick(noor, one, '2026-10-23')).rejects.toMatchObject({ status: 409, code: 'DAY_NOT_OPEN' })
  await itIs('2026-10-25T23:55')
  expect((await see(noor, one)).tickable).toEqual(['2026-10-24', '2026-10-25'])
  expect(await tick(noor, one, '2026-10-24')).toMatchObject({ done: 1 })
})

test('COM-LEARN-12 COM-LEARN-13 COM-LEARN-08 a day is ticked once, today or yesterday; the last one completes it, with 50 points and the award', async () => {
  await given.award({ name: 'Vroege vogel' })
  const { rows } = await pool.query("select id from awards where name = 'Vroege vogel'")
  const one = await challenge({ awardId: rows[0].id })
  const { noor } = one
  await itIs('2026-10-23T09:00')
  await expect(tick(noor, one, '2026-10-23')).rejects.toMatchObject({ status: 409, code: 'NOT_TAKING_PART' })
  expect(await join(noor, one)).toEqual({ on: true })
  await itIs('2026-10-24T09:00')
  expect(await join(noor, one)).toEqual({ on: true })
  expect((await see(noor, one)).tickable).toEqual(['2026-10-23', '2026-10-24'])
  await expect(tick(noor, one, '2026-10-22')).rejects.toMatchObject({ code: 'DAY_NOT_OPEN' })
  await expect(tick(noor, one, '2026-10-25')).rejects.toMatchObject({ code: 'DAY_NOT_OPEN' })
  expect(await tick(noor, one, '2026-10-23')).toEqual({ done: 1, isCompleted: false, points: 0 })
  expect(await tick(noor, one, '2026-10-23')).toEqual({ done: 1, isCompleted: false, points: 0 })
  expect(await tick(noor, one, '2026-10-24')).toMatchObject({ done: 2 })
  // The day of 25 hours is one day.
  await itIs('2026-10-25T23:30')
  expect(await tick(noor, one, '2026-10-25')).toEqual({ done: 3, isCompleted: true, points: 50 })
  expect(await tick(noor, one, '2026-10-25')).toEqual({ done: 3, isCompleted: true, points: 0 })
  expect(await pointsOf(noor)).toBe(50)
  const earned = await pool.query('select award_id from awards_earned where profile_id = $1', [noor.id])
  expect(earned.rows).toEqual([{ award_id: rows[0].id }])
  expect(await see(noor, one)).toMatchObject({
    participants: 1,
    award: 'Vroege vogel',
    tickable: [],
    mine: { done: 3 },
  })
})

test('COM-LEARN-12 COM-LEARN-13 nothing begins or is ticked after the end date', async () => {
  const one = await challenge({ durationDays: 7 })
  const sem = await world.person()
  await itIs('2026-10-28T12:00')
  await join(one.noor, one)
  await itIs('2026-10-29T00:01')
  await expect(tick(one.noor, one, '2026-10-28')).rejects.toMatchObject({ status: 409, code: 'CHALLENGE_OVER' })
  await expect(join(sem, one)).rejects.toMatchObject({ status: 409, code: 'CHALLENGE_OVER' })
  expect((await see(one.noor, one)).mine).toMatchObject({ done: 0, completedAt: null })
})

test('COM-LEARN-32 stopping forgets the days; what is completed can be neither stopped nor ticked further', async () => {
  const one = await challenge({ durationDays: 2 })
  const { noor } = one
  await itIs('2026-10-22T12:00')
  await join(noor, one)
  await tick(noor, one, '2026-10-22')
  await join(noor, one, false)
  expect((await see(noor, one)).mine).toBeNull()
  await join(noor, one)
  expect((await see(noor, one)).mine).toMatchObject({ done: 0, days: [] })
  await itIs('2026-10-23T12:00')
  await tick(noor, one, '2026-10-22')
  await tick(noor, one, '2026-10-23')
  await expect(join(noor, one, false)).rejects.toMatchObject({ code: 'CHALLENGE_COMPLETED' })
  await itIs('2026-10-24T12:00')
  await expect(tick(noor, one, '2026-10-24')).rejects.toMatchObject({ code: 'CHALLENGE_COMPLETED' })
})

test('COM-LEARN-13 SH-TEST-13 the award that opens the gate is given by no challenge', async () => {
  const { testerAwardId } = await import('../base/snapshot.ts')
  const one = await challenge({ durationDays: 1, awardId: testerAwardId })
  await itIs('2026-10-22T12:00')
  await join(one.noor, one)
  expect(await tick(one.noor, one, '2026-10-22')).toMatchObject({ isCompleted: true, points: 50 })
  const earned = await pool.query('select 1 from awards_earned where profile_id = $1', [one.noor.id])
  expect(earned.rows).toEqual([])
})

describe('what a member sees of the list', () => {
  test('COM-LEARN-11 COM-LEARN-16 COM-LEARN-20 what runs comes first; drafts are not there, and nobody sees how far others are', async () => {
    const community = await given.community()
    const [noor, sem] = [await world.person(), await world.person()]
    const make = (title: string, startDate: string, more = {}) =>
      given.challenge({ community, title, startDate, endDate: plusDays(startDate, 6), durationDays: 3, ...more })
    await make('Voorbij', '2026-09-01')
    await make('Straks', '2026-11-01')
    const now = await make('Nu', '2026-10-20')
    await make('Concept', '2026-10-20', { isPublished: false })
    await itIs('2026-10-22T12:00')
    await join(sem, now)
    await tick(sem, now, '2026-10-22')
    const { challenges } = await noor.does(learning.challenges, { communityId: community.id })
    expect(challenges.map(({ title, state, participants, mine }) => [title, state, participants, mine])).toEqual([
      ['Nu', 'running', 1, null],
      ['Straks', 'upcoming', 0, null],
      ['Voorbij', 'over', 0, null],
    ])
    expect(JSON.stringify(challenges)).not.toContain(sem.id)
  })
})
