import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { experiments } from '@bewezen/domain/experiments/contract.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from '../community/testing/newMessage.ts'
import { sets, shows, starts, texts } from './testing/logbook.ts'

const world = await openWorld()
const { given } = world
const { db, pool } = world.house.database
const dayMs = 86_400_000
const today = dayOf(Date.now())
let noor: TestPerson
let sem: TestPerson
beforeEach(async () => {
  noor = await world.person({ firstName: 'Noor' })
  sem = await world.person({ firstName: 'Sem' })
})
afterEach(() => moveClock(db, 0))

const sees = async (who: TestPerson, id: string) => (await who.does(experiments.byIds, { ids: [id] })).experiments[0]
const own = async (who: TestPerson) => (await who.does(experiments.mine, {})).experiments

describe('starting', () => {
  test('COM-N1-01 COM-N1-07 it is its owner’s alone until a message shows it; the texts are kept as one line', async () => {
    const { id } = await starts(noor, { change: ' ochtend\n licht ', changeDay: plusDays(today, 3) })
    expect(await own(noor)).toEqual([
      {
        ...texts,
        id,
        change: 'ochtend licht',
        startedDay: today,
        changeDay: plusDays(today, 3),
        endedDay: null,
        values: [],
        shares: [],
      },
    ])
    expect(await sees(noor, id)).toMatchObject({ id })
    expect(await sees(sem, id)).toBeUndefined()
    expect(await own(sem)).toEqual([])
  })

  test('COM-N1-01 the same id with the same texts starts it once, with others or by somebody else it is refused', async () => {
    const id = newId()
    await starts(noor, { id })
    await starts(noor, { id, unit: ' uur ' })
    await expect(starts(noor, { id, unit: 'min' })).rejects.toMatchObject({ status: 409, code: 'ID_IN_USE' })
    await expect(starts(sem, { id })).rejects.toMatchObject({ status: 409, code: 'ID_IN_USE' })
    expect(await own(noor)).toHaveLength(1)
    expect(await own(sem)).toEqual([])
  })

  test('COM-N1-02 what does not fit is refused by the name of its field, and markup stays text', async () => {
    await expect(starts(noor, { change: ' ', unit: 'x'.repeat(21), changeDay: '2026-02-30' })).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      data: { fields: ['change', 'unit', 'changeDay'] },
    })
    const { id } = await starts(noor, { change: '<img src=x onerror=alert(1)>' })
    expect((await sees(noor, id))?.change).toBe('<img src=x onerror=alert(1)>')
  })

  test('COM-N1-03 COM-N1-11 three run at once: a fourth begins, and an ended one goes on, when one of them ends', async () => {
    const [first, second] = [await starts(noor), await starts(noor), await starts(noor)]
    await expect(starts(noor)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_RUNNING' })
    const { endedDay } = await noor.does(experiments.setEnded, { experimentId: first.id, ended: true })
    expect(endedDay).toBe(today)
    await starts(noor)
    const goesOn = () => noor.does(experiments.setEnded, { experimentId: first.id, ended: false })
    await expect(goesOn()).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_RUNNING' })
    await noor.does(experiments.remove, { experimentId: second.id })
    expect(await goesOn()).toEqual({ endedDay: null })
    expect(await goesOn()).toEqual({ endedDay: null })
    await starts(sem)
  })

  test('COM-N1-03 fifty are kept', async () => {
    for (let made = 0; made < 50; made++) await given.experiment(noor, { isEnded: true })
    await expect(starts(noor)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_EXPERIMENTS' })
  })
})

