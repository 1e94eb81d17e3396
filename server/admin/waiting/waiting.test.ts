import { admin as desk } from '@bewezen/domain/admin/contract.ts'
import { firstWaiting, type WaitingKind, waitingKinds } from '@bewezen/domain/admin/waiting.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { ParticipantFilter } from '@bewezen/domain/events/participantView.ts'
import { type SQL, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../base/database/open.ts'
import { queriesOf } from '../../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { waitingThings } from '../testing/waitingThings.ts'
import { branches } from './branches.ts'
import { gather, waitingQuery } from './gather.ts'

const world = await openWorld()
const { house } = world
const { pool, db } = house.database
let [boss, somebody, other] = [] as unknown as [TestPerson, TestPerson, TestPerson]
let things: ReturnType<typeof waitingThings>
/** Some days ago, at a moment that no clock change or end of a month touches. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

beforeAll(async () => {
  boss = await world.person({ role: 'admin' })
  somebody = await world.person({ firstName: 'Lieke', lastName: 'Postma' })
  other = await world.person({ firstName: 'Sem', lastName: 'Bos' })
  await world.given.channel()
  things = waitingThings(world, somebody, other)
})

const look = () => boss.does(desk.waiting, {})
const kindOf = async (kind: WaitingKind) => (await look()).kinds.find((one) => one.kind === kind)

describe.each(waitingKinds)('%s', (kind) => {
  test('ADM-MORE-02 ADM-MORE-03 ADM-MORE-06 is counted with its oldest while it waits, and is gone once it is dealt with', async () => {
    expect(await kindOf(kind)).toMatchObject({ kind, count: 0, oldest: null })
    const old = await things[kind].make(ago(5))
    const young = await things[kind].make(ago(2))
    const { kinds, items } = await look()
    const found = kinds.find((one) => one.kind === kind)
    const own = items.filter((item) => item.kind === kind)
    expect(found?.count).toBe(2)
    expect(own.map(({ id }) => id)).toEqual([old, young])
    expect(found?.oldest).toBe(own[0]?.since)
    expect(own[0]?.path).toMatch(/^\/(admin|events\/admin|community)/)
    expect((await boss.does(desk.waitingOf, { kind })).items).toEqual(own)

    await things[kind].settle(old)
    expect((await look()).items.filter((item) => item.kind === kind).map(({ id }) => id)).toEqual([young])
    await things[kind].settle(young)
    expect(await kindOf(kind)).toMatchObject({ count: 0, oldest: null })
  })
})

test('ADM-MORE-03 a refused refund leads to the participants whose refund failed', async () => {
  const refund = await things.eventRefund.make(ago(4))
  const { path } = (await look()).items.find(({ id }) => id === refund) ?? {}
  expect(new URL(path ?? '', 'https://bewezen.example').searchParams.get('toon')).toBe(
    'refundFailed' satisfies ParticipantFilter,
  )
  await things.eventRefund.settle(refund)
})

test('ADM-MORE-01 ADM-MORE-02 each kind says what it is about, whose it is and how much money', async () => {
  const made = { refund: await things.eventRefund.make(ago(4)), task: await things.task.make(ago(3)) }
  const { items } = await look()
  expect(items.find(({ id }) => id === made.refund)).toMatchObject({
    who: 'Lieke Postma',
    about: 'Ademlab',
    cents: 3_500,
    currency: 'EUR',
  })
  expect(items.find(({ id }) => id === made.task)).toMatchObject({ title: 'Zaal huren', about: 'Ademlab' })
  await things.eventRefund.settle(made.refund)
  await things.task.settle(made.task)
})

/** Part of a payment that the provider refused to give back. */
async function failedPart(payment: string): Promise<string> {
  const id = newId()
  await pool.query(
    `insert into event_refunds (id, payment_id, enrollment_id, amount_cents, keeps_place, reason, state, created_at)
      select $1, id, enrollment_id, 1250, true, 'Minder lang', 'failed', $3 from event_payments where id = $2`,
    [id, payment, ago(3)],
  )
  return id
}

test('ADM-MORE-02 a part of the money of a place that was not given back waits as what it is', async () => {
  const payment = await things.eventRefund.make(ago(4))
  await things.eventRefund.settle(payment)
  const part = await failedPart(payment)
  expect(await kindOf('eventRefund')).toMatchObject({ count: 1 })
  const { items } = await look()
  expect(items.find(({ id }) => id === part)).toMatchObject({ who: 'Lieke Postma', about: 'Ademlab', cents: 1_250 })
  await pool.query(`update event_refunds set state = 'refunded', refunded_at = now() where id = $1`, [part])
  expect(await kindOf('eventRefund')).toMatchObject({ count: 0 })
})

describe('ADM-MORE-02 what does not wait', () => {
  test('a download alone, a refund that is under way, and a dispute of long ago', async () => {
    const sent = await things.orderToSend.make(ago(1))
    await pool.query('update shop_order_lines set is_physical = false where order_id = $1', [sent])
    const paidBack = await things.orderToSend.make(ago(1))
    await pool.query('update shop_order_lines set refunded_quantity = quantity where order_id = $1', [paidBack])
    const money = await things.orderMoney.make(ago(1))
    await pool.query(`update shop_refunds set state = 'pending', why = 'admin' where order_id = $1`, [money])
    const refund = await things.eventRefund.make(ago(1))
    await pool.query(`update event_payments set refund_status = 'pending' where id = $1`, [refund])
    await things.subscriptionDispute.make(ago(91))
    const { kinds } = await look()
    expect(kinds.map(({ count }) => count)).toEqual(kinds.map(() => 0))
  })

  test('a task whose day is today', async () => {
    const id = await things.task.make(ago(3))
    await pool.query(
      `update event_todos set deadline = (app_now() at time zone 'Europe/Amsterdam')::date where id = $1`,
      [id],
    )
    expect(await kindOf('task')).toMatchObject({ count: 0 })
    await pool.query(`update event_todos set deadline = deadline - 1 where id = $1`, [id])
    expect(await kindOf('task')).toMatchObject({ count: 1 })
    await things.task.settle(id)
  })
})

test('ADM-MORE-05 nobody sees a case about what they wrote themselves; other admins do', async () => {
  const channel = await world.given.channel()
  const messageId = newId()
  await boss.does(community.post, {
    id: messageId,
    channelId: channel.id,
    content: 'Hé',
    parentId: null,
    uploadId: null,
  })
  await somebody.does(community.report, { messageId, why: 'spam', explanation: '' })
  expect(await kindOf('case')).toMatchObject({ count: 0 })
  expect((await boss.does(desk.waitingOf, { kind: 'case' })).items).toEqual([])
  const colleague = await world.person({ role: 'admin' })
  const { kinds } = await colleague.does(desk.waiting, {})
  expect(kinds.find(({ kind }) => kind === 'case')).toMatchObject({ count: 1 })
  await pool.query(`update message_cases set decided_at = now(), outcome = 'dismissed'`)
})

test.each(['moderator', 'teacher', 'student'] as const)('ADM-MORE-05 a %s is given nothing of it', async (role) => {
  const person = await world.person({ role })
  await expect(person.does(desk.waiting, {})).rejects.toMatchObject({ status: 403 })
  await expect(person.does(desk.waitingOf, { kind: 'report' })).rejects.toMatchObject({ status: 403 })
})

describe('many of one kind', () => {
  test('ADM-MORE-03 the inbox has the first few with the whole count, the list of the kind all of them, 50 a page, each once', async () => {
    const moment = ago(1)
    await pool.query(
      `insert into reports (id, profile_id, error_description, page_url, page_category, device_info, created_at, updated_at)
        select gen_random_uuid(), $1, 'Nummer ' || n, 'https://x', 'profiel', '{}', $2::timestamptz - make_interval(secs => n / 3),
          $2 from generate_series(1, 120) n`,
      [somebody.id, moment],
    )
    const { kinds, items } = await look()
    expect(kinds.find(({ kind }) => kind === 'report')?.count).toBe(120)
    const first = items.filter(({ kind }) => kind === 'report')
    expect(first).toHaveLength(firstWaiting)
    for (const { id, path } of first) expect(path).toBe(`/admin/meldingen?status=open&melding=${id}`)

    const seen: string[] = []
    let cursor: { after?: string; since?: string } = {}
    let [pages, more] = [0, true]
    while (more) {
      const page = await boss.does(desk.waitingOf, { kind: 'report', ...cursor })
      seen.push(...page.items.map(({ id }) => id))
      const last = page.items.at(-1)
      cursor = { after: last?.id, since: last?.since }
      more = page.hasMore
      pages++
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 120, 120])
    await pool.query('delete from reports')
  })
})

