import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { arrivedOf, Delivery } from '@bewezen/domain/external/delivery.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { farName, openFarSite } from '../base/testing/farSite.ts'
import { openHouses } from '../base/testing/houses.ts'
import { together } from '../base/testing/together.ts'
import { overOnce, untilHolds } from '../base/testing/until.ts'
import { openWorld } from '../base/testing/world.ts'
import { vocabulary } from '../demo/vocabulary.ts'
import { forgetOldThreads } from './erase.ts'
import { claimMailbox } from './mail/lease.ts'
import { receive, receiveMany } from './receive.ts'
import { sendQueued } from './send.ts'
import { externalMessages, externalThreads } from './tables.ts'
import { aDelivery, deliver } from './testing/delivers.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const posted: string[] = []
const far = await openFarSite({
  '/in': (request, reply) => {
    let raw = ''
    request.on('data', (part) => {
      raw += part
    })
    request.on('end', () => {
      posted.push(JSON.parse(raw).external_message_id)
      reply.writeHead(200).end()
    })
  },
})
const world = await openWorld({ engine: 'server', outside: far.outside })
const { given, house } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin' })
const second = await world.person({ role: 'admin' })
const rounds = Array.from({ length: 5 }, (_, at) => at)
const kept = async (sourceId: string) =>
  (
    await pool.query(
      `select count(distinct t.id)::int as threads, count(m.id)::int as messages from external_message_threads t
        left join external_messages m on m.thread_id = t.id where t.source_id = $1`,
      [sourceId],
    )
  ).rows[0]

test('IN-EXT-19 the same message delivered six times at once is stored once, and told once to each admin', async () => {
  for (const _ of rounds) {
    const source = await given.externalSource()
    const sent = aDelivery()
    const answers = await Promise.all(Array.from({ length: 6 }, () => deliver(world, source, sent)))
    expect(answers.map(({ status, body }) => `${status} ${body.duplicate}`).toSorted()).toEqual([
      '200 false',
      ...Array(5).fill('200 true'),
    ])
    expect(await kept(source.id)).toEqual({ threads: 1, messages: 1 })
    await house.settled()
    const { rows } = await pool.query(`select 1 from notifications where data->>'thread_id' = $1`, [
      answers[0]?.body.thread_id,
    ])
    expect(rows).toHaveLength(2)
  }
})

test('IN-EXT-15 IN-EXT-19 four pictures of a new person at once make one conversation', async () => {
  for (const _ of rounds) {
    const source = await given.externalSource()
    const pictures = [1, 2, 3, 4].map((at) => aDelivery({ content: '', media_urls: [`https://cdn.example/${at}.jpg`] }))
    const answers = await Promise.all(pictures.map((one) => deliver(world, source, one)))
    expect(answers.every(({ status, body }) => status === 200 && body.duplicate === false)).toBe(true)
    expect(await kept(source.id)).toEqual({ threads: 1, messages: 4 })
  }
})

test('IN-EXT-19 IN-EXT-50 one message under two handles at once is stored once, and leaves no empty conversation', async () => {
  for (const _ of rounds) {
    const source = await given.externalSource()
    const sent = aDelivery()
    const answers = await Promise.all(
      ['een', 'twee', 'een', 'twee'].map((handle) => deliver(world, source, { ...sent, participant_handle: handle })),
    )
    expect(answers.filter(({ status, body }) => status === 200 && !body.duplicate)).toHaveLength(1)
    expect(await kept(source.id)).toEqual({ threads: 1, messages: 1 })
  }
})

test('IN-EXT-15 IN-EXT-50 two new people who write in one thread at once have a conversation each', async () => {
  for (const _ of rounds) {
    const source = await given.externalSource()
    const all = ['een', 'twee', 'Een', '@twee'].map((handle) => aDelivery({ participant_handle: handle }))
    await Promise.all([...all, ...all].map((one) => deliver(world, source, one)))
    expect(await kept(source.id)).toEqual({ threads: 2, messages: 4 })
  }
})

