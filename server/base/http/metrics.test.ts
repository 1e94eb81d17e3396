import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@bewezen/domain/base/ids.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { countJobs } from '../jobs/waiting.ts'
import { openWorld } from '../testing/world.ts'

const token = 'a-token-for-the-metrics'
const world = await openWorld({ jobs: true, env: { METRICS_TOKEN: token } })
const without = await openWorld()
/** Told where backups are kept (OPS-BACKUP-07). */
const onlyWithBackups = new Set(['bewezen_backups', 'bewezen_backup_age_seconds'])
const ask = (authorization?: string) =>
  world.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

test('OPS-WATCH-01 who carries the token reads how the process is doing, and requests by the pattern of their route', async () => {
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
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${messages},status="404"} 2`)
  expect(lines).toContain('bewezen_live_streams 1')
  expect(lines).toContain(`bewezen_last_fact_number ${world.house.live.seq}`)
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(lines.some((line) => line.startsWith(`${name} `) && Number(line.slice(name.length)) >= 0)).toBe(true)
  expect(answer.body).not.toContain(url)
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z0-9_]+(\{[^}]*\})? ([0-9.e+-]+|Nan)|)$/)
  ear.leave()
})

test('OPS-WATCH-02 queries are told by the name under which they were prepared, those that failed too', async () => {
  const { pool } = world.house.database
  const told = async (name: string) =>
    Number(
      new RegExp(`^bewezen_query_duration_seconds_count{query="${name}"} (\\d+)$`, 'm').exec(
        (await ask(`Bearer ${token}`)).body,
      )?.[1] ?? 0,
    )
  await pool.query({ name: 'a_test', text: 'select 1' })
  await pool.query({ name: 'a_test', text: 'select 1' })
  const fault = { name: 'a_fault', text: 'select 1 / $1::int', values: [0] }
  await expect(pool.query(fault)).rejects.toThrow('zero')
  const client = await pool.connect()
  await client.query({ name: 'a_test', text: 'select 1' })
  await expect(client.query(fault)).rejects.toThrow('zero')
  client.release()
  expect(await told('a_test')).toBe(3)
  expect(await told('a_fault')).toBe(2)
  const unnamed = await told('')
  await pool.query('select 1')
  expect(await told('')).toBeGreaterThan(unnamed)
})

test('OPS-WATCH-03 jobs are told by queue and by whether they are due, for later, under way or given up', async () => {
  const { pool } = world.house.database
  const before = (await countJobs(pool)).filter(({ queue }) => queue === 'mail')
  expect(before).toEqual([])
  // In a transaction, so that nobody does what is due.
  const client = await pool.connect()
  await client.query('begin')
  await client.query(
    `insert into pgboss.job (id, name, state, start_after) select gen_random_uuid(), 'mail', state::pgboss.job_state, at from (values
      ('created', now() - interval '1 minute'), ('retry', now() + interval '1 hour'), ('retry', now() + interval '1 hour'),
      ('active', now()), ('failed', now()), ('completed', now())) it (state, at)`,
  )
  const counts = (await countJobs(client)).filter(({ queue }) => queue === 'mail')
  await client.query('rollback')
  client.release()
  const mail = (state: string, count: number) => ({ queue: 'mail', state, count })
  expect(counts).toEqual([mail('active', 1), mail('due', 1), mail('failed', 1), mail('later', 2)])

  const inAnHour = new Date(Date.now() + 3_600_000)
  const { house } = world
  await house.transaction((tx) => house.jobs.enqueue(tx, 'mail', {}, { id: newId(), startAfter: inAnHour }))
  const { body } = await ask(`Bearer ${token}`)
  await pool.query(`delete from pgboss.job where name = 'mail'`)
  expect(body.split('\n')).toContain('bewezen_jobs{queue="mail",state="later"} 1')
})

test('OPS-WATCH-04 public pages are told by whether they were still there', async () => {
  const told = async () => {
    const { body } = await ask(`Bearer ${token}`)
    return ['kept', 'drawn'].map((from) => Number(body.match(`bewezen_public_pages_total{from="${from}"} (\\d+)`)?.[1]))
  }
  const [kept = 0, drawn = 0] = await told()
  for (const _ of [1, 2, 3]) await world.app.inject({ url: '/contact' })
  expect(await told()).toEqual([kept + 2, drawn + 1])
})

describe('the files for whoever watches', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8')
  const rules: { expr: string; for?: string; annotations: { summary: string } }[] = parse(
    read('alerts.yaml'),
  ).groups.flatMap((group: { rules: unknown[] }) => group.rules)
  const panels: { title: string; targets: { expr: string }[] }[] = JSON.parse(read('dashboard.json')).panels
  /** The metrics that a query names. */
  const namesIn = (expr: string) => expr.match(/\b(?:bewezen|http|process|nodejs)_\w+/g) ?? []

  test('OPS-WATCH-05 name only what is told', async () => {
    const { body } = await ask(`Bearer ${token}`)
    const told = new Set(Array.from(body.matchAll(/^# TYPE (\w+) /gm), ([, name = '']) => name))
    const isTold = (name: string) => told.has(name) || told.has(name.replace(/_(bucket|count|sum)$/, ''))
    const named = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => namesIn(expr))
    expect(named.filter((name) => !isTold(name) && !onlyWithBackups.has(name))).toEqual([])
    expect(named.length).toBeGreaterThan(15)
  })

  test('OPS-WATCH-05 each alert waits a while and says what to do', () => {
    for (const { expr, for: waits, annotations } of rules)
      expect([expr, waits, annotations.summary.length > 40]).toEqual([expr, expect.stringMatching(/^\d+[mh]$/), true])
  })
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
