import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The site in a process of its own, on a free port, with its own data and the built pages, as `npm start` runs it. */
export type RunningSite = {
  url: string
  /** A network address that nobody in this world has had yet, so that no limit is shared by accident. */
  newAddress(): string
  /** What the server has written so far. */
  log(): string
  stop(): Promise<void>
}

const main = join(import.meta.dirname, '../server/main.ts')
const patience = 180_000
/** Where the filled folder stands that sites begin with. */
const filled = 'FILLED_FOR_STORIES'

/** Fills a folder with the demo community, once for all stories: copying it is quicker than filling it each time. */
export async function fillOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-stories-'))
  const site = await run(folder, {}, '127.0.0.1')
  await site.stop()
  process.env[filled] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Starts a site with the demo community, by a name of this machine; it is gone when it is stopped. */
export async function startSite(env: Record<string, string> = {}, host = '127.0.0.1'): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-story-'))
  const template = process.env[filled]
  if (template) await cp(template, folder, { recursive: true })
  const site = await run(folder, env, host)
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs the site on a folder and waits until it answers; throws with what the server said when it does not. */
async function run(folder: string, env: Record<string, string>, host: string): Promise<RunningSite> {
  const port = await freePort()
  const url = `http://${host}:${port}`
  // Nothing of the developer's own settings: the demo mode, the embedded database and the stand-ins.
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    DATA_DIR: folder,
    TRUSTED_PROXY: '127.0.0.1',
  }
  const server = spawn(process.execPath, [main], { env: { PATH: process.env.PATH ?? '', ...settings, ...env } })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // A worker that ends in the middle of a story takes its site along.
  const orphaned = () => server.kill('SIGKILL')
  process.once('exit', orphaned)
  const stop = async () => {
    process.off('exit', orphaned)
    server.kill('SIGTERM')
    await Promise.race([ended, wait(30_000).then(() => server.kill('SIGKILL'))])
  }

  const until = Date.now() + patience
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`The site did not start:\n${said}`)
    }
    await wait(50)
  }
  let people = 0
  return { url, newAddress: () => `10.77.${Math.floor(++people / 250)}.${(people % 250) + 1}`, log: () => said, stop }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))))
    })
  })
}
