import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../../../../tools/base/files.ts'
import { built } from '../../../../tools/start/built.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { freePort } from '../../testing/freePort.ts'

/** Real processes of the built server, which can be killed, frozen and looked into. */
export type BuiltSites = Awaited<ReturnType<typeof startBuilt>>

type Site = { env: Record<string, string>; port: number; child: ChildProcess; log: string }

const main = join(projectRoot, 'dist/server/main.js')
const inside = fileURLToPath(new URL('./insideProcess.ts', import.meta.url))

/** Starts one process for each environment, as `npm run start:two` starts its two; builds the server first when it is stale. */
export async function startBuilt(envs: readonly Record<string, string>[]) {
  await built('server')
  await built('web', 'hurry')
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-proof-'))
  const sites: Site[] = []
  atEnd(async () => {
    await Promise.all(sites.map(({ child }) => end(child)))
    await rm(folder, { recursive: true, force: true })
  })
  await Promise.all(
    envs.map(async (given, at) => {
      const port = await freePort()
      const env = { ...given, PORT: String(port), DATA_DIR: join(folder, String(at)) }
      const log = join(folder, `${at}.log`)
      sites[at] = { env, port, log, child: await run(env, log) }
    }),
  )
  const siteAt = (which: number) => sites[which % sites.length] as Site
  const urlOf = ({ port }: Site) => `http://127.0.0.1:${port}`
  await Promise.all(sites.map(untilReady))

  return {
    count: sites.length,
    addresses: sites.map(urlOf),
    /** The address of one of them, whether it lives or not. */
    any: () => urlOf(siteAt(Math.floor(Math.random() * sites.length))),
    /** Kills one as a power cut does. */
    kill: (which: number) => end(siteAt(which).child),
    /** Starts again what was killed, on the port that it had; settles once it says that it is ready. */
    async startAgain(which: number): Promise<void> {
      const site = siteAt(which)
      site.child = await run(site.env, site.log)
      await untilReady(site)
    },
    /** Stops it in the middle of whatever it does, and lets it go on. */
    freeze: (which: number) => void siteAt(which).child.kill('SIGSTOP'),
    thaw: (which: number) => void siteAt(which).child.kill('SIGCONT'),
    pid: (which: number) => siteAt(which).child.pid ?? 0,
    /** The faults that they wrote down, and how often each. */
    async complaints(): Promise<Map<string, number>> {
      const texts = await Promise.all(sites.map(({ log }) => readFile(log, 'utf8')))
      const lines = texts.flatMap((text) => text.split('\n').flatMap(read)).filter(({ level }) => level >= 50)
      const counted = Map.groupBy(lines, ({ msg, operation, err }) => `${msg} ${operation ?? ''}: ${err?.message}`)
      return new Map([...counted].map(([line, of]) => [line.slice(0, 200), of.length]))
    },
  }
}

/** A line of the log. */
type Said = { level: number; msg: string; operation?: string; err?: { message?: string } }

function read(line: string): Said[] {
  if (!line.startsWith('{')) return []
  try {
    return [JSON.parse(line) as Said]
  } catch {
    // A process was killed in the middle of a line.
    return []
  }
}

async function run(env: Record<string, string>, log: string): Promise<ChildProcess> {
  const to = await open(log, 'a')
  const child = spawn(process.execPath, ['--import', inside, main], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', to.fd, to.fd, 'ipc'],
  })
  await to.close()
  return child
}

async function untilReady({ child, port, log }: Site): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null)
      throw new Error(`A process ended before it was ready: ${(await readFile(log, 'utf8')).slice(-2_000)}`)
    await wait(50)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
