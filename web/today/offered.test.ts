import type { Beside } from '@bewezen/domain/today/contract.ts'
import { expect, test, vi } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { api } from '../base/api/api.ts'
import { openBrowser } from '../base/live/testing/browser.ts'
import { type OwnDay, todayQuery } from './todayCache.ts'

// What follows within two seconds would wait; that it does is shown where the events are read anew (EV-CAL-35).
vi.mock('../base/live/inBursts.ts', () => ({ inBursts: (renew: () => void) => renew }))

const world = await openWorld()
const { given } = world

test('SH-TODAY-19 SH-TODAY-10 a date that others fill or empty leaves what is offered as a fresh load would', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const event = await given.event({ title: 'Eén plek', maxParticipants: 1 })
  const beside = api.today.beside.queryOptions({ input: {} })
  const page = await openBrowser(world, noor)
  await page.shows(todayQuery)
  await page.shows(beside)
  await page.follows()
  await page.expectSameAsRefetch(() => given.enrolment({ event, person: sem }))
  expect(page.cached<OwnDay>(todayQuery.queryKey)?.dates).toMatchObject([{ id: event.id, offer: 'wait' }])
  expect(page.cached<Beside>(beside.queryKey)?.next).toMatchObject({ id: event.id, offer: 'wait' })
})
