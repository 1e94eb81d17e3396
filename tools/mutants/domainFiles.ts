import { relative } from 'node:path'

/**
 * Whether a file of `domain` has rules to change. A contract only declares operations, which the server's tests prove, and
 * a drawing is judged by looking at it.
 */
export const hasRules = (path: string, text: string): boolean =>
  /^domain\/.+\/.+\.ts$/.test(path) &&
  !/\.test\.ts$|\/testing\/|^domain\/pictures\/(motifs\/|shapes\.ts$)/.test(path) &&
  !/from '[^']*\/(base\/)?operation\.ts'/.test(text)

/** The files that a path names: a room (`events`), a folder or a file, with or without `domain/` before it; all without a path. */
export function namedBy(paths: readonly string[], files: readonly string[]): string[] {
  const asked = paths.map((path) => `domain/${relative('domain', path.startsWith('domain') ? path : `domain/${path}`)}`)
  return files.filter((file) => asked.length === 0 || asked.some((it) => file === it || file.startsWith(`${it}/`)))
}

/** By room, since its own tests must notice. */
export const byRoom = (files: readonly string[]): Map<string, string[]> =>
  Map.groupBy(files, (file) => file.split('/')[1] ?? '')
