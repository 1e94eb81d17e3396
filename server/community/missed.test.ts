import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const [noor, sem, vera, teun] = [
  await world.person({ username: 'noor' }),
  await world.person({ username: 'sem' }),
  await world.person({ username: 'vera' }),
  await world.person({ username: 'teun' }),
]
const docent = await world.person({ role: 'teacher' })

const say = (who: TestPerson, channel: { id: string }, content: string, parentId: string | null = null) =>
  who.does(community.post, newMessage(channel, content, { parentId }))
const like = (who: TestPerson, messageId: string, emoji = '👍') =>
  who.does(community.react, { messageId, emoji, on: true })
const missedBy = (who: TestPerson, channelId: string, afterSeq = 0) =>
  who.does(community.missed, { channelId, afterSeq })

test('COM-CHAT-40 the most noticed messages since the last visit: what names me first, then by people who answered or reacted', async () => {
  const channel = await given.channel()
  const before = await say(sem, channel, 'Van voor die tijd')
  await like(vera, before.id)
  const plain = await say(sem, channel, 'Goedemorgen')
  const liked = await say(sem, channel, 'Ik sliep acht uur')
  const answered = await say(vera, channel, 'Wie loopt er mee?')
  for (const who of [sem, teun]) await say(who, channel, 'Ik!', answered.id)
  // One person twice, and the author, count once and not at all.
  await say(teun, channel, 'Om acht uur?', answered.id)
  await say(vera, channel, 'Ja', answered.id)
  for (const who of [vera, teun, sem]) await like(who, liked.id)
  await like(teun, liked.id, '🎉')
  const named = await say(teun, channel, 'Jij ook, @noor?')
  const group = await say(docent, channel, '@students morgen om tien uur')
  const own = await say(noor, channel, 'Ik lees het later')
  await like(sem, own.id)

  const missed = await missedBy(noor, channel.id, before.seq)
  expect(missed.noticed.map(({ message, repliers, namesViewer }) => [message.content, repliers, namesViewer])).toEqual([
    [group.content, 0, true],
    [named.content, 0, true],
    [answered.content, 2, false],
    [liked.content, 0, false],
  ])
  expect(missed.noticed[3]?.message.reactions).toEqual([
    { emoji: '👍', count: 3, mine: false },
    { emoji: '🎉', count: 1, mine: false },
  ])
  expect(missed).toMatchObject({ messages: 9, people: 4, hasMore: false, firstId: plain.id })
  // Who is no student was not called by 'students'.
  const mod = await world.person({ role: 'moderator' })
  const theirs = (await missedBy(mod, channel.id, before.seq)).noticed.map(({ message }) => message.id)
  expect(theirs).toEqual([answered.id, liked.id, own.id])
})

test('COM-CHAT-40 what was removed is not among it, nor counted, and nothing noticed is an empty answer', async () => {
  const channel = await given.channel()
  const gone = await say(sem, channel, 'Foutje @noor')
  await like(vera, gone.id)
  await sem.does(community.remove, { messageId: gone.id })
  await say(vera, channel, 'Wat stond daar?')
  expect(await missedBy(noor, channel.id)).toMatchObject({ noticed: [], messages: 1, people: 1 })
  expect(await missedBy(noor, channel.id, 2)).toEqual({
    noticed: [],
    messages: 0,
    people: 0,
    hasMore: false,
    firstId: null,
  })
})

test('COM-CHAT-40 seven at most, of the newest 500, in two queries however many there are', async () => {
  const channel = await given.channel()
  const ids = await given.history(
    channel,
    Array.from({ length: 520 }, (_, index) => ({ author: sem, content: `bericht ${index + 1}` })),
  )
  const at = new Date()
  const liked = [...ids.slice(0, 5), ...ids.slice(-9)]
  await given.reactions(liked.map((messageId) => ({ messageId, author: sem, reactor: vera, emoji: '👍', at })))
  let missed: Awaited<ReturnType<typeof missedBy>> | undefined
  const asked = await queriesOf(world.house, async () => {
    missed = await missedBy(noor, channel.id)
  })
  expect(missed?.noticed.map(({ message }) => message.id)).toEqual(ids.slice(-7).reverse())
  expect(missed).toMatchObject({ messages: 500, people: 1, hasMore: true, firstId: ids[20] })
  expect(asked).toHaveLength(2)
})

test('COM-CHAT-06 COM-CHAT-40 a channel that one may not read has nothing to tell, as one that does not exist', async () => {
  const lars = await given.community({ allowedRoles: ['student_plus_lars'] })
  const hidden = await given.channel({ community: lars })
  await given.history(hidden, [{ author: sem, content: '@noor' }])
  for (const channelId of [hidden.id, newId()])
    await expect(missedBy(noor, channelId)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const empty = await given.channel()
  expect(await missedBy(noor, empty.id)).toMatchObject({ noticed: [], messages: 0 })
})
