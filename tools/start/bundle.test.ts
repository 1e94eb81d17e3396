import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/base/database/open.ts'
import { filesUnder, projectRoot } from '../base/files.ts'
import { built } from './built.ts'
import { sourcesOf } from './stamp.ts'

beforeAll(async () => {
  await built('server')
  await built('database')
}, 240_000)
const place = mkdtempSync(join(tmpdir(), 'bewezen-bundle-'))
afterAll(() => rmSync(place, { recursive: true }))
const folder = join(projectRoot, 'dist/server')
const addressOf = (path: string) => pathToFileURL(join(projectRoot, path))

test('OPS-START-01 one file alone asks where it stands, since built all stand elsewhere', () => {
  const sources = filesUnder(
    projectRoot,
    (path) => /^(server|domain)\/.*\.ts$/.test(path) && !/\.test\.ts$|\/(testing|bench)\//.test(path),
  )
  const asking = sources.filter((path) =>
    /import\.meta\.(url|dirname|filename)/.test(readFileSync(join(projectRoot, path), 'utf8')),
  )
  expect(asking).toEqual(['server/base/programFiles.ts'])
})

test('OPS-START-01 what was built brings the migrations of its release', () => {
  const names = (path: string) => readdirSync(path).sort()
  expect(names(join(folder, 'migrations'))).toEqual(names(join(projectRoot, 'server/base/migrations')))
})

test('OPS-START-01 the thread that reads mails was built, and loads nothing of the server', async () => {
  const thread = new Worker(addressOf('dist/server/reader.js'))
  thread.postMessage(Buffer.from('From: Sanne <sanne@example.nl>\r\nSubject: Slaap\r\n\r\nIk slaap beter.\r\n'))
  const [mail] = await once(thread, 'message')
  await thread.terminate()

  expect(mail).toMatchObject({ from: { address: 'sanne@example.nl' }, subject: 'Slaap' })
  const imported = [...readFileSync(join(folder, 'reader.js'), 'utf8').matchAll(/from ?["'](\.[^"']+)["']/g)]
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.filter(([, path]) => !path?.startsWith('./node_modules/packages-'))).toEqual([])
})

test('COM-START-22 the thread that draws the demo community was built', async () => {
  const thread = new Worker(addressOf('dist/server/drawer.js'), { workerData: 'small' })
  const parts: unknown[] = []
  thread.on('message', (sent) => parts.push(sent))
  await once(thread, 'exit')

  expect(parts).toHaveLength(3)
  expect(parts).toContainEqual({ part: 'shop', made: expect.any(Map) })
  expect(parts).toContainEqual({ part: 'portraits', made: null })
})

test('OPS-START-05 every file that went into it is among those whose change asks to build it anew', () => {
  const maps = readdirSync(folder).filter((name) => name.endsWith('.map'))
  const went = maps.flatMap((name) => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return sources.map((source) => relative(projectRoot, resolve(folder, source)))
  })
  const known = new Set(sourcesOf(projectRoot, 'server'))
  const ours = went.filter((path) => !path.includes('node_modules/') && !path.startsWith('\0'))

  expect(ours.length).toBeGreaterThan(1_000)
  expect(ours.filter((path) => !known.has(path))).toEqual([])
})

test('OPS-START-01 a trace of what was built names the sources', async () => {
  const taken = join(place, 'no folder')
  writeFileSync(taken, '')
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: join(taken, 'data') }
  const site = spawn(process.execPath, [join(folder, 'main.js')], { env })
  const [says] = await Promise.all([text(site.stderr), once(site, 'close')])

  expect(says).toMatch(/server\/base\/database\/open\.ts:\d+/)
  expect(says).not.toMatch(/open-\w+\.js/)
})

test('OPS-START-02 the database of an empty folder has the tables of this release, nobody and no secret, and all may read it', async () => {
  const empty = join(projectRoot, 'dist/database')
  const database = await openDatabase({ folder: place, empty })
  const count = async (of: string) => (await database.pool.query(`select count(*)::int as n from ${of}`)).rows[0].n
  const { entries } = JSON.parse(readFileSync(join(projectRoot, 'server/base/migrations/meta/_journal.json'), 'utf8'))
  try {
    expect(await count('drizzle.__drizzle_migrations')).toBe(entries.length)
    expect(await count('pgboss.version')).toBe(1)
    for (const of of ['kept_secrets', 'profiles', 'auth_users', 'auth_sessions', 'facts', 'audit_log'])
      expect([of, await count(of)]).toEqual([of, 0])
  } finally {
    await database.close()
  }
  const files = readdirSync(empty, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => (statSync(join(empty, name)).mode & 0o044) !== 0o044)).toEqual([])
  expect(statSync(join(place, 'postgres')).mode & 0o077).toBe(0)
})