test('ADM-MORE-04 everything is gathered with one query', async () => {
  const asked = await queriesOf(house, look)
  expect(asked.filter((text) => text.includes('lateral'))).toHaveLength(1)
  expect(asked.length).toBeLessThanOrEqual(2)
})

test('ADM-MORE-04 a kind that cannot be counted fails alone, and the others are shown', async () => {
  const report = await things.report.make(ago(1))
  const broken = branches.map((branch) =>
    branch.kind === 'mail' ? { ...branch, waits: () => sql`select id, since from nowhere` } : branch,
  )
  const kinds = await gather(db, broken, boss.id, pino({ level: 'silent' }))
  expect(kinds).toHaveLength(waitingKinds.length)
  expect(kinds.find(({ kind }) => kind === 'mail')).toEqual({
    kind: 'mail',
    count: null,
    oldest: null,
    listPath: '/admin/mails',
    items: [],
  })
  expect(kinds.find(({ kind }) => kind === 'report')?.items.map(({ id }) => id)).toEqual([report])
  expect(kinds.filter(({ count }) => count === null)).toHaveLength(1)
  await things.report.settle(report)
})

/** What is dealt with already, by table: how it differs from what waits. */
const dealtWith = {
  event_payments: { refund_status: 'none' },
  event_refunds: { state: 'refunded' },
  shop_refunds: { state: 'refunded' },
  shop_orders: { state: 'shipped', is_disputed: false },
  event_enrollments: { is_disputed: false },
  event_transfers: { state: 'done' },
  // Of the same kind and days as what waits, so that only the state tells them apart.
  payments: { state: 'paid', kind: 'subscription', created_at: ago(1) },
  reports: { status: 'solved' },
  message_cases: { decided_at: '2026-01-01T12:00:00Z', outcome: 'dismissed' },
  account_blocks: { decided_at: '2026-01-01T12:00:00Z', granted: false },
  direct_conversations: { second_id: null, is_desk: false },
  channels_text: {},
  messages: {},
  external_messages: { status: 'sent' },
  unsent_mails: { given_up_at: null },
  event_todos: { status: 'voltooid' },
}

