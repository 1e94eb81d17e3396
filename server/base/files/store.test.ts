import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { passesByItself } from '../database/away.ts'
import { eventually } from '../testing/eventually.ts'
import { wireTo } from '../testing/wire.ts'
import { openBucket } from './bucket.ts'
import { newKey, pathOf } from './keys.ts'
import { type FileStore, openFileStore } from './store.ts'

const content = (text: string) => ({ content: Buffer.from(text) })
const freshKey = () => newKey('message-image', '', new Date())
const sizes = { thumbnail: content('small'), full: content('large') }

async function read(store: FileStore, path: string): Promise<string | null> {
  const file = await store.open(path)
  return file && (await buffer(await file.content())).toString()
}

const folder = await mkdtemp(join(tmpdir(), 'files-'))
const bucket = await openBucket('pictures')
afterAll(async () => {
  await rm(folder, { recursive: true })
  await bucket.close()
})

const places = {
  'a folder': () => openFileStore({ dataDir: folder }),
  'a bucket': () => openFileStore({ dataDir: '/nowhere', s3: bucket.settings }),
}

describe.each(Object.entries(places))('%s', (_place, open) => {
  let store: FileStore
  beforeAll(async () => {
    store = await open()
  })

  test('IN-REPLY-09 keeps every size of a key and gives it back with its number of bytes', async () => {
    const key = freshKey()
    await store.save(key, sizes)
    expect(await store.open(pathOf(key, 'full'))).toMatchObject({ bytes: 5 })
    expect([await read(store, pathOf(key, 'thumbnail')), await read(store, pathOf(key, 'full'))]).toEqual([
      'small',
      'large',
    ])
  })

  test('removes every size of a key and no other key', async () => {
    const [gone, stays] = [freshKey(), freshKey()]
    await Promise.all([store.save(gone, sizes), store.save(stays, sizes)])
    await store.remove(gone)
    expect([await store.open(pathOf(gone, 'thumbnail')), await store.open(pathOf(gone, 'full'))]).toEqual([null, null])
    expect(await read(store, pathOf(stays, 'full'))).toBe('large')
    await store.remove(gone)
  })

  test('answers null for what was never kept', async () => {
    expect(await store.open(pathOf(freshKey(), 'full'))).toBeNull()
  })

  test('SH-AVAT-04 what stands whole is not written again', async () => {
    const key = freshKey()
    await store.save(key, sizes)
    await store.save(key, { thumbnail: content('SMALL'), full: content('LARGE') })
    expect(await read(store, pathOf(key, 'full'))).toBe('large')
  })
})

test('a file that was cut off while it was written is written again', async () => {
  const store = await openFileStore({ dataDir: folder })
  const key = freshKey()
  await store.save(key, sizes)
  const path = join(folder, 'files', pathOf(key, 'full'))
  await writeFile(path, 'lar')
  await store.save(key, sizes)
  expect(await readFile(path, 'utf8')).toBe('large')
})

test('a folder keeps its files under DATA_DIR/files', async () => {
  const store = await openFileStore({ dataDir: folder })
  await store.save(freshKey(), sizes)
  expect(await readdir(folder)).toEqual(['files'])
})

describe('a bucket that fails', () => {
  afterEach(() => bucket.heal())

  test('is not taken for a missing file', async () => {
    const store = await openFileStore({ dataDir: '/nowhere', s3: bucket.settings })
    bucket.fail()
    await expect(store.open(pathOf(freshKey(), 'full'))).rejects.toThrow()
    await expect(store.save(freshKey(), sizes)).rejects.toThrow()
  })

  test('OPS-AWAY-05 is given up when it says nothing, and away when it hangs or is full', async () => {
    const wire = await wireTo(bucket.settings.endpoint ?? '')
    const s3 = { ...bucket.settings, endpoint: wire.url.replace(/\/$/, ''), patienceMs: 100 }
    const store = await openFileStore({ dataDir: '/nowhere', s3 })
    wire.stall()
    await expect(store.save(freshKey(), sizes)).rejects.toSatisfy(passesByItself)
    wire.refuse('HTTP/1.1 507 Insufficient Storage\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    await expect(store.save(freshKey(), sizes)).rejects.toSatisfy(passesByItself)
    wire.mend()
    const key = freshKey()
    await eventually(() => store.save(key, sizes))
    expect(await read(store, pathOf(key, 'full'))).toBe('large')
  })
})
