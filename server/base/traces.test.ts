import { AsyncResource } from 'node:async_hooks'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { newId } from '@bewezen/domain/base/ids.ts'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openWorld } from './testing/world.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Told = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code?: number }
}
type Sent = { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] }

/** A collector that keeps what it is sent, until the end of the file. */
async function openCollector() {
  const bodies: string[] = []
  const heard: { url: string | undefined; key: string | string[] | undefined }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    bodies.push(body)
    heard.push({ url: request.url, key: request.headers['x-key'] })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const spans = () =>
    bodies
      .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  afterAll(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, heard, spans, close }
}

const foreign = 'ab'.repeat(16)
const attributesOf = ({ attributes }: Told) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** A house that traces, with its collector. */
async function openTraced(env: Record<string, string>) {
  const collector = await openCollector()
  const world = await openWorld({
    jobs: true,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
      OTEL_TRACES_SAMPLER_ARG: '1',
      ...env,
    },
  })
  const told = async () => {
    await world.house.traces?.flush()
    return { spans: collector.spans(), heard: collector.heard, sent: collector.bodies.join() }
  }
  return { ...world, told }
}

const world = await openTraced({})
const { house, app, told } = world
afterAll(() => app.server.closeAllConnections())
const portOf = () => (app.server.address() as AddressInfo).port

test('OPS-WATCH-06 a request is traced by the pattern of its route, with its queries beneath it and nothing of what it was about', async () => {
  const noor = await world.person()
  const channelId = newId()
  await app.inject({ url: `/api/community/messages?channelId=${channelId}`, headers: { cookie: noor.cookie } })
  const { spans, heard, sent } = await told()
  expect(heard[0]).toEqual({ url: '/v1/traces', key: 'a key' })
  const [request] = spans.filter(({ name }) => name === 'GET /api/community/messages')
  if (!request) throw new Error('no such request was traced')
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/community/messages',
    'http.response.status_code': 404,
    'bewezen.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(request.parentSpanId ?? '').toBe('')
  const beneath = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(beneath.length).toBeGreaterThan(0)
  for (const query of beneath) expect(Object.keys(attributesOf(query))).toEqual(['db.system.name', 'db.query.summary'])
  for (const secret of [channelId, noor.email, noor.id, 'select ', 'channelId']) expect(sent).not.toContain(secret)
})

test('OPS-WATCH-06 whoever waits for a connection asks in their own name, not of who gave it back', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `waiting ${at}`)
  await Promise.all(
    names.map((name) =>
      house.traces?.traceJob(name, async () => {
        await house.database.pool.query({ name, text: 'select pg_sleep(0.002)' })
      }),
    ),
  )
  const { spans } = await told()
  const spanOf = (name: string) => spans.find((span) => span.name === name)
  expect(names.map((name) => spanOf(name)?.parentSpanId)).toEqual(names.map((name) => spanOf(`job ${name}`)?.spanId))
})

test('OPS-WATCH-06 what requests ask whose bodies come later than their heads, over one connection, stands beneath each', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headed = async (cookie: string) => {
    const asked = request({ port: portOf(), agent, method: 'POST', path: '/api/tasks/add' })
    for (const [name, value] of Object.entries({ cookie, 'content-type': 'application/json' }))
      asked.setHeader(name, value)
    const isHeard = once(app.server, 'request')
    asked.flushHeaders()
    await isHeard
    asked.end(JSON.stringify({ id: newId(), title: 'Wandelen', description: null }))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await text(answer)
    return answer.statusCode
  }
  const people = [await world.person(), await world.person(), await world.person()]
  for (const { cookie } of people) expect(await headed(cookie)).toBe(200)
  agent.destroy()
  const { spans } = await told()
  const requests = spans.filter(({ name }) => name === 'POST /api/tasks/add')
  const asked = requests.map(
    ({ spanId }) => spans.filter(({ parentSpanId, name }) => parentSpanId === spanId && name === 'snapshot now').length,
  )
  expect(asked).toEqual([1, 1, 1])
})

test('OPS-WATCH-06 a stream that is left is traced too, and what comes after the end of a request is not its own', async () => {
  const noor = await world.person()
  const ear = await noor.listens()
  ear.leave()
  const left = new AbortController()
  const stream = await fetch(`http://127.0.0.1:${portOf()}/api/live`, {
    headers: { cookie: noor.cookie },
    signal: left.signal,
  })
  expect(stream.status).toBe(200)
  left.abort()
  await world.eventually(async () => {
    expect((await told()).spans.map(({ name }) => name)).toContain('GET /api/live')
  })
  const { promise: isLate, resolve } = Promise.withResolvers<void>()
  let late = async () => {}
  await house.traces?.traceJob('ended', async () => {
    late = AsyncResource.bind(async () => {
      await house.database.pool.query({ name: 'too_late', text: 'select 1' })
      resolve()
    })
  })
  await late()
  await isLate
  expect((await told()).spans.map(({ name }) => name)).not.toContain('too_late')
})

test('OPS-WATCH-06 a job is traced by its queue, and of what failed only that it did', async () => {
  await house.jobs.strike(1)
  await world.eventually(async () => {
    expect((await told()).spans.map(({ name }) => name)).toContain('job minute')
  })
  const { pool } = house.database
  await house.traces?.traceJob('going well', async () => {
    await pool.query({ name: 'of_a_job', text: 'select 1' })
  })
  const fails = house.traces?.traceJob('failing', async () => {
    await pool.query({ name: 'a_fault', text: 'select $1::int', values: ['a secret of Noor'] })
  })
  await expect(fails).rejects.toThrow('integer')
  const { spans, sent } = await told()
  const named = (name: string) => spans.find((span) => span.name === name)
  expect(named('of_a_job')?.parentSpanId).toBe(named('job going well')?.spanId)
  expect([named('job going well')?.status.code ?? 0, named('of_a_job')?.status.code ?? 0]).toEqual([0, 0])
  expect([named('job failing')?.status.code, named('a_fault')?.status.code]).toEqual([2, 2])
  expect(sent).not.toContain('secret of')
})

test('OPS-WATCH-07 no header says which trace a request belongs to, whether it is kept, or anything else', async () => {
  const headers = { traceparent: `00-${foreign}-${'cd'.repeat(8)}-01`, tracestate: 'x=noor@bewezen.example' }
  await app.inject({ url: '/readyz', headers })
  const { spans, sent } = await told()
  const request = spans.findLast(({ name }) => name === 'GET /readyz')
  expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect([request?.traceId === foreign, request?.parentSpanId ?? '']).toEqual([false, ''])
  expect(sent).not.toContain('noor@bewezen.example')
  const none = await openTraced({ OTEL_TRACES_SAMPLER_ARG: '0' })
  await none.app.inject({ url: '/readyz', headers })
  expect((await none.told()).spans).toEqual([])
})

test('OPS-WATCH-06 without the setting nothing is traced', async () => {
  const without = await openWorld()
  expect(without.house.traces).toBeNull()
})

test('OPS-WATCH-08 a collector that is away holds up neither an answer nor a stop, and the log says it', async () => {
  const gone = await openCollector()
  await gone.close()
  const logged = Promise.withResolvers<void>()
  const away = await openWorld({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: gone.url, OTEL_TRACES_SAMPLER_ARG: '1' },
    log: pino({ level: 'warn' }, { write: (line) => line.includes('traces could not be sent') && logged.resolve() }),
  })
  expect((await away.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  // As many as go out at once.
  for (let at = 0; at < 512; at++) await away.house.traces?.traceJob('any', async () => {})
  await logged.promise
})