test('IN-EXT-85 deliveries that overlap, in any order and beside single ones, store each message once and wait for no other for ever', async () => {
  const base = Date.now() - 60_000
  const all = Array.from({ length: 60 }, (_, at) => ({
    externalThreadId: `thread ${at % 7}`,
    externalMessageId: `message ${at}`,
    handle: `+3161234000${at % 7}`,
    name: 'Sanne',
    content: `${at}`,
    media: [],
    at: new Date(base + at * 1000),
  }))
  for (const round of rounds) {
    const source = await given.externalSource({ connector: 'meta', sourceType: 'whatsapp' })
    const { id } = source
    const sourceType = 'whatsapp' as const
    const parts = [all, all.toReversed(), all.filter((_, at) => at % 2 === round % 2), all.slice(20, 50)]
    await Promise.all([
      ...parts.map((part) => receiveMany(house, { id, sourceType }, part)),
      ...all.slice(0, 10).map((one) => receive(house, { id, sourceType }, one)),
    ])
    expect(await kept(id)).toEqual({ threads: 7, messages: 60 })
    const { rows } = await pool.query(
      `select count(*)::int as n from external_message_threads t where source_id = $1 and last_message_at =
        (select max(external_timestamp) from external_messages m where m.thread_id = t.id)`,
      [id],
    )
    expect(rows[0].n).toBe(7)
  }
})

test('IN-EXT-44 four mails of a new person at once, over two processes, make one conversation, and each is stored once', async () => {
  const [other] = await openHouses(1, { url: house.database.url ?? '' })
  if (!other) return expect.unreachable()
  for (const _ of rounds) {
    const source = await given.externalSource({ connector: 'mail' })
    const mails = [1, 2, 3, 4].map((at) => ({
      externalThreadId: '',
      externalMessageId: `${newId()}@buiten.example`,
      handle: 'nieuw@buiten.example',
      name: 'Nieuw',
      content: `Foto ${at}`,
      media: [],
      at: new Date(),
      mail: { referred: [], subject: `IMG_${at}`, earlier: '', isAutomatic: false, sentFrom: '', doubted: '' },
    }))
    const answers = await Promise.all(
      [...mails, ...mails].map((mail, at) => receive(at % 2 ? house : other, source, mail)),
    )
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(4)
    expect(await kept(source.id)).toEqual({ threads: 1, messages: 4 })
  }
})

test('IN-EXT-43 two processes that look at one mailbox at once read each mail once', async () => {
  const [other] = await openHouses(1, { url: house.database.url ?? '' })
  if (!other) return expect.unreachable()
  await pool.query('update external_message_sources set is_active = false')
  const source = await given.externalSource({ connector: 'mail' })
  const claims = await Promise.all([house, other, house, other].map((one) => claimMailbox(one, source.id)))
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
})

test('without the unique index each of them would make one: all find no conversation', async () => {
  const source = await given.externalSource()
  const looks = await together(house, 'external_message_threads', 4, async (tx, _now, at) => {
    const found = await tx
      .select()
      .from(externalThreads)
      .where(and(eq(externalThreads.sourceId, source.id), eq(externalThreads.externalThreadId, 'nieuw')))
    await tx.execute(`lock table external_message_threads in row exclusive mode`)
    return [at, found.length]
  })
  expect(looks.map((look) => look.status === 'fulfilled' && look.value[1])).toEqual([0, 0, 0, 0])
})

test('IN-EXT-38 six who send one answer at once, and two processes besides, call the channel once', async () => {
  const houses = await openHouses(1, { url: house.database.url ?? '' })
  const [other] = houses
  if (!other) return expect.unreachable()
  other.outside = far.outside
  const source = await given.externalSource({ outboundUrl: `https://${farName}/in` })
  for (const _ of rounds) {
    posted.splice(0)
    const { id } = await given.externalThread({ source })
    const messageId = newId()
    await pool.query(
      `insert into external_messages (id, thread_id, external_message_id, direction, content, media_urls,
          external_timestamp, status, created_at)
        values ($1::uuid, $2, $1::uuid::text, 'outbound', 'Dag', '[]', now(), 'queued', now())`,
      [messageId, id],
    )
    await Promise.all([house, other, house, other, house, other].map((one) => sendQueued(one, messageId)))
    expect(posted).toEqual([messageId])
    const [row] = await house.database.db.select().from(externalMessages).where(eq(externalMessages.id, messageId))
    expect([row?.status, row?.claimedUntil]).toEqual(['sent', null])
  }
})

