import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from './base/files.ts'
import { count, say } from './base/print.ts'
import { keepNewestSnapshot } from './migration/snapshots.ts'

// Writes the migration for what changed in the tables (`npm run db:generate -- --name what_it_is`).
const generate = ['generate', '--config', 'server/drizzle.config.ts', ...process.argv.slice(2)]
const { status, error } = spawnSync(join(projectRoot, 'node_modules/.bin/drizzle-kit'), generate, {
  cwd: projectRoot,
  stdio: 'inherit',
})
if (error) throw error
if (status === 0) {
  const removed = keepNewestSnapshot(join(projectRoot, 'server/base/migrations/meta'))
  if (removed > 0) say(`${count(removed, 'older snapshot')} removed`)
} else process.exitCode = status ?? 1
