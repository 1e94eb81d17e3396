import { external } from '@bewezen/domain/external/contract.ts'
import { unbelieved } from '@bewezen/domain/external/deliveryWords.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { aDelivery, deliver } from './testing/delivers.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin', firstName: 'Noor', lastName: 'Vermeulen' })
const second = await world.person({ role: 'admin', firstName: 'Jasper', lastName: 'Berg' })
const teacher = await world.person({ role: 'teacher' })

const open = async (id: string) => admin.does(external.thread, { id })
const count = async () =>
  (
    await pool.query(`select (select count(*)::int from external_message_threads) as threads,
      (select count(*)::int from external_messages) as messages,
      (select count(*)::int from notifications where type = 'external_message') as told`)
  ).rows[0]
const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString()

describe('a delivery', () => {
  test('IN-EXT-17 IN-EXT-19 IN-CARD-22 X3-DATA-01 makes the conversation, and tells each admin once and nobody else', async () => {
    const source = await given.externalSource({ name: 'Ons Instagram' })
    const ears = await Promise.all([admin, second, teacher].map((person) => person.listens()))
    const answer = await deliver(world, source, aDelivery({ media_urls: ['https://cdn.example/a/platte%20grond.pdf'] }))
    expect(answer).toMatchObject({ status: 200, body: { duplicate: false } })
    await house.settled()
    expect(ears.map((ear) => ear.kinds())).toEqual([
      ['external.arrived', 'notification.made'],
      ['external.arrived', 'notification.made'],
      [],
    ])
    const id = answer.body.thread_id ?? ''
    const { thread, messages } = await open(id)
    expect(thread).toMatchObject({
      participantHandle: '@Kim_Buiten',
      participantName: 'Kim B.',
      isNew: true,
      isArchived: false,
      lastMessagePreview: 'Doen jullie ook iets in Groningen?',
      source: { id: source.id, sourceType: 'instagram', name: 'Ons Instagram' },
    })
    expect(messages).toMatchObject([
      {
        direction: 'inbound',
        status: 'received',
        media: [{ name: 'platte grond.pdf', href: 'https://cdn.example/a/platte%20grond.pdf', left: null }],
      },
    ])
    for (const person of [admin, second]) {
      const { notifications } = await person.does(inbox.list, {})
      expect(notifications).toMatchObject([
        {
          type: 'external_message',
          sourceType: 'instagram',
          participantHandle: '@Kim_Buiten',
          text: 'Doen jullie ook iets in Groningen?',
          data: { threadId: id, authorId: null, channelId: null },
        },
      ])
    }
    expect((await teacher.does(inbox.list, {})).notifications).toEqual([])
    expect((await admin.does(external.sources, {})).sources[0]?.lastInboundAt).not.toBeNull()
  })

  test('IN-EXT-11 who is no admin any more hears nothing of who wrote, also of what they were told before', async () => {
    const source = await given.externalSource()
    const once = await world.person({ role: 'admin' })
    await deliver(world, source, aDelivery())
    await house.settled()
    expect((await once.does(inbox.list, {})).notifications[0]?.participantHandle).toBe('@Kim_Buiten')
    await pool.query(`update profiles set role = 'student' where id = $1`, [once.id])
    house.snapshots.forgetAll()
    const { notifications } = await once.does(inbox.list, {})
    expect(notifications).toMatchObject([
      { participantHandle: null, sourceType: null, text: null, data: { threadId: null } },
    ])
  })

  test('IN-EXT-19 X3-EDGE-26 a repeat answers 200 with duplicate true and changes nothing, also when archived', async () => {
    const source = await given.externalSource()
    const sent = aDelivery()
    const first = await deliver(world, source, sent)
    const id = first.body.thread_id ?? ''
    await admin.does(external.archive, { id })
    await house.settled()
    const [before, shown] = [await count(), await open(id)]
    expect(await deliver(world, source, { ...sent, content: 'Iets anders' })).toEqual({
      status: 200,
      body: { thread_id: id, duplicate: true },
    })
    await house.settled()
    expect([await count(), await open(id)]).toEqual([before, shown])
  })

  test('IN-EXT-20 IN-EXT-33 a new message takes a conversation out of the archive, to the top, and ends its snooze', async () => {
    const source = await given.externalSource()
    const { thread_id: id = '' } = (await deliver(world, source, aDelivery())).body
    await deliver(world, source, aDelivery({ external_thread_id: 'gesprek-2', external_timestamp: minutes(1) }))
    await admin.does(external.snooze, { id, until: minutes(90) })
    await admin.does(external.archive, { id })
    await deliver(world, source, aDelivery({ external_timestamp: minutes(2), content: 'Ben je er nog?' }))
    const { threads } = await admin.does(external.threads, { view: 'active', sourceId: source.id })
    expect(threads[0]).toMatchObject({
      id,
      isArchived: false,
      snoozedUntil: null,
      lastMessagePreview: 'Ben je er nog?',
    })
  })

  test('IN-EXT-07 X3-EDGE-27 X3-CALL-14 out of order they stand as they were written, and the last moment never goes back', async () => {
    const source = await given.externalSource()
    const at = (n: number, content: string) => aDelivery({ external_timestamp: minutes(n), content })
    for (const one of [at(-10, 'twee'), at(-30, 'een'), at(-1, 'drie'), at(-5, 'tussen')])
      await deliver(world, source, one)
    const { threads } = await admin.does(external.threads, { view: 'active', sourceId: source.id })
    const { messages } = await open(threads[0]?.id ?? '')
    expect(messages.map(({ content }) => content)).toEqual(['een', 'twee', 'tussen', 'drie'])
    expect(threads[0]).toMatchObject({
      lastMessageAt: messages[3]?.externalTimestamp,
      lastMessagePreview: 'drie',
    })
  })

  test('X3-EDGE-27 a moment more than 5 minutes ahead is that of arrival, also one in the year 9999; a replay keeps its own', async () => {
    const source = await given.externalSource()
    const before = Date.now()
    const soon = minutes(4)
    const [far, year, old] = [minutes(6), '9999-12-31T23:59:59Z', '2019-03-01T10:00:00.000Z']
    for (const external_timestamp of [far, year, soon, old])
      await deliver(world, source, aDelivery({ external_timestamp, content: external_timestamp }))
    const { threads } = await admin.does(external.threads, { view: 'active', sourceId: source.id })
    const { messages } = await open(threads[0]?.id ?? '')
    const kept = new Map(messages.map(({ content, externalTimestamp }) => [content, externalTimestamp]))
    expect([kept.get(soon), kept.get(old)]).toEqual([soon, old])
    for (const ahead of [far, year]) {
      expect(Date.parse(kept.get(ahead) ?? '')).toBeGreaterThanOrEqual(before - 1000)
      expect(Date.parse(kept.get(ahead) ?? '')).toBeLessThan(Date.parse(soon))
    }
  })

  test('one thread of a source is none of another, whatever it is called', async () => {
    const [one, other] = [await given.externalSource(), await given.externalSource()]
    const sent = aDelivery()
    const ids = [await deliver(world, one, sent), await deliver(world, other, sent)].map(({ body }) => body.thread_id)
    expect(new Set(ids).size).toBe(2)
  })

  test('IN-EXT-22 what it says is kept as text, and half a symbol or a control sign is not kept', async () => {
    const source = await given.externalSource()
    const content = '<b>Hoi</b> \u0000👩‍👩‍👧\ud83d'
    const name = `https://cdn.example/${encodeURIComponent('zon👨‍👩‍👧.pdf').slice(0, 9)}`
    const answer = await deliver(world, source, aDelivery({ content, media_urls: [name, 'https://cdn.example/'] }))
    expect(answer.status).toBe(200)
    const { messages } = await open(answer.body.thread_id ?? '')
    expect(messages[0]?.content).toBe('<b>Hoi</b> 👩‍👩‍👧\ufffd')
    expect(messages[0]?.media.every(({ name }) => name.isWellFormed() && name !== '')).toBe(true)
  })
})

