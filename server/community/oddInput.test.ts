import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world

test.each([
  ['2,000 emoji', '😀'.repeat(2_000)],
  ['2,000 families of four', '👨‍👩‍👧‍👦'.repeat(2_000)],
  ['nothing but marks that nobody sees', '\u200b\u2060\u202e\ufeff'.repeat(40)],
  ['one letter under 5,000 accents', `a${'\u0301'.repeat(5_000)}${'b'.repeat(1_000)}`],
])('COM-CHAT-09 IN-REPLY-04 %s is refused as input, and nothing is stored', async (_what, text) => {
  const [channel, noor] = [await given.channel(), await world.person()]
  await expect(noor.does(community.post, newMessage(channel, text))).rejects.toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
  })
  expect((await noor.does(community.messages, { channelId: channel.id })).messages).toEqual([])
})

test('COM-CHAT-09 IN-MENTION-09 text that turns the reading direction around is kept as it is, and names only whom it spells', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  const text = `\u202e!ned @${sem.username}\u200b en @${sem.username}`
  const hidden = await noor.does(
    community.post,
    newMessage(channel, `@${sem.username.slice(0, 3)}\u200b${sem.username.slice(3)}`),
  )
  const turned = await noor.does(community.post, newMessage(channel, text))
  expect([turned.content, hidden.mentions.people]).toEqual([text, []])
  expect(turned.mentions.people.map(({ id }) => id)).toEqual([sem.id])
})

test('COM-CHAT-11 IN-MENTION-09 a storm of mentions tells each who can read it once, whoever is named how often', async () => {
  const [channel, noor] = [await given.channel(), await world.person()]
  const people = await Promise.all(Array.from({ length: 20 }, () => world.person()))
  const names = people.map(({ username }) => `@${username}`)
  const text = [...names, ...names, ...Array(20).fill('@niemand'), `@${noor.username}`].join(' ').slice(0, 1_000)
  const named = people.filter(({ username }) => new RegExp(`@${username}(\\s|$)`).test(text))
  expect(named.length).toBeGreaterThan(10)
  await noor.does(community.post, newMessage(channel, text))
  await world.house.settled()
  const told = await Promise.all([...named, noor].map((who) => who.does(inbox.unread, {})))
  expect(told.map(({ unread }) => unread)).toEqual([...named.map(() => 1), 0])
})
