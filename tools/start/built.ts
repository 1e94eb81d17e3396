import { spawn } from 'node:child_process'
import { accessSync, existsSync, constants as modes } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { projectRoot } from '../base/files.ts'
import { say, seconds } from '../base/print.ts'
import { fingerprint, isFresh, type Manner, type Part, stamped } from './stamp.ts'

const parts: Record<Part, { name: string; command: readonly string[] }> = {
  web: { name: 'the web floor', command: ['vite', 'build', '--app', '--config', 'web/vite.config.ts'] },
  server: { name: 'the server', command: ['node', 'tools/start/bundle.ts'] },
  database: { name: 'the empty database', command: ['node', 'dist/server/emptyDatabase.js'] },
}

/**
 * Builds a part when it is missing or older than its sources, and says so; throws with the output when it fails. In a
 * hurry the files of the pages are packed less well, some tenth larger, in a third of the time (OPS-START-06).
 */
export async function built(part: Part, manner: Manner = 'whole'): Promise<void> {
  const sources = fingerprint(projectRoot, part)
  if (isFresh(projectRoot, part, manner, sources)) return
  const { name, command } = parts[part]
  if (!mayWrite())
    throw new Error(
      `${name} is not built, or from other sources than these, and this user may not write it: run npm run build as one who may.`,
    )
  const begin = performance.now()
  say(`  building ${name} …`)
  await stamped(projectRoot, part, sources, () => run(name, command, manner), manner)
  say(`  ${name} is built, in ${seconds(performance.now() - begin)}`)
}

/** Whether this user may write what is built; a site in service often may not. */
function mayWrite(): boolean {
  const dist = join(projectRoot, 'dist')
  try {
    accessSync(existsSync(dist) ? dist : projectRoot, modes.W_OK)
    return true
  } catch {
    return false
  }
}

function run(name: string, [program = '', ...words]: readonly string[], manner: Manner): Promise<void> {
  // A NODE_ENV that is meant for the server would make a development build.
  const { NODE_ENV: _, ...env } = process.env
  const PATH = [dirname(process.execPath), join(projectRoot, 'node_modules/.bin'), env.PATH].join(delimiter)
  return new Promise((done, failed) => {
    let output = ''
    const child = spawn(program, words, {
      cwd: projectRoot,
      env: { ...env, PATH, BUILD_IN_HURRY: manner === 'hurry' ? 'yes' : 'no' },
    })
    // The server that begins meanwhile has more to do than the pages have.
    if (manner === 'hurry' && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const hear = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', failed)
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`${name} cannot be built:\n${output}`))))
  })
}
