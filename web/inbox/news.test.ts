import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { NotificationPage } from '@bewezen/domain/inbox/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import { api } from '../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import { takeFact } from '../news.ts'
import { onArrivals } from './inboxCache.ts'
import { setLiveNotices } from './liveNotices.ts'

const world = await openWorld()
const screen = api.inbox.list.queryOptions({ input: { limit: 100 } })
const bell = api.inbox.list.queryOptions({ input: { limit: 50 } })
const badge = api.inbox.unread.queryOptions({ input: {} })

const channel = await world.given.channel()
const noor = await world.person({ firstName: 'Noor' })
let sem: TestPerson
let page: TestBrowser

beforeEach(async () => {
  sem = await world.person({ firstName: 'Sem' })
  page = await openBrowser(world, sem)
})

const says = (content: string, who = noor) =>
  who.does(community.post, { id: newId(), channelId: channel.id, content, parentId: null, uploadId: null })
const mentions = (times: number) =>
  Promise.all(Array.from({ length: times }, (_, index) => says(`@${sem.username} hoi ${index}`)))
const shownIds = () => page.cached<NotificationPage>(screen.queryKey)?.notifications.map((one) => one.id) ?? []
const unread = () => page.cached<{ unread: number }>(badge.queryKey)?.unread

test('IN-STATE-07 IN-STATE-13 SH-NOTIF-18 arrivals and reading elsewhere leave every list and the badge as a fresh load would', async () => {
  await mentions(3)
  await world.house.settled()
  await page.shows(screen, bell, badge)
  await page.follows()
  expect([shownIds().length, unread()]).toEqual([3, 3])

  await page.expectSameAsRefetch(() => mentions(2))
  expect([shownIds().length, unread()]).toEqual([5, 5])

  const phone = await world.signedIn(sem)
  const [newest = ''] = shownIds()
  await page.expectSameAsRefetch(() => phone.does(inbox.markRead, { id: newest }))
  expect(unread()).toBe(4)

  await page.expectSameAsRefetch(async () => {
    const until = new Date(Date.now() + 1_000).toISOString()
    await Promise.all([phone.does(inbox.markAllRead, { until }), says(`@${sem.username} nog een`)])
  })
})

test('IN-STATE-08 SH-NOTIF-18 SH-NOTIF-02 SH-LIMIT-07 more than fits drops the oldest, and the badge still counts all', async () => {
  await mentions(40)
  await world.house.settled()
  await page.shows(screen, bell, badge)
  await page.follows()

  await page.expectSameAsRefetch(() => mentions(65))

  expect([shownIds().length, unread()]).toEqual([100, 105])
  expect(page.cached<NotificationPage>(bell.queryKey)?.notifications.map((one) => one.id)).toEqual(
    shownIds().slice(0, 50),
  )
})

test('COM-CHAT-15 a deleted message is gone from the list without asking for it', async () => {
  await page.shows(screen, badge)
  let posted = ''
  await page.expectSameAsRefetch(async () => {
    posted = (await says(`@${sem.username} foutje`)).id
  })
  expect(page.cached<NotificationPage>(screen.queryKey)?.notifications[0]?.message?.content).toContain('foutje')

  await page.expectSameAsRefetch(() => noor.does(community.remove, { messageId: posted }))

  expect(page.cached<NotificationPage>(screen.queryKey)?.notifications[0]?.message).toBeNull()
})

test('COM-CHAT-30 a notification shows the newest text of an edit, and is gone when one is named no longer', async () => {
  await page.shows(screen, bell, badge)
  let posted = ''
  await page.expectSameAsRefetch(async () => {
    posted = (await says(`@${sem.username} foutje`)).id
  })
  const shown = () => page.cached<NotificationPage>(screen.queryKey)?.notifications.map((one) => one.message?.content)
  const edit = (content: string) => noor.does(community.edit, { messageId: posted, content })
  await page.expectSameAsRefetch(() => edit(`@${sem.username} beter`))
  expect([shown(), unread()]).toEqual([[`@${sem.username} beter`], 1])
  await page.expectSameAsRefetch(() => edit('Toch niet'))
  expect([shown(), unread()]).toEqual([[], 0])
})

test('SH-NOTIF-07 IN-STATE-11 X3-EDGE-15 X3-CALL-41 what is about another person changes nothing here', async () => {
  await mentions(1)
  await world.house.settled()
  await page.shows(api.account.viewer.queryOptions({ input: {} }), screen, badge)
  const vera = await world.person()
  const before = page.cached(screen.queryKey)
  const [mine = ''] = shownIds()

  takeFact({ seq: 900, kind: 'notification.read', ids: { personId: vera.id, notificationId: mine } })
  await page.follows()
  expect(page.cached(screen.queryKey)).toEqual(before)

  takeFact({ seq: 901, kind: 'notification.read', ids: { personId: sem.id, notificationId: mine } })
  await page.follows()
  expect(page.cached<NotificationPage>(screen.queryKey)?.notifications[0]?.read).toBe(true)
})

test('SH-NOTIF-15 SH-CALL-12 what arrives live is told with its content, and with live notifications off it is not', async () => {
  await page.shows(screen, badge)
  const told: string[] = []
  const leave = onArrivals((arrived) => told.push(...arrived.map((one) => one.message?.content ?? '')))
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })

  await says(`@${sem.username} een`)
  await page.follows()
  setLiveNotices(false)
  await says(`@${sem.username} twee`)
  await page.follows()
  leave()

  expect(told).toEqual([`@${sem.username} een`])
  expect(unread()).toBe(1)
})

test('SH-NOTIF-23 a preference that changed on another device is there as a fresh load would have it', async () => {
  const chosen = api.inbox.preferences.queryOptions({ input: {} })
  await page.shows(chosen)
  const phone = await world.signedIn(sem)

  await page.expectSameAsRefetch(() => phone.does(inbox.savePreferences, { soundVariant: 'ping' }))
  await page.expectSameAsRefetch(() => phone.does(inbox.choose, { about: 'type', subject: 'reply', wants: 'nothing' }))
})
