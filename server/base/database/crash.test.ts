import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { openDatabase } from './open.ts'
import { start } from './testing/child.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-crash-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const first = await openDatabase({ folder })
await migrateDatabase(first)
await first.close()
let rounds = 1
const acknowledged = new Set<string>()

test.each([20, 100, 180])(
  'kill -9 after %i of 200 writes: every acknowledged one is there, and nothing is half',
  async (count) => {
    const writer = start('writer', folder)
    await writer.said(count)
    await writer.end('SIGKILL')
    for (const line of writer.lines) acknowledged.add(line)
    expect(writer.lines.length).toBeGreaterThanOrEqual(count)

    const database = await openDatabase({ folder })
    const { rows } = await database.pool.query('select id, kind, ids, tx from facts')
    await database.pool.query(`update facts set kind = kind`)
    await database.close()

    expect([...acknowledged].filter((id) => !rows.some((row) => row.id === id))).toEqual([])
    expect(rows.every(({ kind, ids, tx }) => kind === 'profile.changed' && ids.personId && tx)).toBe(true)
    // At most what was on its way when the process died is there without having been acknowledged.
    expect(rows.length - acknowledged.size).toBeLessThanOrEqual(4 * rounds++)
  },
)
