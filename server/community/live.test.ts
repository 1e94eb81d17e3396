import { type Channel, type Community, community, type Message } from '@bewezen/domain/community/contract.ts'
import type { LiveFact } from '@bewezen/domain/facts.ts'
import { expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { type Ear, openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

test('COM-CHAT-08 everybody who can read a channel hears of a message, a reaction and a removal, and nobody else hears anything', async () => {
  const lars = await given.community({ allowedRoles: ['student_plus_lars', 'teacher', 'no_subscription'] })
  const channel = await given.channel({ community: lars })
  const [noor, sem] = [await world.person({ role: 'student_plus_lars' }), await world.person({ role: 'teacher' })]
  const [student, lapsed] = [await world.person(), await world.person({ role: 'no_subscription' })]
  const [inside, outside, unpaid] = [await sem.listens(), await student.listens(), await lapsed.listens()]

  const said = await noor.does(community.post, newMessage(channel, 'Goedemorgen'))
  await noor.does(community.react, { messageId: said.id, emoji: '👍', on: true })
  await noor.does(community.remove, { messageId: said.id })
  await world.house.settled()

  const ids = { messageId: said.id, channelId: channel.id, communityId: lars.id }
  expect(inside.heard.map(({ kind, ids }) => ({ kind, ids }))).toEqual([
    { kind: 'message.posted', ids: { ...ids, authorId: noor.id, seq: '1' } },
    { kind: 'reaction.set', ids: { ...ids, reactorId: noor.id } },
    { kind: 'message.removed', ids },
  ])
  expect([outside.heard, unpaid.heard]).toEqual([[], []])

  await pool.query('update blueprints set is_active = false where id = $1', [lars.id])
  await world.house.transaction(async (tx) => {
    await tx.execute(
      `insert into facts (id, kind, ids) select gen_random_uuid(), kind, ids from facts where kind = 'message.posted'`,
    )
  })
  await world.house.settled()
  const { rows } = await pool.query(
    `select count(*)::int as numbered from facts where kind = 'message.posted' and seq > 0`,
  )
  expect(rows).toEqual([{ numbered: 2 }])
  expect(inside.heard).toHaveLength(3)
})

test('COM-CHAT-18 only the own devices hear how far somebody has read and which community was joined', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  await noor.does(community.post, newMessage(channel, 'Hoi'))
  await world.house.settled()
  const [own, other] = [await (await world.signedIn(sem)).listens(), await noor.listens()]

  await sem.does(community.join, { communityId: channel.communityId })
  await pool.query('update channel_reads set read_seq = 0 where user_id = $1', [sem.id])
  await sem.does(community.markRead, { channelId: channel.id, seq: 1 })
  await world.house.settled()

  expect(own.kinds()).toEqual(['community.joined', 'channel.read'])
  const { id: channelId, communityId } = channel
  expect(own.heard[1]?.ids).toEqual({ channelId, communityId, personId: sem.id, seq: '1' })
  expect(other.kinds()).toEqual([])
})

type View = { communities: Community[]; messages: Message[] }

test('what somebody had loaded, with the facts that came after, equals a fresh load', async () => {
  const [channel, quiet] = [await given.channel(), await given.channel()]
  const [noor, sem] = [await world.person(), await world.person()]
  for (const person of [noor, sem])
    for (const { communityId } of [channel, quiet]) await person.does(community.join, { communityId })
  const early = await noor.does(community.post, newMessage(channel, 'een'))
  await world.house.settled()
  const load = async (): Promise<View> => ({
    communities: (await sem.does(community.list, {})).communities,
    messages: (await sem.does(community.messages, { channelId: channel.id })).messages,
  })
  const view = await load()
  const ear = await sem.listens()

  const said = await noor.does(community.post, newMessage(channel, `@${sem.username} twee`, { parentId: early.id }))
  await noor.does(community.react, { messageId: said.id, emoji: '👍', on: true })
  await sem.does(community.react, { messageId: said.id, emoji: '👍', on: true })
  await sem.does(community.post, newMessage(channel, 'drie'))
  await sem.does(community.post, newMessage(quiet, 'stil'))
  await sem.does(community.markRead, { channelId: channel.id, seq: 2 })
  await noor.does(community.post, newMessage(quiet, 'niet meer'))
  await noor.does(community.remove, { messageId: early.id })
  await noor.does(community.react, { messageId: said.id, emoji: '👍', on: false })
  await world.house.settled()

  expect(ear.heard.length).toBeGreaterThan(7)
  let heard = view
  for (const fact of ear.heard) heard = await afterFact(heard, fact, sem, channel)
  expect(heard).not.toEqual(view)
  expect(heard).toEqual(await load())
})

/** What a screen does with a fact: it reads the changed message anew, and counts what is unread by itself. */
async function afterFact(view: View, fact: LiveFact, viewer: TestPerson, channel: { id: string }): Promise<View> {
  const { messageId = '', channelId } = fact.ids
  const seq = Number(fact.ids.seq)
  if (fact.kind === 'channel.read')
    return withChannel(view, channelId, (one) => ({ ...one, unread: one.lastSeq - seq }))
  if (!/^(message|reaction)\./.test(fact.kind)) return view

  const counted = (one: Channel): Channel =>
    one.lastSeq >= seq ? one : { ...one, lastSeq: seq, unread: one.unread + 1 }
  const after = fact.kind === 'message.posted' ? withChannel(view, channelId, counted) : view
  if (channelId !== channel.id) return after
  // A reply quotes its parent, so it changes with it.
  const quoting = view.messages.filter((one) => one.parent?.id === messageId).map((one) => one.id)
  const { messages: news } = await viewer.does(community.messagesById, { ids: [messageId, ...quoting] })
  const changed = new Map(news.map((one) => [one.id, one]))
  const kept = view.messages.map((one) => changed.get(one.id) ?? one)
  const added = news.filter((one) => !view.messages.some((known) => known.id === one.id))
  return { ...after, messages: [...kept, ...added] }
}

const withChannel = (view: View, channelId: string | undefined, change: (one: Channel) => Channel): View => ({
  ...view,
  communities: view.communities.map((it) => ({
    ...it,
    channels: it.channels.map((one) => (one.id === channelId ? change(one) : one)),
  })),
})

test('who comes back after much was said hears it all in order, and one question tells who may hear it', async () => {
  const [open, lars] = [await given.channel(), await given.community({ allowedRoles: ['student_plus_lars'] })]
  const closed = await given.channel({ community: lars })
  const [noor, sem] = [await world.person({ role: 'student_plus_lars' }), await world.person()]
  const { seq: before } = world.house.live
  const messageIds = []
  for (const channel of [open, closed, open, closed, open])
    messageIds.push((await noor.does(community.post, newMessage(channel, 'Goedemorgen'))).id)
  for (const messageId of messageIds) await noor.does(community.react, { messageId, emoji: '👍', on: true })
  await world.house.settled()

  const ears: Ear[] = []
  const queries = await queriesOf(world.house, async () => void ears.push(await sem.listens(before)))

  const mayHear = [messageIds[0], messageIds[2], messageIds[4]]
  const said = ears[0]?.heard.filter(({ kind }) => kind === 'message.posted' || kind === 'reaction.set')
  expect(said?.map(({ kind, ids }) => [kind, ids.messageId])).toEqual([
    ...mayHear.map((id) => ['message.posted', id]),
    ...mayHear.map((id) => ['reaction.set', id]),
  ])
  expect(queries.filter((text) => text.includes('blueprints'))).toHaveLength(1)
})