describe('measuring', () => {
  test('COM-N1-04 a number as it is typed, one a day; another one takes its place, and an empty field takes it away', async () => {
    const { id } = await starts(noor)
    expect(await sets(noor, id, '7,5')).toEqual({ value: 7.5 })
    expect(await sets(noor, id, '6,25', plusDays(today, -1))).toEqual({ value: 6.25 })
    await sets(noor, id, '8')
    const values = async () => (await sees(noor, id))?.values
    expect(await values()).toEqual([
      { day: plusDays(today, -1), value: 6.25 },
      { day: today, value: 8 },
    ])
    expect(await sets(noor, id, null)).toEqual({ value: null })
    await sets(noor, id, null)
    expect(await values()).toEqual([{ day: plusDays(today, -1), value: 6.25 }])
  })

  test.each(['1e400', 'NaN', 'Infinity', '', '7,555', '1.250', '1000000', '<b>7</b>'])(
    'COM-N1-04 %j is refused as a number',
    async (value) => {
      const { id } = await starts(noor)
      await expect(sets(noor, id, value)).rejects.toMatchObject({
        status: 422,
        code: 'INVALID_INPUT',
        data: { fields: ['value'] },
      })
    },
  )

  test('COM-N1-04 the database itself keeps no number that is none, nor one beyond the bounds', async () => {
    const { id } = await starts(noor)
    const write = (value: string) =>
      pool.query('insert into experiment_values values ($1, $2, $3::numeric)', [id, today, value])
    for (const value of ['NaN', 'Infinity', '1000000']) await expect(write(value)).rejects.toThrow()
    await write('999999.99')
  })

  test('COM-N1-05 the thirty days before the start are open at once, tomorrow never, and after the end no day more', async () => {
    const { id } = await starts(noor)
    await sets(noor, id, '5', plusDays(today, -30))
    for (const day of [plusDays(today, 1), plusDays(today, -31), 'gisteren', '2026-02-30'])
      await expect(sets(noor, id, '5', day)).rejects.toMatchObject({
        code: expect.stringMatching('DAY_NOT_OPEN|INVALID_INPUT'),
      })
    await noor.does(experiments.setEnded, { experimentId: id, ended: true })
    await moveClock(db, 2 * dayMs)
    await expect(sets(noor, id, '5', plusDays(today, 1))).rejects.toMatchObject({ status: 409, code: 'DAY_NOT_OPEN' })
    await sets(noor, id, '6', today)
    await sets(noor, id, null, plusDays(today, -30))
    expect((await sees(noor, id))?.values).toEqual([{ day: today, value: 6 }])
  })

  test('COM-N1-05 the day turns at midnight in Amsterdam, by the clock of the site', async () => {
    const { id } = await starts(noor)
    await expect(sets(noor, id, '5', plusDays(today, 1))).rejects.toMatchObject({ code: 'DAY_NOT_OPEN' })
    await moveClock(db, dayMs)
    expect((await noor.does(experiments.mine, {})).today).toBe(plusDays(today, 1))
    await sets(noor, id, '5', plusDays(today, 1))
  })
})

describe('another first day', () => {
  const moves = (who: TestPerson, experimentId: string, changeDay: string) =>
    who.does(experiments.moveChange, { experimentId, changeDay })

  test('COM-N1-15 it moves while nothing was measured from it on, which is said once, and again once those days are empty', async () => {
    const { id } = await starts(noor)
    await sets(noor, id, '7,5', plusDays(today, -1))
    await world.house.settled()
    const ear = await noor.listens()
    expect(await moves(noor, id, plusDays(today, 3))).toEqual({ changeDay: plusDays(today, 3) })
    await moves(noor, id, plusDays(today, 3))
    expect((await own(noor))[0]).toMatchObject({ changeDay: plusDays(today, 3), startedDay: today })
    await world.house.settled()
    expect(ear.kinds().filter((kind) => kind === 'experiment.changed')).toHaveLength(1)

    await moves(noor, id, today)
    await sets(noor, id, '8')
    await expect(moves(noor, id, plusDays(today, 1))).rejects.toMatchObject({ status: 409, code: 'CHANGE_BEGUN' })
    // It stands there already.
    expect(await moves(noor, id, today)).toEqual({ changeDay: today })
    await sets(noor, id, null)
    await moves(noor, id, plusDays(today, 1))
    expect((await own(noor))[0]).toMatchObject({ changeDay: plusDays(today, 1) })
  })

  test('COM-N1-15 not of one that was ended, nor behind what can be measured', async () => {
    const { id } = await given.experiment(noor, { before: [7] })
    await noor.does(experiments.setEnded, { experimentId: id, ended: true })
    await expect(moves(noor, id, plusDays(today, 2))).rejects.toMatchObject({ status: 409, code: 'EXPERIMENT_ENDED' })
    await noor.does(experiments.setEnded, { experimentId: id, ended: false })
    await pool.query('update experiments set started_day = $2 where id = $1', [id, plusDays(today, -170)])
    await expect(moves(noor, id, plusDays(today, 11))).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    expect(await moves(noor, id, plusDays(today, 10))).toEqual({ changeDay: plusDays(today, 10) })
  })

  test('COM-N1-15 not to a day that could not be chosen, and never by somebody else', async () => {
    const { id } = await starts(noor)
    for (const day of [plusDays(today, 61), plusDays(today, -30), '2026-02-30', ''])
      await expect(moves(noor, id, day)).rejects.toMatchObject({
        status: 422,
        code: 'INVALID_INPUT',
        data: { fields: ['changeDay'] },
      })
    for (const experimentId of [id, newId()])
      await expect(moves(sem, experimentId, plusDays(today, 1))).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    expect((await own(noor))[0]).toMatchObject({ changeDay: today })
  })
})

