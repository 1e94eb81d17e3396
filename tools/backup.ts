import { join } from 'node:path'
import { backUp, keysFileOf } from '../server/backup/backUp.ts'
import { openPlace } from '../server/backup/places.ts'
import { FolderInUse } from '../server/base/database/lock.ts'
import { NewerDatabase } from '../server/base/database/newerDatabase.ts'
import { BadSettings, readSettings } from '../server/base/settings.ts'
import { onPinnedNode } from './base/node.ts'
import { count, say } from './base/print.ts'

await onPinnedNode()
// `npm run backup -- FILE`: writes all that is kept into one archive.
try {
  const archive =
    process.argv[2] ?? join('backups', `${new Date().toISOString().slice(0, 19).replace(/:/g, '')}.tar.gz`)
  const place = await openPlace(readSettings(process.env))
  try {
    const { tables, rows, files } = await backUp(place, archive, (path) =>
      say(`left out, since it was removed meanwhile: files/${path}`),
    )
    say(`${archive}: ${count(rows, 'row')} of ${count(tables, 'table')}, ${count(files, 'file')}`)
    say(`${keysFileOf(archive)}: the keys of the medical data; keep the newest only`)
    if (!place.filesFolder) say('The files are in a bucket: keep its own versions.')
  } finally {
    await place.database.close()
  }
} catch (error) {
  if (![FolderInUse, BadSettings, NewerDatabase].some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
