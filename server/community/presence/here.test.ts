import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { Presence } from '@bewezen/domain/community/presenceContract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { record } from '../../base/facts/record.ts'
import { eventually } from '../../base/testing/eventually.ts'
import { queriesOf } from '../../base/testing/queriesOf.ts'
import { type Ear, openWorld, type TestPerson } from '../../base/testing/world.ts'
import { newMessage } from '../testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database
let [noor, sem, vera] = [] as unknown as [TestPerson, TestPerson, TestPerson]
let channel: Awaited<ReturnType<typeof given.channel>>

beforeEach(async () => {
  noor = await world.person({ firstName: 'Noor', lastName: 'Vis' })
  sem = await world.person({ firstName: 'Sem', lastName: 'Bos' })
  vera = await world.person({ firstName: 'Vera', lastName: 'Mol' })
  channel = await given.channel()
})

const views = new Map<string, string>()
const viewOf = (who: TestPerson) => views.get(who.token) ?? (views.set(who.token, newId()).get(who.token) as string)
const isIn = (who: TestPerson, channelId = channel.id, typing?: boolean) =>
  who.does(community.here, { viewId: viewOf(who), channelId, typing })
const heardBy = (ear: Ear) =>
  ear.signals.filter((signal): signal is { kind: 'presence' } & Presence => signal.kind === 'presence')
const lastHeard = (ear: Ear) => {
  const last = heardBy(ear).at(-1)
  return {
    here: last?.people.map(({ firstName }) => firstName).toSorted(),
    types: last?.typing.map(({ name }) => name),
  }
}
const hears = (ear: Ear, expected: { here: string[]; types: string[] }) =>
  eventually(() => expect(lastHeard(ear)).toEqual(expected))

describe('who has a channel before them', () => {
  test('COM-CHAT-31 COM-CHAT-32 is told to those who have the same one before them, and to nobody else; nothing of it is stored', async () => {
    const ears = { noor: await noor.listens(), sem: await sem.listens(), vera: await vera.listens() }
    const tell = () => pool.query('select count(*)::int as many from facts')
    const { rows: before } = await tell()
    await isIn(noor)
    await isIn(vera, (await given.channel()).id)

    const answer = await isIn(sem)

    expect(answer).toMatchObject({ channelId: channel.id, count: 2, typing: [] })
    await hears(ears.noor, { here: ['Noor', 'Sem'], types: [] })
    await hears(ears.sem, { here: ['Noor', 'Sem'], types: [] })
    expect(lastHeard(ears.vera)).toEqual({ here: ['Vera'], types: [] })
    expect(await sem.does(community.whoIsHere, { channelId: channel.id })).toMatchObject({
      count: 2,
      people: [{ firstName: 'Noor' }, { firstName: 'Sem' }],
    })
    expect((await tell()).rows).toEqual(before)
    await sem.does(community.away, { viewId: viewOf(sem) })
    await hears(ears.noor, { here: ['Noor'], types: [] })
  })

  test('COM-CHAT-31 may not be asked or said of a channel that one may not enter', async () => {
    const lars = await given.community({ allowedRoles: ['student_plus_lars'] })
    const closed = await given.channel({ community: lars })
    const insider = await world.person({ role: 'student_plus_lars', firstName: 'Lars' })
    const [inside, outside] = [await insider.listens(), await noor.listens()]
    await isIn(insider, closed.id)

    const notFound = { status: 404, code: 'NOT_FOUND' }
    await expect(isIn(noor, closed.id)).rejects.toMatchObject(notFound)
    await expect(noor.does(community.whoIsHere, { channelId: closed.id })).rejects.toMatchObject(notFound)
    await expect(isIn(noor, newId())).rejects.toMatchObject(notFound)

    await hears(inside, { here: ['Lars'], types: [] })
    expect(heardBy(outside)).toEqual([])
  })

  test('COM-CHAT-31 who say it at the same moment are answered each by their own right, and shown with their own face', async () => {
    const lars = await given.community({ allowedRoles: ['student_plus_lars'] })
    const closed = await given.channel({ community: lars })
    const insider = await world.person({ role: 'student_plus_lars', firstName: 'Lars' })
    const answers = await Promise.allSettled([
      isIn(noor),
      isIn(noor, closed.id),
      isIn(insider, closed.id),
      isIn(sem),
      isIn(vera, newId()),
    ])

    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected'])
    const facesIn = async (who: TestPerson, channelId: string) =>
      (await who.does(community.whoIsHere, { channelId })).people.map(({ firstName }) => firstName)
    expect([await facesIn(vera, channel.id), await facesIn(insider, closed.id)]).toEqual([['Noor', 'Sem'], ['Lars']])
  })

  test('COM-CHAT-32 is said without a transaction, whatever limit there is to writing', async () => {
    await isIn(noor)
    const queries = await queriesOf(world.house, async () => void (await isIn(noor, channel.id, true)))

    expect(queries.some((text) => /^select/i.test(text))).toBe(true)
    expect(queries.filter((text) => /^(begin|insert|update|commit)/i.test(text.trim()))).toEqual([])
  })
})

