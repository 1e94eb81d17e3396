import { access } from '@bewezen/domain/access/contract.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld } from '../base/testing/world.ts'
import { forgetOldThreads } from './erase.ts'
import { matches } from './search.ts'
import { aDelivery, deliver } from './testing/delivers.ts'

const world = await openWorld()
const { given, house } = world
const { db, pool } = house.database
const admin = await world.person({ role: 'admin', firstName: 'Noor', lastName: 'Vermeulen' })
const second = await world.person({ role: 'admin', firstName: 'Jasper', lastName: 'Berg' })
const teacher = await world.person({ role: 'teacher' })
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const line = (text: string, minutes = 0) => ({ text, at: ago(minutes) })
const ids = async (input: Partial<Parameters<typeof list>[0]> = {}) => (await list(input)).threads.map(({ id }) => id)
const list = (input: {
  view?: 'active' | 'mine' | 'snoozed' | 'archived'
  search?: string
  sourceId?: string
  after?: string
}) => admin.does(external.threads, { view: 'active', ...input })

describe('the list', () => {
  test('IN-EXT-06 IN-EXT-09 IN-EXT-24 X3-CALL-12 X3-DATA-09 active by newest activity; archived ones stand apart', async () => {
    const source = await given.externalSource()
    const [old, fresh, gone] = [
      await given.externalThread({ source, lines: [line('eerst', 30)] }),
      await given.externalThread({ source, lines: [line('laatst', 1)] }),
      await given.externalThread({ source, lines: [line('weg', 5)] }),
    ]
    const ear = await second.listens()
    await admin.does(external.archive, { id: gone.id })
    expect(await ids({ sourceId: source.id })).toEqual([fresh.id, old.id])
    expect(await ids({ sourceId: source.id, view: 'archived' })).toEqual([gone.id])
    await house.settled()
    expect(ear.kinds()).toEqual(['external.changed'])
  })

  test('IN-EXT-32 pages of 50: none is twice or missing, though all came in the same millisecond', async () => {
    const source = await given.externalSource()
    const at = new Date()
    for (let n = 0; n < 103; n++) await given.externalThread({ source, lines: [{ text: `${n}`, at }] })
    const seen: string[] = []
    const sizes: number[] = []
    let after: string | undefined
    do {
      const { threads, next } = await list({ sourceId: source.id, ...(after ? { after } : {}) })
      seen.push(...threads.map(({ id }) => id))
      sizes.push(threads.length)
      after = next ?? undefined
    } while (after)
    expect([sizes, new Set(seen).size]).toEqual([[50, 50, 3], 103])
    for (const nonsense of ['x', Buffer.from('9999-99-99 99:99:99+00 x').toString('base64url'), ''])
      await expect(list({ after: nonsense })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('IN-EXT-32 a word of a message, a handle or a name finds it, whatever its case; signs of a pattern are letters', async () => {
    const source = await given.externalSource()
    const one = await given.externalThread({
      source,
      handle: 'Ravi-Sharma',
      name: 'Ravi Ö',
      lines: [line('100% Meetkaart', 9)],
    })
    await given.externalThread({ source, handle: 'x', name: 'y', lines: [line('niets', 3)] })
    for (const search of ['meetkaart', 'ravi-SHARMA', 'Ravi Ö', '100%'])
      expect(await ids({ sourceId: source.id, search })).toEqual([one.id])
    expect(await ids({ sourceId: source.id, search: '%' })).toEqual([one.id])
    expect(await ids({ sourceId: source.id, search: '_' })).toEqual([])
    expect(await ids({ sourceId: source.id, search: ' ' })).toHaveLength(2)
  })

  test('IN-EXT-32 accents make no difference, the subject counts, and what stands under a mail does not', async () => {
    const source = await given.externalSource({ connector: 'mail' })
    const one = await given.externalThread({ source, name: 'José', subject: 'Café Zon' })
    await pool.query(`update external_messages set earlier = 'Verborgen' where thread_id = $1`, [one.id])
    for (const search of ['jose', 'CAFE zon', 'café'])
      expect(await ids({ sourceId: source.id, search })).toEqual([one.id])
    expect(await ids({ sourceId: source.id, search: 'verborgen' })).toEqual([])
  })

  test('IN-EXT-32 conversations and messages are searched by their indexes', async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute(
        sql`explain select id from external_message_threads where ${matches('meetkaart')}`,
      )
      return JSON.stringify(rows)
    })
    for (const index of ['external_message_threads_words', 'external_messages_words']) expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  })

  test('IN-EXT-31 a conversation is given to an admin, and to nobody else', async () => {
    const { id } = await given.externalThread()
    expect((await admin.does(external.assignees, {})).people.map(({ name }) => name)).toEqual([
      'Jasper Berg',
      'Noor Vermeulen',
    ])
    expect(await second.does(external.assign, { id, assigneeId: admin.id })).toMatchObject({
      assignee: { id: admin.id, name: 'Noor Vermeulen' },
    })
    expect(await ids({ view: 'mine' })).toEqual([id])
    await expect(admin.does(external.assign, { id, assigneeId: teacher.id })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await second.does(external.assign, { id, assigneeId: null })
    expect(await ids({ view: 'mine' })).toEqual([])
  })

  test('IN-EXT-33 a snoozed one stays among the active ones, and is listed until its moment', async () => {
    const source = await given.externalSource()
    const { id } = await given.externalThread({ source })
    const until = new Date(Date.now() + 3_600_000).toISOString()
    expect((await admin.does(external.snooze, { id, until })).snoozedUntil).toBe(until)
    expect([await ids({ sourceId: source.id }), await ids({ sourceId: source.id, view: 'snoozed' })]).toEqual([
      [id],
      [id],
    ])
    await moveClock(db, 3_700_000)
    expect(await ids({ sourceId: source.id, view: 'snoozed' })).toEqual([])
    await expect(admin.does(external.snooze, { id, until })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await moveClock(db, 0)
    expect((await admin.does(external.snooze, { id, until: null })).snoozedUntil).toBeNull()
  })
})

describe('what another admin archived', () => {
  test('IN-EXT-24 IN-EXT-54 is given to nobody and not snoozed any more, and says so; what it is already is no change', async () => {
    const { id } = await given.externalThread()
    await second.does(external.assign, { id, assigneeId: admin.id })
    await second.does(external.archive, { id })
    const until = new Date(Date.now() + 3_600_000).toISOString()
    for (const late of [
      () => admin.does(external.assign, { id, assigneeId: second.id }),
      () => admin.does(external.assign, { id, assigneeId: null }),
      () => admin.does(external.snooze, { id, until }),
    ])
      await expect(late()).rejects.toMatchObject({ status: 409, code: 'THREAD_ARCHIVED' })
    expect(await admin.does(external.assign, { id, assigneeId: admin.id })).toMatchObject({
      isArchived: true,
      assignee: { id: admin.id },
      snoozedUntil: null,
    })
  })
})

describe('a conversation', () => {
  test('IN-EXT-07 X3-CALL-14 X3-DATA-10 its messages come 50 at a time, oldest first, back to the first', async () => {
    const lines = Array.from({ length: 121 }, (_, n) => line(`${n}`, 200 - Math.floor(n / 3)))
    const { id } = await given.externalThread({ lines })
    const newest = await admin.does(external.thread, { id })
    const middle = await admin.does(external.thread, { id, before: newest.older ?? '' })
    const first = await admin.does(external.thread, { id, before: middle.older ?? '' })
    const all = [first, middle, newest].flatMap(({ messages }) => messages)
    expect([newest.messages.length, middle.messages.length, first.messages.length, first.older]).toEqual([
      50,
      50,
      21,
      null,
    ])
    expect(new Set(all.map(({ id }) => id)).size).toBe(121)
    expect(all.map(({ externalTimestamp }) => externalTimestamp)).toEqual(
      all.map(({ externalTimestamp }) => externalTimestamp).toSorted(),
    )
    await expect(admin.does(external.thread, { id, before: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('IN-EXT-34 what one admin saw is new to nobody, and their own notifications about it are read', async () => {
    const source = await given.externalSource()
    const { thread_id: id = '' } = (await deliver(world, source, aDelivery())).body
    await house.settled()
    const unread = async (person: typeof admin) => (await person.does(inbox.unread, {})).unread
    const before = [await unread(admin), await unread(second)]
    const ear = await admin.listens()
    expect((await admin.does(external.see, { id })).isNew).toBe(false)
    expect([await unread(admin), await unread(second)]).toEqual([(before[0] ?? 0) - 1, before[1]])
    await house.settled()
    expect(ear.kinds().toSorted()).toEqual(['external.changed', 'notification.read'])
    expect((await second.does(external.thread, { id })).thread.isNew).toBe(false)
    await deliver(world, source, aDelivery())
    expect((await second.does(external.thread, { id })).thread.isNew).toBe(true)
  })

  test('ADM-PANEL-02 failed answers are counted on the landing page', async () => {
    const before = (await admin.does(access.overview, {})).failedExternalMessages
    await given.externalThread({ lines: [{ text: 'x', at: ago(1), by: admin, status: 'failed', failure: 'refused' }] })
    expect((await admin.does(access.overview, {})).failedExternalMessages).toBe(before + 1)
  })
})

describe('what is kept of somebody without an account', () => {
  test('IN-EXT-29 IN-EXT-35 IN-EXT-36 it is shown and erased by handle, and the same messages are not taken in again', async () => {
    const [one, other, phone] = [
      await given.externalSource({ sourceType: 'instagram' }),
      await given.externalSource({ sourceType: 'instagram' }),
      await given.externalSource({ sourceType: 'whatsapp' }),
    ]
    const canary = 'KANARIE'
    const sent = aDelivery({ participant_handle: '@Kanarie.Vogel', content: canary, participant_name: canary })
    for (const source of [one, other, phone]) await deliver(world, source, sent)
    const beside = await deliver(world, one, aDelivery({ participant_handle: 'vogel', external_thread_id: 'ander' }))
    await house.settled()
    const who = { sourceType: 'instagram', handle: ' kanarie.VOGEL ' } as const
    const kept = await admin.does(external.showKept, who)
    expect(kept.threads.map(({ source, messages }) => [source.id, messages.length]).toSorted()).toEqual(
      [
        [one.id, 1],
        [other.id, 1],
      ].toSorted(),
    )
    expect(await admin.does(external.eraseHandle, who)).toEqual({ threads: 2, messages: 2 })
    expect((await admin.does(external.showKept, who)).threads).toEqual([])
    expect((await admin.does(external.thread, { id: beside.body.thread_id ?? '' })).thread.participantHandle).toBe(
      'vogel',
    )
    await admin.does(external.eraseHandle, { sourceType: 'whatsapp', handle: 'Kanarie.Vogel' })
    await house.settled()

    // No row of any table holds them any more, the log and the facts included.
    const { rows: tables } = await pool.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables) {
      const { rows } = await pool.query(`select 1 from ${name} t where t::text ilike '%kanarie%'`)
      expect([name, rows]).toEqual([name, []])
    }
    const log = await pool.query(`select action, new_value from audit_log where action like 'external.%' order by at`)
    expect(log.rows.map(({ action }) => action)).toEqual([
      'external.shown',
      'external.erased',
      'external.shown',
      'external.erased',
    ])
    expect(log.rows[0].new_value).toBe(log.rows[1].new_value)

    for (const source of [one, other])
      expect((await deliver(world, source, sent)).body).toEqual({ thread_id: null, duplicate: true })
    expect((await admin.does(external.showKept, who)).threads).toEqual([])
    // What they write anew is a new conversation.
    expect((await deliver(world, one, { ...sent, external_message_id: 'nieuw' })).body.duplicate).toBe(false)
  })

  test('IN-EXT-24 IN-EXT-37 twelve months after its last message a conversation goes, archived or not, and not a day before', async () => {
    const source = await given.externalSource()
    const day = 24 * 60
    const [, , fresh] = [
      await given.externalThread({ source, isArchived: true, lines: [line('oud', 366 * day)] }),
      await given.externalThread({ source, lines: [line('oud', 366 * day)] }),
      await given.externalThread({ source, lines: [line('nog niet', 364 * day)] }),
    ]
    expect(await forgetOldThreads(house)).toBe(2)
    expect(await ids({ sourceId: source.id })).toEqual([fresh.id])
    expect(await ids({ sourceId: source.id, view: 'archived' })).toEqual([])
  })
})
