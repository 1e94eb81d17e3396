/** How many of the newest days, weeks and months keep an archive. */
export type Keeping = { days: number; weeks: number; months: number }

const named = /^bewezen-(\d{4})(\d\d)(\d\d)T\d{6}Z\.tar\.gz$/

/** The name of an archive that the schedule makes, by its moment in UTC. */
export const archiveName = (at: Date): string => `bewezen-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar.gz`

/** When an archive of the schedule was made, by its name; null for any other file. */
export function madeAt(name: string): Date | null {
  if (!named.test(name)) return null
  const at = new Date(name.replace(/^bewezen-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'))
  return Number.isNaN(at.getTime()) ? null : at
}

/** What `readdir` told: when the newest archive of the schedule was made, and how many there are. */
export function newestOf(names: readonly string[]): { count: number; newest: { name: string; at: Date } | null } {
  const archives = names.flatMap((name) => {
    const at = madeAt(name)
    return at ? [{ name, at }] : []
  })
  const newest = archives.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null
  return { count: archives.length, newest }
}

const day = 86_400_000
/** The day, the week (from Monday) and the month of a moment, in UTC, each as a number that grows by one. */
const periods = {
  days: (at: Date) => Math.floor(at.getTime() / day),
  weeks: (at: Date) => Math.floor((at.getTime() / day + 3) / 7),
  months: (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth(),
}

/**
 * Which files of a folder go: of each of the newest days, weeks and months that have an archive the newest one stays, and the
 * newest of all always does. Periods without one do not count, so that a machine that was off loses nothing. Files that the
 * schedule did not make are never named (OPS-BACKUP-06).
 */
export function archivesToRemove(names: readonly string[], keeping: Keeping): string[] {
  const archives = names
    .flatMap((name) => {
      const at = madeAt(name)
      return at ? [{ name, at }] : []
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const stay = new Set(archives.slice(0, 1).map(({ name }) => name))
  for (const [unit, periodOf] of Object.entries(periods) as [keyof Keeping, (at: Date) => number][]) {
    const seen = new Set<number>()
    for (const { name, at } of archives) {
      if (seen.has(periodOf(at))) continue
      if (seen.size === keeping[unit]) break
      seen.add(periodOf(at))
      stay.add(name)
    }
  }
  return archives.map(({ name }) => name).filter((name) => !stay.has(name))
}
