import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld } from '../testing/world.ts'

const world = await openWorld()
const megabyte = 1024 * 1024
let port = 0

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as { port: number }).port
})
afterAll(() => world.app.server.closeAllConnections())

const post = async (payload: string, contentType = 'application/json') => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/account/resendConfirmation',
    headers: { 'content-type': contentType },
    payload,
  })
  return [answer.statusCode, answer.json()]
}
const refused = (status: number, data: unknown = null) => [status, { code: 'INVALID_INPUT', data }]

describe('a body', () => {
  test('of exactly one megabyte is read, one byte more is not', async () => {
    const of = (bytes: number) => `{"email":"${'x'.repeat(bytes - 12)}"}`

    expect(await post(of(megabyte))).toEqual(refused(422, { fields: ['email'] }))
    expect(await post(of(megabyte + 1))).toEqual(refused(413))
  })

  test('that does not say how long it is, is read no further than a megabyte', async () => {
    let sent = 0
    const status = await new Promise((resolve, reject) => {
      const asked = request(
        { port, method: 'POST', path: '/api/account/register', headers: { 'content-type': 'application/json' } },
        (answer) => resolve(answer.statusCode),
      )
      asked.on('error', reject)
      const chunk = Buffer.alloc(64 * 1024, 'x')
      const more = () => {
        if (asked.destroyed || sent > 64 * megabyte) return
        sent += chunk.length
        asked.write(chunk, () => setImmediate(more))
      }
      more()
      asked.on('response', () => asked.destroy())
    })

    expect(status).toBe(413)
    expect(sent).toBeLessThan(16 * megabyte)
  })

  test.each([
    ['broken', '{"email":'],
    ['no JSON', 'email=sem@bewezen.example'],
    ['out to change how objects behave', '{"email":"x@y.nl","__proto__":{"role":"admin"}}'],
  ])('that is %s is refused in the one shape', async (_what, body) => {
    expect(await post(body)).toEqual(refused(400))
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/event-stream',
    'application/octet-stream',
  ])('of the type %s is not read', async (contentType) => {
    expect(await post('{"email":"sem@bewezen.example"}', contentType)).toEqual(refused(415))
  })

  test.each([
    ['null', ['']],
    ['[]', ['']],
    ['{}', ['email']],
    ['{"email":null}', ['email']],
    ['{"email":["a"]}', ['email']],
  ])('that is %s names the fields that do not fit and not what was in them', async (body, fields) => {
    expect(await post(body)).toEqual(refused(422, { fields }))
  })

  test('that is right is understood, whatever the spelling of its type', async () => {
    const body = '{"email":"nobody@bewezen.example"}'
    expect(await post(body)).toEqual([200, { done: true }])
    expect(await post(body, 'application/json; charset=utf-8')).toEqual([200, { done: true }])
  })

  test('that is left out counts as an empty one', async () => {
    expect(await post('')).toEqual(refused(422, { fields: ['email'] }))
  })
})

test('a query that does not fit is refused like a body', async () => {
  const answer = await world.app.inject({ url: '/api/account/usernameAvailable' })
  expect([answer.statusCode, answer.json()]).toEqual(refused(422, { fields: ['username'] }))
})

describe('what comes to no route', () => {
  test.each([
    ['no request at all', 'hello\r\n\r\n', 400],
    ['a method that does not exist', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a head that does not end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused in the one shape', async (_what, sent, status) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(sent)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')

    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toEqual({ code: 'INVALID_INPUT', data: null })
  })

  test.each([
    ['a length and in pieces', 'content-length: 5\r\ntransfer-encoding: chunked', '0\r\n\r\n'],
    ['in pieces and a length', 'transfer-encoding: chunked\r\ncontent-length: 5', '0\r\n\r\n'],
    ['two lengths', 'content-length: 2\r\ncontent-length: 60', '{}'],
    ['a length with a sign', 'content-length: +2', '{}'],
    ['pieces that are spelt otherwise', 'transfer-encoding: xchunked', '0\r\n\r\n'],
    ['pieces behind something else', 'transfer-encoding: chunked, identity', '0\r\n\r\n'],
    ['a length behind a blank', 'content-length : 2', '{}'],
    ['a length on a line that goes on', 'x: 1\r\n content-length: 60', '{}'],
  ])('SEC-ACC-52 of a request with %s nothing is taken for another request', async (_what, says, body) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /api/account/resendConfirmation HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${says}\r\n\r\n${body}` +
        'GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n',
    )
    const answers = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm)
    expect(answers).toEqual(['HTTP/1.1 400'])
  })

  test('a request that never ends is waited for longer than an upload, and not for ever', () => {
    expect(world.app.server.requestTimeout).toBeGreaterThan(180_000)
    expect(world.app.server.requestTimeout).toBeLessThanOrEqual(300_000)
  })
})
