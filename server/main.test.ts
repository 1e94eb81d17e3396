import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const addressOf = (program: string) => new URL(program, import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'bewezen-main-'))
afterAll(() => rm(folder, { recursive: true }))

/** Starts the site and waits until it ends; answers its code and what it said of the reason. */
async function started(settings: Record<string, string>, words = [fileURLToPath(addressOf('./main.ts'))]) {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', HOST: '127.0.0.1', DATA_DIR: folder, ...settings }
  const site = spawn(process.execPath, words, { env })
  const [says, [code]] = await Promise.all([text(site.stderr), once(site, 'close')])
  return [code, says.trim()] as [number, string]
}

test('a port that is taken ends the start with a sentence, and the data folder is given back', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo

  expect(await started({ PORT: `${port}` })).toEqual([
    1,
    `Port ${port} is in use by another program. Stop that program, or choose another port with PORT.`,
  ])
  expect(await readdir(folder)).not.toContain('postgres.lock')
  taken.close()
}, 120_000)

test('a database that does not answer ends the start with a sentence, which tells no password', async () => {
  // A port that was free a moment ago: nobody answers there.
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  await once(free, 'close')

  expect(await started({ DATABASE_URL: `postgres://noor:geheim@127.0.0.1:${port}/bewezen` })).toEqual([
    1,
    `The database at 127.0.0.1:${port}/bewezen does not answer. Start it, or check DATABASE_URL; leave that out to use the embedded one.`,
  ])
}, 120_000)

test('OPS-START-04 pages that cannot be built end the start with what the builder said, once the database is closed', async () => {
  const program = `
    const { serve } = await import(${JSON.stringify(addressOf('./serve.ts').href)})
    const pages = Promise.reject(new Error('a screen has a fault'))
    pages.catch(() => {})
    await serve(pages)`

  expect(await started({ PORT: '1' }, ['--input-type=module', '--eval', program])).toEqual([1, 'a screen has a fault'])
  expect(await readdir(folder)).not.toContain('postgres.lock')
}, 120_000)
