import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUse } from '../../base/database/lock.ts'
import { NoDatabase } from '../../base/database/noDatabase.ts'
import { type Database, openDatabase } from '../../base/database/open.ts'
import type { Settings } from '../../base/settings.ts'
import { type Finding, good, notUsed, wrong } from '../finding.ts'
import { isReady, processAddress } from '../site/process.ts'

/** A connection to look through, or the finding of why there is none. */
export type Opened = { database: Database } | { absent: Finding }

/** Opens the database of the site; never one that its process holds, and none is made (OPS-DOCTOR-08). */
export async function openForLooking(settings: Settings): Promise<Opened> {
  const { DATABASE_URL: url, DATA_DIR: folder } = settings
  if (!url && !existsSync(join(folder, 'postgres/PG_VERSION')))
    return { absent: notUsed('database', `there is none in ${folder} yet: the first start makes it`) }
  try {
    // One to ask, and one that hears what it is told.
    return { database: await openDatabase(url ? { url, connections: 2 } : { folder }) }
  } catch (error) {
    if (error instanceof FolderInUse) return { absent: await heldBySite(settings, error) }
    if (!(error instanceof NoDatabase)) throw error
    return { absent: wrong('database', 'cannot be used', error.message) }
  }
}

async function heldBySite(settings: Settings, { message }: FolderInUse): Promise<Finding> {
  const holder = /in use by (process \d+( on \S+)?)/.exec(message)?.[1] ?? 'another process'
  if (await isReady(processAddress(settings)))
    return good('database', `held by ${holder}, which says that it is ready; the rest was not looked at`)
  return wrong(
    'database',
    `held by ${holder}, and no site says at ${processAddress(settings)} that it is ready`,
    'When that process is this site it may still be starting: wait a minute, then look in its log and check PORT. When it is not, stop it or choose another DATA_DIR.',
  )
}
