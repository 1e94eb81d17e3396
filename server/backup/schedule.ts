import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { House } from '../base/house.ts'
import { gauge, type Metric } from '../base/http/metrics.ts'
import { backUp } from './backUp.ts'
import { archiveName, archivesToRemove, newestOf } from './keeping.ts'
import { placeOf } from './places.ts'

/** A large site may take hours; the queue gives the work to another process after that. */
const longestSeconds = 6 * 3600

/** Makes an archive every night in BACKUP_DIR, and lets go of those that were kept long enough (OPS-BACKUP-05, OPS-BACKUP-06). */
export function furnishBackup(house: House): void {
  const folder = house.settings.BACKUP_DIR
  if (!folder) return
  house.jobs.on('backup.make', () => makeBackup(house, folder, new Date()), {
    cron: '17 3 * * *',
    retryLimit: 5,
    expireSeconds: longestSeconds,
  })
}

/** Nothing is let go of unless the new one stands. */
export async function makeBackup(house: House, folder: string, at: Date): Promise<void> {
  const { log, settings } = house
  const archive = join(folder, archiveName(at))
  const gone: string[] = []
  const count = await backUp(placeOf(house), archive, (path) => gone.push(path))
  const old = archivesToRemove(await readdir(folder), settings.BACKUP_KEEP)
  for (const name of old) await rm(join(folder, name), { force: true })
  log.info({ ...count, leftOut: gone.length, removed: old.length }, 'a backup was made')
}

/** How old the newest archive is and how many there are; nothing unless they are asked for (OPS-BACKUP-07). */
export async function backupMetrics({ settings: { BACKUP_DIR: folder }, log }: House): Promise<Metric[]> {
  if (!folder) return []
  try {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const { count, newest } = newestOf(names)
    const age = Math.max(0, (Date.now() - (newest?.at.getTime() ?? 0)) / 1_000)
    return [
      gauge('bewezen_backups', 'Archives in BACKUP_DIR that were made by the schedule.', count),
      ...(newest ? [gauge('bewezen_backup_age_seconds', 'How old the newest of them is.', age)] : []),
    ]
  } catch (error) {
    log.warn({ err: error }, 'BACKUP_DIR could not be looked into')
    return []
  }
}
