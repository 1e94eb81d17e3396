import { access } from '@bewezen/domain/access/contract.ts'
import { assistant } from '@bewezen/domain/assistant/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { health } from '@bewezen/domain/health/contract.ts'
import { emptyMedical } from '@bewezen/domain/health/medical.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { reports } from '@bewezen/domain/reports/contract.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused } from './testing/world.ts'

const world = await openWorld()
const admin = await world.person({ role: 'admin', entitled: true })
const product = await world.given.product({ name: 'Roodlichtlamp', priceCents: 9900 })
await world.given.inCart(admin, [{ product, quantity: 1 }])
const said = { category: 'chat', description: 'De foto laadt niet', pageUrl: '', device: {}, uploadId: null }
const report = newId()
await admin.does(reports.send, { ...said, id: report })
const ids = (count: number) => Array.from({ length: count }, newId)
const x = (count: number) => 'x'.repeat(Math.max(0, count))
const medical = async (change: object) => {
  const { version } = await admin.does(health.medical, {})
  return admin.does(health.saveMedical, { version, data: { ...emptyMedical(), ...change } })
}

/** Null when it is taken, else what it was refused with. */
const codeOf = (answer: Promise<unknown>): Promise<string | null> =>
  answer.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Refused) || error.status >= 500) throw error
      return error.code
    },
  )

test('X3-CALL-01 no table is an address: nothing answers with rows, neither under the API nor where a hosted service has them', async () => {
  const { rows } = await world.house.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(rows.length).toBeGreaterThan(50)
  const headers = { cookie: admin.cookie }
  for (const { name } of rows) {
    for (const method of ['GET', 'POST'] as const)
      expect([name, (await world.app.inject({ method, url: `/api/${name}`, headers })).statusCode]).toEqual([name, 404])
    const elsewhere = await world.app.inject({ url: `/rest/v1/${name}?select=*`, headers })
    expect(elsewhere.headers['content-type']).not.toMatch(/json/)
  }
})

test.each<[what: string, ask: (value: number) => Promise<unknown>, min: number, max: number, step?: number]>([
  ['SH-LIMIT-07 notifications at once', (limit) => admin.does(inbox.list, { limit }), 1, 100],
  ['quiet hours from', (from) => admin.does(inbox.savePreferences, { quiet: { from, until: 1 } }), 0, 1439],
  ['quiet hours until', (until) => admin.does(inbox.savePreferences, { quiet: { from: 1, until } }), 0, 1439],
  ['SH-CART-11 pieces', (quantity) => admin.does(shop.setQuantity, { productId: product.id, quantity }), 1, 99],
  [
    'SH-LIMIT-14 SH-REPORT-07 a description',
    (length) => admin.does(reports.send, { ...said, id: newId(), description: x(length) }),
    ...([10, 1000] as const),
  ],
  ['SH-MED-24 hours of sleep', (sleepHours) => medical({ sleepHours }), 1, 12, 0.5],
  ['SH-MED-29 a height', (heightCm) => medical({ heightCm }), 50, 250],
  ['SH-MED-30 a weight', (weightKg) => medical({ weightKg }), 20, 400, 0.1],
  ['SH-MED-31 stress', (stressLevel) => medical({ stressLevel }), 1, 10],
])('%s: just below, at and just above both ends', async (_what, ask, min, max, step = 1) => {
  const codes = []
  for (const value of [min - step, min, max, max + step]) codes.push(await codeOf(ask(value)))
  expect(codes).toEqual([expect.any(String), null, null, expect.any(String)])
})

test.each<[what: string, ask: (value: number) => Promise<unknown>, max: number]>([
  ['SH-LIMIT-02 SH-ASSIST-19 a question', (length) => asked(length), 1000],
  ['messages by id', (count) => admin.does(assistant.messagesById, { ids: ids(count) }), 50],
  ['notifications by id', (count) => admin.does(inbox.byId, { ids: ids(count) }), 50],
  ['a note', saveNote, 1000],
  ['SH-MED-39 a medical text', (length) => medical({ medicalNotes: x(length) }), 1000],
  ['a message of maintenance', (length) => admin.does(access.saveMaintenance, planned(length)), 1000],
])('%s: below, at and above the most', async (_what, ask, max) => {
  const codes = []
  for (const value of [max - 1, max, max + 1]) codes.push(await codeOf(ask(value)))
  expect(codes).toEqual([null, null, expect.any(String)])
})

const untouched = { state: 'new' as const, assigneeId: null, note: '' }
let noted = untouched
/** A note, after the one that stands there. */
async function saveNote(length: number) {
  const next = { ...untouched, note: x(length) }
  await admin.does(reports.save, { id: report, before: noted, ...next })
  noted = next
}
const planned = (length: number) => ({ message: x(length), startsAt: null, endsAt: null })

/** Nobody answers here: a question of a good length waits in vain, which is no refusal of its length. */
async function asked(length: number): Promise<void> {
  const code = await admin.does(assistant.send, { id: newId(), message: x(length), sessionId: admin.id }).then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  )
  if (code !== null && code !== 'UNAVAILABLE') throw new Refused(422, code, null)
}
