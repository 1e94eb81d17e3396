import { createHmac } from 'node:crypto'
import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { maxDeliveryContent } from '@bewezen/domain/external/delivery.ts'
import { expect, test, vi } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'
import { metaSignature } from './inbound.ts'

// The door for Meta stands open to the internet: this is what somebody may try there, and what a channel may do by mistake.
const world = await openWorld({ env: { EXTERNAL_LIMIT: '1000000' } })
const { given, house, app } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin' })

const source = () => given.externalSource({ connector: 'meta', sourceType: 'whatsapp' })
async function post(to: { id: string }, body: string, signature = metaSignature('app', body)) {
  const url = `/functions/v1/external-message-meta/${to.id}`
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode
}
const seconds = String(Math.floor(Date.now() / 1000))
const message = (body: string, change: object = {}) => ({
  id: newId(),
  from: '31612340000',
  timestamp: seconds,
  text: { body },
  ...change,
})
const said = (messages: unknown[], { phone = '1055', name = 'Sanne' } = {}) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            value: {
              metadata: { phone_number_id: phone },
              contacts: [{ wa_id: '31612340000', profile: { name } }],
              messages,
            },
          },
        ],
      },
    ],
  })
const kept = async ({ id }: { id: string }, at = 0) => {
  const { threads } = await admin.does(external.threads, { view: 'active', sourceId: id })
  const thread = threads[at]
  return thread ? (await admin.does(external.thread, { id: thread.id })).messages : []
}
const count = async ({ id }: { id: string }) => {
  const { rows } = await pool.query(
    `select count(*)::int as n from external_messages m join external_message_threads t on t.id = m.thread_id
      where t.source_id = $1`,
    [id],
  )
  return rows[0].n
}

const honest = said([message('Stuur het geld niet')])
test.each([
  ['a body that was changed after it was signed', honest.replace('niet', 'nu!'), metaSignature('app', honest)],
  ['a byte after the body', `${honest} `, metaSignature('app', honest)],
  ['a signature without its kind', honest, metaSignature('app', honest).replace('sha256=', '')],
  ['a signature in capitals', honest, metaSignature('app', honest).toUpperCase()],
  ['a signature of SHA-1', honest, `sha1=${createHmac('sha1', 'app').update(honest).digest('hex')}`],
  ['half a signature', honest, metaSignature('app', honest).slice(0, 40)],
  ['a signature with an empty secret', honest, metaSignature('', honest)],
  ['the verify token as secret', honest, metaSignature('verify', honest)],
])('IN-EXT-26 X3-EDGE-26 %s is 401, and nothing is stored', async (_what, body, signature) => {
  const to = await source()
  expect(await post(to, body, signature)).toBe(401)
  expect(await count(to)).toBe(0)
})

test('IN-EXT-26 X3-EDGE-26 what is delivered again, whole or beside others, is stored once and told once', async () => {
  const to = await source()
  const [one, other] = [message('Een'), message('Twee')]
  for (const messages of [[one], [one], [one, one, other], [other]]) expect(await post(to, said(messages))).toBe(200)
  await house.settled()
  const { rows } = await pool.query(
    `select 1 from notifications n join external_message_threads t on t.id::text = n.data->>'thread_id' where t.source_id = $1`,
    [to.id],
  )
  expect([await count(to), rows.length]).toEqual([2, 2])
})

test('IN-EXT-85 of all messages that one delivery has for a conversation each admin is told once, of the newest', async () => {
  const to = await source()
  const newest = message('Derde', { timestamp: `${+seconds + 2}` })
  const other = message('Van een ander', { from: '32470000000' })
  const all = [message('Eerste'), newest, message('Tweede', { timestamp: `${+seconds + 1}` }), other]
  expect(await post(to, said(all))).toBe(200)
  await house.settled()
  const { rows } = await pool.query(
    `select m.content from notifications n join external_messages m on m.id::text = n.data->>'external_message_id'
      join external_message_threads t on t.id = m.thread_id where t.source_id = $1 order by 1`,
    [to.id],
  )
  expect(rows).toEqual([{ content: 'Derde' }, { content: 'Van een ander' }])
  const { threads } = await admin.does(external.threads, { view: 'active', sourceId: to.id })
  expect(threads.map(({ lastMessagePreview }) => lastMessagePreview).toSorted()).toEqual(['Derde', 'Van een ander'])
  expect((await kept(to)).length + (await kept(to, 1)).length).toBe(4)
})

test('IN-EXT-36 IN-EXT-85 of a delivery with messages that were erased the others alone are taken in', async () => {
  const to = await source()
  const [gone, alone] = [message('Weg'), message('Alleen', { from: '32470000000' })]
  await post(to, said([gone, alone]))
  for (const handle of ['+31612340000', '+32470000000'])
    await admin.does(external.eraseHandle, { sourceType: 'whatsapp', handle })
  expect(await post(to, said([gone, alone, message('Nieuw')]))).toBe(200)
  const { threads } = await admin.does(external.threads, { view: 'active', sourceId: to.id })
  expect([threads.length, (await kept(to)).map(({ content }) => content)]).toEqual([1, ['Nieuw']])
})

