import { newId } from '@bewezen/domain/base/ids.ts'
import { hourMs } from '@bewezen/domain/base/moment.ts'
import { type Task, tasks } from '@bewezen/domain/tasks/contract.ts'
import { nextReset, resetDayOf, resetStart } from '@bewezen/domain/tasks/resetDay.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock, readNow } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { startResetDay, sweepTicks } from './reset.ts'

const world = await openWorld()
const { house } = world
const { db, pool } = house.database

const [noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person({ firstName: 'Sem' })]
const admin = await world.person({ role: 'admin' })

const add = async (person: TestPerson, title: string, description: string | null = null) =>
  person.does(tasks.add, { id: newId(), title, description })
const titles = async (person: TestPerson) => (await person.does(tasks.list, {})).tasks.map(({ title }) => title)
const ticks = async (person: TestPerson) => (await person.does(tasks.list, {})).tasks.map((task) => task.isCompleted)
const check = (person: TestPerson, profileId = person.id) => person.does(tasks.checkCompletion, { profileId })
const pointsOf = async (person: { id: string }) =>
  (await pool.query('select points from profiles where id = $1', [person.id])).rows[0].points as number
const stored = async (id: string) =>
  (await pool.query('select title, is_completed, completed_at from user_todos where id = $1', [id])).rows[0]
/** Sets the clock of the site to a moment of the reset day that many days ahead. */
const setClock = async (daysAhead: number, afterStart = 12 * hourMs) => {
  let start = resetStart(resetDayOf(new Date()))
  for (let day = 0; day < daysAhead; day++) start = nextReset(start)
  await moveClock(db, start.getTime() + afterStart - Date.now())
}

afterEach(async () => {
  await pool.query('delete from user_todos')
  await pool.query('delete from todo_rewards')
  await moveClock(db, 0)
})

