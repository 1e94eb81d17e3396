import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openStandIn } from '../../base/testing/openStandIn.ts'
import { openWorld } from '../../base/testing/world.ts'
import { sendQueued } from '../send.ts'
import { type MetaAsked, type MetaMood, metaStandInPlugin } from '../standin/plugin.ts'
import { metaSignature } from './inbound.ts'

const standIn = await openStandIn<MetaAsked, MetaMood>(metaStandInPlugin)
const world = await openWorld({ env: { META_GRAPH_URL: new URL(standIn.url).origin } })
const { given, house, app } = world
const { db, pool } = house.database
const admin = await world.person({ role: 'admin', firstName: 'Noor' })
const teacher = await world.person({ role: 'teacher' })
afterEach(async () => {
  await moveClock(db, 0)
  await standIn.is('works')
})

const whatsapp = () => given.externalSource({ connector: 'meta', sourceType: 'whatsapp', name: 'Telefoon' })
const instagram = () => given.externalSource({ connector: 'meta', sourceType: 'instagram' })
const at = (sourceId: string) => `/functions/v1/external-message-meta/${sourceId}`
const deliver = async (source: { id: string }, payload: unknown, signature?: string) => {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const answer = await app.inject({
    method: 'POST',
    url: at(source.id),
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature ?? metaSignature('app', body) },
    payload: body,
  })
  return answer.statusCode
}
const seconds = (off = 0) => String(Math.floor(Date.now() / 1000) + off)
const text = (body: string, change: object = {}) => ({
  id: `wamid.${newId()}`,
  from: '31612344417',
  timestamp: seconds(),
  type: 'text',
  text: { body },
  ...change,
})
const delivery = (value: object, phone = '1055') => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1',
      changes: [
        {
          field: 'messages',
          value: {
            metadata: { phone_number_id: phone },
            contacts: [{ wa_id: '31612344417', profile: { name: 'Sanne' } }],
            ...value,
          },
        },
      ],
    },
  ],
})
const status = (id: string, status: string, more: object = {}) =>
  delivery({ statuses: [{ id, status, timestamp: seconds(), ...more }] })
const threadsOf = async (source: { id: string }) =>
  (await admin.does(external.threads, { view: 'active', sourceId: source.id })).threads
const talk = async (source: { id: string }) => {
  const [thread] = await threadsOf(source)
  return admin.does(external.thread, { id: thread?.id ?? '' })
}
const reply = (thread_id: string) => admin.does(external.reply, { thread_id, content: 'Ja!' })
const lastStatus = async (source: { id: string }) => {
  const { status, failure } = (await talk(source)).messages.at(-1) ?? {}
  return failure ? `${status} ${failure}` : status
}

