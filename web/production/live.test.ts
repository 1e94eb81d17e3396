import { newId } from '@bewezen/domain/base/newId.ts'
import { newBriefingForm } from '@bewezen/domain/production/briefings.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { newCostForm } from '@bewezen/domain/production/costs.ts'
import { newLocationForm } from '@bewezen/domain/production/locations.ts'
import { newPartnerForm } from '@bewezen/domain/production/partners.ts'
import { newActivityForm } from '@bewezen/domain/production/programme.ts'
import { newTodoForm } from '@bewezen/domain/production/todos.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'

const world = await openWorld()

test('EV-MORE-08 EV-CALL-51 what another admin does leaves every list and the figures as a fresh load would', async () => {
  const [noor, teun] = [await world.person({ role: 'admin' }), await world.person({ role: 'admin' })]
  const { id: eventId } = await world.given.event({ title: 'Ademlab' })
  const page = await openBrowser(world, noor)
  const { production: read } = api
  const costs = read.costs.queryOptions({ input: { eventId } })
  for (const list of [costs, read.todos.queryOptions({ input: { eventId } })]) await page.shows(list)
  await page.shows(read.briefings.queryOptions({ input: { eventId } }))
  await page.shows(read.programme.queryOptions({ input: { eventId } }))
  await page.shows(read.locations.queryOptions({ input: { eventId } }))
  await page.shows(read.partners.queryOptions({ input: {} }))
  await page.shows(api.events.figures.queryOptions({ input: { eventId, dateId: null } }))
  await page.follows()
  const made = () => ({ id: newId(), eventId, version: null })

  const cost = { ...made(), form: { ...newCostForm(), name: 'Zaalhuur', amount: '420', quantity: '1' } }
  await page.expectSameAsRefetch(() => teun.does(production.saveCost, cost))
  expect(page.cached<{ costs: unknown[] }>(costs.queryKey)?.costs).toHaveLength(1)
  await page.expectSameAsRefetch(() => teun.does(production.approveCost, { id: cost.id }))
  await page.expectSameAsRefetch(() => teun.does(production.setOrdered, { id: cost.id, isOrdered: true }))

  const place = { ...made(), form: { ...newLocationForm(), name: 'Grote zaal' } }
  await page.expectSameAsRefetch(() => teun.does(production.saveLocation, place))
  const times = { start: '2026-11-14T14:00', end: '2026-11-14T15:00' }
  const activity = { ...newActivityForm(), ...times, activityName: 'Adem', locationId: place.id }
  await page.expectSameAsRefetch(() => teun.does(production.saveActivity, { ...made(), form: activity }))
  const renamed = { ...place, version: 1, form: { ...place.form, name: 'Kleine zaal' } }
  await page.expectSameAsRefetch(() => teun.does(production.saveLocation, renamed))

  const todo = { ...made(), form: { ...newTodoForm(), taskName: 'Contract tekenen' } }
  await page.expectSameAsRefetch(() => teun.does(production.saveTodo, todo))
  await page.expectSameAsRefetch(() => teun.does(production.setTodoStatus, { id: todo.id, status: 'voltooid' }))
  const briefing = { ...newBriefingForm(), personId: noor.id, role: 'Gids' }
  await page.expectSameAsRefetch(() => teun.does(production.saveBriefing, { ...made(), form: briefing }))
  const partner = { id: newId(), version: null, form: { ...newPartnerForm(), name: 'Zaal & Zo' } }
  await page.expectSameAsRefetch(() => teun.does(production.savePartner, partner))
  await page.expectSameAsRefetch(() => teun.does(production.remove, { kind: 'cost', id: cost.id, version: 1 }))
  expect(page.cached<{ costs: unknown[] }>(costs.queryKey)?.costs).toEqual([])
})
