import { access } from '@bewezen/domain/access/contract.ts'
import { viewAsNames } from '@bewezen/domain/access/viewAs.ts'
import { uploadPurposes } from '@bewezen/domain/base/files.ts'
import { describe, expect, test } from 'vitest'
import { functions } from '../../functions.ts'
import { router } from '../../router.ts'
import { viewedReads } from '../../viewedReads.ts'
import { callerOf } from '../http/caller.ts'
import { operationsOf } from '../http/operations.ts'
import { refuse } from '../refuse.ts'
import { serve } from '../serve.ts'
import { contractOperations } from '../testing/contractOperations.ts'
import { openWorld } from '../testing/world.ts'
import { viewing } from './testing/viewing.ts'

const world = await openWorld()
const { house, app } = world
const { pool } = house.database
const { start } = viewing(world)
const jasper = await world.person({ role: 'admin' })

/** Everything that writes, however it is asked for. */
const writes = [
  ...contractOperations.filter(({ isRead }) => !isRead).map(({ url }) => url),
  ...Object.keys(functions).map((name) => `/functions/v1/${name}`),
  ...uploadPurposes.map((purpose) => `/api/uploads/${purpose}`),
  '/api/auth/sign-in/email',
  '/api/auth/request-password-reset',
  '/api/auth/reset-password',
  '/api/privacy/export',
  // Beside the doors of programs: nothing is served there today.
  '/community',
]
/** What is fetched and no read of the contract: the live stream, downloads, exports and links that count. */
const fetched = [
  '/api/live',
  '/api/events/participants.csv',
  '/api/orders/csv',
  '/api/privacy/export',
  '/api/payments/invoice/F2026-0001',
  '/api/assistant/answer?question=hallo',
  '/api/external/media/x/0',
  '/functions/v1/affiliate-click?product_id=x',
  '/api/nothing',
]

/** All rows of all tables, as one text for each. */
async function rowsOf(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const all = await pool.query<{ text: string | null }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as text from "${name}" t`,
    )
    found[name] = all.rows[0]?.text ?? ''
  }
  return found
}

describe('while an admin views the site as another', () => {
  test.each(viewAsNames)(
    'ADM-MORE-52 as %s whatever writes is refused with the same code, but stopping',
    async (as) => {
      const cookie = await start(jasper, as)
      const passed: string[] = []
      for (const url of writes) {
        if (url === '/api/access/stopViewing') continue
        const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload: {} })
        if (answer.statusCode !== 403 || answer.json().code !== 'VIEWING_AS') passed.push(`${url} ${answer.statusCode}`)
      }
      expect(passed).toEqual([])
    },
  )

  test('ADM-MORE-52 the same writes answer an admin who views nobody', async () => {
    const said = new Set<string>()
    for (const url of writes.filter((one) => one.startsWith('/api/') && !one.includes('auth'))) {
      const answer = await app.inject({ method: 'POST', url, headers: { cookie: jasper.cookie }, payload: {} })
      said.add(answer.json<{ code?: string }>().code ?? 'done')
    }
    expect(said).not.toContain('VIEWING_AS')
    expect(said).toContain('INVALID_INPUT')
  })

  test('ADM-MORE-52 a page that still shows a viewing which was stopped elsewhere does nothing as the admin, but stopping', async () => {
    const headers = { cookie: jasper.cookie, 'x-bewezen-viewing': '1' }
    const said = async (url: string) => {
      const answer = await app.inject({ method: 'POST', url, headers, payload: { on: true } })
      return [answer.statusCode, answer.json<{ code?: string } | null>()?.code]
    }
    expect(await said('/api/access/setTesterMode')).toEqual([403, 'VIEWING_AS'])
    expect((await said('/api/access/stopViewing'))[0]).toBe(200)
    const { rows } = await pool.query('select tester_mode from site_settings')
    expect(rows).toEqual([{ tester_mode: false }])
  })

  test('ADM-MORE-52 no other method and no slash more comes past it', async () => {
    const cookie = await start(jasper, 'student')
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'] as const)
      for (const url of [
        '/api/access/setTesterMode',
        '/api/access/setTesterMode/',
        '/api/access/stopViewing/../setTesterMode',
      ])
        expect([400, 403, 404]).toContain(
          (await app.inject({ method, url, headers: { cookie }, payload: { on: true } })).statusCode,
        )
    const { rows } = await pool.query('select tester_mode from site_settings')
    expect(rows).toEqual([{ tester_mode: false }])
  })

  test.each(['visitor', 'student', 'teacher'] as const)(
    'ADM-MORE-51 ADM-MORE-52 as %s nothing is streamed, downloaded or exported',
    async (as) => {
      const cookie = await start(jasper, as)
      for (const url of fetched) {
        const answer = await app.inject({ url, headers: { cookie } })
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'VIEWING_AS'])
      }
    },
  )

  test('ADM-MORE-52 every read leaves the database as it was', async () => {
    await world.person()
    const cookies = []
    for (const as of viewAsNames) cookies.push(await start(jasper, as))
    await house.settled()
    const before = await rowsOf()
    for (const cookie of cookies)
      for (const { isRead, url } of contractOperations) if (isRead) await app.inject({ url, headers: { cookie } })
    for (const cookie of cookies) await app.inject({ url: '/community', headers: { cookie } })
    await house.settled()
    const after = await rowsOf()
    const changed = Object.keys(before).filter((name) => before[name] !== after[name])
    expect(changed).toEqual([])
  })

  test('ADM-MORE-52 a write that came past the first guard is refused by its operation, and by each transaction', async () => {
    const request = { headers: { cookie: await start(jasper, 'teacher') }, url: '/', ip: '127.0.0.1' }
    const caller = await callerOf(house, request as never, {} as never)
    expect([caller.viewing, caller.token, caller.snapshot.sessionId]).toEqual([true, null, null])
    const add = operationsOf(router).find(({ name }) => name === 'tasks.add')
    await expect(add?.ask({}, caller)).rejects.toMatchObject({ code: 'VIEWING_AS' })

    const opens = serve(access.settings, (ctx) => ctx.transaction(async () => refuse('NOT_FOUND')))
    const [reading] = operationsOf({ access: { settings: opens } })
    await expect(reading?.ask({}, caller)).rejects.toMatchObject({ code: 'VIEWING_AS' })
    await expect(reading?.ask({}, { ...caller, viewing: false })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('ADM-MORE-51 the table of answers names reads of the contract and nothing else', () => {
    const reads = new Set(contractOperations.filter(({ isRead }) => isRead).map(({ name }) => name))
    const named = Object.entries(viewedReads).flatMap(([room, all]) =>
      Object.keys(all).map((name) => `${room}.${name}`),
    )
    expect(named.filter((name) => !reads.has(name))).toEqual([])
  })
})
