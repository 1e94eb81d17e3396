import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../base/files.ts'

/** A process of the site that is ready, by the port on which it answers. */
export type Running = {
  port: number
  /** Asks it to stop in order, and answers when it is gone. */
  stop(): Promise<void>
}

const main = join(projectRoot, 'dist/server/main.js')
/** How often it is asked whether it is ready, in milliseconds. */
const lookEvery = 100

/**
 * Starts the built server on a port with these settings and waits until it says that it is ready. What it writes goes
 * where ours goes. Refuses with a sentence when it ends before.
 */
export async function startProcess(port: number, settings: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    env: { ...settings, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A signal of the terminal reaches us alone: we stop them one after the other.
    detached: true,
  })
  const ended = once(child, 'exit')
  const lostWithUs = () => child.kill('SIGKILL')
  process.once('exit', lostWithUs)
  void ended.then(() => process.off('exit', lostWithUs))
  while (!(await isReady(port))) {
    if (hasEnded(child)) throw new Error(`A process on port ${port} ended before it was ready; it said why above.`)
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
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
