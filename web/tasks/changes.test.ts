import { newId } from '@bewezen/domain/base/ids.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
import { expect, test, vi } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'
import { receiveToasts } from '../base/parts/toast.ts'
import { remove, tick } from './changes.ts'
import type { TaskListed } from './patches.ts'

const world = await openWorld()

test('SH-TODO-08 SH-TODO-26 a task that another device removed is gone without a fault, and ticking it says it is not on the list', async () => {
  const noor = await world.person({ firstName: 'Noor' })
  const phone = await world.signedIn(noor)
  const page = await openBrowser(world, noor)
  const list = api.tasks.list.queryOptions({ input: {} })
  const [gone, ticked] = [
    await phone.does(tasks.add, { id: newId(), title: 'Naar buiten', description: null }),
    await phone.does(tasks.add, { id: newId(), title: 'Ontbijt', description: null }),
  ]
  await page.shows(list)
  for (const { id } of [gone, ticked]) await phone.does(tasks.remove, { id })
  const told: unknown[] = []
  const leave = receiveToasts(({ title, line }) => void told.push([title, line]))

  await remove(gone)
  expect(told).toEqual([])
  await tick(ticked, true)
  expect(told).toEqual([['Niet toegestaan', 'Deze taak staat niet (meer) op je lijst.']])
  await page.follows()
  expect(page.cached<TaskListed>(list.queryKey)?.tasks).toEqual([])
  leave()
})

test('SH-TODO-27 SH-TODO-29 what is brought back has the time that it had', async () => {
  const bo = await world.person({ firstName: 'Bo' })
  const page = await openBrowser(world, bo)
  const list = api.tasks.list.queryOptions({ input: {} })
  const made = await bo.does(tasks.add, { id: newId(), title: 'Scherm uit', description: null, minute: 1260 })
  await page.shows(list)
  let undo = () => {}
  const leave = receiveToasts(({ action }) => {
    if (action) undo = action.onPress
  })
  await remove(made)
  undo()
  await vi.waitFor(async () => expect((await bo.does(tasks.list, {})).tasks).toEqual([made]), { timeout: 20_000 })
  leave()
})

test('SH-TODO-26 without a line a task that could not be ticked or removed stands there as it was', async () => {
  const sem = await world.person({ firstName: 'Sem' })
  const page = await openBrowser(world, sem)
  const list = api.tasks.list.queryOptions({ input: {} })
  const first = await sem.does(tasks.add, { id: newId(), title: 'Naar buiten', description: null })
  const second = await sem.does(tasks.add, { id: newId(), title: 'Ontbijt', description: null })
  await page.shows(list)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const shown = () => page.cached<TaskListed>(list.queryKey)?.tasks

  const ticking = tick(first, true)
  expect(shown()?.map(({ isCompleted }) => isCompleted)).toEqual([true, false])
  await ticking
  expect(shown()).toEqual([first, second])
  const removing = remove(first)
  expect(shown()).toEqual([second])
  await removing
  expect(shown()).toEqual([first, second])
})
