import { newId } from '@bewezen/domain/base/ids.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
import { resetDayOf } from '@bewezen/domain/tasks/resetDay.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused, type TestPerson } from '../base/testing/world.ts'
import { saveTask } from './add.ts'
import { grantReward } from './checkCompletion.ts'
import { openList } from './doors.ts'
import { startResetDay } from './reset.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const { house } = world
const { pool } = house.database
const many = 12
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

const add = (person: TestPerson, title: string) => person.does(tasks.add, { id: newId(), title, description: null })
const countOf = async (person: { id: string }) =>
  (await pool.query('select count(*)::int as n from user_todos where profile_id = $1', [person.id])).rows[0].n as number
const pointsOf = async (person: { id: string }) =>
  (await pool.query('select points from profiles where id = $1', [person.id])).rows[0].points as number

/** Somebody with so many tasks, all of them ticked. */
async function withTasks(count: number): Promise<TestPerson> {
  const person = await world.person()
  for (let number = 1; number <= count; number++) {
    const { id } = await add(person, `Taak ${number}`)
    await person.does(tasks.tick, { id, done: true })
  }
  return person
}

test('SH-EDGE-04 SH-TODO-06 of twelve adds at once at nineteen tasks one is stored', async () => {
  const noor = await withTasks(19)
  const answers = await Promise.all(
    times(many, (at) =>
      add(noor, `Nog ${at}`).then(
        () => 'stored',
        (error: unknown) => (error instanceof Refused ? error.code : String(error)),
      ),
    ),
  )
  expect(answers.toSorted()).toEqual([...Array(many - 1).fill('TOO_MANY_TASKS'), 'stored'])
  expect(await countOf(noor)).toBe(20)
})

test('without the lock of the list the same race stores more than twenty', async () => {
  const race = async (lock: boolean) => {
    const noor = await withTasks(19)
    let open = 0
    const all = Promise.withResolvers<void>()
    await Promise.all(
      times(many, (at) =>
        house.transaction(async (tx, now) => {
          const list = await openList(tx, noor.id, now, { lock })
          if (!lock && ++open === many) all.resolve()
          if (!lock) await all.promise
          if (list.tasks.length < 20)
            await saveTask(tx, list, {
              id: newId(),
              title: `Nog ${at}`,
              description: null,
              minute: null,
              isCompleted: false,
            })
        }),
      ),
    )
    return countOf(noor)
  }
  expect(await race(true)).toBe(20)
  expect(await race(false)).toBe(19 + many)
})

test('SH-EDGE-02 SH-TODO-19 twelve checks at once, from two devices, grant the reward once', async () => {
  const noor = await withTasks(2)
  const phone = await world.signedIn(noor)
  const answers = await Promise.all(
    times(many, (at) => (at % 2 ? noor : phone).does(tasks.checkCompletion, { profileId: noor.id })),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await pointsOf(noor)).toBe(10)
})

test('SH-EDGE-01 SH-EDGE-02 the last tasks ticked at the same moment in two tabs: at least one hears that all are done, and the reward comes once', async () => {
  const noor = await world.person()
  const made = [await add(noor, 'een'), await add(noor, 'twee')]
  const tab = async ({ id }: { id: string }) => {
    const { allDone } = await noor.does(tasks.tick, { id, done: true })
    return allDone && (await noor.does(tasks.checkCompletion, { profileId: noor.id })).success
  }
  expect((await Promise.all(made.map(tab))).filter(Boolean)).toHaveLength(1)
  expect(await pointsOf(noor)).toBe(10)
})

test('SH-TODO-22 SH-EDGE-05 a reset day that begins in many processes at once begins once', async () => {
  await pool.query('delete from todo_resets')
  const told = async () =>
    (await pool.query(`select count(*)::int as n from facts where kind = 'tasks.reset'`)).rows[0].n as number
  const before = await told()
  await Promise.all(times(many, () => startResetDay(house)))
  expect(await told()).toBe(before + 1)
  const { rows } = await pool.query('select reset_day::text as day from todo_resets')
  expect(rows).toEqual([{ day: resetDayOf(new Date()) }])
})

test('without the key of the reward the same race tells of more than one reward: the database decides', async () => {
  const noor = await withTasks(1)
  await pool.query('alter table todo_rewards drop constraint todo_rewards_profile_id_reset_day_pk')
  const grants = () =>
    Promise.all(times(many, () => house.transaction((tx, now) => grantReward(tx, noor.id, now)))).then(
      (granted) => granted.filter(Boolean).length,
    )
  // The ledger of points still stands behind it: many are told, none is paid twice.
  expect(await grants()).toBeGreaterThan(1)
  expect(await pointsOf(noor)).toBe(10)
})
