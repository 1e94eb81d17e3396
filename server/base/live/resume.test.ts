import { newId } from '@bewezen/domain/base/ids.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { record, recordAll } from '../facts/record.ts'
import { openWorld, type TestPerson } from '../testing/world.ts'

const world = await openWorld()
const { pool } = world.house.database
let sem: TestPerson

beforeEach(async () => {
  sem = await world.person()
})

const changed = (personId = sem.id): Fact => ({ kind: 'profile.changed', personId })
async function happen(times: number, fact = changed) {
  await world.house.transaction((tx) =>
    recordAll(
      tx,
      Array.from({ length: times }, () => fact()),
    ),
  )
  await world.house.settled()
}
const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at + 1)

test('a stream says where it stands, and one that comes back gets exactly what it missed', async () => {
  const first = await sem.listens()
  await happen(3)
  first.leave()
  const last = first.heard.at(-1)?.seq ?? 0
  await happen(4)
  await happen(2, () => changed(newId()))

  const again = await sem.listens(last)

  expect(first.signals).toEqual([{ kind: 'hello', seq: last - 3 }])
  expect(again.signals).toEqual([{ kind: 'hello', seq: last + 6 }])
  expect(again.heard.map(({ seq }) => seq)).toEqual(upTo(last, last + 4))
  await happen(1)
  expect(again.heard.at(-1)?.seq).toBe(last + 7)
})

test('who missed 500 gets them all, who missed one more fetches anew', async () => {
  const { seq: before } = world.house.live
  await happen(501)

  const [within, beyond] = [await sem.listens(before + 1), await sem.listens(before)]

  expect(within.signals).toEqual([{ kind: 'hello', seq: before + 501 }])
  expect(within.heard.map(({ seq }) => seq)).toEqual(upTo(before + 1, before + 501))
  expect(beyond.signals).toEqual([{ kind: 'refetch', seq: before + 501 }])
  expect(beyond.heard).toEqual([])
  await happen(1)
  expect(beyond.heard.map(({ seq }) => seq)).toEqual([before + 502])
})

test('a first stream and one that is up to date get nothing again', async () => {
  await happen(2)
  const { seq } = world.house.live

  for (const after of [undefined, seq]) {
    const ear = await sem.listens(after)
    expect([ear.signals, ear.heard]).toEqual([[{ kind: 'hello', seq }], []])
  }
})

describe('a number whose successors are not here', () => {
  test('fetches anew when they were forgotten, all or some of them', async () => {
    await happen(3)
    const { seq } = world.house.live
    await pool.query('delete from facts where seq <= $1', [seq - 1])

    for (const after of [seq - 3, seq - 2])
      expect((await sem.listens(after)).signals).toEqual([{ kind: 'refetch', seq }])
    expect((await sem.listens(seq - 1)).heard.map((fact) => fact.seq)).toEqual([seq])
    await pool.query('delete from facts')
    expect((await sem.listens(seq - 1)).signals).toEqual([{ kind: 'refetch', seq }])
  })

  test('fetches anew when it lies ahead, as after a database was put back', async () => {
    const { seq } = world.house.live

    expect((await sem.listens(seq + 10)).signals).toEqual([{ kind: 'refetch', seq }])
  })
})

test('nothing falls between catching up and what comes next, while much is being written', async () => {
  const from = world.house.live.seq
  const writing = Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let write = 0; write < 20; write++) await world.house.transaction((tx) => record(tx, changed()))
    }),
  )
  const ears = []
  for (let opened = 0; opened < 12; opened++) {
    ears.push(await sem.listens(from))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await writing
  await world.house.settled()

  for (const ear of ears) expect(ear.heard.map(({ seq }) => seq)).toEqual(upTo(from, from + 160))
})
