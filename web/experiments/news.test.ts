import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { experiments } from '@bewezen/domain/experiments/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import { newMessage } from '../../server/community/testing/newMessage.ts'
import { api } from '../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import { patchValue, shownKey } from './experimentCache.ts'
import { shownExperiment } from './shown.ts'

const world = await openWorld()
const today = dayOf(Date.now())
const mine = api.experiments.mine.queryOptions({ input: {} })
const viewer = api.account.viewer.queryOptions({ input: {} })
let noor: TestPerson
let sem: TestPerson
let id: string
let said: { id: string }
let channel: { id: string }

beforeEach(async () => {
  noor = await world.person({ firstName: 'Noor' })
  sem = await world.person({ firstName: 'Sem' })
  channel = await world.given.channel()
  ;({ id } = await world.given.experiment(noor, { before: [5, 5, 6], after: [7, 7] }))
  said = await noor.does(community.post, { ...newMessage(channel, 'Dag 1!'), experimentId: id })
})

const sets = (value: string | null) => noor.does(experiments.setValue, { experimentId: id, day: today, value })
const shownBy = (page: TestBrowser) => page.cached<Experiment | null>(shownKey(id))
const todays = (page: TestBrowser) => shownBy(page)?.values.find(({ day }) => day === today)?.value

test('COM-N1-08 a card follows what its owner measures, clears and removes', async () => {
  const page = await openBrowser(world, sem)
  await page.shows(viewer, shownExperiment(id))
  await page.expectSameAsRefetch(() => sets('8,5'))
  expect(todays(page)).toBe(8.5)
  await page.expectSameAsRefetch(() => sets(null))
  expect(todays(page)).toBeUndefined()
  await page.expectSameAsRefetch(() => noor.does(experiments.setEnded, { experimentId: id, ended: true }))
  await page.expectSameAsRefetch(() => noor.does(experiments.remove, { experimentId: id }))
  expect(shownBy(page)).toBeNull()
})

test('COM-N1-10 one’s own page follows one’s other devices, and where it is shown', async () => {
  const page = await openBrowser(world, noor)
  await page.shows(viewer, mine, shownExperiment(id))
  await page.expectSameAsRefetch(() => sets('8,5'))
  await page.expectSameAsRefetch(() =>
    noor.does(experiments.start, {
      id: newId(),
      change: 'wandelen',
      measure: 'energie',
      unit: 'punten',
      method: '',
      direction: 'higher',
      changeDay: today,
    }),
  )
  await page.expectSameAsRefetch(async () =>
    noor.does(community.post, { ...newMessage(await world.given.channel(), 'Ook hier'), experimentId: id }),
  )
  const moderator = await world.person({ role: 'moderator' })
  await page.expectSameAsRefetch(() => moderator.does(community.remove, { messageId: said.id }))
  await page.expectSameAsRefetch(() => noor.does(experiments.remove, { experimentId: id }))
})

test('COM-N1-08 many cards of one moment are read with one call', async () => {
  const page = await openBrowser(world, sem)
  const other = await world.given.experiment(noor)
  await noor.does(community.post, { ...newMessage(channel, 'Nog een'), experimentId: other.id })
  const asked: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = (request) => {
    asked.push((request as Request).url)
    return fetch(request)
  }
  const found = await Promise.all([id, other.id, newId(), id].map((one) => shownExperiment(one).queryFn()))
  expect(found.map((one) => one?.id ?? null)).toEqual([id, other.id, null, id])
  expect(asked).toHaveLength(1)
  await page.follows()
})

test('COM-N1-04 what was just stored is drawn at once, as the server will tell it', async () => {
  const page = await openBrowser(world, noor)
  await page.shows(viewer, mine, shownExperiment(id))
  patchValue({ experimentId: id, day: today, value: 9 })
  expect(todays(page)).toBe(9)
  const drawn = [page.cached(mine.queryKey), shownBy(page)]
  await sets('9')
  await page.follows()
  expect([page.cached(mine.queryKey), shownBy(page)]).toEqual(drawn)
})
