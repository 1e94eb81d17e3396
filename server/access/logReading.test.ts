import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { newSourceForm } from '@bewezen/domain/external/source.ts'
import { beforeAll, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { pool } = world.house.database
let admin: TestPerson
beforeAll(async () => {
  admin = await world.person({ role: 'admin' })
})

const line = async (at: string) => {
  const id = newId()
  await pool.query(`insert into audit_log (id, action, at) values ($1, 'tester.on', $2)`, [id, at])
  return id
}
const between = async (from: string, to: string) =>
  (await admin.does(access.auditLog, { kind: 'settings', from, to })).lines.map(({ id }) => id)

test('ADM-MORE-46 a period holds both of its days whole, by the clock in Amsterdam, where it changes too', async () => {
  const [before, first, last, after] = [
    await line('2026-03-28T22:59:59Z'),
    await line('2026-03-28T23:00:00Z'),
    await line('2026-03-29T21:59:59Z'),
    await line('2026-03-29T22:00:00Z'),
  ]
  expect(await between('2026-03-29', '2026-03-29')).toEqual([last, first])
  expect(await between('', '2026-03-28')).toEqual([before])
  expect((await between('2026-03-30', '')).at(-1)).toBe(after)
  await expect(between('2026-02-30', '')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('ADM-MORE-46 fifty at a time by cursor: each line once, in order, also those of one moment', async () => {
  const made: string[] = []
  for (let at = 0; at < 120; at++) made.push(await line(at < 60 ? '2025-01-01T10:00:00Z' : '2025-01-02T10:00:00Z'))
  const read: string[] = []
  const sizes: number[] = []
  let before: string | undefined
  for (;;) {
    const page = await admin.does(access.auditLog, { from: '2025-01-01', to: '2025-01-02', before })
    read.push(...page.lines.map(({ id }) => id))
    sizes.push(page.lines.length)
    if (!page.hasMore) break
    before = page.lines.at(-1)?.id
  }
  expect(sizes).toEqual([50, 50, 20])
  expect(new Set(read)).toEqual(new Set(made))
  expect(read).toHaveLength(120)
  expect(read.slice(0, 60).every((id) => made.indexOf(id) >= 60)).toBe(true)
})

test('ADM-MORE-44 ADM-MORE-45 a source tells its name and that its secret changed, and never what it is', async () => {
  const id = newId()
  const canaries = ['https://kanarie.example/haak', 'kanarie-geheim-1234567890']
  const source = { ...newSourceForm('instagram'), name: 'Instagram', accountHandle: '@bewezen' }
  const { source: made } = await admin.does(external.saveSource, { id, version: null, source })
  const [outboundUrl = '', outboundSecret = ''] = canaries
  await admin.does(external.saveSource, {
    id,
    version: made.version,
    source: { ...source, name: 'Insta', outboundUrl, outboundSecret },
  })
  const { rows } = await pool.query(
    `select action, reason, old_value, new_value from audit_log where action like 'external.source%' order by at, id`,
  )
  expect(rows.at(-1)).toEqual({
    action: 'external.sourceEdited',
    reason: 'Insta',
    old_value: 'Naam: Instagram',
    new_value: 'Naam: Insta\nWebhook: gewijzigd\nGeheim: gewijzigd',
  })
  for (const canary of canaries) expect(JSON.stringify(rows)).not.toContain(canary)
})
