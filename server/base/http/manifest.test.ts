import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { House } from '../house.ts'
import { serveManifest } from './manifest.ts'

const inPublic = (path: string) => fileURLToPath(new URL(`../../../web/public${path}`, import.meta.url))

test('the app is installed under the name of the site, with icons of the sizes it says', async () => {
  const app = fastify()
  serveManifest(app, { site: async () => ({ name: 'Zonnewijzer' }) } as unknown as House)
  const answer = await app.inject('/manifest.webmanifest')
  const manifest = answer.json<{ name: string; start_url: string; icons: { src: string; sizes: string }[] }>()
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(manifest).toMatchObject({ name: 'Zonnewijzer', start_url: '/community', lang: 'nl', display: 'standalone' })
  expect(manifest.icons).toHaveLength(3)
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(inPublic(src)), src).toBe(true)
    const { width, height } = await sharp(inPublic(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('SH-ERR-17 the page without a connection says what is said everywhere, and asks for nothing else', async () => {
  const page = await readFile(inPublic('/offline.html'), 'utf8')
  expect(page).toContain(failureWords.offline)
  expect(page).toContain(pageFailedWords.tryAgain)
  expect(page).not.toMatch(/(src|href)=|url\(/)
})