describe('a list', () => {
  test('SH-TODO-02 SH-TODO-05 SH-TODO-13 SH-TODO-14 SH-CALL-21 SH-DATA-20 new tasks go to the end, as they were typed and trimmed', async () => {
    await add(noor, '  Naar buiten ', ' Zonder zonnebril ')
    await add(noor, '<b>Ontbijt</b>', '   ')
    const { tasks: list } = await noor.does(tasks.list, {})
    expect(
      list.map(({ title, description, isCompleted, completedAt }) => [title, description, isCompleted, completedAt]),
    ).toEqual([
      ['Naar buiten', 'Zonder zonnebril', false, null],
      ['<b>Ontbijt</b>', null, false, null],
    ])
    const { rows } = await pool.query('select order_index, profile_id from user_todos order by order_index')
    expect(rows).toEqual([1, 2].map((place) => ({ order_index: place, profile_id: noor.id })))
  })

  test('SH-TODO-13 SH-TODO-14 tasks in one place are in the order of their ids', async () => {
    const made = [await add(noor, 'een'), await add(noor, 'twee'), await add(noor, 'drie')]
    await pool.query('update user_todos set order_index = 7')
    const byId = made.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ title }) => title)
    expect(await titles(noor)).toEqual(byId)
  })

  test.each([
    ['a blank title', { title: '  ', description: null }, ['title']],
    ['a title of 101', { title: 'x'.repeat(101), description: null }, ['title']],
    ['a description of 501', { title: 'x', description: 'x'.repeat(501) }, ['description']],
  ])(
    'SH-TODO-02 SH-TODO-03 SH-TODO-04 SH-LIMIT-11 %s is refused, in a new task and in an old one',
    async (_what, typed, fields) => {
      const { id } = await add(noor, 'Naar buiten')
      const refused = { status: 422, code: 'INVALID_INPUT', data: { fields } }
      await expect(noor.does(tasks.add, { id: newId(), ...typed })).rejects.toMatchObject(refused)
      await expect(noor.does(tasks.save, { id, ...typed })).rejects.toMatchObject(refused)
      expect(await titles(noor)).toEqual(['Naar buiten'])
    },
  )

  test('SH-TODO-06 SH-TODO-07 SH-LIMIT-11 SH-EDGE-04 the twenty-first is refused, ticked or not; deleting one frees a place', async () => {
    for (let number = 1; number <= 20; number++) await add(noor, `Taak ${number}`)
    const { tasks: list } = await noor.does(tasks.list, {})
    for (const { id } of list) await noor.does(tasks.tick, { id, done: true })
    await expect(add(noor, 'Nog een')).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_TASKS' })
    await noor.does(tasks.remove, { id: list[3]?.id ?? '' })
    await add(noor, 'Nog een')
    const { id, title, description } = list[3] as Task
    const again = { id, title, description, asItWas: { beforeId: null, isCompleted: true } }
    await expect(noor.does(tasks.add, again)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_TASKS' })
    expect(await titles(noor)).toHaveLength(20)
  })

  test('SH-TODO-14 a task moves before another or to the end, and the same move again changes nothing', async () => {
    const [a, b, c] = [await add(noor, 'a'), await add(noor, 'b'), await add(noor, 'c')]
    for (const _ of 'twice') await noor.does(tasks.move, { id: c.id, beforeId: a.id })
    expect(await titles(noor)).toEqual(['c', 'a', 'b'])
    expect((await noor.does(tasks.move, { id: c.id, beforeId: null })).tasks.map(({ title }) => title)).toEqual([
      'a',
      'b',
      'c',
    ])
    await noor.does(tasks.move, { id: b.id, beforeId: newId() })
    await add(noor, 'd')
    expect(await titles(noor)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('SH-TODO-27 what was deleted comes back under its id as it was: in its place, and ticked', async () => {
    const [a, b, c] = [await add(noor, 'a'), await add(noor, 'b', 'bij'), await add(noor, 'c')]
    await noor.does(tasks.tick, { id: b.id, done: true })
    await noor.does(tasks.remove, { id: b.id })
    expect(await titles(noor)).toEqual(['a', 'c'])
    const again = { id: b.id, title: 'b', description: 'bij', asItWas: { beforeId: c.id, isCompleted: true } }
    for (const _ of 'twice') await noor.does(tasks.add, again)
    const { tasks: list } = await noor.does(tasks.list, {})
    expect(list.map(({ id, isCompleted }) => [id, isCompleted])).toEqual([
      [a.id, false],
      [b.id, true],
      [c.id, false],
    ])
  })

  test('a task that is sent again answers its first result, and another under its id is refused', async () => {
    const sent = { id: newId(), title: 'Naar buiten', description: null }
    const first = await noor.does(tasks.add, sent)
    expect(await noor.does(tasks.add, sent)).toEqual(first)
    for (const person of [noor, sem])
      await expect(person.does(tasks.add, { ...sent, title: 'Iets anders' })).rejects.toMatchObject({
        code: 'ID_IN_USE',
      })
    expect(await titles(noor)).toEqual(['Naar buiten'])
  })
})

describe('a time', () => {
  const minutes = async () => (await noor.does(tasks.list, {})).tasks.map(({ minute }) => minute)

  test('SH-TODO-29 is stored, changed and taken away, keeps the order, outlives the night, and its owner alone hears', async () => {
    const made = { id: newId(), title: 'Scherm uit', description: null, minute: 1260 }
    expect((await noor.does(tasks.add, made)).minute).toBe(1260)
    await noor.does(tasks.add, { id: newId(), title: 'Naar buiten', description: null, minute: 0 })
    expect(await minutes()).toEqual([1260, 0])
    await noor.does(tasks.tick, { id: made.id, done: true })
    await setClock(1)
    await startResetDay(house)
    await sweepTicks(house)
    await house.settled()
    expect(await minutes()).toEqual([1260, 0])
    const [mine, hers] = [await noor.listens(), await sem.listens()]
    for (const _ of 'twice') await noor.does(tasks.save, { ...made, minute: 1439 })
    expect(await minutes()).toEqual([1439, 0])
    expect((await noor.does(tasks.save, { ...made, minute: null })).minute).toBeNull()
    expect(await minutes()).toEqual([null, 0])
    await house.settled()
    expect(mine.kinds()).toEqual(['tasks.changed', 'tasks.changed'])
    expect(hers.kinds()).toEqual([])
    for (const ear of [mine, hers]) ear.leave()
  })

  test('SH-TODO-29 that no day has is refused, also by the database', async () => {
    const { id } = await add(noor, 'Naar buiten')
    for (const minute of [-1, 1440, 7.5]) {
      const typed = { title: 'Naar buiten', description: null, minute }
      const refused = { code: 'INVALID_INPUT' }
      await expect(noor.does(tasks.add, { id: newId(), ...typed })).rejects.toMatchObject(refused)
      await expect(noor.does(tasks.save, { id, ...typed })).rejects.toMatchObject(refused)
    }
    await expect(pool.query('update user_todos set minute_of_day = 1440')).rejects.toThrow('user_todos_minute')
    expect(await minutes()).toEqual([null])
  })

  test('SH-TODO-30 that is left out stays, and the same request again is the same with the same time only', async () => {
    const sent = { id: newId(), title: 'Naar buiten', description: null, minute: 510 }
    const first = await noor.does(tasks.add, sent)
    expect(await noor.does(tasks.add, sent)).toEqual(first)
    for (const minute of [511, null])
      await expect(noor.does(tasks.add, { ...sent, minute })).rejects.toMatchObject({ code: 'ID_IN_USE' })
    const { minute: _, ...old } = sent
    expect((await noor.does(tasks.save, { ...old, title: 'Even naar buiten' })).minute).toBe(510)
    await noor.does(tasks.remove, { id: sent.id })
    const back = await noor.does(tasks.add, { ...sent, asItWas: { beforeId: null, isCompleted: false } })
    expect(back.minute).toBe(510)
  })
})

describe('a tick', () => {
  test('SH-TODO-10 SH-TODO-11 SH-TODO-12 SH-EDGE-01 sets a state with the moment of the server, and empties it again', async () => {
    const { id } = await add(noor, 'Naar buiten')
    const from = await readNow(db)
    const { task } = await noor.does(tasks.tick, { id, done: true })
    expect(task.isCompleted).toBe(true)
    expect(Date.parse(task.completedAt ?? '')).toBeGreaterThanOrEqual(from.getTime())
    expect((await noor.does(tasks.tick, { id, done: true })).task).toEqual(task)
    expect((await noor.does(tasks.tick, { id, done: false })).task).toEqual({
      ...task,
      isCompleted: false,
      completedAt: null,
    })
    expect(await stored(id)).toMatchObject({ is_completed: false, completed_at: null })
  })

  test('SH-TODO-16 says whether it was the last one that was open; so does deleting', async () => {
    const [a, b, c] = [await add(noor, 'a'), await add(noor, 'b'), await add(noor, 'c')]
    expect((await noor.does(tasks.tick, { id: a.id, done: true })).allDone).toBe(false)
    expect((await noor.does(tasks.tick, { id: b.id, done: true })).allDone).toBe(false)
    expect(await noor.does(tasks.remove, { id: c.id })).toEqual({ allDone: true })
    expect((await noor.does(tasks.tick, { id: b.id, done: false })).allDone).toBe(false)
    expect((await noor.does(tasks.tick, { id: b.id, done: true })).allDone).toBe(true)
    for (const { id } of [a, b]) await noor.does(tasks.remove, { id })
  })
})

describe('somebody else', () => {
  test('SH-TODO-08 SH-TODO-09 SH-EDGE-24 SH-ERR-06 neither reads nor changes a task, admins included', async () => {
    const task = await add(noor, 'Naar buiten')
    const gone = await add(noor, 'Weg')
    await noor.does(tasks.remove, { id: gone.id })
    const refused = { status: 403, code: 'FORBIDDEN' }
    // The same for what is somebody else's, for what is gone and for what never was.
    const others = [sem, admin].map((other) => [other, task.id] as const)
    for (const [other, id] of [...others, [noor, gone.id], [noor, newId()]] as const) {
      await expect(other.does(tasks.save, { id, title: 'x', description: null })).rejects.toMatchObject(refused)
      await expect(other.does(tasks.tick, { id, done: true })).rejects.toMatchObject(refused)
      await expect(other.does(tasks.move, { id, beforeId: null })).rejects.toMatchObject(refused)
      await expect(other.does(tasks.remove, { id })).rejects.toMatchObject(refused)
    }
    for (const other of [sem, admin]) expect(await titles(other)).toEqual([])
    expect((await noor.does(tasks.list, {})).tasks).toEqual([task])
  })

  test('SH-TODO-15 SH-EDGE-24 hears nothing of it, and the owner everything, on every device', async () => {
    const [mine, phone, hers, theirs] = [
      await noor.listens(),
      await noor.listens(),
      await sem.listens(),
      await admin.listens(),
    ]
    const { id } = await add(noor, 'Naar buiten')
    await noor.does(tasks.tick, { id, done: true })
    await noor.does(tasks.tick, { id, done: true })
    for (const _ of 'twice') await noor.does(tasks.save, { id, title: 'Naar binnen', description: null })
    await noor.does(tasks.remove, { id })
    await house.settled()
    for (const ear of [mine, phone]) expect(ear.kinds()).toEqual(Array(4).fill('tasks.changed'))
    expect(hers.kinds()).toEqual([])
    expect(theirs.kinds()).toEqual([])
    for (const ear of [mine, phone, hers, theirs]) ear.leave()
  })
})

describe('the reward', () => {
  const allTicked = async (person: TestPerson, count = 2) => {
    for (let number = 1; number <= count; number++) {
      const { id } = await add(person, `Taak ${number}`)
      await person.does(tasks.tick, { id, done: true })
    }
  }

  test('SH-TODO-17 SH-TODO-19 SH-TODO-20 SH-CALL-22 SH-CALL-23 SH-LIMIT-11 ten points once per reset day, whatever is unticked and ticked again', async () => {
    const before = await pointsOf(noor)
    await allTicked(noor)
    expect(await check(noor)).toEqual({ success: true, totalTodos: 2 })
    expect(await check(noor)).toEqual({ success: false, totalTodos: 2 })
    const [first] = (await noor.does(tasks.list, {})).tasks
    for (const done of [false, true]) await noor.does(tasks.tick, { id: first?.id ?? '', done })
    expect(await check(noor)).toEqual({ success: false, totalTodos: 2 })
    expect(await pointsOf(noor)).toBe(before + 10)
    const { rows } = await pool.query('select amount, source from points_ledger where profile_id = $1', [noor.id])
    expect(rows).toEqual([{ amount: 10, source: resetDayOf(await readNow(db)) }])
  })

  test('SH-TODO-19 SH-CALL-23 SH-EDGE-03 is refused with open tasks, without tasks and for somebody else, and no points change', async () => {
    const before = [await pointsOf(noor), await pointsOf(sem)]
    expect(await check(sem)).toEqual({ success: false, totalTodos: 0 })
    await allTicked(sem)
    await add(sem, 'Nog open')
    expect(await check(sem)).toEqual({ success: false, totalTodos: 3 })
    await expect(check(noor, sem.id)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect([await pointsOf(noor), await pointsOf(sem)]).toEqual(before)
  })

  test('SH-CALL-22 the function check-todo-completion answers as the requirements name it', async () => {
    const lotte = await world.person()
    await allTicked(lotte, 3)
    const call = (profileId: string) =>
      world.app.inject({
        method: 'POST',
        url: '/functions/v1/check-todo-completion',
        headers: { cookie: lotte.cookie },
        payload: { profileId },
      })
    expect((await call(lotte.id)).json()).toEqual({ success: true, totalTodos: 3 })
    expect((await call(lotte.id)).json()).toEqual({ success: false, totalTodos: 3 })
    expect((await call(noor.id)).json()).toEqual({ code: 'FORBIDDEN', data: null })
  })

  test('SH-TODO-19 SH-TODO-22 SH-EDGE-05 comes again on the next reset day, and not before 00:01', async () => {
    const lotte = await world.person()
    await setClock(1)
    await allTicked(lotte)
    expect((await check(lotte)).success).toBe(true)
    await setClock(2, -1_000)
    expect((await check(lotte)).success).toBe(false)
    await setClock(2, 1_000)
    expect(await check(lotte)).toEqual({ success: false, totalTodos: 2 })
    for (const { id } of (await lotte.does(tasks.list, {})).tasks) await lotte.does(tasks.tick, { id, done: true })
    expect((await check(lotte)).success).toBe(true)
    expect(await pointsOf(lotte)).toBe(20)
  })
})

describe('the reset', () => {
  test('SH-TODO-21 SH-TODO-22 opens every task of everybody, keeps the rest, and is told once', async () => {
    await setClock(3)
    const [mine, hers] = [await add(noor, 'Van Noor', 'met uitleg'), await add(sem, 'Van Sem')]
    for (const [person, task] of [
      [noor, mine],
      [sem, hers],
    ] as const)
      await person.does(tasks.tick, { id: task.id, done: true })
    await startResetDay(house)
    await house.settled()
    await setClock(4, 1_000)
    const ear = await noor.listens()

    for (const _ of 'twice') await startResetDay(house)
    expect(await sweepTicks(house)).toBe(2)
    expect(await sweepTicks(house)).toBe(0)

    await house.settled()
    expect(ear.kinds()).toEqual(['tasks.reset'])
    ear.leave()
    expect(await stored(hers.id)).toEqual({ title: 'Van Sem', is_completed: false, completed_at: null })
    expect((await noor.does(tasks.list, {})).tasks).toEqual([{ ...mine, isCompleted: false, completedAt: null }])
  })

  test('SH-TODO-22 SH-EDGE-05 that was missed is caught up by the first who looks, and everybody hears of it', async () => {
    await setClock(5)
    const { id } = await add(noor, 'Naar buiten')
    await noor.does(tasks.tick, { id, done: true })
    expect(await ticks(noor)).toEqual([true])
    const ear = await sem.listens()
    await setClock(7)
    expect(await ticks(noor)).toEqual([false])
    expect(await ticks(noor)).toEqual([false])
    await house.settled()
    expect(ear.kinds()).toEqual(['tasks.reset'])
    ear.leave()
  })

  test('SH-EDGE-05 that runs late takes nothing from a tick of the new day', async () => {
    await setClock(8)
    const [old, fresh] = [await add(noor, 'gisteren'), await add(noor, 'vandaag')]
    await noor.does(tasks.tick, { id: old.id, done: true })
    await setClock(9, 60_000)
    await noor.does(tasks.tick, { id: fresh.id, done: true })
    await setClock(9, 600_000)
    await startResetDay(house)
    await sweepTicks(house)
    expect(await ticks(noor)).toEqual([false, true])
  })
})
