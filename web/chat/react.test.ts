import { community } from '@bewezen/domain/community/contract.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import type { GivenChannel } from '../../server/demo/givenPlaces.ts'
import { api } from '../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import { receiveToasts, type ToastContent } from '../base/parts/toast.ts'
import { type ChannelMessages, channelKey } from './patches.ts'
import { react } from './react.ts'

const world = await openWorld()
const [noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person({ firstName: 'Sem' })]
let page: TestBrowser
let told: ToastContent[] = []
let stopToasts = () => {}

beforeEach(() => {
  told = []
  stopToasts = receiveToasts((toast) => told.push(toast))
})
afterEach(() => stopToasts())

async function cast(channel: GivenChannel) {
  const [id = ''] = await world.given.history(channel, [{ author: noor, content: 'Wie loopt er mee?' }])
  page = await openBrowser(world, sem)
  const { id: channelId } = channel
  await page.shows({ queryKey: channelKey(channelId), queryFn: () => api.community.messages.call({ channelId }) })
  return { id, channelId }
}
const shown = ({ channelId }: { channelId: string }) =>
  page.cached<ChannelMessages>(channelKey(channelId))?.messages[0]?.reactions
const stored = async ({ channelId }: { channelId: string }) =>
  (await sem.does(community.messages, { channelId })).messages[0]?.reactions

test('IN-REACT-01 COM-CHAT-13 a reaction shows at once and is stored, and a second one takes it away', async () => {
  const message = await cast(await world.given.channel())
  const set = react({ message, emoji: '👍', on: true })
  expect(shown(message)).toEqual([{ emoji: '👍', count: 1, mine: true }])
  await set
  expect(await stored(message)).toEqual([{ emoji: '👍', count: 1, mine: true }])

  await react({ message, emoji: '👍', on: false })
  expect([shown(message), await stored(message)]).toEqual([[], []])
  expect(told).toEqual([])
})

test('IN-REACT-03 X3-EDGE-20 clicks that follow each other fast end as the last one asked, without an error', async () => {
  const message = await cast(await world.given.channel())
  await Promise.all([true, false, true, false, true].map((on) => react({ message, emoji: '❤️', on })))
  expect(await stored(message)).toEqual([{ emoji: '❤️', count: 1, mine: true }])
  expect(shown(message)).toEqual(await stored(message))
  await Promise.all([false, true, false].map((on) => react({ message, emoji: '❤️', on })))
  expect([shown(message), await stored(message), told]).toEqual([[], [], []])
})

test('IN-REACT-05 X3-ERR-12 a failure says so and the message shows what is so', async () => {
  const message = await cast(await world.given.channel({ isArchived: true }))
  await react({ message, emoji: '👍', on: true })
  expect(told.map((toast) => toast.line)).toEqual(['Kon reactie niet toevoegen.'])
  await page.follows()
  expect(shown(message)).toEqual([])
})
