import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { page, plain, pngOf, svg } from './samples.ts'
import { filesPlugin } from './serve.ts'
import { type FileStore, openFileStore } from './store.ts'
import { type Upload, uploadsPlugin } from './uploads.ts'

let dataDir: string
let app: FastifyInstance
let origin: string
let rows: Map<string, Upload>
let store: FileStore
let breakStore: boolean

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'files-'))
  rows = new Map()
  breakStore = false
  const disk = await openFileStore({ dataDir })
  store = {
    ...disk,
    save: (key, sizes) => (breakStore ? Promise.reject(new Error('the disk is full')) : disk.save(key, sizes)),
  }
  app = Fastify({ forceCloseConnections: true })
  await app.register(filesPlugin, { store, maySee: async () => true })
  await app.register(uploadsPlugin, {
    store,
    authorise: async (request) => {
      const { person } = request.headers
      return typeof person === 'string' ? person : { code: 'SIGN_IN_REQUIRED' }
    },
    count: async () => true,
    remember: async (upload) => {
      const kept = rows.get(upload.id) ?? upload
      rows.set(upload.id, kept)
      return kept
    },
  })
  // Beside the uploads the parsers of everybody else go on working.
  app.post('/api/elsewhere', async (request) => request.body)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

const noor = newId()
const sem = newId()

type Attempt = { person?: string | null; id?: string | null; purpose?: string; type?: string | null; focus?: string }

