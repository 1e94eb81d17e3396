import { once } from 'node:events'
import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { plain } from '../base/files/samples.ts'
import { farName, openFarSite, redirect } from '../base/testing/farSite.ts'
import { openWorld } from '../base/testing/world.ts'
import { signatureOf } from './inbound.ts'
import { sendQueued } from './send.ts'

type Posted = { body: Record<string, unknown>; raw: string; headers: Record<string, unknown> }
const posted: Posted[] = []
let answersWith = 200
beforeEach(() => {
  posted.splice(0)
  answersWith = 200
})
const inner = 'binnen.example'
const far = await openFarSite(
  {
    '/in': async (request, reply) => {
      let raw = ''
      request.on('data', (part) => {
        raw += part
      })
      await once(request, 'end')
      posted.push({ raw, body: JSON.parse(raw), headers: request.headers })
      reply.writeHead(answersWith).end('{}')
    },
    '/moved': redirect(`https://${farName}/in`, 307),
    '/breaks': (request) => void request.socket.destroy(),
  },
  { [inner]: ['10.0.0.7'] },
)
const world = await openWorld({ outside: far.outside })
const { given, house, app } = world
const admin = await world.person({ role: 'admin', firstName: 'Noor', lastName: 'Vermeulen' })
const second = await world.person({ role: 'admin' })
const at = (path: string, name = farName) =>
  given.externalSource({ outboundUrl: `https://${name}${path}`, outboundSecret: 'sleutel' })
const reply = (thread_id: string, content = 'Ja, graag!', more: object = {}) =>
  admin.does(external.reply, { thread_id, content, ...more })

test('IN-EXT-08 IN-EXT-16 IN-EXT-21 IN-REPLY-18 X3-CALL-15 an answer is stored with its author, and posted signed', async () => {
  const { id } = await given.externalThread({ source: await at('/in') })
  const ear = await second.listens()
  const answer = await reply(id, ' Ja, graag! ')
  expect(answer).toMatchObject({
    status: 'sent',
    failure: null,
    message: { sentBy: { name: 'Noor Vermeulen' }, content: 'Ja, graag!' },
  })
  const [{ raw, body, headers } = { raw: '', body: {}, headers: {} }] = posted
  expect(posted).toHaveLength(1)
  expect(body).toMatchObject({
    external_thread_id: `gesprek ${id}`,
    external_message_id: answer.message_id,
    participant_handle: 'kim_buiten',
    content: 'Ja, graag!',
    media_urls: [],
  })
  expect(headers['x-signature']).toBe(signatureOf('sleutel', String(headers['x-timestamp']), raw))
  const { thread, messages } = await second.does(external.thread, { id })
  expect([thread.lastMessagePreview, thread.hasFailed, messages.at(-1)?.status]).toEqual(['Ja, graag!', false, 'sent'])
  await house.settled()
  expect(ear.kinds()).toEqual(['external.changed', 'external.changed'])
})

