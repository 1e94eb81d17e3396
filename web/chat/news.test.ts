import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import type { GivenChannel } from '../../server/demo/givenPlaces.ts'
import { api } from '../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import type { CommunityList } from '../places/unread.ts'
import { takeMessage } from './channelCache.ts'
import { type ChannelMessages, channelKey } from './patches.ts'

const world = await openWorld()
const list = api.community.list.queryOptions({ input: {} })
const noor = await world.person({ firstName: 'Noor' })
let sem: TestPerson
let page: TestBrowser
let [channel, quiet]: GivenChannel[] = []

beforeEach(async () => {
  sem = await world.person({ firstName: 'Sem' })
  const uni = await world.given.community()
  channel = await world.given.channel({ community: uni })
  quiet = await world.given.channel({ community: uni })
  await sem.does(community.join, { communityId: uni.id })
  page = await openBrowser(world, sem)
  const channelId = channel.id
  const open = { queryKey: channelKey(channelId), queryFn: () => api.community.messages.call({ channelId }) }
  await page.shows(api.account.viewer.queryOptions({ input: {} }), list, open)
})

const says = (who: TestPerson, content: string, where = channel, parentId: string | null = null) =>
  who.does(community.post, { id: newId(), channelId: where?.id ?? '', content, parentId, uploadId: null })
const shown = () => page.cached<ChannelMessages>(channelKey(channel?.id ?? ''))?.messages ?? []
const unreadIn = (where: GivenChannel | undefined) =>
  page
    .cached<CommunityList>(list.queryKey)
    ?.communities.flatMap((one) => one.channels)
    .find((one) => one.id === where?.id)?.unread

test('COM-CHAT-08 messages of others and of one’s own other device arrive, and every unread count follows', async () => {
  const phone = await world.signedIn(sem)
  await page.expectSameAsRefetch(async () => {
    await says(noor, 'Goedemorgen')
    await says(phone, 'Jij ook', quiet)
    await says(noor, 'Is het hier stil?', quiet)
  })

  expect(shown().map((one) => one.content)).toEqual(['Goedemorgen'])
  expect([unreadIn(channel), unreadIn(quiet)]).toEqual([1, 1])
})

test('COM-CHAT-08 a message that came with the stream is asked for by nobody, and stands there as a fresh load has it', async () => {
  const channelId = channel?.id ?? ''
  await sem.does(community.here, { viewId: newId(), channelId })
  const ear = await sem.listens()
  const asked = vi.spyOn(globalThis, 'fetch')
  await says(noor, `Goedemorgen @${sem.username}`)
  await says(noor, 'Is het hier stil?', quiet)
  await world.house.settled()
  for (const signal of ear.signals) if (signal.kind === 'message') takeMessage(signal.message)
  await page.follows()

  const asks = asked.mock.calls.map(([request]) => (request as Request).url)
  expect(asks.filter((url) => url.includes('messagesById'))).toEqual([])
  expect(shown().map((one) => one.content)).toEqual([`Goedemorgen @${sem.username}`])
  expect(shown()).toEqual((await sem.does(community.messages, { channelId })).messages)
  expect([unreadIn(channel), unreadIn(quiet)]).toEqual([1, 1])
})

test('COM-CHAT-18 one’s own message in the open channel is read, unless something unread stands before it', async () => {
  const readSeq = () => page.cached<ChannelMessages>(channelKey(channel?.id ?? ''))?.readSeq
  await page.expectSameAsRefetch(() => says(sem, 'Als eerste'))
  expect([readSeq(), unreadIn(channel)]).toEqual([1, 0])

  await page.expectSameAsRefetch(async () => {
    await says(noor, 'Daarna')
    await says(sem, 'En dan ik weer')
  })
  expect([readSeq(), unreadIn(channel)]).toEqual([1, 2])
})

test('COM-CHAT-18 IN-STATE-13 what is read on another device is read here', async () => {
  await page.expectSameAsRefetch(() => Promise.all([says(noor, 'een'), says(noor, 'twee'), says(noor, 'drie')]))
  expect(unreadIn(channel)).toBe(3)

  await page.expectSameAsRefetch(() => sem.does(community.markRead, { channelId: channel?.id ?? '', seq: 2 }))

  expect(unreadIn(channel)).toBe(1)
})

test('COM-CHAT-10 COM-CHAT-13 COM-CHAT-15 reactions, replies and a removal change what is shown, quotes included', async () => {
  const first = await says(noor, 'Wie loopt er mee?')
  await page.expectSameAsRefetch(async () => {
    await says(sem, 'Ik!', channel, first.id)
    await noor.does(community.react, { messageId: first.id, emoji: '👍', on: true })
    await sem.does(community.react, { messageId: first.id, emoji: '👍', on: true })
  })
  expect(shown()[0]?.reactions).toEqual([{ emoji: '👍', count: 2, mine: true }])
  expect(shown()[1]?.parent?.content).toBe('Wie loopt er mee?')

  await page.expectSameAsRefetch(() => noor.does(community.remove, { messageId: first.id }))

  expect(shown()[0]).toMatchObject({ content: '', reactions: [] })
  expect(shown()[1]?.parent?.content).toBeNull()
})

test('COM-CHAT-07 COM-CHAT-15 COM-CHAT-30 an edit changes the text that is shown, quotes of it included', async () => {
  const first = await says(noor, 'Wie loopt er me?')
  await page.expectSameAsRefetch(() => says(sem, 'Ik!', channel, first.id))
  const content = `Wie loopt er mee, @${sem.username}? ${'Heel ver '.repeat(60)}`
  await page.expectSameAsRefetch(() => noor.does(community.edit, { messageId: first.id, content }))

  expect(shown()[0]).toMatchObject({ content: content.trim(), mentions: { people: [{ id: sem.id }] } })
  expect(shown()[0]?.editedAt).not.toBeNull()
  expect(shown()[1]?.parent?.content).toBe(content.slice(0, 300))
})

test('COM-CHAT-40 what was missed, open on screen, follows what is said, answered and taken back', async () => {
  const missed = api.community.missed.queryOptions({ input: { channelId: channel?.id ?? '', afterSeq: 0 } })
  await page.shows(missed)
  const noticed = () =>
    page
      .cached<Awaited<ReturnType<typeof api.community.missed.call>>>(missed.queryKey)
      ?.noticed.map(({ message, repliers }) => [message.content, message.reactions.length, repliers])
  const first = await says(noor, 'Wie loopt er mee?')
  await page.expectSameAsRefetch(() => says(sem, 'Ik!', channel, first.id))
  expect(noticed()).toEqual([['Wie loopt er mee?', 0, 1]])
  await page.expectSameAsRefetch(() => sem.does(community.react, { messageId: first.id, emoji: '👍', on: true }))
  expect(noticed()).toEqual([['Wie loopt er mee?', 1, 1]])
  await page.expectSameAsRefetch(() => noor.does(community.edit, { messageId: first.id, content: 'Wie gaat er mee?' }))
  expect(noticed()).toEqual([['Wie gaat er mee?', 1, 1]])
  await page.expectSameAsRefetch(() => noor.does(community.remove, { messageId: first.id }))
  expect(noticed()).toEqual([])
})

test('a community that is joined elsewhere is joined here', async () => {
  const other = await world.given.community({ name: 'Beweging' })
  await page.follows()
  await page.expectSameAsRefetch(async () => {
    await sem.does(community.join, { communityId: other.id })
  })
})
