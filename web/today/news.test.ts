import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { events } from '@bewezen/domain/events/contract.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
import { type Beside, today } from '@bewezen/domain/today/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { newMessage } from '../../server/community/testing/newMessage.ts'
import { starts } from '../../server/experiments/testing/logbook.ts'
import { aStream } from '../../server/livestreams/testing/aStream.ts'
import { grantPoints } from '../../server/profile/index.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'
import { viewerRead } from '../base/session/reads.ts'
import { type OwnDay, todayQuery } from './todayCache.ts'

type Missed = Awaited<ReturnType<typeof api.community.missed.call>>

const inDays = (days: number) => plusDays(dayOf(Date.now()), days)
const world = await openWorld()
const { given } = world

test('SH-TODAY-10 SH-TODAY-07 what is said, answered, reacted to and removed leaves the day as a fresh load would', async () => {
  const [noor, sem] = [await world.person(), await world.person({ firstName: 'Sem' })]
  const channel = await given.channel()
  const phone = await world.signedIn(noor)
  const page = await openBrowser(world, noor)
  await page.shows(viewerRead())
  await page.shows(todayQuery)
  await page.follows()
  const waiting = () => page.cached<OwnDay>(todayQuery.queryKey)?.waiting.notifications.length
  const says = async (text: string) =>
    (await sem.does(community.post, newMessage(channel, `${text} @${noor.username}`))).id

  let last = ''
  await page.expectSameAsRefetch(async () => {
    last = await says('Een')
    await world.house.settled()
  })
  expect(waiting()).toBe(1)
  await page.expectSameAsRefetch(() => phone.does(community.post, { ...newMessage(channel, 'Ja'), parentId: last }))
  expect(waiting()).toBe(0)
  await page.expectSameAsRefetch(async () => {
    last = await says('Twee')
    await world.house.settled()
  })
  await page.expectSameAsRefetch(() => phone.does(community.react, { messageId: last, emoji: '👍', on: true }))
  expect(waiting()).toBe(0)
})

test('SH-TODAY-17 SH-TODAY-10 what is said, answered, edited, reacted to and removed leaves what was noticed as a fresh load would', async () => {
  const [noor, sem, bo] = [await world.person(), await world.person({ firstName: 'Sem' }), await world.person()]
  const channel = await given.channel()
  const { id } = await sem.does(community.post, newMessage(channel, 'Wie meet mee?'))
  const page = await openBrowser(world, noor)
  const query = api.community.missed.queryOptions({ input: { channelId: channel.id, afterSeq: 0 } })
  await page.shows(viewerRead())
  await page.shows(todayQuery)
  await page.shows(query)
  await page.follows()
  const noticed = () => page.cached<Missed>(query.queryKey)?.noticed.map(({ message }) => message.content)

  await page.expectSameAsRefetch(() => bo.does(community.react, { messageId: id, emoji: '👍', on: true }))
  expect(noticed()).toEqual(['Wie meet mee?'])
  await page.expectSameAsRefetch(() => bo.does(community.post, { ...newMessage(channel, 'Ik'), parentId: id }))
  await page.expectSameAsRefetch(() => sem.does(community.edit, { messageId: id, content: 'Wie telt mee?' }))
  expect(noticed()).toEqual(['Wie telt mee?'])
  await page.expectSameAsRefetch(() => sem.does(community.remove, { messageId: id }))
  expect(noticed()).toEqual([])
})

test('SH-TODAY-10 a date, a stream and a community that come and go leave the day as a fresh load would', async () => {
  const [noor, admin] = [await world.person(), await world.person({ role: 'admin' })]
  const phone = await world.signedIn(noor)
  const where = await given.community()
  await given.lesson({ community: where, title: 'Eerste licht' })
  const page = await openBrowser(world, noor)
  await page.shows(todayQuery)
  await page.follows()
  const day = () => page.cached<OwnDay>(todayQuery.queryKey)

  const { id } = await admin.does(livestreams.save, { id: newId(), version: null, livestream: aStream() })
  await world.house.database.pool.query('update livestreams set start_time = app_now()')
  await page.expectSameAsRefetch(() => admin.does(livestreams.setActive, { id, isActive: true }))
  expect(day()?.streams).toHaveLength(1)
  await page.expectSameAsRefetch(() => phone.does(community.join, { communityId: where.id }))
  expect(day()?.lesson?.title).toBe('Eerste licht')
  await page.expectSameAsRefetch(() => phone.does(community.leave, { communityId: where.id }))
  expect(day()?.lesson).toBeNull()
})

