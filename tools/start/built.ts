import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { projectRoot } from '../base/files.ts'
import { say, seconds } from '../base/print.ts'
import { fingerprint, isFresh, stamped } from './stamp.ts'

/** Builds the web floor when it is missing or older than its sources, and says so; throws with the output when it fails. */
export async function builtWeb(): Promise<void> {
  const sources = fingerprint(projectRoot)
  if (isFresh(projectRoot, sources)) return
  const begin = performance.now()
  say('  building the web floor …')
  await stamped(projectRoot, sources, build)
  say(`  built in ${seconds(performance.now() - begin)}`)
}

function build(): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  // A NODE_ENV that is meant for the server would make a development build.
  const { NODE_ENV: _, ...env } = process.env
  const PATH = [dirname(process.execPath), join(projectRoot, 'node_modules/.bin'), env.PATH].join(delimiter)
  return new Promise((built, failed) => {
    let output = ''
    const child = spawn(scripts.build, { cwd: projectRoot, shell: true, env: { ...env, PATH } })
    const hear = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', failed)
    child.once('close', (code) =>
      code === 0 ? built() : failed(new Error(`The web floor cannot be built:\n${output}`)),
    )
  })
}
