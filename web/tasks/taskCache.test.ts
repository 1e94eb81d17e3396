import { newId } from '@bewezen/domain/base/ids.ts'
import { dayMs } from '@bewezen/domain/base/moment.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
import { expect, test } from 'vitest'
import { moveClock } from '../../server/base/database/clock.ts'
import { openWorld } from '../../server/base/testing/world.ts'
import { startResetDay } from '../../server/tasks/reset.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'
import type { TaskListed } from './patches.ts'

const world = await openWorld()
const noor = await world.person({ firstName: 'Noor' })
const list = api.tasks.list.queryOptions({ input: {} })

test('SH-TODO-15 SH-TODO-22 SH-TODO-29 what is changed on another device, and the reset, leave the list as a fresh load would', async () => {
  const phone = await world.signedIn(noor)
  const page = await openBrowser(world, noor)
  const shown = () => page.cached<TaskListed>(list.queryKey)?.tasks.map((task) => [task.title, task.isCompleted])
  await page.shows(list)
  await page.follows()
  const [a, b] = [newId(), newId()]

  await page.expectSameAsRefetch(() => phone.does(tasks.add, { id: a, title: 'Naar buiten', description: null }))
  await page.expectSameAsRefetch(() => phone.does(tasks.add, { id: b, title: 'Ontbijt', description: null }))
  await page.expectSameAsRefetch(() =>
    phone.does(tasks.save, { id: a, title: 'Naar buiten', description: null, minute: 510 }),
  )
  expect(page.cached<TaskListed>(list.queryKey)?.tasks[0]?.minute).toBe(510)
  await page.expectSameAsRefetch(() => phone.does(tasks.tick, { id: a, done: true }))
  await page.expectSameAsRefetch(() => phone.does(tasks.move, { id: b, beforeId: a }))
  expect(shown()).toEqual([
    ['Ontbijt', false],
    ['Naar buiten', true],
  ])
  await page.expectSameAsRefetch(async () => {
    await moveClock(world.house.database.db, dayMs)
    await startResetDay(world.house)
  })
  expect(shown()?.map(([, done]) => done)).toEqual([false, false])
  await page.expectSameAsRefetch(() => phone.does(tasks.remove, { id: b }))
  expect(shown()).toEqual([['Naar buiten', false]])
})
