import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from './keys.ts'
import { receiveFile } from './receive.ts'
import { inPieces, plain } from './samples.ts'
import { filesPlugin } from './serve.ts'
import { openFileStore } from './store.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'files-'))
const store = await openFileStore({ dataDir })
const app = Fastify()
const now = new Date()
const keys = { image: newKey('message-image', '', now), avatar: newKey('avatar', newId(), now) }

beforeAll(async () => {
  await app.register(filesPlugin, { store, maySee: async () => true })
  const photo = await plain('jpeg', 800, 400)
  for (const [key, rules] of [
    [keys.image, uploadRules['message-image']],
    [keys.avatar, uploadRules.avatar],
  ] as const) {
    const image = await receiveFile(inPieces(photo).source, rules)
    if ('code' in image) throw new Error(image.code)
    await store.save(key, image.sizes)
  }
  await writeFile(join(dataDir, 'secret.webp'), 'secret')
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/files/${path}`, headers })

describe('a file that is there', () => {
  test('X3-EDGE-22 is served as the picture it is, never sniffed and never run', async () => {
    const answer = await ask(`${keys.image}/full.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline; filename="message-image-full.webp"',
    })
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  test('COM-CHAT-20 a message image stays with its reader and out of search engines', async () => {
    const { headers } = await ask(`${keys.image}/thumbnail.webp`)
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  test('SH-AVAT-04 an avatar is cached 3600 s', async () => {
    const { headers } = await ask(`${keys.avatar}/128.webp`)
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  test('is not sent again to whoever has it', async () => {
    const first = await ask(`${keys.avatar}/64.webp`)
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(`${keys.avatar}/64.webp`, { 'if-none-match': known })
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600' })
    }
    const other = await ask(`${keys.avatar}/64.webp`, { 'if-none-match': '"other"' })
    expect(other.statusCode).toBe(200)
    expect((await ask(`${keys.avatar}/128.webp`)).headers.etag).not.toBe(etag)
  })

  test('answers HEAD with its measure and no content', async () => {
    const head = await app.inject({ method: 'HEAD', url: `/files/${keys.image}/full.webp` })
    const full = await ask(`${keys.image}/full.webp`)
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
  })
})

describe('what is not there', () => {
  const absent = { statusCode: 404, body: '{"code":"NOT_FOUND","data":null}' }

  test.each([
    ['a folder', 'message-images'],
    ['a folder with its slash', 'message-images/'],
    ['everything', ''],
    ['a picture without its size', keys.image],
  ])('COM-CHAT-20 the listing of %s is refused', async (_what, path) => {
    expect(await ask(path)).toMatchObject(absent)
  })

  test.each([
    ['../secret.webp'],
    ['..%2fsecret.webp'],
    ['%2e%2e/secret.webp'],
    ['%2e%2e%2fsecret.webp'],
    ['..%5csecret.webp'],
    ['message-images/../../secret.webp'],
    ['message-images%2f..%2f..%2fsecret.webp'],
    ['message-images/%252e%252e/%252e%252e/secret.webp'],
    ['/secret.webp'],
    [`message-images/${'0a'.repeat(16)}/full.webp%00`],
    [`message-images/${'0a'.repeat(16)}/full.html`],
    [`message-images/${'0a'.repeat(16)}/full.webp`],
  ])('%s leads nowhere', async (path) => {
    expect((await ask(path)).statusCode).toBe(404)
  })

  test('COM-CHAT-20 a removed picture is gone, also for whoever had it', async () => {
    const key = newKey('message-image', '', now)
    await store.save(key, { full: { content: Buffer.from('RIFF') } })
    const { etag } = (await ask(`${key}/full.webp`)).headers
    await store.remove(key)
    const again = await ask(`${key}/full.webp`, { 'if-none-match': String(etag) })
    expect(again).toMatchObject(absent)
    expect(again.headers['cache-control']).toBe('no-store')
  })
})
