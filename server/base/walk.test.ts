import { uploadPurposes } from '@bewezen/domain/base/files.ts'
import { describe, expect, test } from 'vitest'
import { functions } from '../functions.ts'
import { contractOperations } from './testing/contractOperations.ts'
import { type Row, walkers } from './testing/walkRows.ts'
import { walkTable } from './testing/walkTable.ts'
import { openWorld, type TestPerson } from './testing/world.ts'

const world = await openWorld()
const { house, app } = world

/** Everything that can be asked for: all operations of the contract, the named functions and the uploads. */
const doors = [
  ...contractOperations.map(({ isRead, url }) => `${isRead ? 'GET' : 'POST'} ${url}`),
  ...Object.keys(functions).map((name) => `POST /functions/v1/${name}`),
  ...uploadPurposes.map((purpose) => `POST /api/uploads/${purpose}`),
]

const letters: Record<string, string> = {
  SIGN_IN_REQUIRED: 'i',
  LOGIN_REQUIRED: 'l',
  FORBIDDEN: 'f',
  NO_ACCESS: 'n',
  TESTER_MODE: 't',
  MAINTENANCE: 'm',
}
const statuses: Record<string, number> = { i: 401, l: 401, f: 403, n: 403, t: 403, m: 503 }

/** Asks with an empty input: who may ask is answered, or told what is missing, in it or of what it is about. */
async function ask(door: string, person: TestPerson | null): Promise<string> {
  const [method, url] = door.split(' ') as ['GET' | 'POST', string]
  const answer = await app.inject({
    method,
    url,
    headers: person ? { cookie: person.cookie } : {},
    ...(method === 'POST' ? { payload: {} } : {}),
  })
  const { code } = answer.json<{ code?: string }>()
  const letter = (code && letters[code]) ?? '.'
  const isRight = letter === '.' ? [200, 409, 422].includes(answer.statusCode) : statuses[letter] === answer.statusCode
  return isRight ? letter : `[${answer.statusCode} ${code}]`
}

async function setModes(modes: { maintenance?: boolean; tester?: boolean }) {
  const values = [modes.maintenance ?? false, modes.tester ?? false]
  await house.database.pool.query('update site_settings set maintenance_mode = $1, tester_mode = $2', values)
  house.snapshots.forgetAll()
}

async function cast(wish: { entitled: boolean; tester: boolean }): Promise<TestPerson[]> {
  const people: TestPerson[] = []
  for (const role of walkers) {
    const person = await world.person({ ...wish, role: 'no_subscription' })
    await house.database.pool.query('update profiles set role = $2 where id = $1', [person.id, role])
    people.push(person)
  }
  return people
}

type State = {
  name: Exclude<keyof Row, 'visitor'>
  modes: Parameters<typeof setModes>[0]
  who: Parameters<typeof cast>[0]
}
const states: State[] = [
  { name: 'without', modes: {}, who: { entitled: false, tester: false } },
  { name: 'entitled', modes: {}, who: { entitled: true, tester: false } },
  { name: 'tester', modes: { tester: true }, who: { entitled: true, tester: false } },
  { name: 'testerWithAward', modes: { tester: true }, who: { entitled: true, tester: true } },
  { name: 'awardAlone', modes: { tester: true }, who: { entitled: false, tester: true } },
  { name: 'maintenance', modes: { maintenance: true }, who: { entitled: true, tester: false } },
  { name: 'maintenanceAndTester', modes: { maintenance: true, tester: true }, who: { entitled: true, tester: false } },
]

test('every operation says in the table who may use it, and nothing in the table is gone', () => {
  expect(
    doors.filter((door) => !(door in walkTable)),
    'these have no line in server/base/testing/walkTable.ts',
  ).toEqual([])
  expect(
    Object.keys(walkTable).filter((door) => !doors.includes(door)),
    'server/base/testing/walkTable.ts names these, and they are not there',
  ).toEqual([])
  for (const [door, row] of Object.entries(walkTable))
    expect([door, row.visitor.length, ...states.map(({ name }) => row[name].length)]).toEqual([
      door,
      3,
      ...states.map(() => walkers.length),
    ])
})

describe('X3-GATE-09 X3-ROLE-09 SH-GATE-08 SH-GATE-09 SH-GATE-15 SH-GATE-17 SH-MAINT-11 SH-MAINT-12 SH-MAINT-13 SH-TEST-07 SH-TEST-12 SH-TEST-14 SH-ROLE-07', () => {
  test.each(states)('$name: every operation answers every role as written', async ({ name, modes, who }) => {
    const people = await cast(who)
    await setModes(modes)

    expect(await differences(people, (row) => row[name])).toEqual([])
  })

  test('every operation answers a visitor as written', async () => {
    const visits = [{}, { tester: true }, { maintenance: true }]
    for (const [place, modes] of visits.entries()) {
      await setModes(modes)
      expect(await differences([null], (row) => row.visitor[place] ?? ''), JSON.stringify(modes)).toEqual([])
    }
  })
})

/** Whoever was answered otherwise than the table says, over all operations: a line for each that has somebody. */
async function differences(people: readonly (TestPerson | null)[], written: (row: Row) => string): Promise<string[]> {
  const found: string[] = []
  for (const door of doors) {
    const row = walkTable[door]
    const heard: string[] = []
    for (const person of people) heard.push(await ask(door, person))
    if (!row || heard.join('') !== written(row))
      found.push(`${door}: ${heard.join('')}, written ${row && written(row)}`)
  }
  return found
}
