import { community } from '@bewezen/domain/community/contract.ts'
import type { NotificationPage } from '@bewezen/domain/inbox/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { MutationObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../../../server/base/testing/world.ts'
import { newMessage } from '../../../server/community/testing/newMessage.ts'
import type { GivenChannel } from '../../../server/demo/givenPlaces.ts'
import { channelRead } from '../../chat/channelRead.ts'
import { markRead } from '../../chat/markRead.ts'
import { beginOutbox, beginWith, sendWaiting } from '../../chat/outbox/outbox.ts'
import type { ChannelMessages } from '../../chat/patches.ts'
import { react } from '../../chat/react.ts'
import { markingAll, markingOne } from '../../inbox/marks.ts'
import { pin } from '../../places/pin.ts'
import type { CommunityList } from '../../places/unread.ts'
import { wishKinds } from '../../shell/wishes.ts'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { openBrowser, type TestBrowser } from '../live/testing/browser.ts'
import { receiveToasts } from '../parts/toast.ts'
import { type Box, openBox } from './box.ts'

const world = await openWorld()
const { pool } = world.house.database
const noor = await world.person({ firstName: 'Noor' })
let sem: TestPerson
let channel: GivenChannel
let page: TestBrowser
let box: Box
let first: { id: string; channelId: string }
let told: string[] = []
const list = api.community.list.queryOptions({ input: {} })
const notices = api.inbox.list.queryOptions({ input: { limit: 100 } })
const unread = api.inbox.unread.queryOptions({ input: {} })

beforeEach(async () => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  sem = await world.person({ firstName: 'Sem' })
  const uni = await world.given.community()
  channel = await world.given.channel({ community: uni })
  await sem.does(community.join, { communityId: uni.id })
  first = await noor.does(community.post, newMessage(channel, `@${sem.username} Goedemorgen`))
  await noor.does(community.post, newMessage(channel, `@${sem.username} Ben je er al?`))
  await world.house.settled()
  box = openBox()
  told = []
  receiveToasts((toast) => told.push(toast.title ?? ''))
  await opens()
})

/** A page that begins with what the browser kept, and reads what its screens show; how the line is lost is its answer. */
async function opens(how: { lost?: RegExp } = {}) {
  beginWith(box)
  page = await openBrowser(world, sem)
  const restore = how.lost ? losing(how.lost) : () => {}
  await beginOutbox(sem.id, wishKinds)
  await page.shows(list, notices, unread, channelRead(channel.id, undefined))
  return restore
}
/** What a browser reads without a line comes from what it kept; what it changes is lost. */
const changes = /\/(react|markRead|markAllRead|post|pin)$/
function losing(path = changes) {
  const real = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (path.test(new URL(request.url).pathname)) throw new TypeError('network')
    return real(request)
  })
  return () => vi.stubGlobal('fetch', real)
}
const shown = () => {
  const chat = page.cached<ChannelMessages>(channelRead(channel.id, undefined).queryKey)
  const inbox = page.cached<NotificationPage>(notices.queryKey)
  const channels = page.cached<CommunityList>(list.queryKey)?.communities.flatMap((one) => one.channels)
  return {
    reactions: chat?.messages[0]?.reactions,
    readSeq: chat?.readSeq,
    unreadMessages: channels?.find(({ id }) => id === channel.id)?.unread,
    ticks: inbox?.notifications.map(({ read }) => read),
    unread: [inbox?.unread, page.cached<{ unread: number }>(unread.queryKey)?.unread],
  }
}
const mine = [{ emoji: '👍', count: 1, mine: true }]
const likes = (on: boolean) => react({ message: first, emoji: '👍', on })
const inServer = async () => (await sem.does(community.messages, { channelId: channel.id })).messages[0]?.reactions
const marks = (id: string) =>
  new MutationObserver(queries(), { ...api.inbox.markRead.mutationOptions(markingOne), retry: false } as never)
    .mutate({ id } as never)
    .catch(() => {})

test('COM-CHAT-52 without a line a reaction, a place read and a notification read show at once, also after a reload, and are told when it is back', async () => {
  const restore = losing()
  expect(await likes(true)).toBe(false)
  await marks(page.cached<NotificationPage>(notices.queryKey)?.notifications[0]?.id ?? '')
  await markRead(channel.id, 1)
  const expected = { reactions: mine, readSeq: 1, unreadMessages: 1, ticks: [true, false], unread: [1, 1] }
  expect(shown()).toEqual(expected)
  restore()
  const back = await opens({ lost: changes })
  expect(shown()).toEqual(expected)
  expect([await inServer(), (await sem.does(inbox.unread, {})).unread, told]).toEqual([[], 2, []])
  back()

  await sendWaiting()
  await page.follows()
  expect(await inServer()).toEqual(mine)
  const { communities } = await sem.does(community.list, {})
  expect(communities.flatMap((one) => one.channels).find(({ id }) => id === channel.id)?.unread).toBe(1)
  // The place read is that of the older message, whose notification is read with it.
  expect((await sem.does(inbox.unread, {})).unread).toBe(0)
  expect(shown()).toMatchObject({ ticks: [true, true], unread: [0, 0] })
  expect(await box.all('wishes')).toEqual([])
})

