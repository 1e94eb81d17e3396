import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../../server/base/testing/world.ts'
import { api } from '../api/api.ts'
import { openBrowser } from './testing/browser.ts'

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
