import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'bewezen-assets-'))
mkdirSync(join(folder, 'assets'))
for (const name of [
  'favicon.svg',
  'favicon.svg.br',
  'service-worker.js',
  'service-worker.js.br',
  'assets/app-DFScCbO3.js',
  'assets/app-DFScCbO3.js.br',
])
  writeFileSync(join(folder, name), name)
const app = fastify()
await serveAssets(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = async (url: string) => {
  const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  return { kept: headers['cache-control'], body }
}

test('a file with a hash in its name is kept for a year, in its compressed form too', async () => {
  expect(await ask('/assets/app-DFScCbO3.js')).toEqual({
    kept: 'public, max-age=31536000, immutable',
    body: 'assets/app-DFScCbO3.js.br',
  })
})

test('a file that can change under its name is asked for anew after an hour', async () => {
  expect(await ask('/favicon.svg')).toEqual({ kept: 'public, max-age=3600', body: 'favicon.svg.br' })
})

test('the service worker is asked for anew each time', async () => {
  expect(await ask('/service-worker.js')).toEqual({ kept: 'no-cache', body: 'service-worker.js.br' })
})
