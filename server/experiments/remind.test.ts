import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { experiments } from '@bewezen/domain/experiments/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { targetPath } from '@bewezen/domain/inbox/target.ts'
import { afterEach, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { record } from '../base/facts/record.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { openPushService } from '../inbox/testing/pushService.ts'
import { remindUnmeasured } from './remind.ts'
import { sets, starts } from './testing/logbook.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { db, pool } = house.database
const service = await openPushService()
const dayMs = 86_400_000
const today = dayOf(Date.now())
afterEach(() => moveClock(db, 0))

/** The evening of a day so many days ahead: what is due is told. */
async function evening(daysAhead = 0): Promise<void> {
  await moveClock(db, daysAhead * dayMs)
  await remindUnmeasured(house)
  await house.settled()
}
const toldOf = async (who: TestPerson) =>
  (await who.does(inbox.list, {})).notifications
    .filter(({ type }) => type === 'experiment')
    .map(({ title, text }) => ({ title, text }))
const asks = (text: string) => ({ title: 'Je getal van vandaag', text })

test('COM-N1-24 who misses numbers of today is told once which, and led to the own experiments', async () => {
  const [noor, sem, rust] = [await world.person(), await world.person(), await world.person()]
  await starts(noor)
  const walked = await starts(noor, { measure: 'stappen', unit: 'stap' })
  const done = await starts(noor, { measure: 'humeur', unit: 'punt' })
  await sets(noor, done.id, '7')
  const slept = await starts(sem)
  await sets(sem, slept.id, '7,5')

  await evening()
  expect(await toldOf(noor)).toEqual([asks('Nog niet ingevuld: slaapduur en stappen.')])
  for (const none of [sem, rust]) expect(await toldOf(none)).toEqual([])
  const { rows } = await pool.query(`select ids->>'personId' as id from facts where kind = 'experiment.unmeasured'`)
  expect(rows).toEqual([{ id: noor.id }])
  const [told] = (await noor.does(inbox.list, {})).notifications
  expect(told && targetPath({ ...told, channel: null })).toBe('/community/logboek')

  // One that is begun later in the evening waits for the next.
  await sets(noor, walked.id, '8000')
  await noor.does(experiments.setEnded, { experimentId: done.id, ended: true })
  await starts(noor, { measure: 'gewicht', unit: 'kg' })
  await evening()
  expect(await toldOf(noor)).toHaveLength(1)
})

test('COM-N1-27 two at the same moment tell it once, and the next evening asks anew', async () => {
  const noor = await world.person()
  await starts(noor)
  await starts(noor, { measure: 'stappen', unit: 'stap' })
  await Promise.all([remindUnmeasured(house), remindUnmeasured(house)])
  await house.settled()
  expect(await toldOf(noor)).toHaveLength(1)

  await evening(1)
  expect(await toldOf(noor)).toHaveLength(2)
})

test.each([
  ['COM-N1-25 an experiment that started six days ago is asked about', 6, null, 1],
  ['COM-N1-25 one that started a week ago and was never measured is not', 7, null, 0],
  ['COM-N1-25 one that was measured six days ago is asked about', 20, 14, 1],
  ['COM-N1-25 one that was last measured a week ago is not', 20, 13, 0],
])('%s', async (_title, daysLater, measuredOn, times) => {
  const noor = await world.person()
  const { id } = await starts(noor)
  if (measuredOn !== null) {
    await moveClock(db, measuredOn * dayMs)
    await sets(noor, id, '7', plusDays(today, measuredOn))
  }
  await evening(daysLater)
  expect(await toldOf(noor)).toHaveLength(times)
})

test('COM-N1-05 COM-N1-24 after 180 days an experiment takes no value, and nobody is asked for one', async () => {
  const noor = await world.person()
  const { id } = await starts(noor)
  for (const [ahead, times] of [
    [180, 1],
    [181, 1],
  ] as const) {
    await pool.query('insert into experiment_values (experiment_id, day, value) values ($1, $2, 7)', [
      id,
      plusDays(today, ahead - 1),
    ])
    await evening(ahead)
    expect(await toldOf(noor)).toHaveLength(times)
  }
})

type Becoming = (who: TestPerson, experimentId: string) => Promise<unknown>
const becomes: Record<string, Becoming> = {
  ended: (who, experimentId) => who.does(experiments.setEnded, { experimentId, ended: true }),
  'filled in': (who, experimentId) => sets(who, experimentId, '7'),
  'of somebody hidden': ({ id }) => pool.query('update profiles set hidden_at = now() where id = $1', [id]),
  'of somebody blocked': ({ id }) =>
    pool.query('update auth_users set blocked_at = now() where id = (select user_id from profiles where id = $1)', [
      id,
    ]),
  'of somebody without access': ({ id }) => pool.query('delete from entitlements where user_id = $1', [id]),
}

test.each([
  ['COM-N1-27 an experiment that stays as it was is told of', null, 1],
  ['COM-N1-27 one that was ended meanwhile is not', 'ended', 0],
  ['COM-N1-27 one that was filled in meanwhile is not', 'filled in', 0],
  ['COM-N1-27 nor one of somebody who is hidden by then', 'of somebody hidden', 0],
  ['COM-N1-27 nor one of somebody who is blocked by then', 'of somebody blocked', 0],
  ['COM-N1-27 nor one of somebody who may write no more', 'of somebody without access', 0],
])('%s', async (_title, how, times) => {
  const noor = await world.person()
  const { id } = await starts(noor)
  await pool.query('update experiments set reminded_day = $1 where id = $2', [today, id])
  if (how !== null) await becomes[how]?.(noor, id)
  await house.transaction((tx) => record(tx, { kind: 'experiment.unmeasured', personId: noor.id, day: today }))
  await house.settled()
  const { rowCount } = await pool.query(`select from notifications where user_id = $1 and type = 'experiment'`, [
    noor.id,
  ])
  expect(rowCount).toBe(times)
})

test('COM-N1-26 who turned it off is told nothing', async () => {
  const noor = await world.person()
  await starts(noor)
  await noor.does(inbox.choose, { about: 'type', subject: 'experiment', wants: 'nothing' })
  await evening()
  expect(await toldOf(noor)).toEqual([])
})

test('COM-N1-24 a browser is woken for it, which hears nothing of what is measured', async () => {
  const noor = await world.person()
  const { endpoint, publicKey, authSecret, read } = service.subscriber()
  await noor.does(inbox.savePreferences, { pushEnabled: true })
  await noor.does(inbox.subscribePush, { endpoint, publicKey, authSecret })
  await starts(noor)
  await evening()
  await world.eventually(() => {
    const pushed = service.received.filter(({ path }) => endpoint.endsWith(path))
    expect(pushed.map(({ body }) => JSON.parse(read(body)) as unknown)).toMatchObject([
      { title: 'Je getal van vandaag', text: 'Vul het in bij Mijn experimenten', path: '/community/logboek' },
    ])
  })
})
