import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keysFileOf, newestOf } from '../backup/index.ts'
import type { Settings } from '../base/settings.ts'
import { count } from './count.ts'
import { type Finding, good, notUsed, warning, wrong } from './finding.ts'
import { codeOf } from './reason.ts'

const hour = 3_600_000
/** A night was missed after these, and after those it is no accident any more; in hours (OPS-DOCTOR-16). */
const [late, tooLate] = [25, 72]
const why = 'Look in the log for backup.make: it says why. Make one by hand meanwhile: npm run backup.'

/** How old the newest archive of the schedule is, and whether it can bring everything back. */
export async function lookAtBackups(
  { BACKUP_DIR: folder, mode }: Pick<Settings, 'BACKUP_DIR' | 'mode'>,
  now: Date,
): Promise<Finding[]> {
  if (!folder)
    return [
      mode === 'production'
        ? warning(
            'backups',
            'none is made by itself',
            'Set BACKUP_DIR to a folder, and copy that to another machine; or let a timer call npm run backup.',
          )
        : notUsed('backups', 'none is made by itself'),
    ]
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const { count: many, newest } = newestOf(names)
  if (!newest)
    return [
      warning(
        'backups',
        'there is none yet',
        'One is made at 03:17 in the Netherlands while the site runs; look once more tomorrow.',
      ),
    ]
  const archive = join(folder, newest.name)
  const [{ size }, hasKeys] = await Promise.all([
    stat(archive),
    access(keysFileOf(archive)).then(
      () => true,
      () => false,
    ),
  ])
  return [
    age(many, (now.getTime() - newest.at.getTime()) / hour),
    ...(size > 0
      ? []
      : [
          wrong(
            'newest backup',
            'is empty',
            'Make one by hand (npm run backup) and prove it: npm run backup -- --verify FILE.',
          ),
        ]),
    hasKeys
      ? good('keys of the backups', 'stand beside them')
      : wrong(
          'keys of the backups',
          'medical-keys.json is not beside them: the medical data of its members would be lost',
          'Find out who moved it and put it back; the next backup makes a new one.',
        ),
  ]
}

function age(many: number, hours: number): Finding {
  const says = `${count(many, 'archive')}, the newest ${hours < 48 ? count(Math.max(0, Math.round(hours)), 'hour') : count(Math.round(hours / 24), 'day')} old`
  if (hours > tooLate) return wrong('backups', says, why)
  return hours > late
    ? warning('backups', `${says}: a night was missed`, why)
    : good('backups', `${says}; prove one each week: npm run backup -- --verify FILE`)
}
