import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

async function channelWith(count: number, author: { id: string } | null) {
  const channel = await given.channel()
  const said = Array.from({ length: count }, (_, index) => ({ author, content: `bericht ${index + 1}` }))
  return { channel, ids: await given.history(channel, said) }
}
/** The places of a page as 'first-last', with what lies beyond. */
async function page(
  person: TestPerson,
  input: { channelId: string; before?: number; after?: number; around?: string },
) {
  const { messages, hasOlder, hasNewer } = await person.does(community.messages, input)
  const places = messages.map((one) => one.seq)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  return [places.at(0), places.at(-1), hasOlder ? 'older' : '', hasNewer ? 'newer' : ''].join(' ').trim()
}

test('COM-CHAT-07 the newest 50 come first, oldest above, and 50 more each time one scrolls up', async () => {
  const noor = await world.person()
  const { channel, ids } = await channelWith(120, noor)
  const channelId = channel.id

  const newest = await noor.does(community.messages, { channelId })
  expect(newest).toMatchObject({ hasOlder: true, hasNewer: false, readSeq: 0, lastSeq: 120 })
  expect(newest.messages.map((one) => one.id)).toEqual(ids.slice(70))
  expect(await page(noor, { channelId, before: 71 })).toBe('21 70 older newer')
  expect(await page(noor, { channelId, before: 21 })).toBe('1 20  newer')
  expect(await page(noor, { channelId, before: 1 })).toBe('newer')
})

test('COM-CHAT-07 exactly 50 messages are one page, 51 are two, and none is an empty page', async () => {
  const noor = await world.person()
  for (const [count, expected] of [
    [0, ''],
    [1, '1 1'],
    [50, '1 50'],
    [51, '2 51 older'],
  ] as const) {
    const { channel } = await channelWith(count, noor)
    expect(await page(noor, { channelId: channel.id })).toBe(expected)
  }
})

test('a page around a message holds it with what stands near, and pages after it lead to the newest', async () => {
  const noor = await world.person()
  const { channel, ids } = await channelWith(200, noor)
  const channelId = channel.id

  expect(await page(noor, { channelId, around: ids[99] })).toBe('75 124 older newer')
  expect(await page(noor, { channelId, around: ids[0] })).toBe('1 25  newer')
  expect(await page(noor, { channelId, around: ids[199] })).toBe('151 200 older')
  expect(await page(noor, { channelId, after: 124 })).toBe('125 174 older newer')
  expect(await page(noor, { channelId, after: 174 })).toBe('175 200 older')
  expect(await page(noor, { channelId, after: 200 })).toBe('older')
  expect(await page(noor, { channelId, after: 0 })).toBe('1 50  newer')
})

test('COM-CHAT-06 a message of another channel, or none at all, leads to the newest page', async () => {
  const noor = await world.person()
  const { channel } = await channelWith(60, noor)
  const elsewhere = await channelWith(60, noor)
  for (const around of [newId(), elsewhere.ids[3]])
    expect(await page(noor, { channelId: channel.id, around })).toBe('11 60 older')
})

