import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { experiments } from '@bewezen/domain/experiments/contract.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
import { today } from '@bewezen/domain/today/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from '../community/testing/newMessage.ts'
import type { GivenChannel, GivenCommunity } from '../demo/givenPlaces.ts'
import { starts } from '../experiments/testing/logbook.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database

let noor: TestPerson
let start: GivenCommunity
let welcome: GivenChannel
beforeEach(async () => {
  await pool.query('update blueprints set is_start = false')
  start = await given.community({ isStart: true })
  welcome = await given.channel({ community: start, orderIndex: 5 })
  noor = await world.person()
  await noor.does(community.join, { communityId: start.id })
})

const firstDays = async (who: TestPerson) => (await who.does(today.read, {})).firstDays
const done = async (who = noor) =>
  (await who.does(today.beginning, {})).steps.filter(({ isDone }) => isDone).map(({ name }) => name)
const channelOf = async (who = noor) => (await who.does(today.beginning, {})).start?.channel?.id

test('COM-START-04 the welcome channel is the first that is not archived and in which one may write', async () => {
  expect(await channelOf()).toBe(welcome.id)
  const notices = await given.channel({ community: start, orderIndex: 1, postRoles: ['teacher'] })
  await given.channel({ community: start, orderIndex: 2, isArchived: true })
  expect(await channelOf()).toBe(welcome.id)
  const teacher = await world.person({ role: 'teacher' })
  expect(await channelOf(teacher)).toBe(notices.id)
  const earlier = await given.channel({ community: start, orderIndex: 3 })
  expect(await channelOf()).toBe(earlier.id)
})

test('COM-START-01 COM-START-08 a start of other roles, or none, is nowhere told of', async () => {
  await pool.query(`update blueprints set allowed_roles = '["teacher"]' where is_start`)
  expect(await firstDays(noor)).toMatchObject({ start: null })
  expect((await firstDays(noor))?.steps.map(({ name }) => name)).toEqual(['photo', 'event', 'tasks', 'experiment'])
  await pool.query(`update blueprints set allowed_roles = '[]', is_start = false`)
  expect(await firstDays(noor)).toMatchObject({ start: null })
})

test('COM-START-09 COM-START-66 COM-START-67 each step is ticked by doing it, and by nobody else doing it', async () => {
  await given.lesson({ community: start, title: 'Eerste licht' })
  const sem = await world.person()
  expect(await done()).toEqual([])
  expect((await firstDays(noor))?.steps).toHaveLength(6)

  await noor.does(community.post, newMessage(await given.channel({ community: start, orderIndex: 9 }), 'Elders'))
  expect(await done()).toEqual([])
  const said = newMessage(welcome, 'Hoi allemaal')
  await noor.does(community.post, said)
  expect(await done()).toEqual(['hello'])
  await pool.query(`update profiles set avatar_url = '/files/a' where id = $1`, [noor.id])
  await pool.query(`insert into lesson_progress select $1::uuid, id, now() from lessons where blueprint_id = $2`, [
    noor.id,
    start.id,
  ])
  await given.enrolment({ event: await given.event(), person: noor })
  expect(await done()).toEqual(['hello', 'photo', 'lesson', 'event'])
  expect(await firstDays(noor)).not.toBeNull()
  await noor.does(tasks.add, { id: newId(), title: 'Naar buiten', description: null })
  expect(await done()).toEqual(['hello', 'photo', 'lesson', 'event', 'tasks'])
  const { id: experimentId } = await starts(noor)
  expect(await done()).toEqual(['hello', 'photo', 'lesson', 'event', 'tasks', 'experiment'])
  expect(await done(sem)).toEqual([])
  // All is done, which is told until it is put away; what is taken back is not done.
  expect((await firstDays(noor))?.steps.every(({ isDone }) => isDone)).toBe(true)
  await noor.does(experiments.setEnded, { experimentId, ended: true })
  expect(await done()).toContain('experiment')
  await noor.does(experiments.remove, { experimentId })
  expect(await done()).not.toContain('experiment')
  await noor.does(community.remove, { messageId: said.id })
  expect(await done()).not.toContain('hello')
})

test('COM-START-08 it is for whoever is new: not after 30 days, and not for who has access by their role alone', async () => {
  expect(await firstDays(noor)).not.toBeNull()
  await pool.query(`update entitlements set created_at = created_at - interval '30 days' where user_id = $1`, [noor.id])
  expect(await firstDays(noor)).toBeNull()
  expect(await firstDays(await world.person({ role: 'teacher' }))).toBeNull()
})

test('COM-START-10 put away it is gone on every device, which hears it, and taken back it is there again', async () => {
  const phone = await world.signedIn(noor)
  const [ear, other] = [await phone.listens(), await (await world.person()).listens()]
  await noor.does(today.putStepsAway, { away: true })
  await house.settled()
  expect(await firstDays(phone)).toBeNull()
  expect(ear.kinds()).toEqual(['profile.changed'])
  expect(other.kinds()).toEqual([])
  await noor.does(today.putStepsAway, { away: false })
  expect(await firstDays(phone)).not.toBeNull()
  for (const one of [ear, other]) one.leave()
})

test('COM-START-09 SH-TODAY-09 with first steps and a lesson the day still takes at most eight queries', async () => {
  await given.lesson({ community: start, title: 'Eerste licht' })
  await noor.does(today.read, {})
  const sent = await queriesOf(house, async () => {
    expect(await noor.does(today.read, {})).toMatchObject({ lesson: { title: 'Eerste licht' }, firstDays: {} })
  })
  expect(sent.length).toBeLessThanOrEqual(8)
})
