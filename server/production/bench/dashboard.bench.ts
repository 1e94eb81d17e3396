import type { Stage } from '../../base/bench/stage.ts'
import { throughApi } from '../../base/bench/throughApi.ts'
import { fillBigEvent } from '../testing/bigEvent.ts'

/** The reads of one list, asked by an admin. */
const readsOf = (path: string, isPosted: boolean) => async (stage: Stage) => {
  const { house, given, admin } = stage
  const event = await given.event({ hasCapacityLimit: false })
  await fillBigEvent(house.database, event.id)
  const [asked, cookie] = [{ eventId: event.id }, await admin()]
  return [isPosted ? { path, cookie, body: asked } : { path: `${path}?${new URLSearchParams(asked)}`, cookie }]
}

const list = (what: string, path: string, { isPosted = false, most }: { isPosted?: boolean; most?: number } = {}) =>
  throughApi(`dashboard, ${what}`, { engine: 'server', fill: readsOf(path, isPosted), seconds: 2, most })

/** The six loads of the dashboard of a large event (EV-ADMIN-15). That somebody looks at participants is written down in the same transaction. */
export default [
  list('80 costs', '/api/production/costs'),
  list('40 activities', '/api/production/programme'),
  list('120 tasks', '/api/production/todos'),
  list('60 briefings', '/api/production/briefings'),
  list('5 locations', '/api/production/locations'),
  list('300 participants', '/api/events/participants', { isPosted: true, most: 8 }),
]
