import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dropLike, serverAddress } from '../server/base/testing/databases.ts'
import { freePort } from '../server/base/testing/freePort.ts'

/** A site in a process of its own, on a free port, with its own data and the built pages. */
export type RunningSite = {
  url: string
  /** A network address that nobody in this world has had yet, so that no limit is shared by accident. */
  newAddress(): string
  /** What the server has written so far. */
  log(): string
  stop(): Promise<void>
}

/** A site with the demo community that can go back to how it was filled; people in front of it have left by then. */
export type FilledSite = RunningSite & { asFilled(): Promise<void> }

const server = join(import.meta.dirname, '../server')
const main = join(import.meta.dirname, '../dist/server/main.js')
const filledSite = join(server, 'base/testing/filledSite.ts')
const patience = 180_000
/** Where the workers find what sites begin with: the folder, and the database where a server answers. */
const [filled, onServer, filledDatabase] = ['FILLED_FOR_STORIES', 'STORIES_SERVER', 'STORIES_DATABASE']

/**
 * Fills a folder with the demo community, once for all stories; its database on a server where one answers, since the
 * embedded one works on the core that the pages need. What is answered throws it all away.
 */
export async function fillOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-stories-'))
  const address = await serverAddress()
  const name = `bewezen_stories_${randomBytes(4).toString('hex')}`
  if (address) Object.assign(process.env, { [onServer]: address, [filledDatabase]: name })
  const { server, said, ended } = await begin(filledSite, folder, { FILL: 'true', ...where() })
  await ended
  if (server.exitCode !== 0) throw new Error(`The demo community could not be filled:\n${said()}`)
  process.env[filled] = folder
  return async () => {
    await rm(folder, { recursive: true, force: true })
    if (address) await dropLike(address, name)
  }
}

const where = (): Record<string, string> => {
  const { [onServer]: ON_SERVER, [filledDatabase]: FILLED_DATABASE } = process.env
  return ON_SERVER && FILLED_DATABASE ? { ON_SERVER, FILLED_DATABASE } : {}
}

/** Starts a site with the demo community as it was filled once; it is gone when it is stopped. */
export async function startFilled(): Promise<FilledSite> {
  const { forget, server, ...site } = await run(filledSite, { FILLED: process.env[filled] ?? '', ...where() })
  return {
    ...site,
    async asFilled() {
      forget()
      // What was heard first ends the waiting for the others, or each file would leave its listeners behind.
      const heard = new AbortController()
      const { signal } = heard
      const answer = Promise.race([
        once(server, 'message', { signal }).then(([said]) => said),
        once(server, 'exit', { signal }).then(() => 'ended'),
        wait(patience, 'late', { ref: false, signal }),
      ])
      server.send('as filled')
      const said = await answer.finally(() => heard.abort())
      if (said !== 'open') throw new Error(`The site could not go back to how it was filled:\n${site.log()}`)
    },
  }
}

/** Starts a site as `npm start` does, which fills it by itself, by a name of this machine; it is gone when it is stopped. */
export const startSite = (env: Record<string, string> = {}, host?: string): Promise<RunningSite> => run(main, env, host)

/** Runs a program of ours that serves a site, on an empty folder, and waits until it answers; throws with what it said when it does not. */
export async function run(program: string, env: Record<string, string>, host?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-story-'))
  const { server, said, forget, ended, url } = await begin(program, folder, env, host)
  const stop = async () => {
    server.kill('SIGTERM')
    await Promise.race([ended, wait(30_000, null, { ref: false }).then(() => server.kill('SIGKILL'))])
    await rm(folder, { recursive: true, force: true })
  }
  const until = Date.now() + patience
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`The site did not start:\n${said()}`)
    }
    await wait(50)
  }
  let people = 0
  const newAddress = () => `10.77.${Math.floor(++people / 250)}.${(people % 250) + 1}`
  return { url, newAddress, log: said, stop, server, forget }
}

/** Begins a program of ours on a folder and a free port. */
async function begin(program: string, folder: string, env: Record<string, string>, host = '127.0.0.1') {
  const port = await freePort()
  const url = `http://${host}:${port}`
  // Nothing of the developer's own settings: the demo mode, the embedded database and the stand-ins.
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    // As most operators name it: from where the process stands.
    DATA_DIR: program === main ? relative(process.cwd(), folder) : folder,
    TRUSTED_PROXY: '127.0.0.1',
    DEMO_COMMUNITY: 'small',
    // Each site would compile the same libraries again.
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
  }
  const server = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (more: Buffer) => (text += more))
  // A worker that ends in the middle of a story takes its site along.
  const orphaned = () => server.kill('SIGKILL')
  process.once('exit', orphaned)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  void ended.then(() => process.off('exit', orphaned))
  const forget = () => {
    text = ''
  }
  return { server, url, ended, said: () => text, forget }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
