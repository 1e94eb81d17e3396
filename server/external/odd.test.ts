import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { newSourceForm, type SourceForm } from '@bewezen/domain/external/source.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { metaSignature } from './meta/inbound.ts'
import { openSecret } from './secrets.ts'
import { aDelivery, deliver } from './testing/delivers.ts'

const world = await openWorld()
const { given, house, app } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin' })
const nul = '\u0000'
const half = '\ud83d'

const cursor = (at: string) => Buffer.from(`${at} ${newId()}`).toString('base64url')

test.each(['0000-01-01 00:00:00+00', '2026-02-30 10:00:00+00', '2026-02-01 10:00:00+23', '2026-02-01 24:00:00+16:00'])(
  'IN-EXT-06 IN-EXT-07 a cursor of a moment that the database does not know (%s) is no cursor',
  async (at) => {
    const thread = await given.externalThread({ lines: [{ text: 'Hoi', at: new Date() }] })
    const refused = { code: 'INVALID_INPUT' }
    await expect(admin.does(external.threads, { view: 'active', after: cursor(at) })).rejects.toMatchObject(refused)
    await expect(admin.does(external.thread, { id: thread.id, before: cursor(at) })).rejects.toMatchObject(refused)
  },
)

test('IN-EXT-17 addresses with what no database keeps are stored as the address that they mean', async () => {
  const source = await given.externalSource()
  const media_urls = [`https://cdn.example/a${half}.jpg`, `https://cdn.example/b${nul}.jpg`]
  const answer = await deliver(world, source, aDelivery({ media_urls }))
  expect(answer.status).toBe(200)
  const { messages } = await admin.does(external.thread, { id: answer.body.thread_id ?? '' })
  expect(messages[0]?.media.map(({ href }) => href)).toEqual([
    'https://cdn.example/a%EF%BF%BD.jpg',
    'https://cdn.example/b%00.jpg',
  ])
})

test('IN-EXT-26 what no database keeps in the names of Meta stops nothing that stands beside it', async () => {
  const meta = await given.externalSource({ connector: 'meta', sourceType: 'instagram' })
  const event = (message: object, sender = '777') => ({
    sender: { id: sender },
    recipient: { id: '1055' },
    timestamp: Date.now(),
    message: { mid: newId(), text: 'Hoi', ...message },
  })
  const attachments = [{ payload: { url: `https://cdn.example/a${half}.jpg` } }]
  const messaging = [
    event({ mid: `x${nul}` }),
    event({}, `7${nul}`),
    event({ attachments }),
    event({ text: 'Laatste' }),
  ]
  const payload = JSON.stringify({ object: 'instagram', entry: [{ id: '1055', messaging }] })
  const answer = await app.inject({
    method: 'POST',
    url: `/functions/v1/external-message-meta/${meta.id}`,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': metaSignature('app', payload) },
    payload,
  })
  expect(answer.statusCode).toBe(200)
  const { threads } = await admin.does(external.threads, { view: 'active', sourceId: meta.id })
  const { messages } = await admin.does(external.thread, { id: threads[0]?.id ?? '' })
  expect(messages.map(({ content }) => content)).toEqual(['Hoi', 'Laatste'])
})

test('IN-EXT-14 a secret that is typed anew right after a source was made is kept, and a repeat of the making stays one', async () => {
  const id = newId()
  const form: SourceForm = {
    ...newSourceForm('instagram'),
    connector: 'meta',
    name: 'Instagram',
    accountHandle: '@bewezen',
    accountId: '1055',
    appSecret: 'app',
    verifyToken: 'verify',
    accessToken: 'fout',
  }
  const save = (version: number | null, source: SourceForm) => admin.does(external.saveSource, { id, version, source })
  await save(null, form)
  expect((await save(null, form)).source.version).toBe(1)
  const again = await save(1, { ...form, appSecret: '', verifyToken: '', accessToken: 'goed' })
  const { rows } = await pool.query('select access_token from external_message_sources where id = $1', [id])
  expect([again.source.version, openSecret(house.settings, id, 'access', rows[0].access_token)]).toEqual([2, 'goed'])
})

test('SH-PROF-05 IN-EXT-31 an admin who is going has no name at what they answered or have to answer', async () => {
  const going = await world.person({ role: 'admin' })
  const { id } = await given.externalThread({ lines: [{ text: 'Hoi', at: new Date() }] })
  await going.does(external.reply, { thread_id: id, content: 'Dag' })
  await going.does(external.assign, { id, assigneeId: going.id })
  const names = async () => {
    const { thread, messages } = await admin.does(external.thread, { id })
    return [thread.assignee?.id, messages.at(-1)?.sentBy?.id]
  }
  expect(await names()).toEqual([going.id, going.id])
  await pool.query('update profiles set hidden_at = now() where id = $1', [going.id])
  expect(await names()).toEqual([undefined, undefined])
})
