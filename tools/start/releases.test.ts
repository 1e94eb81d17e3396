import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../base/files.ts'
import { builtWeb } from './built.ts'

beforeAll(builtWeb, 240_000)
const folder = await mkdtemp(join(tmpdir(), 'bewezen-releases-'))
let site: ChildProcess | null = null
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

/** Starts the site on the one data folder and waits until it answers; answers with what it says of a file. */
async function start(): Promise<(name: string) => Promise<Response>> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const PORT = `${port}`
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', HOST: '127.0.0.1', DATA_DIR: folder, PORT }
  const started = spawn(process.execPath, [join(projectRoot, 'server/main.ts')], { env, stdio: 'ignore' })
  site = started
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) {
    if (started.exitCode !== null) throw new Error(`The site did not start: ${started.exitCode}`)
    await wait(100)
  }
  return (name) => fetch(`${address}/assets/${name}`)
}

async function stop(): Promise<void> {
  if (!site || site.exitCode !== null) return
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
}

test('SH-ERR-19 each start keeps the files of its release, and serves those of the release before', async () => {
  await start()
  await stop()
  const releases = join(folder, 'releases')
  const [before = ''] = await readdir(releases)
  const ours = await readdir(join(releases, before, 'assets'))
  expect(ours).toContainEqual(expect.stringMatching(/^app-.*\.js$/))
  // What the first start kept becomes a release of other files, as it is after a deploy.
  await writeFile(join(releases, before, 'release'), 'gone-1.js')
  await writeFile(join(releases, before, 'assets', 'gone-1.js'), 'export {}')
  const asset = await start()
  const answer = await asset('gone-1.js')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await asset('never-1.js')).status).toBe(404)
  expect(await readdir(releases)).toHaveLength(2)
}, 240_000)
