import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { experiments } from '@bewezen/domain/experiments/contract.ts'
import { startRefusal } from '@bewezen/domain/experiments/experiment.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from '../community/testing/newMessage.ts'
import { countOwn } from './doors.ts'
import { saveExperiment } from './start.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const { house, given } = world
const { pool } = house.database
const many = 10
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const today = dayOf(Date.now())
const texts = {
  change: 'licht',
  measure: 'slaap',
  unit: 'uur',
  method: '',
  direction: 'higher',
  changeDay: today,
} as const
const answer = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  )
const runningOf = async ({ id }: { id: string }) =>
  (await pool.query('select count(*)::int as n from experiments where profile_id = $1', [id])).rows[0].n as number
const sets = (who: TestPerson, experimentId: string, value: string | null) =>
  who.does(experiments.setValue, { experimentId, day: today, value })

test('COM-N1-03 of ten starts at once three begin', async () => {
  const noor = await world.person()
  const answers = await Promise.all(times(many, () => answer(noor.does(experiments.start, { id: newId(), ...texts }))))
  expect(answers.toSorted()).toEqual([...Array(many - 3).fill('TOO_MANY_RUNNING'), ...Array(3).fill('done')])
  expect(await runningOf(noor)).toBe(3)
})

test('without the lock of their owner the same race begins more than three', async () => {
  const noor = await world.person()
  let counted = 0
  const all = Promise.withResolvers<void>()
  await Promise.all(
    times(many, () =>
      house.transaction(async (tx, now) => {
        const { running, all: kept } = await countOwn(tx, noor.id, { lock: false })
        if (++counted === many) all.resolve()
        await all.promise
        if (startRefusal(running, kept)) return
        await saveExperiment(tx, { id: newId(), ownerId: noor.id, ...texts, startedDay: today, createdAt: now })
      }),
    ),
  )
  expect(await runningOf(noor)).toBe(many)
})

test('COM-N1-01 the same start sent ten times at once begins once', async () => {
  const [noor, id] = [await world.person(), newId()]
  const answers = await Promise.all(times(many, () => answer(noor.does(experiments.start, { id, ...texts }))))
  expect(answers).toEqual(Array(many).fill('done'))
  expect(await runningOf(noor)).toBe(1)
})

test('COM-N1-04 two tabs that set the same day leave one of their numbers, and every answer is told', async () => {
  const noor = await world.person()
  const { id } = await given.experiment(noor)
  const answers = await Promise.all(times(many, (at) => answer(sets(noor, id, at % 3 === 2 ? null : `${at},5`))))
  expect(answers).toEqual(Array(many).fill('done'))
  const { rows } = await pool.query('select value::float from experiment_values where experiment_id = $1', [id])
  expect(rows.length).toBeLessThanOrEqual(1)
  for (const { value } of rows) expect(value % 1).toBe(0.5)
})

test('COM-N1-09 whatever is measured or shown while it is removed, nothing of it is left', async () => {
  const noor = await world.person()
  const channel = await given.channel()
  const { id } = await given.experiment(noor)
  const answers = await Promise.all([
    ...times(many, (at) => answer(sets(noor, id, String(at)))),
    answer(noor.does(experiments.remove, { experimentId: id })),
    ...times(3, () => answer(noor.does(community.post, { ...newMessage(channel, 'Dag 1!'), experimentId: id }))),
  ])
  expect(answers[many]).toBe('done')
  for (const one of answers) expect(['done', 'NOT_FOUND', 'EXPERIMENT_NOT_FOUND']).toContain(one)
  const { rows } = await pool.query('select 1 from experiment_values where experiment_id = $1', [id])
  expect(rows).toEqual([])
  expect((await noor.does(experiments.byIds, { ids: [id] })).experiments).toEqual([])
})