test('IN-EXT-38 the same answer sent twice is one, another under its id is refused', async () => {
  const { id } = await given.externalThread({ source: await at('/in') })
  const under = { id: newId() }
  const answers = [await reply(id, 'Ja', under), await reply(id, 'Ja', under)]
  expect(answers[1]).toEqual(answers[0])
  expect(posted).toHaveLength(1)
  await expect(reply(id, 'Nee', under)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  const theirs = { ...under, thread_id: id, content: 'Ja' }
  await expect(second.does(external.reply, theirs)).rejects.toMatchObject({ code: 'ID_IN_USE' })
})

test.each([
  ['an address that refuses', '/in', farName, 500, 'refused', 1],
  ['a line that breaks', '/breaks', farName, 200, 'unreachable', 1],
  ['an address that moved', '/moved', farName, 200, 'refused', 0],
  ['a name that is nowhere', '/in', 'nergens.example', 200, 'unreachable', 0],
  ['a name of our own network', '/in', inner, 200, 'unreachable', 0],
  ['an address of our own network', '/in', '127.0.0.1', 200, 'unreachable', 0],
  ['an address of this machine in other clothes', '/in', '[::ffff:127.0.0.1]', 200, 'unreachable', 0],
])(
  'IN-EXT-21 IN-EXT-39 an answer by %s is failed, and can be sent again',
  async (_what, path, name, status, failure) => {
    answersWith = status
    const calls = far.called.length
    const { id } = await given.externalThread({ source: await at(path, name) })
    const answer = await reply(id)
    expect(answer).toMatchObject({ status: 'failed', failure })
    if (name !== farName) expect(far.called.length).toBe(calls)
    expect((await admin.does(external.thread, { id })).thread.hasFailed).toBe(true)
    answersWith = 200
    const again = await admin.does(external.retry, { messageId: answer.message_id })
    expect(again.message.status).toBe(path === '/in' && name === farName ? 'sent' : 'failed')
  },
)

test('IN-EXT-21 without an address it is stored as failed; once there is one it can be sent, and twice is once', async () => {
  const { id, source } = await given.externalThread()
  const answer = await reply(id)
  expect(answer).toMatchObject({ status: 'failed', failure: 'noAddress' })
  expect((await admin.does(external.thread, { id })).answering.refusal).toBe('noAddress')
  await house.database.pool.query('update external_message_sources set outbound_url = $2 where id = $1', [
    source.id,
    `https://${farName}/in`,
  ])
  const retry = () => second.does(external.retry, { messageId: answer.message_id })
  expect([(await retry()).message.status, (await retry()).message.status]).toEqual(['sent', 'sent'])
  expect(posted.map(({ body }) => body.external_message_id)).toEqual([answer.message_id])
})

test('IN-EXT-21 IN-EXT-24 IN-EXT-40 nothing, too much, an archived conversation and a source that is off are refused, and nothing is stored', async () => {
  const { id } = await given.externalThread({ source: await at('/in') })
  for (const content of [' ', 'x'.repeat(1001)])
    await expect(reply(id, content)).rejects.toMatchObject({ code: 'INVALID_INPUT', data: { fields: ['content'] } })
  const picture = `/files/message-images/${'a'.repeat(32)}/full.webp`
  for (const media_urls of [[picture], ['https://elders.example/x.png'], Array(5).fill(picture)])
    await expect(reply(id, 'x', { media_urls })).rejects.toMatchObject({ data: { fields: ['media_urls'] } })
  await expect(reply(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const archived = await given.externalThread({ isArchived: true })
  await expect(reply(archived.id)).rejects.toMatchObject({ code: 'THREAD_ARCHIVED' })
  const off = await given.externalThread({ source: await given.externalSource({ isActive: false }) })
  await expect(reply(off.id)).rejects.toMatchObject({ code: 'SOURCE_INACTIVE' })
  for (const one of [id, archived.id, off.id])
    expect((await admin.does(external.thread, { id: one })).messages).toHaveLength(1)
  expect((await reply(id, '👍'.repeat(1000))).status).toBe('sent')
})

test('IN-EXT-21 own pictures go along as addresses of this site, each once, and go with the conversation', async () => {
  const { id } = await given.externalThread({ source: await at('/in'), handle: 'foto' })
  const upload = await app.inject({
    method: 'POST',
    url: '/api/uploads/message-image',
    headers: { cookie: admin.cookie, 'content-type': 'image/png', 'x-upload-id': newId() },
    payload: await plain('png'),
  })
  const url: string = upload.json().addresses.full
  const answer = await reply(id, 'Kijk', { media_urls: [url] })
  expect(answer.message.media).toMatchObject([{ href: url }])
  expect(posted[0]?.body.media_urls).toEqual([`http://localhost:3000${url}`])
  await expect(reply(id, 'Nog eens', { media_urls: [url] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect((await app.inject(url)).statusCode).toBe(200)
  await admin.does(external.eraseHandle, { sourceType: 'instagram', handle: 'foto' })
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('IN-EXT-38 what a process left behind is sent by the next, under the same id; what is under way is left alone', async () => {
  const { id } = await given.externalThread({ source: await at('/in'), lines: [] })
  const messageId = newId()
  const put = (claimed: string) =>
    house.database.pool.query(
      `insert into external_messages (id, thread_id, external_message_id, direction, content, media_urls,
          external_timestamp, status, claimed_until, created_at)
        values ($1::uuid, $2, $1::uuid::text, 'outbound', 'Dag', '[]', now(), 'queued', ${claimed}, now())
        on conflict (id) do update set claimed_until = excluded.claimed_until`,
      [messageId, id],
    )
  await put(`clock_timestamp() + interval '20 seconds'`)
  await sendQueued(house, messageId)
  expect(posted).toEqual([])
  await put(`clock_timestamp() - interval '1 second'`)
  for (const _ of 'two') await sendQueued(house, messageId)
  expect(posted.map(({ body }) => body.external_message_id)).toEqual([messageId])
  expect((await admin.does(external.thread, { id })).messages[0]?.status).toBe('sent')
})