async function upload(
  file: Buffer,
  { person = noor, id = newId(), purpose = 'message-image', type, focus }: Attempt = {},
) {
  const headers = new Headers()
  if (person) headers.set('person', person)
  if (id) headers.set('x-upload-id', id)
  if (focus) headers.set('x-focus', focus)
  if (type !== null) headers.set('content-type', type ?? 'application/octet-stream')
  const answer = await fetch(`${origin}/api/uploads/${purpose}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(file),
  })
  return { status: answer.status, body: await answer.json() }
}

const storedFiles = () => readdir(dataDir, { recursive: true })

describe('an image', () => {
  test('MKT-MORE-31 MKT-MORE-32 answers addresses with its focus: the one that came along, else what draws the eye', async () => {
    const send = async (focus?: string) => {
      const { body } = await upload(await plain('png', 400, 300), { purpose: 'blog-image', focus })
      return body.addresses.card
    }
    expect(await send('38,7')).toMatch(/-f3807\/card\.webp$/)
    expect(await send()).toMatch(/-f5050\/card\.webp$/)
    expect(await send('links')).toMatch(/-f5050\/card\.webp$/)
    const { body } = await upload(await plain('png'), { focus: '38,7' })
    expect(body.addresses.full).toMatch(/\/[0-9a-f]{32}\/full\.webp$/)
  })

  test('IN-REPLY-09 X3-CALL-09 is kept under a random name in message-images and can be read at the addresses answered', async () => {
    const id = newId()
    const { status, body } = await upload(await plain('png'), { id, type: 'image/png' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, width: 60, height: 40 })
    expect(Object.keys(body.addresses)).toEqual(Object.keys(uploadRules['message-image'].sizes))
    expect(body.addresses.full).toMatch(/^\/files\/message-images\/[0-9a-f]{32}\/full\.webp$/)
    for (const address of Object.values<string>(body.addresses)) {
      const picture = await fetch(origin + address)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
      await picture.arrayBuffer()
    }
  })

  test('SH-AVAT-04 SH-CALL-29 becomes an avatar named after its person and moment', async () => {
    const { body } = await upload(await plain('jpeg'), { purpose: 'avatar', type: 'image/jpeg' })
    expect(body.addresses['256']).toMatch(new RegExp(`^/files/avatars/${noor}-\\d{13}-[0-9a-f]{32}/256\\.webp$`))
  })

  test('IN-REPLY-07 X3-LIMIT-11 exactly 5 MB is taken', async () => {
    expect(await upload(await pngOf(5 * 1024 * 1024))).toMatchObject({ status: 200 })
  })
})

test('one person cannot fill the line: the seventh file at the same moment waits for another, and others go on', async () => {
  const file = await plain('png')
  const slow = Array.from({ length: 6 }, () => startUpload())
  await eventually(async () => expect((await upload(file)).status).toBe(429))

  expect((await upload(file)).body).toEqual({ code: 'TOO_MANY_REQUESTS', data: null })
  expect((await upload(file, { person: sem })).status).toBe(200)

  for (const socket of slow) socket.destroy()
  await eventually(async () => expect((await upload(file)).status).toBe(200))
})

/** A file of Noor's of which nothing but the announcement arrives. */
function startUpload(): Socket {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(
    `POST /api/uploads/message-image HTTP/1.1\r\nhost: x\r\nperson: ${noor}\r\nx-upload-id: ${newId()}\r\ncontent-type: image/png\r\ncontent-length: 1000\r\n\r\n`,
  )
  return socket
}

describe('a repeat', () => {
  test('IN-REPLY-16 with the same id and file answers the first result and keeps one picture', async () => {
    const id = newId()
    const file = await plain('png')
    const first = await upload(file, { id })
    const again = await upload(file, { id })
    expect(again).toEqual(first)
    expect((await storedFiles()).filter((name) => name.endsWith('full.webp'))).toHaveLength(1)
  })

  test('IN-REPLY-16 at the same moment answers the same result', async () => {
    const id = newId()
    const file = await plain('png')
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(file, { id })))
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  test.each([
    ['another file', { person: noor, purpose: 'message-image', width: 61 }],
    ['another person', { person: sem, purpose: 'message-image', width: 60 }],
    ['another purpose', { person: noor, purpose: 'avatar', width: 60 }],
  ])('with %s is refused without data', async (_what, { width, ...attempt }) => {
    const id = newId()
    expect(await upload(await plain('png'), { id })).toMatchObject({ status: 200 })
    const before = await storedFiles()
    expect(await upload(await plain('png', width), { id, ...attempt })).toEqual({
      status: 409,
      body: { code: 'ID_IN_USE', data: null },
    })
    expect(await storedFiles()).toEqual(before)
  })

  test('IN-REPLY-16 after a first attempt that could not keep its files makes it whole', async () => {
    const id = newId()
    const file = await plain('png')
    breakStore = true
    expect((await upload(file, { id })).status).toBe(500)
    breakStore = false
    const { body } = await upload(file, { id })
    expect((await fetch(origin + body.addresses.full)).status).toBe(200)
  })
})

describe('a refusal', () => {
  test.each([
    ['an HTML page', 'message-image', page],
    ['an SVG', 'message-image', svg],
    ['an HTML page', 'avatar', page],
    ['an SVG', 'avatar', svg],
  ])(
    'IN-REPLY-06 SH-AVAT-01 SH-EDGE-17 SH-EDGE-18 X3-EDGE-22 of %s that calls itself a PNG (%s) stores nothing',
    async (_what, purpose, file) => {
      const answer = await upload(file, { purpose, type: 'image/png' })
      expect(answer).toEqual({ status: 415, body: { code: 'INVALID_FILE_TYPE', data: null } })
      expect([await storedFiles(), rows.size]).toEqual([[], 0])
    },
  )

  test('IN-REPLY-07 SH-AVAT-02 SH-EDGE-17 of 6 MB reaches the browser and stores nothing', async () => {
    const file = await pngOf(6 * 1024 * 1024)
    for (const purpose of ['message-image', 'avatar']) {
      expect(await upload(file, { purpose })).toEqual({ status: 413, body: { code: 'FILE_TOO_LARGE', data: null } })
    }
    expect([await storedFiles(), rows.size]).toEqual([[], 0])
  })

  test('is told on a connection that goes on working', async () => {
    const file = await pngOf(8 * 1024 * 1024)
    for (let time = 0; time < 3; time++) expect((await upload(file)).status).toBe(413)
    expect((await upload(await plain('png'))).status).toBe(200)
  })

  test('without a session is told before anything of the file is sent', async () => {
    const answer = await sendHalf({ 'content-length': '100000' }, Buffer.alloc(0), (socket) => once(socket, 'data'))
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /)
    expect(String(answer)).toContain('{"code":"SIGN_IN_REQUIRED","data":null}')
  })

  test.each([
    ['no id', null],
    ['an id that is no UUIDv7', '8f14e45f-ceea-467f-9d5b-1c2d3e4f5a6b'],
    ['an id that is none', '../../etc'],
  ])('of %s', async (_what, id) => {
    expect(await upload(await plain('png'), { id })).toEqual({
      status: 422,
      body: { code: 'INVALID_INPUT', data: null },
    })
  })

  test('of an unknown purpose', async () => {
    expect(await upload(await plain('png'), { purpose: 'toString' })).toMatchObject({ status: 404 })
  })

  test.each([['text/plain'], ['multipart/form-data; boundary=x'], ['application/json']])(
    'of a body that says it is %s',
    async (type) => {
      expect(await upload(await plain('png'), { type })).toMatchObject({
        status: 415,
        body: { code: 'INVALID_FILE_TYPE', data: null },
      })
    },
  )
})

test('IN-REPLY-14 a browser that goes away half-way leaves nothing behind', async () => {
  const file = await plain('png', 500, 500)
  const headers = { person: noor, 'x-upload-id': newId(), 'content-length': String(file.length) }
  await sendHalf(headers, file.subarray(0, file.length / 2), (socket) => socket.destroy())
  // By the time that a whole one has been taken, the broken one has long been noticed.
  expect(await upload(file)).toMatchObject({ status: 200 })
  expect(rows.size).toBe(1)
})

test('other routes keep their own parsers', async () => {
  const answer = await fetch(`${origin}/api/elsewhere`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect(await answer.json()).toEqual({ a: 1 })
})

/** Sends a request whose body stops before its end, and does something with the open connection. */
async function sendHalf<T>(
  headers: Record<string, string>,
  body: Buffer,
  then: (socket: Socket) => T,
): Promise<Awaited<T>> {
  const lines = Object.entries({ host: 'x', 'content-type': 'image/png', ...headers }).map((pair) => pair.join(': '))
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`POST /api/uploads/message-image HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  await new Promise((sent) => socket.write(body, sent))
  const result = await then(socket)
  socket.destroy()
  return result
}