describe('the door', () => {
  test('IN-EXT-18 X3-EDGE-26 a wrong signature, a changed body, another secret and an old moment are 401, and nothing is stored', async () => {
    const [source, other] = [await given.externalSource(), await given.externalSource()]
    await house.settled()
    const before = await count()
    const sent = aDelivery()
    const seconds = (off: number) => String(Math.floor(Date.now() / 1000) + off)
    const tries = [
      { signature: '' },
      { signature: 'f'.repeat(64) },
      { secret: other.secret },
      { raw: JSON.stringify({ ...sent, content: 'Anders' }), signature: 'a'.repeat(64) },
      { timestamp: seconds(-301) },
      { timestamp: seconds(330) },
      { timestamp: 'gisteren' },
      { timestamp: '' },
    ]
    for (const how of tries) expect((await deliver(world, source, sent, how)).status).toBe(401)
    expect(await count()).toEqual(before)
    expect((await deliver(world, source, sent, { timestamp: seconds(-290) })).status).toBe(200)
    expect((await deliver(world, source, sent, { timestamp: new Date().toISOString() })).status).toBe(200)
  })

  test('IN-EXT-52 a delivery that is not believed hears why, and not that somebody has to sign in', async () => {
    const source = await given.externalSource()
    const old = String(Math.floor(Date.now() / 1000) - 400)
    expect((await deliver(world, source, aDelivery(), { secret: 'anders' })).body).toEqual({
      code: 'WRONG_SIGNATURE',
      data: null,
      error: unbelieved.WRONG_SIGNATURE,
    })
    expect((await deliver(world, source, aDelivery(), { timestamp: old, secret: 'anders' })).body.code).toBe(
      'WRONG_SIGNATURE',
    )
    expect((await deliver(world, source, aDelivery(), { timestamp: old })).body).toEqual({
      code: 'WRONG_TIMESTAMP',
      data: null,
      error: unbelieved.WRONG_TIMESTAMP,
    })
  })

  test('IN-EXT-18 an unknown source, one that is off and one of another connector are 404', async () => {
    const [off, meta] = [
      await given.externalSource({ isActive: false }),
      await given.externalSource({ connector: 'meta', sourceType: 'whatsapp' }),
    ]
    const nowhere = { id: '0193c3b4-0000-7000-8000-000000000000', secret: 'x' }
    for (const source of [off, meta, nowhere])
      expect((await deliver(world, source, aDelivery())).body).toEqual({ code: 'NOT_FOUND', data: null })
    expect((await deliver(world, off, aDelivery(), { to: 'x%00' })).status).toBe(404)
    expect((await deliver(world, off, aDelivery(), { to: '../sources' })).status).toBe(404)
  })

  test.each([
    ['no thread', { external_thread_id: ' ' }],
    ['no id', { external_message_id: null }],
    ['no handle', { participant_handle: '\u200b' }],
    ['nothing said', { content: ' ' }],
    ['no moment', { external_timestamp: 'gisteren' }],
    ['a moment after the year 9999', { external_timestamp: '+010000-01-01T00:00:00Z' }],
    ['a moment of the year 1', { external_timestamp: '0001-01-01T00:00:00Z' }],
    ['media that are no https', { media_urls: ['javascript:alert(1)'] }],
    ['media at http', { media_urls: ['http://cdn.example/a.png'] }],
    ['too much media', { media_urls: Array.from({ length: 21 }, () => 'https://a.nl/') }],
    ['too long a text', { content: 'x'.repeat(20_001) }],
  ])('IN-EXT-17 IN-EXT-18 %s is 400', async (_what, change) => {
    const source = await given.externalSource()
    expect(await deliver(world, source, aDelivery(change))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    })
  })

  test('IN-EXT-18 no JSON, no object and bytes that are no text are 400; 256 KB is read and a byte more is 413', async () => {
    const source = await given.externalSource()
    for (const raw of ['', '[', '[]', 'null', '"x"'])
      expect((await deliver(world, source, {}, { raw })).status).toBe(400)
    const padded = (bytes: number) => {
      const text = JSON.stringify(aDelivery())
      return text + ' '.repeat(bytes - Buffer.byteLength(text))
    }
    expect((await deliver(world, source, {}, { raw: padded(256 * 1024) })).status).toBe(200)
    expect((await deliver(world, source, {}, { raw: padded(256 * 1024 + 1) })).status).toBe(413)
  })

  test('IN-EXT-18 more than the setting allows is 429 for that source; wrong signatures do not use up its count', async () => {
    const tight = await openWorld({ env: { EXTERNAL_LIMIT: '2' } })
    const [source, other] = [await tight.given.externalSource(), await tight.given.externalSource()]
    const wrong = { signature: 'x', address: '10.3.0.1' }
    const unsigned = []
    for (const _ of 'four') unsigned.push((await deliver(tight, source, aDelivery(), wrong)).status)
    expect(unsigned).toEqual([401, 401, 429, 429])
    const signed = []
    for (const _ of 'four') signed.push((await deliver(tight, source, aDelivery())).status)
    expect(signed).toEqual([200, 200, 429, 429])
    const old = { timestamp: '1000000000', address: '10.3.0.2' }
    for (const _ of 'four') await deliver(tight, other, aDelivery(), old)
    expect((await deliver(tight, other, aDelivery())).status).toBe(200)
  })
})
