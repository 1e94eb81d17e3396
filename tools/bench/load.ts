import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Asked, Asking } from './asker.ts'

type Load = Omit<Asking, 'connections' | 'seconds'> & Partial<Pick<Asking, 'connections' | 'seconds'>>

let asker: { process: ChildProcess; ended: Promise<never> } | null = null

/**
 * Successful requests per second that an address answers, asked by a process of its own; throws when an answer is
 * missing or is no success, since a fast refusal is no figure.
 */
export async function requestsPerSecond({ connections = 16, seconds = 0.5, ...asking }: Load): Promise<number> {
  asker ??= startAsker()
  asker.process.send({ connections, seconds, ...asking })
  const [{ rate, bad }] = (await Promise.race([once(asker.process, 'message'), asker.ended])) as [Asked]
  if (bad > 0) throw new Error(`${bad} answers of ${asking.url} were missing or no success`)
  return rate
}

function startAsker() {
  const process = fork(fileURLToPath(new URL('./asker.ts', import.meta.url)))
  const ended = once(process, 'exit').then(() => {
    throw new Error('the process that asks ended without an answer')
  })
  return { process, ended }
}

/** How often a second some work can be done in this process by a number of callers at once. */
export async function timesPerSecond(
  work: () => Promise<unknown>,
  { callers = 16, seconds = 0.5 } = {},
): Promise<number> {
  const begin = performance.now()
  const end = begin + seconds * 1000
  let done = 0
  const caller = async () => {
    while (performance.now() < end) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return done / ((performance.now() - begin) / 1000)
}
