import { join, resolve } from 'node:path'
import { askForBackup } from '../server/backup/ask.ts'
import { backUp, type Count, keysFileOf } from '../server/backup/backUp.ts'
import { loadKeys } from '../server/backup/keys.ts'
import { openPlace } from '../server/backup/places.ts'
import { CannotRestore } from '../server/backup/restore.ts'
import { verify } from '../server/backup/verify.ts'
import { FolderInUse } from '../server/base/database/lock.ts'
import { NewerDatabase } from '../server/base/database/newerDatabase.ts'
import { BadSettings, readSettings, type Settings } from '../server/base/settings.ts'
import { onPinnedNode } from './base/node.ts'
import { count, say } from './base/print.ts'

await onPinnedNode()
// `npm run backup -- FILE`: writes all that is kept into one archive. `npm run backup -- --verify FILE`: proves one.
try {
  if (process.argv[2] === '--verify') await prove(process.argv[3])
  else await make(readSettings(process.env), process.argv[2])
} catch (error) {
  if (![FolderInUse, BadSettings, CannotRestore, NewerDatabase].some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function make(settings: Settings, file: string | undefined): Promise<void> {
  const archive = file ?? join('backups', `${new Date().toISOString().slice(0, 19).replace(/:/g, '')}.tar.gz`)
  const made = await archived(settings, archive, (path) =>
    say(`left out, since it was removed meanwhile: files/${path}`),
  )
  say(`${archive}: ${whole(made)}`)
  say(`${keysFileOf(archive)}: the keys of the medical data; keep the newest only`)
  if (settings.S3_ENDPOINT) say('The files are in a bucket: keep its own versions.')
}

/** Over a connection of our own, or by the process that holds the embedded database. */
async function archived(settings: Settings, archive: string, onGone: (path: string) => void): Promise<Count> {
  try {
    const place = await openPlace(settings)
    try {
      return await backUp(place, archive, onGone)
    } finally {
      await place.database.close()
    }
  } catch (error) {
    const made = error instanceof FolderInUse && (await askForBackup(settings.DATA_DIR, resolve(archive), onGone))
    if (!made) throw error
    return made
  }
}

async function prove(archive: string | undefined): Promise<void> {
  if (!archive) throw new CannotRestore('Say which archive: npm run backup -- --verify FILE')
  const keys = await loadKeys(keysFileOf(archive))
  if (!keys) say(`${keysFileOf(archive)} is not there: without it the medical data of this archive cannot be read.`)
  const { count: made, differences } = await verify(archive, keys ?? {})
  for (const sentence of differences) say(sentence)
  if (differences.length > 0) throw new CannotRestore(`${archive} does not bring everything back.`)
  say(`${archive}: ${whole(made)} came back as they were`)
}

function whole({ tables, rows, files }: Count): string {
  return `${count(rows, 'row')} of ${count(tables, 'table')}, ${count(files, 'file')}`
}
