import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { record } from '../base/facts/record.ts'
import { tripsOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { openChannel, openMessage } from './doors.ts'
import { saveEdit } from './edit.ts'
import { saveMessage } from './saveMessage.ts'
import { reactions } from './tables.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld({ engine: 'server' })
const { given } = world
const { pool } = world.house.database

const writers = 12
const each = 8
const noor = await world.person()
const cast: TestPerson[] = [noor]
while (cast.length < writers) cast.push(await world.person())

const places = async (channel: { id: string }): Promise<number[]> => {
  const { rows } = await pool.query('select seq from messages where channel_id = $1 order by seq', [channel.id])
  return rows.map((row) => Number(row.seq))
}
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('many people posting in one channel at the same moment get places without gaps and without doubles', async () => {
  const channel = await given.channel()
  const said = await Promise.all(
    cast.flatMap((person) =>
      oneTo(each).map((number) => person.does(community.post, newMessage(channel, `${number}`))),
    ),
  )

  expect(said.map((one) => one.seq).sort((a, b) => a - b)).toEqual(oneTo(writers * each))
  expect(await places(channel)).toEqual(oneTo(writers * each))
  const { messages, lastSeq } = await noor.does(community.messages, { channelId: channel.id })
  expect(lastSeq).toBe(writers * each)
  expect(messages.at(-1)?.seq).toBe(lastSeq)
})

test('OPS-COST-01 a message waits five times for the database, six times when it names somebody', async () => {
  const channel = await given.channel()
  const [first, second] = [newMessage(channel, 'hoi'), newMessage(channel, `@${cast[1]?.username} kijk eens`)]
  await noor.does(community.post, newMessage(channel, 'warm'))
  expect(await tripsOf(world.house, () => noor.does(community.post, first))).toBe(5)
  expect(await tripsOf(world.house, () => noor.does(community.post, second))).toBe(6)
})

test('without the lock of the channel the same race fails, so the lock is what keeps the places apart', async () => {
  const race = async (how: { lock: boolean; whenOpen: () => Promise<void> }) => {
    const channel = await given.channel()
    const tries = cast.map((person) =>
      world.house.transaction(async (tx, now) => {
        const asker = { id: person.id, role: person.role, entitled: true, tester: false }
        const open = await openChannel(tx, asker, channel.id, how)
        await how.whenOpen()
        const message = {
          channelId: channel.id,
          authorId: person.id,
          parentId: null,
          uploadId: null,
          experimentId: null,
          content: 'hoi',
        }
        return saveMessage(tx, open, { ...message, id: newId(), createdAt: now })
      }),
    )
    const failed = (await Promise.allSettled(tries)).filter((one) => one.status === 'rejected').length
    return { failed, places: await places(channel) }
  }
  const all = Promise.withResolvers<void>()
  let open = 0
  const untilAllAreOpen = () => {
    if (++open === writers) all.resolve()
    return all.promise
  }

  expect(await race({ lock: true, whenOpen: async () => {} })).toEqual({ failed: 0, places: oneTo(writers) })
  expect(await race({ lock: false, whenOpen: untilAllAreOpen })).toEqual({ failed: writers - 1, places: [1] })
})

/** The places of a channel's messages in the order in which their facts were numbered. */
const toldPlaces = async (channel: { id: string }): Promise<number[]> => {
  await world.house.settled()
  const { rows } = await pool.query(
    `select ids ->> 'seq' as place from facts where kind = 'message.posted' and ids ->> 'channelId' = $1 order by seq`,
    [channel.id],
  )
  return rows.map((row) => Number(row.place))
}

test('COM-CHAT-08 COM-CHAT-18 what many people post at the same moment is told in the order of its places', async () => {
  const channel = await given.channel()
  await Promise.all(
    cast.flatMap((person) => oneTo(each).map(() => person.does(community.post, newMessage(channel, 'Hoi')))),
  )

  expect(await toldPlaces(channel)).toEqual(oneTo(writers * each))
})

test.each([
  ['whoever wrote something before waiting for the channel', true],
  ['whoever waits without having written', false],
])('OPS-RUN-01 COM-CHAT-08 %s is told in the order of places', async (_what, writesFirst) => {
  const channel = await given.channel()
  const [begun, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const postAs = (person: TestPerson, before: (tx: Parameters<typeof openChannel>[0]) => Promise<unknown>) =>
    world.house.transaction(async (tx, now) => {
      await before(tx)
      const asker = { id: person.id, role: person.role, entitled: true, tester: false }
      const open = await openChannel(tx, asker, channel.id, { lock: true })
      const message = {
        channelId: channel.id,
        authorId: person.id,
        parentId: null,
        uploadId: null,
        experimentId: null,
        content: 'hoi',
      }
      const [id, authorId] = [newId(), person.id]
      const seq = String(await saveMessage(tx, open, { ...message, id, createdAt: now }))
      await record(tx, { kind: 'message.posted', messageId: id, channelId: channel.id, authorId, seq })
    })
  const waits = postAs(noor, async (tx) => {
    // As any writing does, this begins the transaction in the eyes of the others.
    if (writesFirst) await tx.execute('select pg_current_xact_id()')
    begun.resolve()
    await other.promise
  })
  await begun.promise
  await postAs(cast[1] ?? noor, async () => {})
  other.resolve()
  await waits

  expect(await toldPlaces(channel)).toEqual([1, 2])
})

test('IN-REPLY-16 one message sent many times at the same moment is stored once, and everybody hears the first result', async () => {
  const channel = await given.channel()
  const sent = newMessage(channel, 'Eén keer')
  const answers = await Promise.all(oneTo(20).map(() => noor.does(community.post, sent)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await places(channel)).toEqual([1])
})

test('one id sent at the same moment to two channels ends in one of them', async () => {
  const [one, other] = [await given.channel(), await given.channel()]
  const id = newId()
  const results = await Promise.allSettled(
    [one, other].map((channel) => noor.does(community.post, newMessage(channel, 'Waar?', { id }))),
  )
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect([...(await places(one)), ...(await places(other))]).toEqual([1])
})

test('X3-EDGE-20 X3-CALL-10 one emoji clicked in many windows at the same moment is one row, and nobody sees an error', async () => {
  const channel = await given.channel()
  const { id: messageId } = await noor.does(community.post, newMessage(channel, 'Hoi'))
  const rowsOf = async () =>
    (await pool.query('select reactor_id, emoji from messages_emoji_reaction where message_id = $1', [messageId])).rows
  const click = (on: boolean) => noor.does(community.react, { messageId, emoji: '👍', on })
  const added = await Promise.all(oneTo(20).map(() => click(true)))
  expect(added.at(-1)?.reactions).toEqual([{ emoji: '👍', count: 1, mine: true }])
  expect(await rowsOf()).toEqual([{ reactor_id: noor.id, emoji: '👍' }])
  await Promise.all(oneTo(20).map(() => click(false)))
  expect(await rowsOf()).toEqual([])
})

test('IN-REACT-07 people who add different emoji at the same moment never get past 20 on one message', async () => {
  const channel = await given.channel()
  const { id: messageId } = await noor.does(community.post, newMessage(channel, 'Hoi'))
  const emoji = (index: number) => String.fromCodePoint(0x1f600 + index)
  const tries = cast.flatMap((person, index) =>
    [0, 1, 2].map((more) => person.does(community.react, { messageId, emoji: emoji(index * 3 + more), on: true })),
  )
  const results = await Promise.allSettled(tries)
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(20)
  const { rows } = await pool.query(
    'select count(distinct emoji)::int as emoji from messages_emoji_reaction where message_id = $1',
    [messageId],
  )
  expect(rows).toEqual([{ emoji: 20 }])
})

test('people who join at the same moment are all counted', async () => {
  const { id: communityId } = await given.community()
  await Promise.all(cast.flatMap((person) => [0, 1].map(() => person.does(community.join, { communityId }))))
  const { rows } = await pool.query('select member_count from blueprints where id = $1', [communityId])
  expect(rows).toEqual([{ member_count: writers }])
})

describe('a reaction that comes while its message is being deleted', () => {
  const reactionsOn = async (messageId: string) =>
    (await pool.query('select 1 from messages_emoji_reaction where message_id = $1', [messageId])).rowCount
  const deletedAndReactedTo = async () => {
    const { id: messageId } = await noor.does(community.post, newMessage(channel, 'Hoi'))
    const others = cast.slice(1, 5)
    const reacting = others.map((person) => person.does(community.react, { messageId, emoji: '👍', on: true }))
    await Promise.allSettled([...reacting, noor.does(community.remove, { messageId })])
    return messageId
  }
  let channel: { id: string }
  beforeAll(async () => {
    channel = await given.channel()
  })

  test('COM-CHAT-15 never stays on it', async () => {
    for (let times = 0; times < 15; times++) expect(await reactionsOn(await deletedAndReactedTo())).toBe(0)
  })

  test('stays on it without the lock of the message', async () => {
    const { id: messageId } = await noor.does(community.post, newMessage(channel, 'Hoi'))
    const sem = cast[1] ?? noor
    await world.house.transaction(async (tx, createdAt) => {
      await openMessage(tx, { id: sem.id, role: sem.role, entitled: true, tester: false }, messageId)
      await noor.does(community.remove, { messageId })
      await tx.insert(reactions).values({ messageId, reactorId: sem.id, authorId: noor.id, emoji: '👍', createdAt })
    })
    expect(await reactionsOn(messageId)).toBe(1)
  })
})

describe('an edit that comes while its message is being deleted', () => {
  const stored = async (messageId: string) =>
    (await pool.query('select content, deleted_at is not null as gone from messages where id = $1', [messageId]))
      .rows[0]
  let channel: { id: string }
  beforeAll(async () => {
    channel = await given.channel()
  })

  test('COM-CHAT-15 never leaves a text on it, whichever of the two comes first', async () => {
    for (let times = 0; times < 15; times++) {
      const { id: messageId } = await noor.does(community.post, newMessage(channel, 'Hoi'))
      const edits = oneTo(3).map((one) => noor.does(community.edit, { messageId, content: `Anders ${one}` }))
      const [removed, ...edited] = await Promise.allSettled([noor.does(community.remove, { messageId }), ...edits])
      expect(removed?.status).toBe('fulfilled')
      for (const one of edited) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'NOT_FOUND' })
      expect(await stored(messageId)).toEqual({ content: '', gone: true })
    }
  })

  test('leaves its text there without the lock of the message', async () => {
    const { id: messageId } = await noor.does(community.post, newMessage(channel, 'Hoi'))
    await world.house.transaction(async (tx, now) => {
      const asker = { id: noor.id, role: noor.role, entitled: true, tester: false }
      const { deletedAt } = await openMessage(tx, asker, messageId)
      expect(deletedAt).toBeNull()
      await noor.does(community.remove, { messageId })
      await saveEdit(tx, { messageId, content: 'Anders', now })
    })
    expect(await stored(messageId)).toEqual({ content: 'Anders', gone: true })
  })

  test('COM-CHAT-30 of many tabs that change one text at the same moment one is stored, and the others hear of it', async () => {
    const { id: messageId } = await noor.does(community.post, newMessage(channel, 'Hoi'))
    const tries = oneTo(8).map((one) => noor.does(community.edit, { messageId, content: `Tab ${one}`, before: 'Hoi' }))
    const results = await Promise.allSettled(tries)
    const refused = results.filter((one) => one.status === 'rejected').map((one) => one.reason.code)
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'CHANGED'))
  })
})
