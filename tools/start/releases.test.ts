import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../base/files.ts'
import { built } from './built.ts'

beforeAll(async () => {
  for (const part of ['web', 'server', 'database'] as const) await built(part)
}, 240_000)
const folder = await mkdtemp(join(tmpdir(), 'bewezen-releases-'))
let site: ChildProcess | null = null
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

/** Starts the site on the one data folder and waits until it answers; answers with how to ask it. */
async function start(DRAIN_SECONDS = '0'): Promise<(path: string) => Promise<Response>> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const PORT = `${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    PORT,
    DRAIN_SECONDS,
  }
  const started = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], { env, stdio: 'ignore' })
  site = started
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) {
    if (started.exitCode !== null) throw new Error(`The site did not start: ${started.exitCode}`)
    await wait(100)
  }
  return (path) => fetch(`${address}${path}`)
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
  const ask = await start()
  const answer = await ask('/assets/gone-1.js')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await ask('/assets/never-1.js')).status).toBe(404)
  expect(await readdir(releases)).toHaveLength(2)
}, 240_000)

test('OPS-STOP-01 a site that is told to stop says that it is not ready, and serves on meanwhile', async () => {
  await stop()
  const ask = await start('3')
  const stopped = stop()

  while ((await ask('/readyz')).ok) await wait(10)

  expect((await ask('/healthz')).status).toBe(200)
  await stopped
  expect(site?.exitCode).toBe(0)
  await expect(ask('/healthz')).rejects.toThrow()
}, 240_000)
