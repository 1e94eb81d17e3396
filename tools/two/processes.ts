import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../base/files.ts'
import { memoryFlags } from '../start/memoryFlags.ts'

/** A process of the site that is ready, by the port on which it answers. */
export type Running = {
  port: number
  /** Asks it to stop in order, and answers when it is gone. */
  stop(): Promise<void>
}

const main = join(projectRoot, 'dist/server/main.js')
/** How often it is asked whether it is ready, and how long at most, in milliseconds: a first start fills the database. */
const [lookEvery, patience] = [100, 300_000]

/**
 * Starts the built server on a port with these settings and waits until it says that it is ready. Its words go where ours
 * go. Refuses with a sentence when it ends before, or is not ready in five minutes and is ended then (OPS-TWO-04).
 */
export async function startProcess(port: number, settings: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [...memoryFlags, main], {
    env: { ...settings, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A signal of the terminal reaches us alone: we stop them one after the other.
    detached: true,
  })
  const ended = once(child, 'exit')
  const lostWithUs = () => child.kill('SIGKILL')
  process.once('exit', lostWithUs)
  void ended.then(() => process.off('exit', lostWithUs))
  const until = performance.now() + patience
  while (!(await isReady(port))) {
    if (hasEnded(child)) throw new Error(`A process on port ${port} ended before it was ready; it said why above.`)
    if (performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`A process on port ${port} was not ready in five minutes and is ended; its log is above.`)
    }
    await wait(lookEvery)
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