test('COM-START-43 each message comes with its author, the level of their ring, picture, parent, mentions and reactions as the viewer sees them', async () => {
  const [noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person({ firstName: 'Sem', points: 12 })]
  const channel = await given.channel()
  const uploadId = newId()
  await pool.query(
    `insert into uploads (id, owner_id, purpose, key, width, height, bytes, sha256, created_at)
     values ($1, $2, 'message-image', $3, 800, 600, 1, 'x', now())`,
    [uploadId, sem.id, `message-images/${'a'.repeat(32)}`],
  )
  await pool.query('update profiles set level_id = (select id from levels where order_index = 3) where id = $1', [
    sem.id,
  ])
  const parent = await noor.does(community.post, newMessage(channel, 'Wie loopt mee?'))
  const reply = await sem.does(
    community.post,
    newMessage(channel, `Ik! @${noor.username} @niemand`, { parentId: parent.id, uploadId }),
  )
  await noor.does(community.react, { messageId: reply.id, emoji: '👍', on: true })
  await sem.does(community.react, { messageId: reply.id, emoji: '❤️', on: true })
  await sem.does(community.react, { messageId: reply.id, emoji: '👍', on: true })

  const { messages } = await noor.does(community.messages, { channelId: channel.id })
  expect(messages[1]).toEqual({
    id: reply.id,
    channelId: channel.id,
    seq: 2,
    content: `Ik! @${noor.username} @niemand`,
    author: {
      id: sem.id,
      firstName: 'Sem',
      lastName: 'Voorbeeld',
      username: sem.username,
      role: 'student',
      points: 12,
      level: 3,
      avatarUrl: null,
      avatarColor: messages[1]?.author?.avatarColor,
    },
    isFromUs: false,
    mentions: { people: [{ id: noor.id, username: noor.username }], groups: [] },
    picture: {
      url: `/files/message-images/${'a'.repeat(32)}/full.webp`,
      thumbnailUrl: `/files/message-images/${'a'.repeat(32)}/thumbnail.webp`,
      width: 800,
      height: 600,
    },
    parent: { id: parent.id, authorName: 'Noor Voorbeeld', content: 'Wie loopt mee?' },
    reactions: [
      { emoji: '👍', count: 2, mine: true },
      { emoji: '❤️', count: 1, mine: false },
    ],
    experimentId: null,
    createdAt: reply.createdAt,
    editedAt: null,
    deletedAt: null,
  })
  const byId = await noor.does(community.messagesById, { ids: [reply.id, parent.id] })
  expect(byId.messages).toEqual(messages)
})

test('SH-EDGE-40 messages of a removed account stay, without the person', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const channel = await given.channel()
  const said = await noor.does(community.post, newMessage(channel, 'Tot ziens'))
  await sem.does(community.post, newMessage(channel, 'Dag', { parentId: said.id }))
  await pool.query('delete from auth_users where id = $1', [noor.id])

  const { messages } = await sem.does(community.messages, { channelId: channel.id })
  expect(messages[0]).toMatchObject({ id: said.id, author: null, content: 'Tot ziens' })
  expect(messages[1]?.parent).toEqual({ id: said.id, authorName: null, content: 'Tot ziens' })
})

test('a page of messages takes two queries beside the snapshot, and some messages by id one', async () => {
  const noor = await world.person()
  const { channel, ids } = await channelWith(60, noor)
  const channelId = channel.id
  for (const input of [{ channelId }, { channelId, before: 30 }, { channelId, around: ids[5] }])
    expect(await queriesOf(world.house, () => noor.does(community.messages, input))).toHaveLength(2)
  expect(await queriesOf(world.house, () => noor.does(community.messagesById, { ids: ids.slice(0, 50) }))).toHaveLength(
    1,
  )
})

test('the page is read from the index of places, without sorting and without reading the rest of the channel', async () => {
  const noor = await world.person()
  const { channel } = await channelWith(5_000, noor)
  await channelWith(5_000, noor)
  await pool.query('analyze messages')
  const queries = await queriesOf(world.house, () =>
    noor.does(community.messages, { channelId: channel.id, before: 2_500 }),
  )
  const page = queries.find((text) => text.includes('"messages"."seq" <')) ?? ''
  // The viewer comes first, once for each part of a message that is different for everybody.
  const viewers = new Set(page.match(/\$\d+/g)).size - 3
  const { rows } = await pool.query(`explain (format json) ${page}`, [
    ...Array(viewers).fill(noor.id),
    channel.id,
    2_500,
    51,
  ])
  const plan = JSON.stringify(rows[0]['QUERY PLAN'])
  expect(plan).toContain('"Index Name":"messages_place"')
  expect(plan).toContain('"Scan Direction":"Backward"')
  expect(sortsOutside(rows[0]['QUERY PLAN'][0].Plan)).toEqual([])
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Parent Relationship'?: string; Plans?: Plan[] }

/** The sorts of a plan that are not inside what is gathered for one message. */
function sortsOutside(plan: Plan): string[] {
  const own = plan['Node Type'].includes('Sort') ? [plan['Node Type']] : []
  const below = (plan.Plans ?? []).filter((one) => one['Parent Relationship'] !== 'SubPlan')
  return [...own, ...below.flatMap(sortsOutside)]
}
