import type { Mutant } from '../mutant.ts'

/** Archives: which go, and whether one is proven. */
export const backups: readonly Mutant[] = [
  {
    name: 'the newest archive of all may go',
    file: 'server/backup/keeping.ts',
    replace: ['archives.slice(0, 1)', 'archives.slice(0, 0)'],
    noticedBy: ['server/backup/keeping.test.ts'],
    ids: ['OPS-BACKUP-06'],
  },
  {
    name: 'one archive more of each period goes',
    file: 'server/backup/keeping.ts',
    replace: ['seen.size === keeping[unit]', 'seen.size + 1 >= keeping[unit]'],
    noticedBy: ['server/backup/keeping.test.ts'],
    ids: ['OPS-BACKUP-06'],
  },
  {
    name: 'a table whose rows differ is the same',
    file: 'server/backup/verify.ts',
    replace: ['there?.rows === rows && there.sum === sum', 'there?.rows === rows'],
    noticedBy: ['server/backup/verify.test.ts'],
    ids: ['OPS-BACKUP-04'],
  },
  {
    name: 'a file that is not there came back',
    file: 'server/backup/verify.ts',
    replace: ['return kept !== null && digestOf(kept) === digest', 'return kept === null || digestOf(kept) === digest'],
    noticedBy: ['server/backup/verify.test.ts'],
    ids: ['OPS-BACKUP-04'],
  },
  {
    name: 'anybody on the machine may ask for a backup',
    file: 'server/backup/ask.ts',
    replace: ['await writeFile(door, path, { mode: 0o600 })', 'await writeFile(door, path)'],
    noticedBy: ['server/backup/ask.test.ts'],
    ids: ['OPS-BACKUP-03'],
  },
]