describe('the door for Meta', () => {
  test('IN-EXT-26 the handshake answers the challenge for the right token alone', async () => {
    const source = await whatsapp()
    const ask = (query: object, id = source.id) =>
      app.inject({
        url: at(id),
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': 'verify', 'hub.challenge': '<b>7', ...query },
      })
    const right = await ask({})
    expect([right.statusCode, right.body, right.headers['content-type']]).toEqual([
      200,
      '<b>7',
      'text/plain; charset=utf-8',
    ])
    for (const query of [{ 'hub.verify_token': 'verifx' }, { 'hub.verify_token': '' }, { 'hub.mode': 'unsubscribe' }])
      expect((await ask(query)).statusCode).toBe(403)
    expect((await ask({}, newId())).statusCode).toBe(404)
    expect((await ask({}, (await given.externalSource()).id)).statusCode).toBe(404)
  })

  test('IN-EXT-26 a wrong signature is 401, an unknown source 404, no delivery 400; nothing is stored', async () => {
    const [source, form] = [await whatsapp(), await given.externalSource({ sourceType: 'whatsapp' })]
    const payload = delivery({ messages: [text('Hoi')] })
    expect(await deliver(source, payload, metaSignature('apq', JSON.stringify(payload)))).toBe(401)
    expect(await deliver(source, payload, metaSignature('app', 'x'))).toBe(401)
    expect(await deliver(source, payload, '')).toBe(401)
    expect([await deliver({ id: newId() }, payload), await deliver(form, payload)]).toEqual([404, 404])
    for (const broken of ['', '[', '{}', '{"object":"x","entry":1}']) expect(await deliver(source, broken)).toBe(400)
    expect(await deliver(source, 'x'.repeat(256 * 1024 + 1))).toBe(413)
    expect(await threadsOf(source)).toEqual([])
  })

  test('IN-EXT-52 a delivery of Meta that is not believed hears that its signature is wrong', async () => {
    const source = await whatsapp()
    const headers = { 'x-hub-signature-256': metaSignature('apq', '{}') }
    const answer = await app.inject({ method: 'POST', url: at(source.id), headers, payload: '{}' })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'WRONG_SIGNATURE'])
  })

  test('IN-EXT-26 IN-EXT-29 several messages in one delivery are each taken in once, and what is not understood is passed over', async () => {
    const source = await whatsapp()
    const one = text('Is de wandeling morgen?', { timestamp: seconds(-60) })
    const all = delivery({
      messages: [
        text('Ook met kind?'),
        one,
        { id: 'x', type: 'unsupported' },
        null,
        text('x', { timestamp: '999999999999' }),
        text('Van een ander', { from: '32470000000' }),
      ],
    })
    for (const _ of 'two') expect(await deliver(source, all)).toBe(200)
    expect(await deliver(source, delivery({ messages: [text('Voor een ander nummer')] }, '9'))).toBe(200)
    const threads = await threadsOf(source)
    expect(threads.map(({ participantHandle }) => participantHandle).toSorted()).toEqual([
      '+31612344417',
      '+32470000000',
    ])
    const sanne = threads.find(({ participantName }) => participantName === 'Sanne')
    const { messages } = await admin.does(external.thread, { id: sanne?.id ?? '' })
    expect(messages.map(({ content }) => content)).toEqual(['Is de wandeling morgen?', 'Ook met kind?'])
    const kept = await admin.does(external.showKept, { sourceType: 'whatsapp', handle: '06 - 1234 4417' })
    expect(kept.threads.map(({ id }) => id)).toEqual([sanne?.id])
  })

  test('IN-EXT-26 Instagram comes in with its files; our own words and those for another account do not', async () => {
    const source = await instagram()
    const event = (message: object, change: object = {}) => ({
      sender: { id: '777' },
      recipient: { id: '1055' },
      timestamp: Date.now(),
      message: { mid: newId(), ...message },
      ...change,
    })
    const attachments = [
      { type: 'image', payload: { url: 'https://cdn.example/zon.jpg' } },
      { payload: { url: 'javascript:1' } },
    ]
    const messaging = [
      event({ text: 'Hoi' }),
      event({ attachments }),
      event({ text: 'Onze woorden', is_echo: true }, { sender: { id: '1055' }, recipient: { id: '777' } }),
    ]
    expect(await deliver(source, { object: 'instagram', entry: [{ id: '1055', messaging }] })).toBe(200)
    expect(
      await deliver(source, {
        object: 'instagram',
        entry: [{ id: '9', messaging: [event({ text: 'x' }, { recipient: { id: '9' } })] }],
      }),
    ).toBe(200)
    const { messages } = await talk(source)
    expect(messages.map(({ content, media }) => [content, media])).toEqual([
      ['Hoi', []],
      ['', [{ name: 'zon.jpg', href: 'https://cdn.example/zon.jpg', left: null }]],
    ])
  })
})