describe('who types', () => {
  test('COM-CHAT-33 is told to the others until the message is there', async () => {
    const [ear, elsewhere] = [await sem.listens(), await vera.listens()]
    await isIn(sem)
    await isIn(noor, channel.id, true)
    await hears(ear, { here: ['Noor', 'Sem'], types: ['Noor'] })

    await noor.does(community.post, newMessage(channel, 'Goedemorgen'))
    await world.house.settled()

    await hears(ear, { here: ['Noor', 'Sem'], types: [] })
    expect(heardBy(elsewhere)).toEqual([])
  })

  test('COM-CHAT-33 who may only read there does not', async () => {
    const teachers = await given.channel({ postRoles: ['teacher'] })
    const teacher = await world.person({ role: 'teacher', firstName: 'Tom' })

    expect((await isIn(teacher, teachers.id, true)).typing).toMatchObject([{ name: 'Tom' }])
    expect(await isIn(noor, teachers.id, true)).toMatchObject({ count: 2, typing: [{ name: 'Tom' }] })
  })
})

describe('who may not see it', () => {
  test('COM-CHAT-35 SH-GATE-17 who lost access hears nothing of it any more, and the others do', async () => {
    const [losers, others] = [await noor.listens(), await sem.listens()]
    await isIn(noor)
    await isIn(sem)
    await hears(losers, { here: ['Noor', 'Sem'], types: [] })

    await world.house.transaction(async (tx) => {
      await tx.execute(`delete from entitlements where user_id = '${noor.id}'`)
      await record(tx, { kind: 'access.changed', personId: noor.id })
    })
    await world.house.settled()
    await isIn(vera)

    await hears(others, { here: ['Sem', 'Vera'], types: [] })
    expect(lastHeard(losers)).toEqual({ here: ['Noor', 'Sem'], types: [] })
    await expect(isIn(noor)).rejects.toMatchObject({ code: 'NO_ACCESS' })
  })

  test('COM-CHAT-35 a community that is closed to somebody tells them nothing, though they still have it before them', async () => {
    const [losers, others] = [await noor.listens(), await (await world.person({ role: 'teacher' })).listens()]
    const teacher = await world.person({ role: 'teacher', firstName: 'Tom' })
    const ear = await teacher.listens()
    await isIn(noor)
    await isIn(teacher)
    await hears(losers, { here: ['Noor', 'Tom'], types: [] })
    const heard = heardBy(losers).length

    await pool.query(`update blueprints set allowed_roles = '["teacher"]' where id = $1`, [channel.communityId])
    await isIn(teacher, channel.id, true)

    await hears(ear, { here: ['Noor', 'Tom'], types: ['Tom'] })
    expect(heardBy(losers)).toHaveLength(heard)
    expect(heardBy(others)).toEqual([])
  })

  test('COM-CHAT-35 during maintenance a member hears nothing of it, and a teacher does', async () => {
    const [admin, teacher] = [
      await world.person({ role: 'admin' }),
      await world.person({ role: 'teacher', firstName: 'Tom' }),
    ]
    const [ear, teachers] = [await noor.listens(), await teacher.listens()]
    await isIn(noor)
    await isIn(teacher)
    await hears(ear, { here: ['Noor', 'Tom'], types: [] })
    const heard = heardBy(ear).length

    await admin.does(access.setMaintenance, { on: true })
    await world.house.settled()
    await isIn(teacher, channel.id, true)
    await hears(teachers, { here: ['Noor', 'Tom'], types: ['Tom'] })
    await expect(isIn(noor)).rejects.toMatchObject({ code: 'MAINTENANCE' })
    await admin.does(access.setMaintenance, { on: false })

    expect(heardBy(ear)).toHaveLength(heard)
  })

  test('COM-CHAT-35 nobody sees who is leaving, from the moment it was asked', async () => {
    const ear = await sem.listens()
    await isIn(sem)
    await isIn(noor)
    await hears(ear, { here: ['Noor', 'Sem'], types: [] })

    await world.house.transaction(async (tx) => {
      await tx.execute(`update profiles set hidden_at = now() where id = '${noor.id}'`)
      await record(tx, { kind: 'person.hidden', hiddenId: noor.id })
    })
    await world.house.settled()

    await hears(ear, { here: ['Sem'], types: [] })
  })
})

