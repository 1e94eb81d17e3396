import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { serveAssets } from './assets.ts'
import { keepAssets } from './earlierAssets.ts'

const folder = mkdtempSync(join(tmpdir(), 'bewezen-releases-'))
const built = join(folder, 'client')
const kept = join(folder, 'data', 'releases')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

let minutes = 0
/** Deploys a release with these files and starts it; answers with what it says of an address. */
async function deploy(...names: string[]) {
  rmSync(built, { recursive: true, force: true })
  mkdirSync(join(built, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(built, 'assets', name), name)
  const app = fastify()
  await serveAssets(app, built, await keepAssets(built, kept, new Date(2026, 0, 1, 0, minutes++)))
  return async (name: string) => {
    const { statusCode, headers } = await app.inject(`/assets/${name}`)
    return statusCode === 200 ? headers['cache-control'] : statusCode
  }
}
const forAYear = 'public, max-age=31536000, immutable'

test('SH-ERR-19 the files of the release before stay available, and those of an older one go', async () => {
  await deploy('app-1.js', 'chat-1.js')
  const second = await deploy('app-2.js', 'chat-1.js')
  expect(await second('app-1.js')).toBe(forAYear)
  expect(await second('app-2.js')).toBe(forAYear)
  const third = await deploy('app-3.js')
  expect([await third('app-1.js'), await third('app-2.js')]).toEqual([404, forAYear])
})

test('SH-ERR-19 starting a release once more, or going back to the one before, takes nothing away', async () => {
  await deploy('app-1.js')
  await deploy('app-2.js')
  const again = await deploy('app-2.js')
  expect(await again('app-1.js')).toBe(forAYear)
  const back = await deploy('app-1.js')
  expect(await back('app-2.js')).toBe(forAYear)
})

test('OPS-TWO-03 SH-ERR-19 while the next release is built in its place a process serves its own files, and then those of the next too', async () => {
  const old = await deploy('app-1.js')
  rmSync(built, { recursive: true, force: true })
  expect(await old('app-1.js')).toBe(forAYear)
  expect(await old('app-2.js')).toBe(404)
  await deploy('app-2.js')
  expect([await old('app-1.js'), await old('app-2.js')]).toEqual([forAYear, forAYear])
})

test.each(['..%2f..%2fsecret.js', '..', '%2e%2e/release', 'release'])(
  'X3-EDGE-22 %s is no file of a release',
  async (name) => {
    const site = await deploy('app-1.js')
    writeFileSync(join(kept, 'secret.js'), '')
    expect(await site(name)).not.toBe(forAYear)
  },
)

test('SH-ERR-19 what cannot get a second name where it stands is copied', async () => {
  mkdirSync(join(built, 'assets', 'fonts'), { recursive: true })
  writeFileSync(join(built, 'assets', 'app-1.js'), '')
  await keepAssets(built, kept, new Date(2026, 0, 1))
  const next = await deploy('app-2.js')
  expect(await next('app-1.js')).toBe(forAYear)
})

test('SH-ERR-19 OPS-START-01 the folder may be named from where the process stands, as DATA_DIR is unless it is set', async () => {
  mkdirSync(join(built, 'assets'), { recursive: true })
  writeFileSync(join(built, 'assets', 'app-1.js'), '')
  const app = fastify()
  await serveAssets(app, built, await keepAssets(built, relative(process.cwd(), kept), new Date(2026, 0, 1)))
  expect((await app.inject('/assets/app-1.js')).headers['cache-control']).toBe(forAYear)
})

test('SH-ERR-19 a copy that was cut off halfway is no release', async () => {
  mkdirSync(join(kept, '1', 'assets'), { recursive: true })
  utimesSync(join(kept, '1'), new Date(2025, 11, 31), new Date(2025, 11, 31))
  const site = await deploy('app-1.js')
  expect(await site('app-1.js')).toBe(forAYear)
  expect(readdirSync(kept)).toHaveLength(1)
})

test('OPS-TWO-03 a copy that a process beside it is making stays, and two of one release count as one', async () => {
  await deploy('app-1.js')
  mkdirSync(join(kept, 'making', 'assets'), { recursive: true })
  // Both of the next release begin at once, so neither knows of the other's copy.
  const second = await deploy('app-2.js')
  const beside = join(kept, 'beside')
  mkdirSync(join(beside, 'assets'), { recursive: true })
  writeFileSync(join(beside, 'assets', 'app-2.js'), '')
  writeFileSync(join(beside, 'release'), 'app-2.js')
  const again = await deploy('app-2.js')
  expect(readdirSync(kept)).toContain('making')
  expect([await second('app-1.js'), await again('app-1.js')]).toEqual([forAYear, forAYear])
})
