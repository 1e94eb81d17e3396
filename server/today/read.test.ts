import { dayOf as dayKeyOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
import { today } from '@bewezen/domain/today/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from '../community/testing/newMessage.ts'
import { aStream, inHours } from '../livestreams/testing/aStream.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
let noor: TestPerson
let sem: TestPerson
beforeEach(async () => {
  noor = await world.person({ firstName: 'Noor', lastName: 'Vis' })
  sem = await world.person({ firstName: 'Sem' })
})

const dayOf = (who: TestPerson) => who.does(today.read, {})
const waitingFor = async (who: TestPerson) =>
  (await dayOf(who)).waiting.notifications.map(({ message }) => message?.content)

/** Sem says something that names Noor. */
async function namesNoor(channel: { id: string }, text = 'Wat denk jij') {
  const { id } = await sem.does(community.post, newMessage(channel, `${text} @${noor.username}`))
  await house.settled()
  return id
}

test('SH-TODAY-03 SH-TODAY-08 the tasks are one’s own, and nobody else’s', async () => {
  await noor.does(tasks.add, { id: newId(), title: 'Naar buiten', description: null })
  expect((await dayOf(noor)).tasks.map(({ title }) => title)).toEqual(['Naar buiten'])
  expect((await dayOf(sem)).tasks).toEqual([])
})

test('SH-TODAY-07 whoever names somebody waits until there is an answer, for that person alone', async () => {
  const channel = await given.channel()
  const id = await namesNoor(channel)
  expect(await waitingFor(noor)).toHaveLength(1)
  expect(await waitingFor(sem)).toEqual([])
  await noor.does(community.post, newMessage(channel, 'Iets anders'))
  expect(await waitingFor(noor)).toHaveLength(1)
  await noor.does(community.post, { ...newMessage(channel, 'Goed idee'), parentId: id })
  await house.settled()
  expect(await waitingFor(noor)).toEqual([])
  // Now it is Sem who got an answer.
  expect(await waitingFor(sem)).toEqual(['Goed idee'])
})

test('SH-TODAY-07 a reaction is an answer, and what was removed or is older than 14 days wants none', async () => {
  const channel = await given.channel()
  const [reacted, removed] = [await namesNoor(channel, 'een'), await namesNoor(channel, 'twee')]
  await namesNoor(channel, 'drie')
  expect(await waitingFor(noor)).toHaveLength(3)
  await noor.does(community.react, { messageId: reacted, emoji: '👍', on: true })
  await sem.does(community.remove, { messageId: removed })
  expect(await waitingFor(noor)).toEqual([expect.stringMatching(/^drie/)])
  await pool.query(`update notifications set created_at = created_at - interval '15 days' where user_id = $1`, [
    noor.id,
  ])
  expect(await waitingFor(noor)).toEqual([])
})

test('SH-TODAY-07 of a private conversation the newest message waits, until one writes there or it is blocked', async () => {
  const { conversationId: channelId } = await sem.does(community.startConversation, { personId: noor.id })
  await sem.does(community.post, newMessage({ id: channelId }, 'Hoi'))
  await sem.does(community.post, newMessage({ id: channelId }, 'Loop je mee?'))
  await house.settled()
  expect(await waitingFor(noor)).toEqual(['Loop je mee?'])
  await noor.does(community.blockConversation, { conversationId: channelId, on: true })
  expect(await waitingFor(noor)).toEqual([])
  await noor.does(community.blockConversation, { conversationId: channelId, on: false })
  expect(await waitingFor(noor)).toEqual(['Loop je mee?'])
  await noor.does(community.post, newMessage({ id: channelId }, 'Ja'))
  expect(await waitingFor(noor)).toEqual([])
})

test('SH-TODAY-08 what one may not read any more, and who is gone, is not there', async () => {
  const closed = await given.community()
  const channel = await given.channel({ community: closed })
  await namesNoor(channel)
  expect(await waitingFor(noor)).toHaveLength(1)
  await pool.query(`update blueprints set allowed_roles = '["teacher"]' where id = $1`, [closed.id])
  expect(await dayOf(noor)).toMatchObject({ waiting: { notifications: [], senders: [], channels: [] } })
  await pool.query(`update blueprints set allowed_roles = '[]' where id = $1`, [closed.id])
  await pool.query('update profiles set hidden_at = now() where id = $1', [sem.id])
  expect(await waitingFor(noor)).toEqual([])
})

test('SH-TODAY-04 SH-TODAY-08 one’s own dates come, else the next one that one may see', async () => {
  const far = await given.event({ title: 'Ver weg' })
  const [first] = (await dayOf(noor)).dates
  expect(first).toMatchObject({ own: null })
  await given.enrolment({ event: far, person: noor })
  expect((await dayOf(noor)).dates).toMatchObject([{ title: 'Ver weg', own: 'enrolled' }])
  expect((await dayOf(sem)).dates).toMatchObject([{ own: null }])
  await pool.query(`update events set visibility_policy = 'roles', is_live = true`)
  expect((await dayOf(noor)).dates).toMatchObject([{ title: 'Ver weg' }])
  expect((await dayOf(sem)).dates).toEqual([])
  await pool.query(`update events set status = 'cancelled'`)
  expect((await dayOf(noor)).dates).toEqual([])
})

describe('SH-TODAY-19 the date that is offered', () => {
  const inDays = (days: number) => plusDays(dayKeyOf(Date.now()), days)
  const on = (days: number) => ({ startWall: `${inDays(days)}T10:00`, endWall: `${inDays(days)}T11:00` })
  const offered = async (who: TestPerson) =>
    (await dayOf(who)).dates.map(({ title, offer, own }) => [title, offer, own] as const)
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  beforeEach(() => pool.query(`update events set status = 'cancelled'`))

  test('SH-TODAY-19 is the first with room; only when there is none a full one with its waitlist', async () => {
    expect(await offered(noor)).toEqual([])
    const full = await given.event({ title: 'Vol', maxParticipants: 1, ...on(2) })
    const waited = await given.event({ title: 'Gewacht', maxParticipants: 1, ...on(3) })
    const roomy = await given.event({ title: 'Ruim', maxParticipants: 2, ...on(4) })
    await given.event({ title: 'Later', ...on(5) })
    for (const event of [full, waited, roomy]) await given.enrolment({ event, person: sem })
    await given.enrolment({ event: waited, person: await world.person(), by: 'wait' })
    expect(await offered(noor)).toEqual([['Ruim', 'enrol', null]])
    await pool.query(`update events set status = 'cancelled' where title in ('Ruim', 'Later')`)
    expect(await offered(noor)).toEqual([['Vol', 'wait', null]])
    await pool.query(`update events set status = 'cancelled' where title = 'Vol'`)
    expect(await offered(noor)).toEqual([['Gewacht', 'wait', null]])
    expect(await offered(sem)).toEqual([['Gewacht', null, 'enrolled']])
  })

  test('SH-TODAY-19 EV-TIER-11 EV-TIER-13 is one whose enrolment is open for the tier of who looks', async () => {
    const [student, teacher, plus, top] = await Promise.all([
      world.person({ role: 'student' }),
      world.person({ role: 'teacher' }),
      world.person({ role: 'student_plus_lars' }),
      world.person({ role: 'student' }),
    ])
    await pool.query('update profiles set top_5 = true where id = $1', [top.id])
    await given.event({ title: 'Straks', startInschrijving: hoursAgo(30), ...on(2) })
    await given.event({ title: 'Voor niemand', enrollOpenAt: hoursAgo(-1), ...on(3) })
    expect(await offered(student)).toEqual([['Straks', 'look', null]])
    await given.event({ title: 'Al open', startInschrijving: hoursAgo(48), ...on(9) })
    expect(await offered(student)).toEqual([['Al open', 'enrol', null]])
    for (const who of [teacher, plus, top]) expect(await offered(who)).toEqual([['Straks', 'enrol', null]])
    await pool.query(`update events set enroll_open_at = app_now() + interval '1 hour' where title = 'Straks'`)
    expect(await offered(teacher)).toEqual([['Al open', 'enrol', null]])
  })

  test('SH-TODAY-19 is one that can still be enrolled for, else one to wait for before one to look at', async () => {
    const closed = await given.event({ title: 'Dicht', ...on(2) })
    await pool.query('update event_dates set closes_at = app_now() where event_id = $1', [closed.id])
    expect(await offered(noor)).toEqual([['Dicht', 'look', null]])
    const full = await given.event({ title: 'Helemaal vol', maxParticipants: 1, ...on(4) })
    await given.enrolment({ event: full, person: sem })
    expect(await offered(noor)).toEqual([['Helemaal vol', 'wait', null]])
    await given.event({ title: 'Zonder grens', hasCapacityLimit: false, maxParticipants: 0, ...on(6) })
    expect(await offered(noor)).toEqual([['Zonder grens', 'enrol', null]])
  })
})

test('SH-TODAY-02 SH-TODAY-08 the livestreams of today are those of one’s audience', async () => {
  const admin = await world.person({ role: 'admin' })
  const save = (wish: Parameters<typeof aStream>[0]) =>
    admin.does(livestreams.save, { id: newId(), version: null, livestream: aStream(wish) })
  await save({ title: 'Voor allen' })
  await save({ title: 'Docenten', visibleToEveryone: false, visibleToTeachers: true })
  await save({ title: 'Overmorgen', startTime: inHours(48) })
  await pool.query(`update livestreams set start_time = app_now() where title <> 'Overmorgen'`)
  expect((await dayOf(noor)).streams.map(({ title }) => title)).toEqual(['Voor allen'])
})

test('SH-TODAY-05 the lesson is the next one of a community that one joined', async () => {
  const where = await given.community()
  expect((await dayOf(noor)).lesson).toBeNull()
  await given.lesson({ community: where, title: 'Eerste licht' })
  expect((await dayOf(noor)).lesson).toBeNull()
  await noor.does(community.join, { communityId: where.id })
  expect((await dayOf(noor)).lesson).toMatchObject({
    title: 'Eerste licht',
    week: 1,
    level: 1,
    communitySlug: where.slug,
  })
  expect((await dayOf(sem)).lesson).toBeNull()
})

test('SH-TODAY-08 behind a closed gate there is no day', async () => {
  const guest = await world.person({ role: 'no_subscription', entitled: false })
  await expect(dayOf(guest)).rejects.toMatchObject({ code: 'NO_ACCESS' })
})

test('SH-TODAY-09 a full day takes at most eight queries, however much waits', async () => {
  const channel = await given.channel()
  for (const text of ['een', 'twee', 'drie']) await namesNoor(channel, text)
  await dayOf(noor)
  const sent = await queriesOf(house, () => dayOf(noor))
  expect(sent.length).toBeLessThanOrEqual(8)
  expect(sent.length).toBeGreaterThan(4)
})
