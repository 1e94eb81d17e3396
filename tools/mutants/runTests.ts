import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Copy } from './copy.ts'
import type { Report } from './verdict.ts'

/** Longer than any of the named test files takes on a busy machine, in minutes: a mutant may make something wait for ever. */
const patience = 10

type How = { minutes?: number; more?: readonly string[] }

/** Runs test files in a copy of the tree; answers vitest's JSON report, or null when it came to none. */
export async function runTests(
  { root }: Copy,
  files: readonly string[],
  { minutes = patience, more = [] }: How = {},
): Promise<Report | null> {
  const report = join(root, 'mutants-report.json')
  await rm(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', ...files, '--reporter=json', `--outputFile.json=${report}`, ...more]
  await new Promise<void>((ended, failed) => {
    // A group of its own: what is stopped takes its workers along, which may be in a loop without end.
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', detached: true })
    const stop = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
    const timer = setTimeout(stop, minutes * 60_000)
    process.prependOnceListener('exit', stop)
    child.once('error', failed)
    child.once('close', () => {
      clearTimeout(timer)
      process.off('exit', stop)
      ended()
    })
  })
  return readFile(report, 'utf8').then(JSON.parse, () => null)
}
