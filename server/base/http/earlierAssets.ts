import { existsSync, linkSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** How many releases' files are kept: the one that runs and the one before. */
const kept = 2
const nameFile = 'release'

/** The copies of releases: of the one that runs, of those before it, and the folder in which each process keeps its own. */
export type Releases = { own: string | null; earlier: string[]; folder: string }

/**
 * Keeps the hashed files of this release in the folder `within`, so that it serves them also while the next one is built in its
 * place, and the next one serves them to tabs that were opened before the deploy (SH-ERR-19); what is older than the
 * release before goes. A release is known by the names of its files, so that another start of the same one changes nothing.
 */
export async function keepAssets(built: string, within: string, now: Date): Promise<Releases> {
  // Files are served from absolute places only, and DATA_DIR may be named from where the process stands, as usual.
  const folder = resolve(within)
  const names = await namesIn(join(built, 'assets'))
  if (names.length === 0) return { own: null, earlier: [], folder }
  await mkdir(folder, { recursive: true })
  const before = await keptIn(folder, now)
  const own = before.find((one) => one.names === names.join('\n'))?.place ?? (await keep(built, folder, names, now))
  await utimes(join(own, nameFile), now, now)
  // Processes that began at once keep a copy of one release each.
  const others = before.filter((one) => one.names !== names.join('\n'))
  const staying = new Set([...new Set(others.map((one) => one.names))].slice(0, kept - 1))
  const [earlier, older] = [
    others.filter(({ names }) => staying.has(names)),
    others.filter(({ names }) => !staying.has(names)),
  ]
  await Promise.all(older.map((one) => rm(one.place, { recursive: true, force: true })))
  return { own, earlier: earlier.map((one) => one.place), folder }
}

/** Where a hashed file of any release stands that is kept by now, that of a process beside this one too; null when none has it. */
export async function placeOf(folder: string, name: string): Promise<string | null> {
  for (const entry of await readdir(folder).catch(() => []))
    if (existsSync(join(folder, entry, 'assets', name))) return join(folder, entry)
  return null
}

/** Answers the place of the copy. The list of names is written last: what was cut off halfway is no release, and is done again. */
async function keep(built: string, folder: string, names: readonly string[], now: Date): Promise<string> {
  const place = await mkdtemp(join(folder, `${now.getTime()}-`))
  const [assets, copy] = [join(built, 'assets'), join(place, 'assets')]
  await mkdir(copy)
  try {
    // A build never writes into a file that stands, so a second name of it is a copy, of two thousand files at once.
    for (const name of names) linkSync(join(assets, name), join(copy, name))
  } catch {
    // On another disk, or of another user.
    await rm(copy, { recursive: true })
    await cp(assets, copy, { recursive: true })
  }
  await writeFile(join(place, nameFile), names.join('\n'))
  return place
}

type Kept = { place: string; names: string; at: number }

/** A copy that is not whole by then was cut off; a younger one may be in the making, by a process that starts beside this one. */
const makingMs = 3_600_000

/** The releases that are kept, the newest first; what was cut off goes. */
async function keptIn(folder: string, now: Date): Promise<Kept[]> {
  const found: Kept[] = []
  for (const entry of await readdir(folder)) {
    const place = join(folder, entry)
    try {
      const file = join(place, nameFile)
      found.push({ place, names: await readFile(file, 'utf8'), at: (await stat(file)).mtimeMs })
    } catch {
      const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: 0 }))
      if (now.getTime() - mtimeMs > makingMs) await rm(place, { recursive: true, force: true })
    }
  }
  return found.sort((one, other) => other.at - one.at)
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch {
    return []
  }
}
