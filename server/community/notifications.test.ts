import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { editNotifications } from './editNotifications.ts'
import { notificationsOf } from './notifications.ts'
import { newMessage } from './testing/newMessage.ts'
import { told } from './testing/told.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

test('SH-DATA-16 SH-DATA-17 COM-CHAT-11 IN-MENTION-09 X3-DATA-02 a mention and a reply stand in an inbox with what they point at, in Dutch', async () => {
  const channel = await given.channel()
  const [noor, sem, vera] = [await world.person(), await world.person(), await world.person()]
  const parent = await sem.does(community.post, newMessage(channel, 'Wie loopt mee?'))
  const reply = await noor.does(
    community.post,
    newMessage(channel, `Ik! @${vera.username.toUpperCase()} ook?`, { parentId: parent.id }),
  )

  expect(await told(world, reply.id)).toEqual({ [sem.username]: 'reply', [vera.username]: 'mention' })
  const { rows } = await pool.query(
    `select id, type, title, message, read, created_at, user_id, data from notifications where data->>'message_id' = $1 order by type`,
    [reply.id],
  )
  const data = {
    author_id: noor.id,
    channel_id: channel.id,
    message_id: reply.id,
    parent_message_id: parent.id,
    blueprint_id: channel.communityId,
  }
  const row = { id: expect.any(String), message: null, read: false, created_at: expect.any(Date) }
  expect(rows).toEqual([
    { ...row, user_id: vera.id, type: 'mention', title: 'Vermelding', data },
    { ...row, user_id: sem.id, type: 'reply', title: 'Reactie op je bericht', data },
  ])
})

test('COM-CHAT-11 one notification per message and person, a mention before a reply, and none for own messages', async () => {
  const channel = await given.channel()
  const [noor, sem] = [await world.person(), await world.person()]
  const parent = await sem.does(community.post, newMessage(channel, 'Vraag'))
  const both = await noor.does(
    community.post,
    newMessage(channel, `@${sem.username} @${sem.username} @${noor.username} ja`, { parentId: parent.id }),
  )
  expect(await told(world, both.id)).toEqual({ [sem.username]: 'mention' })
  const own = await sem.does(community.post, newMessage(channel, `@${sem.username} zelf`, { parentId: parent.id }))
  expect(await told(world, own.id)).toEqual({})
})

test('a plain message puts nothing in an inbox: nobody asked for that', async () => {
  const channel = await given.channel()
  const [noor, sem] = [await world.person(), await world.person()]
  await sem.does(community.join, { communityId: channel.communityId })
  const said = await noor.does(community.post, newMessage(channel, 'Goedemorgen'))
  expect(await told(world, said.id)).toEqual({})
})

test('X3-EDGE-14 IN-MENTION-09 somebody who cannot read the channel, is removed or does not exist is not told', async () => {
  const lars = await given.community({ allowedRoles: ['student_plus_lars', 'no_subscription'] })
  const channel = await given.channel({ community: lars })
  const [noor, insider] = [
    await world.person({ role: 'student_plus_lars' }),
    await world.person({ role: 'student_plus_lars' }),
  ]
  const [student, lapsed] = [await world.person(), await world.person({ role: 'no_subscription' })]
  const parent = await insider.does(community.post, newMessage(channel, 'Vraag'))
  const names = [student, lapsed, insider].map((person) => `@${person.username}`).join(' ')
  const said = await noor.does(community.post, newMessage(channel, `${names} @bestaat_niet`, { parentId: parent.id }))
  expect(await told(world, said.id)).toEqual({ [insider.username]: 'mention' })
  expect(said.content).toBe(`${names} @bestaat_niet`)

  await pool.query(`update profiles set role = 'student' where id = $1`, [insider.id])
  const later = await noor.does(community.post, newMessage(channel, 'Nog iets', { parentId: parent.id }))
  expect(await told(world, later.id)).toEqual({})
})

test('IN-MENTION-09 SH-MENT-04 a group is told when a teacher names it, and is plain text by anybody else', async () => {
  const club = await given.community({ allowedRoles: ['student', 'student_plus_lars', 'teacher', 'moderator'] })
  const channel = await given.channel({ community: club })
  const teacher = await world.person({ role: 'teacher', username: 'docent' })
  const [student, plus, moderator] = [
    await world.person({ username: 'g_student' }),
    await world.person({ username: 'g_plus', role: 'student_plus_lars' }),
    await world.person({ username: 'g_moderator', role: 'moderator' }),
  ]
  await world.person({ username: 'g_outside', role: 'student_plus_jorn' })
  const only = async (messageId: string) =>
    Object.fromEntries(
      Object.entries(await told(world, messageId)).filter(([name]) => name.startsWith('g_') || name === 'docent'),
    )

  const students = await teacher.does(community.post, newMessage(channel, '@Students morgen geen les'))
  expect(students.mentions).toEqual({ people: [], groups: ['students'] })
  expect(await only(students.id)).toEqual({ g_plus: 'mention', g_student: 'mention' })

  const members = await teacher.does(community.post, newMessage(channel, '@channel_members en @g_plus: welkom'))
  expect(members.mentions).toEqual({ people: [{ id: plus.id, username: 'g_plus' }], groups: ['channel_members'] })
  expect(await only(members.id)).toEqual({ g_plus: 'mention', g_student: 'mention', g_moderator: 'mention' })

  for (const who of [student, plus, moderator]) {
    const said = await who.does(community.post, newMessage(channel, '@students @channel_members hoi'))
    expect(said).toMatchObject({ content: '@students @channel_members hoi', mentions: { people: [], groups: [] } })
    expect(await told(world, said.id)).toEqual({})
  }
})

test('a message that was deleted before its fact had its turn tells nobody', async () => {
  const channel = await given.channel()
  const [noor, sem] = [await world.person(), await world.person()]
  const { id: messageId } = await noor.does(community.post, newMessage(channel, `@${sem.username} foutje`))
  const { id: channelId, communityId } = channel
  const fact = { kind: 'message.posted', messageId, channelId, communityId, authorId: noor.id, seq: '1' } as const
  const notifications = async () => (await world.house.transaction((tx) => notificationsOf(tx, [fact]))).flat()
  expect((await notifications()).map((notification) => notification.personId)).toEqual([sem.id])
  await noor.does(community.remove, { messageId })
  expect(await notifications()).toEqual([])
})

test('COM-CHAT-11 who is named by several edits that are told at once hears of one', async () => {
  const channel = await given.channel()
  const [noor, sem] = [await world.person(), await world.person()]
  const { id: messageId } = await noor.does(community.post, newMessage(channel, 'Goedemorgen'))
  await world.house.settled()
  await world.house.database.pool.query('insert into message_mentions (message_id, profile_id) values ($1, $2)', [
    messageId,
    sem.id,
  ])
  const { id: channelId, communityId } = channel
  const fact = { kind: 'message.edited', messageId, channelId, communityId, authorId: noor.id } as const
  const told = await world.house.transaction((tx) => editNotifications(tx, [fact, fact]))
  expect(told.map((drafts) => drafts.map(({ personId }) => personId))).toEqual([[sem.id], []])
})
