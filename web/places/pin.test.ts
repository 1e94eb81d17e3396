import { community } from '@bewezen/domain/community/contract.ts'
import { maxPins } from '@bewezen/domain/community/pins.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import type { GivenChannel, GivenCommunity } from '../../server/demo/givenPlaces.ts'
import { api } from '../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import { receiveToasts, type ToastContent } from '../base/parts/toast.ts'
import { pin } from './pin.ts'
import type { CommunityList } from './unread.ts'

const world = await openWorld()
const list = api.community.list.queryOptions({ input: {} })
let sem: TestPerson
let uni: GivenCommunity
let all: GivenChannel[]
let page: TestBrowser
let told: ToastContent[] = []
let stopToasts = () => {}

beforeEach(async () => {
  told = []
  stopToasts = receiveToasts((toast) => told.push(toast))
  sem = await world.person({ firstName: 'Sem' })
  uni = await world.given.community()
  all = [await world.given.channel({ community: uni }), await world.given.channel({ community: uni })]
  await sem.does(community.join, { communityId: uni.id })
  page = await openBrowser(world, sem)
  await page.shows(api.account.viewer.queryOptions({ input: {} }), list)
})
afterEach(() => stopToasts())

const idOf = (at: number) => all[at]?.id ?? ''
const pinsIn = (it: CommunityList | undefined) =>
  it?.communities.find(({ id }) => id === uni.id)?.channels.map(({ pin }) => pin)
const shown = () => pinsIn(page.cached<CommunityList>(list.queryKey))
const stored = async () => pinsIn(await sem.does(community.list, {}))
const asked = () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  return () => fetched.mock.calls.filter(([request]) => (request as Request).url.endsWith('/community/pin')).length
}

test('COM-PIN-05 a pin shows at once and is stored, and unpinning takes it away', async () => {
  const set = pin(idOf(1), true)
  expect(shown()).toEqual([null, 1])
  await set
  await pin(idOf(0), true)
  expect([shown(), await stored()]).toEqual([
    [2, 1],
    [2, 1],
  ])
  await pin(idOf(1), false)
  expect([shown(), await stored(), told]).toEqual([[2, null], [2, null], []])
})

test('COM-PIN-05 of clicks that follow each other fast the last one is what is stored, and nothing between is sent', async () => {
  const calls = asked()
  await Promise.all([true, false, true, false, true].map((on) => pin(idOf(0), on)))
  expect([shown(), await stored()]).toEqual([
    [1, null],
    [1, null],
  ])
  await Promise.all([false, true, false].map((on) => pin(idOf(0), on)))
  expect([shown(), await stored(), told]).toEqual([[null, null], [null, null], []])
  expect(calls()).toBe(2)
})

test('COM-PIN-04 the eleventh is refused before it is sent, with the limit in the sentence', async () => {
  for (let at = 0; at < maxPins; at++) all.push(await world.given.channel({ community: uni }))
  await world.given.pins(sem, all.slice(1, maxPins + 1))
  page = await openBrowser(world, sem)
  await page.shows(list)
  const calls = asked()
  await pin(idOf(0), true)
  expect(told.map(({ line }) => line)).toEqual([
    'Je kunt niet meer dan 10 kanalen van een community vastzetten. Maak er eerst een los.',
  ])
  expect([shown()?.[0], calls()]).toEqual([null, 0])
  await pin(idOf(1), false)
  await pin(idOf(0), true)
  expect([shown()?.[0], calls()]).toEqual([maxPins + 1, 2])
})

test('COM-PIN-04 what another device filled meanwhile is told by the server, and what is stored shows again', async () => {
  for (let at = 0; at < maxPins; at++) all.push(await world.given.channel({ community: uni }))
  page = await openBrowser(world, sem)
  await page.shows(list)
  await world.given.pins(sem, all.slice(1, maxPins + 1))
  await pin(idOf(0), true)
  expect(told.map(({ title }) => title)).toEqual(['Vastzetten mislukt'])
  await page.follows()
  expect(shown()).toEqual(await stored())
  expect(shown()?.[0]).toBeNull()
})

test('COM-PIN-05 a channel that is gone says so in the words of what was wanted, and the list shows what is there', async () => {
  await world.house.database.pool.query('update blueprints set is_active = false where id = $1', [uni.id])
  await pin(idOf(0), true)
  await pin(idOf(0), false)
  expect(told.map(({ line }) => line)).toEqual([
    'Het kanaal kon niet worden vastgezet.',
    'Het kanaal kon niet worden losgemaakt.',
  ])
  await page.follows()
  expect(shown()).toBeUndefined()
})

test('COM-PIN-02 COM-PIN-06 COM-PIN-07 what another device pins, unpins and leaves changes here as a fresh load shows it', async () => {
  const phone = await world.signedIn(sem)
  const does = (at: number, on: boolean) => phone.does(community.pin, { channelId: idOf(at), on })
  await page.expectSameAsRefetch(() => does(1, true))
  expect(shown()).toEqual([null, 1])
  await page.expectSameAsRefetch(async () => {
    await does(0, true)
    await does(1, false)
  })
  expect(shown()).toEqual([2, null])
  await page.expectSameAsRefetch(() => phone.does(community.leave, { communityId: uni.id }))
  expect(shown()).toEqual([null, null])
})
