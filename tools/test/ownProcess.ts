import { globSync, readFileSync } from 'node:fs'

/**
 * The test files of the web floor that need a process of their own: a module that is replaced by another (`vi.mock`), or
 * loaded anew, would stay so for the files after it. All others share what a worker has imported.
 */
export const ownProcess = (root: string): string[] =>
  globSync('web/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
