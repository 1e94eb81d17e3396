import { newId } from '@bewezen/domain/base/ids.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../testing/world.ts'

const token = 'a-token-for-the-metrics'
const world = await openWorld({ env: { METRICS_TOKEN: token } })
const without = await openWorld()
const ask = (authorization?: string) =>
  world.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

test('who carries the token reads how the process is doing, and requests by the pattern of their route', async () => {
  const noor = await world.person()
  const ear = await noor.listens()
  const url = `/api/community/messages?channelId=${newId()}`
  for (const _ of [1, 2]) await world.app.inject({ url, headers: { cookie: noor.cookie } })
  await world.app.inject({ url })

  const answer = await ask(`Bearer ${token}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const lines = answer.body.split('\n')
  const messages = 'method="GET",route="/api/community/messages"'
  expect(lines).toContain(`http_request_duration_seconds_count{${messages},status="404"} 2`)
  expect(lines).toContain(`http_request_duration_seconds_count{${messages},status="401"} 1`)
  expect(lines).toContain('bewezen_live_streams 1')
  expect(lines).toContain(`bewezen_last_fact_number ${world.house.live.seq}`)
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_delay_seconds{quantile="0.99"}'])
    expect(lines.some((line) => line.startsWith(`${name} `) && Number(line.slice(name.length)) >= 0)).toBe(true)
  expect(answer.body).not.toContain(url)
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{[^}]*\})? [0-9.e+-]+|)$/)
  ear.leave()
})

test('OPS-RUN-02 facts that wait for a number are told; while they cannot be read, that is not told as none', async () => {
  const gauges = async () => (await ask(`Bearer ${token}`)).body.match(/^bewezen_facts_\w+ .*$/gm)
  await world.house.settled()
  expect(await gauges()).toEqual(['bewezen_facts_waiting 0', 'bewezen_facts_oldest_waiting_seconds 0'])

  await world.house.database.pool.query('alter table facts rename to facts_away')
  const away = await gauges()
  await world.house.database.pool.query('alter table facts_away rename to facts')

  expect(away).toBeNull()
})

test.each([
  ['no token', undefined],
  ['another token', 'Bearer a-token-for-the-metricz'],
  ['the beginning of it', 'Bearer a-token'],
  ['another scheme', `Basic ${token}`],
])('%s is refused', async (_what, authorization) => {
  expect((await ask(authorization)).statusCode).toBe(401)
})

test('without the setting there is nothing there', async () => {
  const answer = await without.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(404)
})
