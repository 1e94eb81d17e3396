import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FolderInUse, lockFolder } from '../../server/base/database/lock.ts'
import { filesUnder } from '../base/files.ts'

/** What is built before a server starts: the pages, the server itself, and the database that an empty folder begins with. */
export type Part = 'web' | 'server' | 'database'

const packages = ['package-lock.json', 'package.json', 'tsconfig.base.json']
const onlyTests = /\.test\.tsx?$|\/(testing|bench)\//
const parts: Record<Part, { output: string; isSource: (path: string) => boolean }> = {
  web: {
    output: 'dist/web',
    isSource: (path) => (/^(web|domain)\//.test(path) && !/\.test\.tsx?$/.test(path)) || packages.includes(path),
  },
  server: {
    output: 'dist/server',
    isSource: (path) =>
      (/^(server|domain)\//.test(path) && !onlyTests.test(path)) ||
      [...packages, 'tools/start/bundle.ts'].includes(path),
  },
  database: {
    output: 'dist/database',
    // Queues that came since are made at the start.
    isSource: (path) =>
      (/^server\/base\/(migrations|database|jobs)\//.test(path) && !onlyTests.test(path)) ||
      [...packages, 'server/emptyDatabase.ts'].includes(path),
  },
}

/** The files of ours that a part is made from, and what they rely on. */
export const sourcesOf = (root: string, part: Part): string[] => filesUnder(root, parts[part].isSource)

/** The fingerprint of everything that a part is made from: its sources, what they rely on, and the lock file. */
export function fingerprint(root: string, part: Part): string {
  const hash = createHash('sha256')
  for (const path of sourcesOf(root, part)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const stampOf = (root: string, part: Part) => join(root, `dist/.${part}`)

/** Whether a part is there at all. */
export const isBuilt = (root: string, part: Part): boolean => existsSync(join(root, parts[part].output))

/** How a part is built: as it is meant to be, or in a hurry, which `npm start` takes too (OPS-START-06). */
export type Manner = 'whole' | 'hurry'
const stampText = (sources: string, manner: Manner) => (manner === 'whole' ? sources : `${sources} in a hurry`)

/** Whether a part is there and made from these very sources, in this manner or a better one. */
export function isFresh(
  root: string,
  part: Part,
  manner: Manner = 'whole',
  sources = fingerprint(root, part),
): boolean {
  const stamp = stampOf(root, part)
  if (!isBuilt(root, part) || !existsSync(stamp)) return false
  const text = readFileSync(stamp, 'utf8')
  return text === stampText(sources, 'whole') || text === stampText(sources, manner)
}

/** Takes a part away that is not made from these very sources, so that nothing begins with it. */
export async function dropOld(root: string, part: Part): Promise<void> {
  if (!isBuilt(root, part) || isFresh(root, part)) return
  await rm(stampOf(root, part), { force: true })
  await rm(join(root, parts[part].output), { recursive: true, force: true })
}

/**
 * Builds a part, and stamps it; a build that fails or is killed leaves no stamp behind. Two that want it at once wait for
 * each other, and the second finds it built.
 */
export async function stamped(
  root: string,
  part: Part,
  sources: string,
  build: () => Promise<void>,
  manner: Manner = 'whole',
): Promise<void> {
  const stamp = stampOf(root, part)
  const giveBack = await whenFree(join(root, parts[part].output))
  try {
    if (isFresh(root, part, manner, sources)) return
    await rm(stamp, { force: true })
    await build()
    await writeFile(stamp, stampText(sources, manner))
  } finally {
    await giveBack()
  }
}

async function whenFree(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      await wait(200)
    }
  }
}
