import { capabilities } from '@bewezen/domain/access/capabilities.ts'
import { may } from '@bewezen/domain/access/gate.ts'
import { roles } from '@bewezen/domain/access/roles.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hasCapabilityNow } from './havingCapability.ts'
import { openWorld } from './testing/world.ts'

const world = await openWorld()
const { db, pool } = world.house.database
const inAnHour = () => new Date(Date.now() + 3_600_000)
const anHourAgo = () => new Date(Date.now() - 3_600_000)

test('SH-GATE-17 the query for an audience finds exactly the people whom the gate lets in, for every role, entitlement and mode', async () => {
  const cast = []
  for (const role of [...roles, 'from_another_time'])
    for (const entitled of [true, inAnHour(), anHourAgo(), false] as const)
      for (const tester of [true, false]) {
        const known = roles.find((one) => one === role) ?? 'no_subscription'
        const { id } = await world.given.person({
          role: known,
          entitled: entitled === false ? anHourAgo() : entitled,
          tester,
        })
        if (entitled === false) await pool.query('delete from entitlements where user_id = $1', [id])
        await pool.query('update profiles set role = $2 where id = $1', [id, role])
        cast.push({ id, role, entitled: entitled === true || (entitled !== false && entitled > new Date()), tester })
      }
  for (const testerMode of [false, true]) {
    await pool.query('update site_settings set tester_mode = $1', [testerMode])
    for (const capability of capabilities) {
      const { rows } = await db.execute<{ id: string }>(
        sql`select p.id from profiles p where ${hasCapabilityNow(capability, { id: sql`p.id`, role: sql`p.role` })}`,
      )
      const expected = cast.filter((asker) => may(asker, capability, { maintenance: false, testerMode }))
      expect(new Set(rows.map((row) => row.id))).toEqual(new Set(expected.map(({ id }) => id)))
    }
  }
})
