import { chmod, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateDatabase } from './base/database/migrate.ts'
import { openDatabase } from './base/database/open.ts'
import { Jobs } from './base/jobs/jobs.ts'
import { openLog } from './base/log.ts'
import { emptyDatabase } from './base/programFiles.ts'

/**
 * Makes the database with which an empty folder begins: its tables and those of the job queue. No house is opened on it,
 * since that would keep secrets in it that each site must have of its own. Part of the build, run as it was built.
 */
if (!emptyDatabase)
  throw new Error('Sources have no empty database: build the server, and run dist/server/emptyDatabase.js')
const making = `${emptyDatabase}.part`
await rm(making, { recursive: true, force: true })
await rm(emptyDatabase, { recursive: true, force: true })
const database = await openDatabase({ folder: making })
await migrateDatabase(database)
const jobs = new Jobs({ database, log: openLog('warn') })
await jobs.start()
await jobs.stop()
await database.close()
const made = join(making, 'postgres')
// Whoever runs the site may be another than who built it, and the engine lets nobody else read what it makes.
await chmod(made, 0o755)
for (const entry of await readdir(made, { recursive: true, withFileTypes: true }))
  await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
// Under its name it is whole.
await rename(made, emptyDatabase)
await rm(making, { recursive: true })
process.exit()
