import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The folder of the whole project, wherever the tool is called from. */
export const projectRoot = join(import.meta.dirname, '../..')

const notOurs = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report'])

/** Every file under a folder whose project path passes, as project paths with forward slashes, in order of name. */
export function filesUnder(root: string, wanted: (path: string) => boolean): string[] {
  const found: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || notOurs.has(entry.name)) continue
      const at = join(folder, entry.name)
      if (entry.isDirectory()) visit(at)
      else if (entry.isFile()) {
        const path = relative(root, at).split(sep).join('/')
        if (wanted(path)) found.push(path)
      }
    }
  }
  visit(root)
  return found.sort()
}

/** The text of each file, by project path. */
export function readAll(root: string, paths: readonly string[]): Map<string, string> {
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