describe('an answer by Meta', () => {
  test('IN-EXT-21 IN-EXT-28 it is sent once, and then delivered and read, never back; a late failure counts while it did not arrive', async () => {
    const source = await whatsapp()
    await deliver(source, delivery({ messages: [text('Hoi')] }))
    const { thread } = await talk(source)
    const { status: first, message_id } = await reply(thread.id)
    const asked = (await standIn.asked()).filter(({ body }) => body.biz_opaque_callback_data === message_id)
    expect([first, asked]).toMatchObject([
      'sent',
      [{ account: '1055', token: 'access', body: { to: '31612344417', text: { body: 'Ja!' } } }],
    ])
    const id = asked[0]?.id ?? ''
    const steps = []
    for (const told of ['sent', 'read', 'delivered', 'failed']) {
      await deliver(source, status(id, told))
      steps.push(await lastStatus(source))
    }
    expect(steps).toEqual(['sent', 'read', 'read', 'read'])
    const second = await reply(thread.id)
    const other = await whatsapp()
    await deliver(other, status('x', 'failed', { biz_opaque_callback_data: second.message_id }))
    expect(await lastStatus(source)).toBe('sent')
    await deliver(
      source,
      status('x', 'failed', { biz_opaque_callback_data: second.message_id, errors: [{ code: 131047 }] }),
    )
    expect(await lastStatus(source)).toBe('failed windowClosed')
  })

  test.each([
    ['refuses', 'refused'],
    ['closed', 'windowClosed'],
    ['breaks', 'uncertain'],
  ] as const)('IN-EXT-21 IN-EXT-38 when Meta %s the answer is failed: %s', async (mood, failure) => {
    const source = await whatsapp()
    await deliver(source, delivery({ messages: [text('Hoi')] }))
    await standIn.is(mood)
    const { thread } = await talk(source)
    expect(await reply(thread.id)).toMatchObject({ status: 'failed', failure })
  })

  test('IN-EXT-38 one that a process left behind is not sent again but is uncertain, until Meta tells that it arrived', async () => {
    const source = await whatsapp()
    await deliver(source, delivery({ messages: [text('Hoi')] }))
    const { thread } = await talk(source)
    const { message_id } = await reply(thread.id)
    const before = (await standIn.asked()).length
    await pool.query(
      `update external_messages set status = 'queued', claimed_until = now() - interval '1 second' where id = $1`,
      [message_id],
    )
    await sendQueued(house, message_id)
    expect([(await standIn.asked()).length, await lastStatus(source)]).toEqual([before, 'failed uncertain'])
    await deliver(source, status('wamid.x', 'delivered', { biz_opaque_callback_data: message_id }))
    expect(await lastStatus(source)).toBe('delivered')
  })

  test('IN-EXT-28 24 hours after their last message the window is closed, and an answer is refused before it is stored', async () => {
    const source = await whatsapp()
    await deliver(source, delivery({ messages: [text('Hoi', { timestamp: seconds(-3600) })] }))
    const { thread, answering } = await talk(source)
    expect(answering.refusal).toBeNull()
    expect(Math.abs(Date.parse(answering.until ?? '') - Date.now() - 23 * 3_600_000)).toBeLessThan(60_000)
    await moveClock(db, 23 * 3_600_000 + 120_000)
    await expect(reply(thread.id)).rejects.toMatchObject({ code: 'WINDOW_CLOSED' })
    expect((await talk(source)).answering.refusal).toBe('windowClosed')
    expect((await talk(source)).messages).toHaveLength(1)
  })

  test('IN-EXT-21 Instagram is answered by the id of the person', async () => {
    const source = await instagram()
    const messaging = [
      { sender: { id: '778' }, recipient: { id: '1055' }, timestamp: Date.now(), message: { mid: 'm', text: 'Hoi' } },
    ]
    await deliver(source, { object: 'instagram', entry: [{ id: '1055', messaging }] })
    const { thread } = await talk(source)
    expect((await reply(thread.id)).status).toBe('sent')
    const last = (await standIn.asked()).at(-1)
    expect(last?.body).toEqual({ recipient: { id: '778' }, messaging_type: 'RESPONSE', message: { text: 'Ja!' } })
    await deliver(source, {
      object: 'instagram',
      entry: [
        {
          id: '1055',
          messaging: [
            { sender: { id: '778' }, recipient: { id: '1055' }, timestamp: Date.now(), read: { mid: last?.id } },
          ],
        },
      ],
    })
    expect(await lastStatus(source)).toBe('read')
  })
})

describe('a file at Meta', () => {
  test('IN-EXT-22 IN-EXT-27 is a link to a door for admins, which gives it as a download that runs nothing', async () => {
    const source = await whatsapp()
    const name = `${'zon'.repeat(32)}abc👨‍👩‍👧.pdf`
    const document = { id: 'bestand-1', filename: name, caption: 'Plattegrond' }
    await deliver(source, delivery({ messages: [text('', { type: 'document', text: undefined, document })] }))
    const [message] = (await talk(source)).messages
    const href = message?.media[0]?.href ?? ''
    expect(message).toMatchObject({
      content: 'Plattegrond',
      media: [{ href: expect.stringMatching(/^\/api\/external\/media\//) }],
    })
    expect(message?.media[0]?.name.isWellFormed()).toBe(true)
    const open = (cookie?: string, url = href) => app.inject({ url, headers: cookie ? { cookie } : {} })
    const file = await open(admin.cookie)
    expect([file.statusCode, file.body]).toEqual([200, '<script>bestand-1</script>'])
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''zon/),
      'content-security-policy': "default-src 'none'; sandbox",
    })
    for (const cookie of [undefined, teacher.cookie]) expect((await open(cookie)).statusCode).toBe(404)
    for (const other of [
      href.replace(/0$/, '1'),
      href.replace(/0$/, '-1'),
      `/api/external/media/${newId()}/0`,
      '/api/external/media/x/0',
    ])
      expect((await open(admin.cookie, other)).statusCode).toBe(404)
  })

  test('IN-EXT-27 the token goes to Meta alone, and an id that is a path is no id', async () => {
    const source = await whatsapp()
    for (const id of ['elders', '../1055/messages'])
      await deliver(source, delivery({ messages: [text('', { text: undefined, image: { id } })] }))
    const said = (await talk(source)).messages
    expect(said.flatMap(({ media }) => media.map(({ name }) => name))).toEqual(['afbeelding', 'afbeelding'])
    for (const { media } of said)
      expect((await app.inject({ url: media[0]?.href ?? '', headers: { cookie: admin.cookie } })).statusCode).toBe(404)
  })
})
