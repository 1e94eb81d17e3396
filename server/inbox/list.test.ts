import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { queryNamesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import type { GivenChannel, GivenCommunity } from '../demo/givenPlaces.ts'
import { tell } from './testing/told.ts'

const world = await openWorld()
const { pool } = world.house.database

const [noor, community] = await Promise.all([
  world.person({ firstName: 'Noor', lastName: 'Vis', points: 12, role: 'teacher' }),
  world.given.community({ name: 'Beweging' }),
])
const channel = await world.given.channel({ community, name: 'Wandelen', description: 'Elke ochtend buiten' })
let sem: TestPerson

beforeEach(async () => {
  sem = await world.person({ firstName: 'Sem' })
})

/** What Sem hears of a message of Noor. */
async function mentionOf(where: GivenChannel, content = 'Wie loopt er mee?') {
  const [messageId = ''] = await world.given.history(where, [{ author: noor, content }])
  const data = { author_id: noor.id, channel_id: where.id, message_id: messageId }
  return { messageId, id: await tell(world, sem, { data }) }
}

const first = async (who = sem) => opened(await who.does(inbox.list, {}))[0]

test.each([
  ['open to all', 'is_archived = false', { mayPost: true, mayReact: true }],
  ['for teachers to write in', `post_roles = '["teacher"]'`, { mayPost: false, mayReact: true }],
  ['for students to write in', `post_roles = '["student", "teacher"]'`, { mayPost: true, mayReact: true }],
  ['archived', 'is_archived = true', { mayPost: false, mayReact: false }],
])('IN-REPLY-17 whether a notification can be answered, when its channel is %s', async (_, change, may) => {
  const where = await world.given.channel({ community })
  await mentionOf(where)
  await pool.query(`update channels_text set ${change} where id = $1`, [where.id])
  expect((await first())?.channel).toMatchObject(may)
})

test('SH-NOTIF-12 X3-DATA-01 X3-DATA-03 X3-DATA-04 X3-DATA-05 X3-CALL-07 a notification is shown with its sender, its channel, the community of that channel and the message as it stands today', async () => {
  const { id, messageId } = await mentionOf(channel)
  await pool.query(`insert into messages_emoji_reaction values ($1, $2, $3, '👍', now()), ($1, $2, $2, '👍', now())`, [
    messageId,
    noor.id,
    sem.id,
  ])
  await pool.query(`update messages set content = 'Wie wandelt er mee?' where id = $1`, [messageId])

  expect(await first()).toEqual({
    id,
    type: 'mention',
    title: 'Noor heeft je genoemd',
    text: null,
    read: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    data: {
      authorId: noor.id,
      channelId: channel.id,
      messageId,
      parentMessageId: null,
      communityId: community.id,
      eventPath: null,
      deskPath: null,
      commentId: null,
      threadId: null,
    },
    commentPath: null,
    sourceType: null,
    participantHandle: null,
    sender: {
      id: noor.id,
      firstName: 'Noor',
      lastName: 'Vis',
      username: noor.username,
      points: 12,
      role: 'teacher',
      avatarUrl: null,
      avatarColor: expect.stringMatching(/^[a-z]+$/),
    },
    channel: {
      id: channel.id,
      slug: 'wandelen',
      name: 'Wandelen',
      description: 'Elke ochtend buiten',
      communityId: community.id,
      communityName: 'Beweging',
      mayPost: true,
      mayReact: true,
    },
    message: {
      id: messageId,
      content: 'Wie wandelt er mee?',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      thumbnailUrl: null,
      reactions: [{ emoji: '👍', count: 2, mine: true }],
    },
  })
})

test('SH-NOTIF-12 X3-DATA-05 the picture of a message is shown small', async () => {
  const { messageId } = await mentionOf(channel)
  const upload = newId()
  await pool.query(
    `insert into uploads (id, owner_id, purpose, key, width, height, bytes, sha256, created_at)
      values ($1, $2, 'message-image', 'message-images/${upload}', 10, 10, 10, 'x', now())`,
    [upload, noor.id],
  )
  await pool.query('update messages set upload_id = $2 where id = $1', [messageId, upload])

  expect((await first())?.message?.thumbnailUrl).toBe(`/files/message-images/${upload}/thumbnail.webp`)
})

test('SH-NOTIF-13 SH-CALL-10 X3-CALL-02 X3-CALL-03 of 101 the newest 100 come, newest first, in two queries beside the one that says who asks, prepared', async () => {
  const oldest = await mentionOf(channel, 'Het oudste')
  for (let made = 0; made < 100; made++) await mentionOf(channel, `Bericht ${made}`)
  const pages: Parameters<typeof opened>[0][] = []
  const asked = await queryNamesOf(world.house, async () => {
    // Who asks is known for five seconds, which a slow machine has used up by now; so it is asked again in any case.
    world.house.snapshots.forgetAll()
    pages.push(await sem.does(inbox.list, {}))
  })
  const notifications = pages.flatMap(opened)

  expect(notifications).toHaveLength(100)
  const moments = notifications.map(({ createdAt }) => createdAt)
  expect(moments).toEqual(moments.toSorted().reverse())
  expect(notifications.map(({ id }) => id)).not.toContain(oldest.id)
  expect(notifications.every(({ sender, channel, message }) => sender && channel && message)).toBe(true)
  expect(asked).toEqual(['inbox-newest', 'inbox-subjects'])
})

test('SH-NOTIF-06 what came at the same moment stands in one order, asked for as a list or by name', async () => {
  const sanne = await world.person({ firstName: 'Sanne' })
  const ids: string[] = []
  for (let told = 0; told < 6; told++) ids.push(await tell(world, sanne, { at: '2026-11-01T10:00:00Z' }))
  const newestFirst = ids.toSorted().reverse()

  const shown = async (answer: Promise<{ notifications: { id: string }[] }>) =>
    (await answer).notifications.map(({ id }) => id)

  expect(await shown(sanne.does(inbox.list, { limit: 4 }))).toEqual(newestFirst.slice(0, 4))
  expect(await shown(sanne.does(inbox.byId, { ids: ids.toReversed() }))).toEqual(newestFirst)
})

test('SH-NOTIF-02 SH-NOTIF-06 the newest come first, and the unread are counted in all, whatever is loaded', async () => {
  const vera = await world.person({ firstName: 'Vera' })
  await tell(world, vera)
  const ids: string[] = []
  for (let minute = 0; minute < 5; minute++) ids.unshift(await tell(world, sem, { at: `2026-11-01T10:0${minute}:00Z` }))

  const { notifications, unread } = await sem.does(inbox.list, { limit: 3 })

  expect(notifications.map(({ id }) => id)).toEqual(ids.slice(0, 3))
  expect(unread).toBe(5)
  expect(await sem.does(inbox.unread, {})).toEqual({ unread: 5 })
  expect(await vera.does(inbox.unread, {})).toEqual({ unread: 1 })
  expect(await noor.does(inbox.list, {})).toEqual({ notifications: [], senders: [], channels: [], unread: 0 })
})

test('SH-EDGE-24 X3-EDGE-16 IN-STATE-10 SH-NOTIF-08 asking for the notification of somebody else is asking for nothing', async () => {
  const vera = await world.person()
  const [hers, his] = [await tell(world, vera), await tell(world, sem)]

  const { notifications, unread } = await sem.does(inbox.byId, { ids: [hers, his, newId()] })

  expect(notifications.map(({ id }) => id)).toEqual([his])
  expect(unread).toBe(1)
  expect((await vera.does(inbox.byId, { ids: [hers] })).notifications).toHaveLength(1)
})

test('SH-NOTIF-14 IN-CARD-19 data that is JSON text reads the same as an object', async () => {
  const { id, messageId } = await mentionOf(channel)
  const asObject = await first()
  const data = { author_id: noor.id, channel_id: channel.id, message_id: messageId }
  await pool.query('update notifications set data = $2::jsonb where id = $1', [
    id,
    JSON.stringify(JSON.stringify(data)),
  ])

  expect(await first()).toEqual(asObject)
})

test.each([
  ['broken JSON text', '{"author_id": '],
  ['a list', []],
  ['a number', 12],
  ['ids that are none', { author_id: 'noor', channel_id: '1; drop table', message_id: {} }],
  ['ids of things that never were', { author_id: newId(), channel_id: newId(), message_id: newId() }],
])('SH-EDGE-30 X3-EDGE-17 %s leaves the missing parts out and the list whole', async (_what, data) => {
  await tell(world, sem, { data: data as object })
  const { id } = await mentionOf(channel)

  const notifications = opened(await sem.does(inbox.list, {}))

  expect(notifications).toHaveLength(2)
  expect(notifications.find((one) => one.id === id)?.message).not.toBeNull()
  expect(notifications.find((one) => one.id !== id)).toMatchObject({ sender: null, channel: null, message: null })
})

test('IN-CARD-20 SH-EDGE-30 a sender whose account is gone is left out, what was said stays', async () => {
  const gone = await world.person()
  const { messageId } = await mentionOf(channel)
  await tell(world, sem, { data: { author_id: gone.id, channel_id: channel.id, message_id: messageId } })
  expect((await first())?.sender?.id).toBe(gone.id)

  await pool.query('delete from auth_users where id = $1', [gone.id])

  expect(await first()).toMatchObject({ sender: null, message: { content: 'Wie loopt er mee?' } })
})

test('IN-CARD-21 SH-EDGE-30 a deleted message shows no content, and neither does what the notification copied of it', async () => {
  const { messageId, id } = await mentionOf(channel)
  await pool.query(
    `update notifications set data = data || '{"message_content": "kopie"}', message = 'kopie' where id = $1`,
    [id],
  )
  expect((await first())?.message?.content).toBe('Wie loopt er mee?')

  await pool.query('update messages set deleted_at = now() where id = $1', [messageId])

  expect(await first()).toMatchObject({ text: null, message: null, channel: { id: channel.id } })
})

test.each([
  ['message_content', { data: { message_content: 'Tot zo', content: 'b' }, message: 'c' }],
  ['content', { data: { content: 'Tot zo' }, message: 'c' }],
  ['message', { data: {}, message: 'Tot zo' }],
])('IN-CARD-21 one that is about no message shows its own words from %s', async (_where, told) => {
  await tell(world, sem, { type: 'inbox_message', ...told })

  expect(await first()).toMatchObject({ text: 'Tot zo', message: null })
})

describe('what ended stays ended', () => {
  let closed: GivenCommunity
  beforeEach(async () => {
    closed = await world.given.community({ allowedRoles: ['student'] })
    await mentionOf(await world.given.channel({ community: closed }))
    expect(await first()).toMatchObject({
      channel: { communityId: closed.id },
      message: { content: 'Wie loopt er mee?' },
    })
  })
  const withoutContent = { title: 'Noor heeft je genoemd', channel: null, message: null, sender: { firstName: 'Noor' } }

  test('SH-NOTIF-12 SH-EDGE-24 without access to the community the notification stands without its content', async () => {
    await pool.query('delete from entitlements where user_id = $1', [sem.id])
    world.house.snapshots.forgetAll()

    expect(await first()).toMatchObject(withoutContent)
  })

  test('SH-NOTIF-12 SH-EDGE-24 tester mode closes what notifications are about too', async () => {
    const admin = await world.person({ role: 'admin' })
    await admin.does(access.setTesterMode, { on: true })
    await world.house.settled()

    const shown = await first()
    await admin.does(access.setTesterMode, { on: false })
    await world.house.settled()

    expect(shown).toMatchObject(withoutContent)
    expect(await first()).toMatchObject({ channel: { communityId: closed.id } })
  })

  test('SH-NOTIF-12 SH-EDGE-24 in a community of other roles there is nothing to see', async () => {
    await pool.query(`update blueprints set allowed_roles = '["teacher"]' where id = $1`, [closed.id])

    expect(await first()).toMatchObject(withoutContent)
  })

  test('SH-NOTIF-12 a community that was switched off shows nothing', async () => {
    await pool.query('update blueprints set is_active = false where id = $1', [closed.id])

    expect(await first()).toMatchObject(withoutContent)
  })
})

test('SH-NOTIF-12 a notification cannot show a message through a channel that is open to the viewer', async () => {
  const secret = await world.given.channel({ community: await world.given.community({ allowedRoles: ['teacher'] }) })
  const [messageId = ''] = await world.given.history(secret, [{ author: noor, content: 'Alleen voor docenten' }])
  await tell(world, sem, { data: { author_id: noor.id, channel_id: channel.id, message_id: messageId } })

  expect(await first()).toMatchObject({ message: null, channel: { id: channel.id } })
})
