import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesUnder } from '../base/files.ts'

const isSource = (path: string) =>
  (/^(web|domain)\//.test(path) && !/\.test\.tsx?$/.test(path)) ||
  ['package-lock.json', 'package.json', 'tsconfig.base.json'].includes(path)

/** The fingerprint of everything that the built web floor is made from: its sources, the domain and the lock file. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const path of filesUnder(root, isSource)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const stampOf = (root: string) => join(root, 'dist/.stamp')

/** Whether the built web floor is there and made from these very sources. */
export function isFresh(root: string, sources: string): boolean {
  const stamp = stampOf(root)
  return existsSync(join(root, 'dist/web')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

/** Builds, and stamps what was built; a build that fails or is killed leaves no stamp behind. */
export async function stamped(root: string, sources: string, build: () => Promise<void>): Promise<void> {
  await rm(stampOf(root), { force: true })
  await build()
  await mkdir(dirname(stampOf(root)), { recursive: true })
  await writeFile(stampOf(root), sources)
}
