import { newId } from '@bewezen/domain/base/ids.ts'
import { expect, test } from 'vitest'
import { record, recordAll } from '../facts/record.ts'
import { facts } from '../facts/tables.ts'
import { openWorld } from '../testing/world.ts'
import { inOneTrip, sentAhead } from './transaction.ts'

const { house } = await openWorld({ engine: 'server' })
const { pool } = house.database

const kept = async (personId: string) =>
  (await pool.query(`select kind from facts where ids->>'personId' = $1 order by n`, [personId])).rows.map(
    ({ kind }) => kind as string,
  )
const changed = (personId: string) => ({ kind: 'profile.changed', personId }) as const

test('OPS-COST-01 what was sent ahead and failed fails its transaction, which writes nothing', async () => {
  const [personId, id] = [newId(), newId()]
  await house.transaction(async (tx) => void (await tx.insert(facts).values({ id, kind: 'none', ids: {} })))
  const doubled = house.transaction(async (tx) => {
    await record(tx, changed(personId))
    await sentAhead(tx, () => tx.insert(facts).values({ id, kind: 'none', ids: {} }).execute())
    return 'as if it went well'
  })
  await expect(doubled).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await kept(personId)).toEqual([])
})

test('OPS-COST-01 whoever asks on behind what was sent ahead and failed hears why it failed', async () => {
  const id = newId()
  await house.transaction(async (tx) => void (await tx.insert(facts).values({ id, kind: 'none', ids: {} })))
  const askedOn = house.transaction(async (tx) => {
    await sentAhead(tx, () => tx.insert(facts).values({ id, kind: 'none', ids: {} }).execute())
    await tx.select().from(facts).limit(1)
  })
  await expect(askedOn).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('OPS-COST-01 work that throws behind what was sent ahead is taken back whole, and its connection goes on', async () => {
  const personId = newId()
  for (let round = 0; round < 40; round++) {
    const thrown = house.transaction(async (tx) => {
      await recordAll(tx, [changed(personId)])
      throw new Error('later')
    })
    await expect(thrown).rejects.toThrow('later')
  }
  await house.transaction((tx) => record(tx, changed(personId)))
  expect(await kept(personId)).toEqual(['profile.changed'])
})

test('OPS-COST-01 of two queries in one trip either may refuse, and the answer is that of the first', async () => {
  const both = (first: () => Promise<string>, second: () => Promise<string>) =>
    house.transaction((tx) => inOneTrip(tx, first, second))
  const says = (text: string) => async () => text
  const refuses = (text: string) => () => Promise.reject(new Error(text))
  expect(await both(says('one'), says('two'))).toEqual(['one', 'two'])
  await expect(both(refuses('one'), says('two'))).rejects.toThrow('one')
  await expect(both(says('one'), refuses('two'))).rejects.toThrow('two')
  await expect(both(refuses('one'), refuses('two'))).rejects.toThrow('one')
})
