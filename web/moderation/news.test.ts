import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'

const world = await openWorld()
const [noor, sem] = [await world.person(), await world.person()]
const channel = await world.given.channel()
const viewer = api.account.viewer.queryOptions({ input: {} })

const says = (who: TestPerson) =>
  who.does(community.post, { id: newId(), channelId: channel.id, content: 'Hm', parentId: null, uploadId: null })
const report = (who: TestPerson, messageId: string) =>
  who.does(community.report, { messageId, why: 'spam', explanation: '' })

test('COM-CHAT-17 the queue and its count follow reports, removals and decisions of others without a reload', async () => {
  const [moderator, other] = [await world.person({ role: 'moderator' }), await world.person({ role: 'admin' })]
  const page = await openBrowser(world, moderator)
  const open = api.community.cases.queryOptions({ input: { which: 'open' } })
  const count = api.community.cases.queryOptions({ input: { which: 'count' } })
  await page.shows(viewer, open, count)
  const waiting = () => page.cached<{ open: number }>(count.queryKey)?.open

  const [first, second] = [await says(sem), await says(sem)]
  await page.expectSameAsRefetch(() => report(noor, first.id))
  expect(waiting()).toBe(1)
  await page.expectSameAsRefetch(async () => {
    await report(noor, second.id)
    await report(other, second.id)
  })
  expect(waiting()).toBe(2)
  await page.expectSameAsRefetch(() => sem.does(community.edit, { messageId: first.id, content: 'Anders' }))
  await page.expectSameAsRefetch(() => sem.does(community.remove, { messageId: first.id }))
  const { cases } = await other.does(community.cases, {})
  const decision = { caseId: cases[0]?.id ?? '', outcome: 'removed', reason: 'Spam' } as const
  await page.expectSameAsRefetch(() => other.does(community.decide, decision))
  expect(waiting()).toBe(1)
})

test('COM-MOD-12 COM-MOD-13 the conversations with Beheer follow what a member says and changes, and what colleagues answer', async () => {
  const [moderator, other] = [await world.person({ role: 'moderator' }), await world.person({ role: 'admin' })]
  const { id: bad } = await says(sem)
  await report(noor, bad)
  const { cases } = await other.does(community.cases, {})
  const caseId = cases.find(({ message }) => message.id === bad)?.id ?? ''
  await other.does(community.decide, { caseId, outcome: 'removed', reason: 'Spam' })
  await world.house.settled()
  const { notifications } = await sem.does(inbox.list, {})
  const noticeId = notifications.find(({ type }) => type === 'account')?.id ?? ''
  const { conversationId } = await sem.does(community.answerNotice, { noticeId })
  const asks = (content: string) =>
    sem.does(community.post, { id: newId(), channelId: conversationId, content, parentId: null, uploadId: null })
  const first = await asks('Waarom?')
  const page = await openBrowser(world, moderator)
  const talks = api.community.deskTalks.queryOptions({ input: {} })
  const count = api.community.deskTalks.queryOptions({ input: { which: 'count' } })
  const talk = api.community.deskTalk.queryOptions({ input: { conversationId } })
  await page.shows(viewer, talks, count, talk)
  const waiting = () => page.cached<{ waiting: number }>(count.queryKey)?.waiting
  expect(waiting()).toBe(1)

  await page.expectSameAsRefetch(() => asks('Nou?'))
  await page.expectSameAsRefetch(() => sem.does(community.edit, { messageId: first.id, content: 'Waarom dan?' }))
  const answer = { id: newId(), conversationId, content: 'Daarom', seenSeq: 3 }
  await page.expectSameAsRefetch(() => other.does(community.answerAsDesk, answer))
  expect(waiting()).toBe(0)
  await page.expectSameAsRefetch(() => sem.does(community.remove, { messageId: first.id }))
  await page.expectSameAsRefetch(() => asks('Dank'))
  expect(waiting()).toBe(1)
  await page.expectSameAsRefetch(() => other.does(community.settleDeskTalk, { conversationId, seq: 5 }))
  expect(waiting()).toBe(0)
})

test('COM-MOD-08 the appeals follow what other admins decide without a reload', async () => {
  const [admin, other] = [await world.person({ role: 'admin' }), await world.person({ role: 'admin' })]
  const page = await openBrowser(world, admin)
  const appeals = api.account.appeals.queryOptions({ input: {} })
  await other.does(account.setBlocked, { personId: sem.id, blocked: true, reason: 'Spam' })
  const { rows } = await world.house.database.pool.query<{ id: string }>('select id from account_blocks')
  const blockId = rows[0]?.id ?? ''
  await world.house.database.pool.query("update account_blocks set appeal = 'Het spijt mij', appealed_at = now()")
  await page.shows(viewer, appeals)
  expect(page.cached<{ open: number }>(appeals.queryKey)?.open).toBe(1)

  await page.expectSameAsRefetch(() =>
    other.does(account.decideAppeal, { blockId, granted: false, answer: 'Het blijft zo' }),
  )
  expect(page.cached<{ open: number }>(appeals.queryKey)?.open).toBe(0)
})