describe('who sees it', () => {
  test('COM-N1-07 readers of the channel in which a message shows it, and nobody else; missing and hidden answer alike', async () => {
    const closed = await given.community({ allowedRoles: ['teacher', 'student_plus_lars'] })
    const channel = await given.channel({ community: closed })
    const lars = await world.person({ role: 'student_plus_lars' })
    const teun = await world.person({ role: 'teacher' })
    const { id } = await starts(lars)
    await sets(lars, id, '7,5')
    expect(await sees(teun, id)).toBeUndefined()
    const said = await shows(lars, channel, id)
    expect(said.experimentId).toBe(id)
    expect(await sees(teun, id)).toMatchObject({ change: 'ochtendlicht', values: [{ day: today, value: 7.5 }] })
    expect(await sees(sem, id)).toBeUndefined()
    expect(await sees(sem, newId())).toBeUndefined()
    expect((await own(lars))[0]?.shares).toMatchObject([{ messageId: said.id, channelSlug: channel.slug }])

    await pool.query('update blueprints set is_active = false where id = $1', [closed.id])
    expect(await sees(teun, id)).toBeUndefined()
    expect((await own(lars))[0]?.shares).toEqual([])
  })

  test('COM-N1-07 COM-N1-09 removing the message ends that sharing, whoever removes it, and another one keeps its own', async () => {
    const [channel, other] = [await given.channel(), await given.channel()]
    const { id } = await starts(noor)
    const [first, second] = [await shows(noor, channel, id), await shows(noor, other, id)]
    const moderator = await world.person({ role: 'moderator' })
    expect((await moderator.does(community.remove, { messageId: first.id })).experimentId).toBeNull()
    expect(await sees(sem, id)).toMatchObject({ id })
    await noor.does(community.remove, { messageId: second.id })
    expect(await sees(sem, id)).toBeUndefined()
    expect(await own(noor)).toHaveLength(1)
  })

  test('COM-N1-07 nobody shows what is not theirs or gone, and nobody shows anything in private', async () => {
    const channel = await given.channel()
    const { id } = await starts(noor)
    for (const gone of [id, newId()])
      await expect(shows(sem, channel, gone)).rejects.toMatchObject({ status: 409, code: 'EXPERIMENT_NOT_FOUND' })
    const conversation = await given.conversation(noor, sem)
    await expect(shows(noor, conversation, id)).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    expect(await sees(sem, id)).toBeUndefined()
  })

  test('COM-N1-01 a message that is sent again shows the same experiment, or is refused', async () => {
    const channel = await given.channel()
    const { id } = await starts(noor)
    const input = newMessage(channel, 'Dag 1!')
    const said = await noor.does(community.post, { ...input, experimentId: id })
    expect(await noor.does(community.post, { ...input, experimentId: id })).toEqual(said)
    await expect(noor.does(community.post, input)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  })

  test('COM-N1-12 of somebody who is going nothing is seen any more', async () => {
    const channel = await given.channel()
    const { id } = await starts(noor)
    await shows(noor, channel, id)
    await pool.query('update profiles set hidden_at = now() where id = $1', [noor.id])
    expect(await sees(sem, id)).toBeUndefined()
  })
})

describe('changing what is somebody else’s', () => {
  test('COM-N1-07 measuring, ending and removing answer as if it were not there, shown or not', async () => {
    const channel = await given.channel()
    const { id } = await starts(noor)
    await shows(noor, channel, id)
    for (const experimentId of [id, newId()]) {
      const no = { status: 404, code: 'NOT_FOUND', data: null }
      await expect(sets(sem, experimentId, '1')).rejects.toMatchObject(no)
      await expect(sets(sem, experimentId, null)).rejects.toMatchObject(no)
      await expect(sem.does(experiments.setEnded, { experimentId, ended: true })).rejects.toMatchObject(no)
      await expect(sem.does(experiments.remove, { experimentId })).rejects.toMatchObject(no)
    }
    expect(await sees(noor, id)).toMatchObject({ endedDay: null, values: [] })
  })

  test('COM-N1-09 a removed experiment takes no value any more, and nothing of it is kept', async () => {
    const channel = await given.channel()
    const { id } = await starts(noor)
    await sets(noor, id, '7,5')
    const said = await shows(noor, channel, id)
    await noor.does(experiments.remove, { experimentId: id })
    await expect(sets(noor, id, '8')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(noor.does(experiments.remove, { experimentId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await sees(sem, id)).toBeUndefined()
    const [kept] = (await sem.does(community.messagesById, { ids: [said.id] })).messages
    expect(kept).toMatchObject({ content: 'Dag 1!', experimentId: id })
    const { rows } = await pool.query(
      `select (select count(*) from experiments where id = $1)::int as experiments,
        (select count(*) from experiment_values where experiment_id = $1)::int as values`,
      [id],
    )
    expect(rows).toEqual([{ experiments: 0, values: 0 }])
  })
})