test('COM-CHAT-52 of what is wanted of one thing only the last counts, and what is wanted now is never undone by what waited', async () => {
  const restore = losing()
  await Promise.all([likes(true), likes(false), likes(true)])
  await likes(false)
  await likes(true)
  await markRead(channel.id, 2)
  await markRead(channel.id, 1)
  restore()
  expect(await box.all('wishes')).toHaveLength(2)
  await likes(false)
  await sendWaiting()
  await page.follows()
  expect([await inServer(), shown().reactions, shown().readSeq]).toEqual([[], [], 2])
  // The server heard of the furthest of the two places.
  expect((await sem.does(community.messages, { channelId: channel.id })).readSeq).toBe(2)
})

test('COM-CHAT-52 all that existed at a moment is marked read when the line is back, and what came later stays unread', async () => {
  const restore = losing()
  const until = page.cached<NotificationPage>(notices.queryKey)?.notifications[0]?.createdAt ?? ''
  await new MutationObserver(queries(), { ...api.inbox.markAllRead.mutationOptions(markingAll), retry: false } as never)
    .mutate({ until } as never)
    .catch(() => {})
  expect(shown()).toMatchObject({ ticks: [true, true], unread: [0, 0] })
  restore()
  await noor.does(community.post, newMessage(channel, `@${sem.username} Nog één`))
  await world.house.settled()
  await sendWaiting()
  await page.follows()
  expect(shown()).toMatchObject({ ticks: [false, true, true], unread: [1, 1] })
})

test('COM-CHAT-52 a wish that the server refuses goes back to how it is stored', async () => {
  const restore = losing()
  await likes(true)
  restore()
  await pool.query('update channels_text set is_archived = true where id = $1', [channel.id])
  await sendWaiting()
  await page.follows()
  expect([shown().reactions, await box.all('wishes')]).toEqual([[], []])
})

const pinOf = (it: CommunityList | undefined) =>
  it?.communities.flatMap((one) => one.channels).find(({ id }) => id === channel.id)?.pin
const pinShown = () => pinOf(page.cached<CommunityList>(list.queryKey))
const pinStored = async () => pinOf(await sem.does(community.list, {}))

test('COM-PIN-08 COM-CHAT-52 without a line the last pin that is wanted shows at once, also after a reload, and is told when it is back', async () => {
  const restore = losing()
  for (const on of [true, false, true]) await pin(channel.id, on)
  expect([pinShown(), await pinStored(), told]).toEqual([1, null, []])
  expect(await box.all('wishes')).toHaveLength(1)
  restore()
  const back = await opens({ lost: changes })
  expect([pinShown(), await pinStored()]).toEqual([1, null])
  back()

  await sendWaiting()
  await page.follows()
  expect([pinShown(), await pinStored(), await box.all('wishes')]).toEqual([1, 1, []])
})

test('COM-PIN-08 what is wanted with a line is never undone by what waited, and a pin that the server refuses goes back', async () => {
  const restore = losing()
  await pin(channel.id, true)
  restore()
  await pin(channel.id, false)
  await sendWaiting()
  expect([pinShown(), await pinStored()]).toEqual([null, null])

  const again = losing()
  await pin(channel.id, true)
  expect(pinShown()).toBe(1)
  again()
  await pool.query('update blueprints set is_active = false where id = $1', [channel.communityId])
  await sendWaiting()
  await page.follows()
  expect([pinShown(), await box.all('wishes')]).toEqual([undefined, []])
})

test('COM-CHAT-53 what somebody else wanted is neither told nor shown', async () => {
  const restore = losing()
  await likes(true)
  restore()
  beginWith(box)
  page = await openBrowser(world, noor)
  await beginOutbox(noor.id, wishKinds)
  await sendWaiting()
  expect([await inServer(), await box.all('wishes')]).toEqual([[], []])
})

test('COM-CHAT-53 what somebody else still puts there from another tab is not told either', async () => {
  const wish = { kind: 'react', messageId: first.id, channelId: channel.id, emoji: '👍', on: true }
  await box.put('wishes', { key: 'of somebody else', personId: noor.id, wish })
  await sendWaiting()
  expect(await inServer()).toEqual([])
  expect(await box.all('wishes')).toHaveLength(1)
})
