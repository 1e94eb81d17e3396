import { access } from '@bewezen/domain/access/contract.ts'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openWorld, Refused, type World } from '../base/testing/world.ts'

// On PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })

/** Two admins who lower each other at the same moment; answers how many admins that leaves. */
async function lowerEachOther(where: World): Promise<number> {
  const { pool } = where.house.database
  await pool.query(`update profiles set role = 'student'`)
  const pair = [await where.person({ role: 'admin' }), await where.person({ role: 'admin' })] as const
  const lower = (who: 0 | 1) =>
    pair[who]
      .does(access.setRole, { personId: pair[who === 0 ? 1 : 0].id, from: 'admin', to: 'student' })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
  await Promise.all([lower(0), lower(1)])
  const { rows } = await pool.query(`select count(*)::int as admins from profiles where role = 'admin'`)
  return rows[0].admins
}

test('ADM-PANEL-05 SH-ROLE-08 of two admins who lower each other at the same moment one stays', async () => {
  for (let round = 0; round < 12; round++) expect(await lowerEachOther(world)).toBe(1)
})

test('without the lock both would succeed: the race is real', async () => {
  const open = await openWorld({ engine: 'server' })
  open.house.database.pool.on('acquire', withoutLocks)

  // Their moments need not meet every time.
  let left = 1
  for (let round = 0; round < 200 && left > 0; round++) left = await lowerEachOther(open)

  expect(left).toBe(0)
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
