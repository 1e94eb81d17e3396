import { external } from '@bewezen/domain/external/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { aDelivery, deliver } from '../../server/external/testing/delivers.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'

const world = await openWorld()
const admin = await world.person({ role: 'admin', firstName: 'Noor' })
const other = await world.person({ role: 'admin', firstName: 'Sem' })
const source = await world.given.externalSource()

test('IN-EXT-10 IN-EXT-61 X3-CALL-13 what arrives and what another admin does shows without a reload', async () => {
  await deliver(world, source, aDelivery({ external_thread_id: 'een', external_message_id: 'een-1' }))
  const { threads } = await admin.does(external.threads, { view: 'active' })
  const id = threads[0]?.id ?? ''
  const page = await openBrowser(world, admin)
  const list = api.external.threads.queryOptions({ input: { view: 'active' } })
  const opened = api.external.thread.queryOptions({ input: { id } })
  const sources = api.external.sources.queryOptions({ input: {} })
  const canned = api.external.cannedAnswers.queryOptions({ input: {} })
  await page.shows(list, opened, sources, canned)
  const told = () => page.cached<{ messages: unknown[] }>(opened.queryKey)?.messages.length

  await page.expectSameAsRefetch(() =>
    deliver(world, source, aDelivery({ external_thread_id: 'een', external_message_id: 'een-2' })),
  )
  expect(told()).toBe(2)
  await page.expectSameAsRefetch(() =>
    deliver(world, source, aDelivery({ external_thread_id: 'twee', external_message_id: 'twee-1' })),
  )
  await page.expectSameAsRefetch(() => other.does(external.assign, { id, assigneeId: admin.id }))
  await page.expectSameAsRefetch(() => other.does(external.see, { id }))
  await page.expectSameAsRefetch(() => other.does(external.archive, { id }))
  expect(page.cached<{ threads: unknown[] }>(list.queryKey)?.threads).toHaveLength(1)
  await page.expectSameAsRefetch(() => other.does(external.switchSource, { id: source.id, isActive: false }))
})
