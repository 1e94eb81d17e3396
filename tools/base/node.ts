import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './files.ts'

/** Whether a Node of this version can run the server: the pinned major, or a newer one. */
export const isRecent = (version: string, pinned: string): boolean => majorOf(version) >= majorOf(pinned)
const majorOf = (version: string) => Number.parseInt(version, 10)

/**
 * Makes sure that the rest runs on the Node that the project pins. On an older one the same script is started again on
 * the one in node_modules, which gets our signals and whose code is ours; this promise is then never kept.
 */
export async function onPinnedNode(): Promise<void> {
  const pinned: string = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).devDependencies.node
  if (isRecent(process.versions.node, pinned)) return
  const node = join(projectRoot, 'node_modules/node/bin/node')
  if (!existsSync(node)) {
    process.stderr.write(`This is Node ${process.versions.node} and Bewezen needs ${pinned}: run npm ci first.\n`)
    process.exit(1)
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  await new Promise(() => undefined)
}