test('IN-EXT-20 IN-EXT-34 IN-EXT-85 an old message beside no newer one keeps the name and the words of the newest', async () => {
  const to = await source()
  await post(to, said([message('Nieuwste')], { name: 'Sanne' }))
  const [thread] = (await admin.does(external.threads, { view: 'active', sourceId: to.id })).threads
  await admin.does(external.archive, { id: thread?.id ?? '' })
  await post(to, said([message('Ouder', { timestamp: `${+seconds - 600}` })], { name: 'Een ander' }))
  const { threads } = await admin.does(external.threads, { view: 'active', sourceId: to.id })
  expect(threads).toMatchObject([{ participantName: 'Sanne', lastMessagePreview: 'Nieuwste', isNew: true }])
})

test('IN-EXT-26 IN-EXT-85 a thousand messages in one delivery are each stored once, also when it comes again', async () => {
  const to = await source()
  const messages = Array.from({ length: 1000 }, (_, at) => ({
    id: `m${at}`,
    from: `3161234${String(at % 10).padStart(4, '0')}`,
    timestamp: seconds,
    text: { body: `${at}` },
  }))
  const body = said(messages)
  expect(Buffer.byteLength(body)).toBeLessThan(256 * 1024)
  const asked = vi.spyOn(pool, 'query')
  const connected = vi.spyOn(pool, 'connect')
  expect([await post(to, body), await count(to)]).toEqual([200, 1000])
  // Its number grows with nothing: a few to believe it, one transaction, and one to note that it came.
  expect(asked.mock.calls.length + connected.mock.calls.length).toBeLessThan(30)
  expect([await post(to, said(messages.slice(0, 50))), await count(to)]).toEqual([200, 1000])
})

test('IN-EXT-53 of a huge text the beginning is kept, of many files the first 20, and nothing beside it is lost', async () => {
  const to = await source()
  expect(
    await post(to, said([message('x'.repeat(200_000)), message('Daarna', { timestamp: `${+seconds + 1}` })])),
  ).toBe(200)
  const [huge, after] = await kept(to)
  expect([huge?.content.length, huge?.content.at(-1), after?.content]).toEqual([maxDeliveryContent, '…', 'Daarna'])
  const insta = await given.externalSource({ connector: 'meta', sourceType: 'instagram' })
  const attachments = Array.from({ length: 300 }, (_, at) => ({ payload: { url: `https://cdn.example/${at}.jpg` } }))
  const event = {
    sender: { id: '7' },
    recipient: { id: '1055' },
    timestamp: Date.now(),
    message: { mid: 'm', attachments },
  }
  expect(await post(insta, JSON.stringify({ object: 'instagram', entry: [{ id: '1055', messaging: [event] }] }))).toBe(
    200,
  )
  expect((await kept(insta))[0]?.media).toHaveLength(20)
})

test('IN-EXT-22 IN-EXT-26 scripts in a name and a text stay the letters that they are', async () => {
  const to = await source()
  const script = `<script>alert('x')</script>`
  expect(await post(to, said([message(script)], { name: `${script}\u0000\n${'y'.repeat(300)}` }))).toBe(200)
  const { threads } = await admin.does(external.threads, { view: 'active', sourceId: to.id })
  expect(threads[0]?.participantName.startsWith(script)).toBe(true)
  expect(threads[0]?.participantName).toHaveLength(100)
  expect((await kept(to))[0]?.content).toBe(script)
})

test('IN-EXT-26 the thread, the messages and the account of another source stay out of reach', async () => {
  const [mine, other] = [await source(), await source()]
  const one = message('Bij de ander')
  await post(other, said([one]))
  expect(await post(mine, said([message('Hier')]))).toBe(200)
  expect(await post(mine, said([message('Voor een ander nummer')], { phone: '1056' }))).toBe(200)
  // The same names at another source are other messages.
  expect(await post(mine, said([one]))).toBe(200)
  expect([await count(other), await count(mine)]).toEqual([1, 2])
  expect((await kept(other)).map(({ content }) => content)).toEqual(['Bij de ander'])
})

test.each([
  ['deeply nested', '['.repeat(100_000) + ']'.repeat(100_000), 400],
  [
    'deep inside a delivery',
    said([]).replace('"messages":[]', `"messages":[${'['.repeat(50_000)}${']'.repeat(50_000)}]`),
    200,
  ],
  ['names of an object itself', '{"__proto__":{"object":"x"},"constructor":1,"object":"x","entry":[]}', 200],
  ['ten thousand people', said([]).replace('"contacts":[', `"contacts":[${'{"wa_id":"1"},'.repeat(10_000)}`), 200],
])('IN-EXT-26 a signed body that is %s answers and stores nothing', async (_what, body, status) => {
  const to = await source()
  expect([await post(to, body), await count(to)]).toEqual([status, 0])
})