test('X3-EDGE-28 two admins who answer and archive at once: both answers are stored with their author, archiving is one change', async () => {
  const source = await given.externalSource({ outboundUrl: `https://${farName}/in` })
  for (const _ of rounds) {
    const { id } = await given.externalThread({ source })
    await Promise.all(
      [admin, second].map((who) => who.does(external.reply, { thread_id: id, content: `Van ${who.id}` })),
    )
    const { messages } = await admin.does(external.thread, { id })
    expect(
      messages
        .slice(1)
        .map(({ sentBy, content, status }) => [content, sentBy?.id, status])
        .toSorted(),
    ).toEqual([admin, second].map((who) => [`Van ${who.id}`, who.id, 'sent']).toSorted())
    await house.settled()
    const ear = await admin.listens()
    const both = await Promise.all([admin, second].map((who) => who.does(external.archive, { id })))
    expect(both.map(({ isArchived }) => isArchived)).toEqual([true, true])
    await house.settled()
    expect(ear.kinds()).toEqual(['external.changed'])
    ear.leave()
  }
})

test('IN-EXT-36 erasing while the same and other messages are delivered loses none and takes none back in', async () => {
  for (const round of rounds) {
    const source = await given.externalSource()
    const old = Array.from({ length: 6 }, () => aDelivery({ participant_handle: `weg${round}` }))
    for (const one of old) await deliver(world, source, one)
    const fresh = Array.from({ length: 6 }, () => aDelivery({ participant_handle: `weg${round}` }))
    const [erased, ...answers] = await Promise.all([
      admin.does(external.eraseHandle, { sourceType: 'instagram', handle: `weg${round}` }),
      ...[...old, ...fresh].map((one) => deliver(world, source, one)),
    ])
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { threads, messages } = await kept(source.id)
    expect(erased.messages + messages).toBe(12)
    // A thread that holds nothing is not left behind.
    expect(threads).toBe(messages > 0 ? 1 : 0)
    for (const one of old) expect((await deliver(world, source, one)).body.duplicate).toBe(true)
  }
})

test('IN-EXT-24 IN-EXT-37 somebody who writes anew while old conversations are erased keeps theirs', async () => {
  const source = await given.externalSource()
  const { id } = await given.externalThread({ source, lines: [{ text: 'Lang geleden', at: new Date('2024-01-01') }] })
  const writer = await pool.connect()
  await writer.query('begin')
  await writer.query('update external_message_threads set last_message_at = now() where id = $1', [id])
  const forgetting = forgetOldThreads(house)
  const waits = async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length !== 1) throw new Error('nobody waits')
  }
  await untilHolds(waits, overOnce(forgetting))
  await writer.query('commit')
  writer.release()
  await forgetting
  expect(await kept(source.id)).toEqual({ threads: 1, messages: 1 })
})

test('IN-EXT-23 a source that is deleted while messages come in leaves nothing behind and answers no fault', async () => {
  for (const _ of rounds) {
    const source = await given.externalSource()
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, at) => deliver(world, source, aDelivery({ external_thread_id: `g${at}` }))),
      admin.does(external.removeSource, { id: source.id }).then(() => ({ status: 200 })),
    ])
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
    expect(await kept(source.id)).toEqual({ threads: 0, messages: 0 })
  }
})

test('IN-EXT-19 repeated, out of order and in parallel over two processes: none lost, none doubled, no split conversation', async () => {
  const [other] = await openHouses(1, { url: house.database.url ?? '' })
  if (!other) return expect.unreachable()
  const sources = await Promise.all([1, 2, 3].map(() => vocabulary(house).externalSource()))
  const all = sources.flatMap((source) =>
    Array.from({ length: 60 }, (_, at) => ({
      source,
      message: arrivedOf(
        Delivery.parse(
          aDelivery({
            external_thread_id: `g${at % 7}`,
            external_timestamp: new Date(Date.UTC(2026, 0, 1, 0, (at * 37) % 60)).toISOString(),
          }),
        ),
      ),
    })),
  )
  const twice = [...all, ...all]
  // As many at once as there are connections for, or so: what waits longer for one than it may is no race.
  for (let from = 0; from < twice.length; from += 40)
    await Promise.all(
      twice.slice(from, from + 40).map(({ source, message }, at) => receive(at % 2 ? house : other, source, message)),
    )
  for (const source of sources) expect(await kept(source.id)).toEqual({ threads: 7, messages: 60 })
  const { rows } = await pool.query(
    `select t.last_message_at = max(m.external_timestamp) as "isLast" from external_message_threads t
      join external_messages m on m.thread_id = t.id where t.source_id = any($1) group by t.id`,
    [sources.map(({ id }) => id)],
  )
  expect(rows.every(({ isLast }) => isLast)).toBe(true)
})
