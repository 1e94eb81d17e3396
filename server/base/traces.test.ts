import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from '@bewezen/domain/base/ids.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
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

const from = { trace: 'ab'.repeat(16), span: 'cd'.repeat(8) }
const traceparent = `00-${from.trace}-${from.span}-01`
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
    return { spans: collector.spans(), heard: collector.heard, text: collector.bodies.join() }
  }
  return { ...world, told }
}

const world = await openTraced({})
const { house, app, told } = world

test('OPS-WATCH-06 a request is traced by the pattern of its route, with its queries beneath it and nothing of what it was about', async () => {
  const noor = await world.person()
  const channelId = newId()
  await app.inject({ url: `/api/community/messages?channelId=${channelId}`, headers: { cookie: noor.cookie } })
  const { spans, heard, text } = await told()
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
  for (const secret of [channelId, noor.email, noor.id, 'select ', 'channelId']) expect(text).not.toContain(secret)
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

test('OPS-WATCH-06 what a request with a body asks stands beneath it', async () => {
  const noor = await world.person()
  await noor.does(tasks.add, { id: newId(), title: 'Wandelen', description: null })
  const { spans } = await told()
  const request = spans.find(({ name }) => name === 'POST /api/tasks/add')
  expect(spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).length).toBeGreaterThan(0)
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
  const { spans, text } = await told()
  const named = (name: string) => spans.find((span) => span.name === name)
  expect(named('of_a_job')?.parentSpanId).toBe(named('job going well')?.spanId)
  expect([named('job going well')?.status.code ?? 0, named('of_a_job')?.status.code ?? 0]).toEqual([0, 0])
  expect([named('job failing')?.status.code, named('a_fault')?.status.code]).toEqual([2, 2])
  expect(text).not.toContain('secret of')
})

test('OPS-WATCH-07 a proxy of ours says which trace a request belongs to, and nobody else', async () => {
  const alone = await openTraced({ TRUSTED_PROXY: '' })
  for (const one of [app, alone.app]) await one.inject({ url: '/readyz', headers: { traceparent } })
  const [behind, open] = await Promise.all(
    [told, alone.told].map(async (tell) => (await tell()).spans.find(({ name }) => name === 'GET /readyz')),
  )
  expect([behind?.traceId, behind?.parentSpanId]).toEqual([from.trace, from.span])
  expect(open?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect([open?.traceId === from.trace, open?.parentSpanId ?? '']).toEqual([false, ''])
})

test('OPS-WATCH-07 nobody outside says how much is kept', async () => {
  const none = await openTraced({ OTEL_TRACES_SAMPLER_ARG: '0' })
  await none.app.inject({ url: '/readyz', headers: { traceparent } })
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