test('SH-TODAY-03 SH-TODAY-10 the tasks of the day are the one list of tasks, which follows what is done elsewhere', async () => {
  const noor = await world.person()
  const phone = await world.signedIn(noor)
  const id = newId()
  await noor.does(tasks.add, { id, title: 'Naar buiten', description: null })
  const list = api.tasks.list.queryOptions({ input: {} })
  const page = await openBrowser(world, noor)
  await page.shows(todayQuery)
  expect(page.cached<{ tasks: { title: string }[] }>(list.queryKey)?.tasks.map(({ title }) => title)).toEqual([
    'Naar buiten',
  ])
  await page.shows(list)
  await page.follows()
  await page.expectSameAsRefetch(() => phone.does(tasks.tick, { id, done: true }))
})

test('COM-START-09 COM-START-10 COM-START-66 SH-TODAY-10 a first step that is taken, and a list that is put away, elsewhere leave the day as a fresh load would', async () => {
  const start = await given.community({ isStart: true })
  const welcome = await given.channel({ community: start })
  const noor = await world.person()
  const phone = await world.signedIn(noor)
  await noor.does(community.join, { communityId: start.id })
  const page = await openBrowser(world, noor)
  await page.shows(viewerRead())
  await page.shows(todayQuery)
  await page.follows()
  const done = () =>
    page.cached<OwnDay>(todayQuery.queryKey)?.firstDays?.steps.flatMap(({ name, isDone }) => (isDone ? [name] : []))

  expect(done()).toEqual([])
  await page.expectSameAsRefetch(() => phone.does(community.post, newMessage(welcome, 'Hoi')))
  expect(done()).toEqual(['hello'])
  await page.expectSameAsRefetch(() => phone.does(tasks.add, { id: newId(), title: 'Naar buiten', description: null }))
  expect(done()).toEqual(['hello', 'tasks'])
  await page.expectSameAsRefetch(() => starts(phone))
  expect(done()).toEqual(['hello', 'tasks', 'experiment'])
  await page.expectSameAsRefetch(() => phone.does(today.putStepsAway, { away: true }))
  expect(done()).toBeUndefined()
  await page.expectSameAsRefetch(() => phone.does(today.putStepsAway, { away: false }))
  expect(done()).toEqual(['hello', 'tasks', 'experiment'])
})

test('COM-START-41 COM-START-42 an event, a place and one’s own points leave what stands beside a conversation as a fresh load would', async () => {
  const [noor, admin] = [await world.person(), await world.person({ role: 'admin' })]
  const event = await given.event({ title: 'Ademlab' })
  // Nothing is offered to her, so that the seats of others renew nothing (SH-TODAY-19).
  const later = await given.event({ startWall: `${inDays(40)}T10:00`, endWall: `${inDays(40)}T12:00` })
  await given.enrolment({ event: later, person: noor })
  const page = await openBrowser(world, noor)
  const query = api.today.beside.queryOptions({ input: {} })
  await page.shows(query)
  await page.follows()
  const beside = () => page.cached<Beside>(query.queryKey)

  await page.expectSameAsRefetch(() => given.enrolment({ event, person: noor }))
  expect(beside()?.next).toMatchObject({ id: event.id, own: 'enrolled' })
  await page.expectSameAsRefetch(() => admin.does(events.cancelEvent, { eventId: event.id }))
  const reward = { personId: noor.id, amount: 10, reason: 'tasks.day', source: '2026-11-22' }
  await page.expectSameAsRefetch(() => world.house.transaction((tx, now) => grantPoints(tx, reward, now)))
  expect(beside()?.ranking.own?.points).toBe(10)
})
