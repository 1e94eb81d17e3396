import { access } from '@bewezen/domain/access/contract.ts'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openWorld, Refused, type World } from '../base/testing/world.ts'

// On PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })

/** Pairs of admins who lower each other at the same moment; answers how many admins each pair leaves. */
async function lowerEachOther(where: World, rounds: number): Promise<number[]> {
  const left: number[] = []
  for (let round = 0; round < rounds; round++) {
    await where.house.database.pool.query(`update profiles set role = 'student'`)
    const pair = [await where.person({ role: 'admin' }), await where.person({ role: 'admin' })] as const
    const lower = (who: 0 | 1) =>
      pair[who]
        .does(access.setRole, { personId: pair[who === 0 ? 1 : 0].id, from: 'admin', to: 'student' })
        .catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error
        })
    await Promise.all([lower(0), lower(1)])
    const { rows } = await where.house.database.pool.query(
      `select count(*)::int as admins from profiles where role = 'admin'`,
    )
    left.push(rows[0].admins)
  }
  return left
}

test('ADM-PANEL-05 SH-ROLE-08 of two admins who lower each other at the same moment one stays', async () => {
  expect(await lowerEachOther(world, 12)).toEqual(Array(12).fill(1))
})

test('without the lock both would succeed: the race is real', async () => {
  const open = await openWorld({ engine: 'server' })
  open.house.database.pool.on('acquire', withoutLocks)

  const left = await lowerEachOther(open, 12)

  expect(left).toContain(0)
})

/** Lets the queries of a connection lock no row. */
function withoutLocks(client: pg.PoolClient): void {
  const { query } = client
  client.query = ((...args: unknown[]) => {
    const [first, ...rest] = args as [string | { text?: string }]
    const text = typeof first === 'string' ? first : first.text
    const bare = text?.replace(/ for update$/, '')
    const changed = typeof first === 'string' ? bare : { ...first, text: bare }
    return (query as (...all: unknown[]) => unknown).call(client, changed, ...rest)
  }) as pg.PoolClient['query']
}