/** A thousand rows like one that is there; where rows must differ each has a value of its own. */
async function multiply(tx: Tx, table: string, differing: object): Promise<void> {
  await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`)
  const { rows } = await tx.execute<{ name: string; type: string; differs: boolean }>(sql`
    select attname as name, format_type(atttypid, null) as type, exists (select from pg_index
        where indrelid = attrelid and indisunique and attnum = any (indkey) and atttypid <> 'bool'::regtype) as differs
      from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const own = rows
    .filter(({ differs }) => differs)
    .map(({ name, type }) => sql`${name}::text, ${/int/.test(type) ? sql`100 + n` : sql`gen_random_uuid()`}`)
  // That it names n makes every row anew.
  const values = sql`jsonb_build_object('n', n, ${sql.join(own, sql`, `)}) || ${JSON.stringify(differing)}::jsonb`
  const named = sql.identifier(table)
  const columns = (of: SQL) =>
    sql.join(
      rows.map(({ name }) => sql`${of}${sql.identifier(name)}`),
      sql`, `,
    )
  const made = await tx.execute(sql`insert into ${named} (${columns(sql``)}) select ${columns(sql`another.`)}
    from (select * from ${named} limit 1) one, generate_series(1, 1000) n,
      jsonb_populate_record(null::${named}, to_jsonb(one) || ${values}) another`)
  expect(made.rowCount, table).toBe(1_000)
  await tx.execute(sql`analyze ${named}`)
}

test('ADM-MORE-04 each kind is found by an index, however much of it was dealt with', async () => {
  const made: [WaitingKind, string][] = []
  for (const kind of waitingKinds) made.push([kind, await things[kind].make(ago(1))])
  const part = await failedPart(made.find(([kind]) => kind === 'eventRefund')?.[1] ?? '')
  let plan = ''
  const undone = new Error('nothing of this stays')
  await db
    .transaction(async (tx) => {
      for (const [table, differing] of Object.entries(dealtWith)) await multiply(tx, table, differing)
      await tx.execute(sql`set local enable_seqscan = off`)
      const explained = sql`explain (format json) ${waitingQuery(branches, boss.id)}`
      plan = JSON.stringify((await tx.execute(explained)).rows[0]?.['QUERY PLAN'])
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  for (const index of [
    'event_payments_owed',
    'event_refunds_owed',
    'shop_refunds_owed',
    'shop_orders_disputed',
    'event_enrollments_disputed',
    'event_transfers_waiting',
    'payments_disputed',
    'reports_status',
    'message_cases_queue',
    'account_blocks_appeals',
    'direct_conversations_desk',
    'shop_orders_state',
    'external_messages_failed',
    'unsent_mails_given_up',
    'event_todos_open',
  ])
    expect(plan, index).toContain(index)
  expect(plan).not.toContain('"Seq Scan"')
  for (const [kind, id] of made) await things[kind].settle(id)
  await pool.query('delete from event_refunds where id = $1', [part])
})
