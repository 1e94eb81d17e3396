import { keysFileOf } from '../server/backup/backUp.ts'
import { loadKeys } from '../server/backup/keys.ts'
import { openEmptyPlace } from '../server/backup/places.ts'
import { CannotRestore, restore } from '../server/backup/restore.ts'
import { FolderInUse } from '../server/base/database/lock.ts'
import { BadSettings, readSettings } from '../server/base/settings.ts'
import { onPinnedNode } from './base/node.ts'
import { count, say } from './base/print.ts'

await onPinnedNode()
// `npm run restore -- FILE [--overwrite] [--without-keys]`: brings an archive back into an empty place.
try {
  const archive = process.argv[2]
  if (!archive || archive.startsWith('--')) throw new CannotRestore('Say which archive: npm run restore -- FILE')
  const keys = await loadKeys(keysFileOf(archive))
  if (!keys && !process.argv.includes('--without-keys'))
    throw new CannotRestore(
      `${keysFileOf(archive)} is not there. Without it all medical data is lost: if that is meant, say --without-keys.`,
    )
  const settings = readSettings(process.env)
  const place = await openEmptyPlace(settings, { overwrite: process.argv.includes('--overwrite'), at: new Date() })
  try {
    const { tables, rows, files } = await restore(place, archive, keys ?? {})
    say(`${archive}: ${count(rows, 'row')} of ${count(tables, 'table')}, ${count(files, 'file')} restored`)
  } finally {
    await place.database.close()
  }
} catch (error) {
  if (![FolderInUse, BadSettings, CannotRestore].some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
