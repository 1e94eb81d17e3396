import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes all snapshots of the schema but the newest from the `meta` folder of the migrations; answers how many. The
 * generator compares the tables with the newest alone, and the older ones are a record of what the SQL says already.
 */
export function keepNewestSnapshot(meta: string): number {
  const older = readdirSync(meta)
    .filter((name) => /^\d+_snapshot\.json$/.test(name))
    .sort()
    .slice(0, -1)
  for (const name of older) rmSync(join(meta, name))
  return older.length
}