describe('in a private conversation', () => {
  test('COM-CHAT-31 COM-CHAT-35 the two see each other until one blocks the other; nobody else may ask', async () => {
    const { conversationId } = await noor.does(community.startConversation, { personId: sem.id })
    const [admin, ear, others] = [await world.person({ role: 'admin' }), await noor.listens(), await sem.listens()]
    await isIn(noor, conversationId)
    await isIn(sem, conversationId, true)
    await hears(ear, { here: ['Noor', 'Sem'], types: ['Sem'] })
    await expect(isIn(admin, conversationId)).rejects.toMatchObject({ code: 'NOT_FOUND' })

    await noor.does(community.blockConversation, { conversationId, on: true })
    await world.house.settled()
    await hears(ear, { here: [], types: [] })
    await hears(others, { here: [], types: [] })
    expect(await isIn(sem, conversationId, true)).toMatchObject({ count: 0, typing: [] })

    await noor.does(community.blockConversation, { conversationId, on: false })
    await world.house.settled()
    await isIn(sem, conversationId, true)
    await hears(ear, { here: ['Sem'], types: ['Sem'] })
  })
})

describe('the wish not to be seen', () => {
  test('COM-CHAT-36 is kept at once and on every device, and one still sees the others', async () => {
    const [phone, ear] = [await world.signedIn(noor), await sem.listens()]
    const own = await noor.listens()
    await isIn(sem)
    await isIn(noor)
    await hears(ear, { here: ['Noor', 'Sem'], types: [] })

    await phone.does(inbox.savePreferences, { presenceShown: false })
    await world.house.settled()
    await hears(ear, { here: ['Sem'], types: [] })
    const answers = [await isIn(noor, channel.id, true), await isIn(phone, channel.id, true)]

    for (const answer of answers) expect(answer).toMatchObject({ count: 1, people: [{ firstName: 'Sem' }], typing: [] })
    await isIn(sem, channel.id, true)
    await hears(own, { here: ['Sem'], types: ['Sem'] })
    expect((await phone.does(inbox.savePreferences, { presenceShown: true })).preferences.presenceShown).toBe(true)
    await world.house.settled()
    expect((await isIn(noor)).people.map(({ firstName }) => firstName).toSorted()).toEqual(['Noor', 'Sem'])
  })
})
