import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { newSourceForm, type SourceForm } from '@bewezen/domain/external/source.ts'
import { sampleMessage } from '@bewezen/domain/external/words.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { aDelivery, deliver } from './testing/delivers.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin', firstName: 'Noor' })
const second = await world.person({ role: 'admin' })

const form = (change: Partial<SourceForm> = {}): SourceForm => ({
  ...newSourceForm('instagram'),
  name: 'Ons Instagram',
  accountHandle: '@bewezen',
  ...change,
})
const mail = (change: Partial<SourceForm> = {}) =>
  form({
    sourceType: 'email',
    connector: 'mail',
    name: 'Postvak',
    accountHandle: 'hallo@bewezen.example',
    imapHost: 'imap.bewezen.example',
    mailUser: 'hallo@bewezen.example',
    mailPassword: 'postbus',
    ...change,
  })
const meta = (change: Partial<SourceForm> = {}) =>
  form({
    connector: 'meta',
    accountId: '1055',
    appSecret: 'appgeheim',
    verifyToken: 'woord',
    accessToken: 'token',
    ...change,
  })
const save = (source: SourceForm, id = newId(), version: number | null = null) =>
  admin.does(external.saveSource, { id, version, source })

test('IN-EXT-02 IN-EXT-03 IN-EXT-13 X3-CALL-11 X3-DATA-08 sources are made, and listed newest first', async () => {
  const ear = await second.listens()
  const first = await save(form({ name: ' Ons Instagram ' }))
  await save(form({ sourceType: 'linkedin', name: 'LinkedIn pagina', outboundUrl: 'https://hulp.example/in' }))
  const { sources } = await second.does(external.sources, {})
  expect(sources).toMatchObject([
    { name: 'LinkedIn pagina', sourceType: 'linkedin', outboundUrl: 'https://hulp.example/in', threads: 0 },
    {
      name: 'Ons Instagram',
      isActive: true,
      lastInboundAt: null,
      inboundPath: `/functions/v1/external-message-inbound/${first.source.id}`,
    },
  ])
  await house.settled()
  expect(ear.kinds().filter((kind) => kind === 'external.settingsChanged')).toHaveLength(2)
})

test('IN-EXT-14 the secret comes once, is kept sealed, and no answer or log ever holds one', async () => {
  const id = newId()
  const made = await save(form({ outboundSecret: 'heelgeheim', outboundUrl: 'https://hulp.example/' }), id)
  const secret = made.inboundSecret ?? ''
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  // The answer was lost: the same request is told the secret again, nobody else is.
  expect(
    (
      await admin.does(external.saveSource, {
        id,
        version: null,
        source: form({ outboundSecret: 'heelgeheim', outboundUrl: 'https://hulp.example/' }),
      })
    ).inboundSecret,
  ).toBe(secret)
  const other = { id, version: null, source: form({ outboundUrl: 'https://hulp.example/' }) }
  expect((await second.does(external.saveSource, other)).inboundSecret).toBeNull()
  const told = JSON.stringify([
    await admin.does(external.sources, {}),
    (await pool.query('select * from audit_log')).rows,
  ])
  const stored = JSON.stringify((await pool.query('select * from external_message_sources')).rows)
  for (const text of [told, stored]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain('heelgeheim')
  }
  expect(made.source).toMatchObject({ secretEnd: secret.slice(-4), has: { outboundSecret: true, appSecret: false } })
  expect((await deliver(world, { id, secret }, aDelivery())).status).toBe(200)
})

test('IN-EXT-14 a renewed secret is taken at once, and the old one no more', async () => {
  const made = await save(form())
  const old = { id: made.source.id, secret: made.inboundSecret ?? '' }
  const { inboundSecret: secret, source } = await admin.does(external.renewSecret, { id: old.id })
  expect([secret === old.secret, source.secretEnd]).toEqual([false, secret.slice(-4)])
  expect((await deliver(world, old, aDelivery())).status).toBe(401)
  expect((await deliver(world, { id: old.id, secret }, aDelivery())).status).toBe(200)
  const { source: atMeta } = await save(meta())
  await expect(admin.does(external.renewSecret, { id: atMeta.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('IN-EXT-04 IN-EXT-13 a source is edited by who read it last; its channel stays', async () => {
  const { source } = await save(form())
  const { id, version } = source
  const edited = await save(form({ name: 'Nieuw', isActive: false }), id, version)
  expect(edited).toMatchObject({
    inboundSecret: null,
    source: { name: 'Nieuw', isActive: false, version: version + 1 },
  })
  await expect(save(form({ name: 'Oud' }), id, version)).rejects.toMatchObject({ code: 'CHANGED' })
  await expect(save(form({ name: 'Oud' }), id)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  await expect(save(form({ sourceType: 'twitter', name: 'Nieuw' }), id, version + 1)).rejects.toMatchObject({
    code: 'FAULTY_FIELDS',
    data: { faults: { sourceType: expect.any(String) } },
  })
  expect(await admin.does(external.switchSource, { id, isActive: true })).toMatchObject({
    isActive: true,
    version: version + 2,
  })
  expect(await admin.does(external.switchSource, { id, isActive: true })).toMatchObject({ version: version + 2 })
})

test.each([
  ['no name', form({ name: ' ' }), 'name'],
  ['81 characters', form({ name: 'x'.repeat(81) }), 'name'],
  ['no account', form({ accountHandle: '' }), 'accountHandle'],
  ['an address at http', form({ outboundUrl: 'http://hulp.example/' }), 'outboundUrl'],
  ['an address at another port', form({ outboundUrl: 'https://hulp.example:8443/' }), 'outboundUrl'],
  ['an address with a password', form({ outboundUrl: 'https://a:b@hulp.example/' }), 'outboundUrl'],
  ['a secret with a line in it', form({ outboundSecret: 'a\nb' }), 'outboundSecret'],
  ['Meta for LinkedIn', meta({ sourceType: 'linkedin' }), 'connector'],
  ['Meta without its number', meta({ accountId: '../me' }), 'accountId'],
  ['Meta without its secret', meta({ appSecret: '' }), 'appSecret'],
  ['a mailbox for Instagram', mail({ sourceType: 'instagram' }), 'connector'],
  ['a mailbox without an address to answer from', mail({ accountHandle: '@bewezen' }), 'accountHandle'],
  ['a mailbox at a bare address', mail({ imapHost: '10.0.0.7' }), 'imapHost'],
  ['a mailbox at another port', mail({ imapPort: '25' }), 'imapPort'],
  ['a mailbox without a name', mail({ mailUser: ' ' }), 'mailUser'],
  ['a mailbox without its password', mail({ mailPassword: '' }), 'mailPassword'],
])('IN-EXT-13 IN-EXT-25 %s is refused by its field', async (_what, source, field) => {
  await expect(save(source)).rejects.toMatchObject({
    status: 422,
    code: 'FAULTY_FIELDS',
    data: { faults: { [field]: expect.any(String) } },
  })
})

test('IN-EXT-25 a secret of Meta that is not typed again stays', async () => {
  const { source } = await save(meta())
  const kept = async () =>
    (await pool.query('select app_secret, access_token from external_message_sources where id = $1', [source.id])).rows
  const before = await kept()
  const empty = meta({ name: 'Anders', appSecret: '', verifyToken: '', accessToken: '' })
  await save(empty, source.id, source.version)
  expect(await kept()).toEqual(before)
})

test('IN-EXT-25 IN-EXT-41 the password of a mailbox is sealed, stays when it is not typed again, and comes back nowhere', async () => {
  const { source, inboundSecret } = await save(mail({ mailPassword: 'een heel lang wachtwoord' }))
  expect([inboundSecret, source.secretEnd, source.has.mailPassword]).toEqual([null, null, true])
  expect(source.mailbox).toEqual({
    host: 'imap.bewezen.example',
    port: '993',
    user: 'hallo@bewezen.example',
    trouble: null,
    workedAt: null,
  })
  const kept = async () =>
    (await pool.query('select mail_password from external_message_sources where id = $1', [source.id])).rows[0]
  const before = await kept()
  expect(JSON.stringify(before)).not.toContain('lang')
  const { source: again } = await save(mail({ name: 'Anders', mailPassword: '' }), source.id, source.version)
  expect(await kept()).toEqual(before)
  const all = JSON.stringify([again, (await pool.query('select * from audit_log')).rows])
  expect(all).not.toContain('een heel lang wachtwoord')
  await expect(admin.does(external.renewSecret, { id: source.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['another server', { imapHost: 'imap.kwaad.example' }],
  ['another user', { mailUser: 'iemand@anders.example' }],
])('IN-EXT-42 a password that is kept is not sent to %s', async (_what, change) => {
  const { source } = await save(mail())
  const moved = mail({ ...change, mailPassword: '' })
  await expect(save(moved, source.id, source.version)).rejects.toMatchObject({
    code: 'FAULTY_FIELDS',
    data: { faults: { mailPassword: expect.any(String) } },
  })
  await save({ ...moved, mailPassword: 'van daar' }, source.id, source.version)
})

test('IN-EXT-41 another mailbox is read from its beginning, the same one from where it was', async () => {
  const { source } = await save(mail())
  await pool.query(
    `insert into external_mailboxes (source_id, uid_validity, last_uid, trouble, failures) values ($1, '7', 12, 'password', 3)`,
    [source.id],
  )
  const row = async () =>
    (
      await pool.query(
        'select uid_validity, last_uid::int, trouble, failures from external_mailboxes where source_id = $1',
        [source.id],
      )
    ).rows[0]
  await save(mail({ mailPassword: 'beter' }), source.id, 1)
  expect(await row()).toEqual({ uid_validity: '7', last_uid: 12, trouble: 'password', failures: 0 })
  await save(mail({ imapPort: '143', mailPassword: '' }), source.id, 2)
  expect(await row()).toMatchObject({ last_uid: 12 })
  await save(mail({ imapHost: 'imap.elders.example' }), source.id, 3)
  expect(await row()).toEqual({ uid_validity: null, last_uid: 0, trouble: null, failures: 0 })
})

test('IN-EXT-05 IN-EXT-23 with a source go its conversations, messages and notifications, and nothing of another', async () => {
  const [source, other] = [await given.externalSource(), await given.externalSource()]
  for (const one of [source, other]) await deliver(world, one, aDelivery())
  await house.settled()
  const left = async () =>
    (
      await pool.query(
        `select t.source_id, count(m.id)::int as messages,
        (select count(*)::int from notifications n where n.data->>'thread_id' = t.id::text) as told
        from external_message_threads t join external_messages m on m.thread_id = t.id
        where t.source_id = any($1) group by t.id`,
        [[source.id, other.id]],
      )
    ).rows
  expect((await left()).every(({ told }) => told === 2)).toBe(true)
  // Of a conversation that is gone its notifications are counted by themselves.
  const told = async () =>
    (
      await pool.query("select 1 from notifications where type = 'external_message' and data->>'thread_id' = any($1)", [
        ids,
      ])
    ).rows.length
  const { rows: threads } = await pool.query('select id from external_message_threads where source_id = $1', [
    source.id,
  ])
  const ids = threads.map(({ id }) => id)
  expect(await told()).toBe(2)
  await admin.does(external.removeSource, { id: source.id })
  expect([await left(), await told()]).toEqual([[{ source_id: other.id, messages: 1, told: 2 }], 0])
  expect((await deliver(world, source, aDelivery())).status).toBe(404)
  expect(await admin.does(external.removeSource, { id: source.id })).toEqual({ done: true })
})

test('ADM-PANEL-19 a test message comes in by the own door, and is refused while the source is off', async () => {
  const source = await given.externalSource()
  const { threadId } = await admin.does(external.sendTest, { id: source.id })
  expect((await admin.does(external.thread, { id: threadId })).messages).toMatchObject([{ direction: 'inbound' }])
  await admin.does(external.switchSource, { id: source.id, isActive: false })
  await expect(admin.does(external.sendTest, { id: source.id })).rejects.toMatchObject({ code: 'SOURCE_INACTIVE' })
})

test.each([
  ['WhatsApp', { connector: 'meta', sourceType: 'whatsapp' }],
  ['Instagram', { connector: 'meta', sourceType: 'instagram' }],
  ['the form', {}],
] as const)('IN-EXT-66 a test message of %s comes in as its own do, each time another one', async (_what, wish) => {
  const source = await given.externalSource(wish)
  const { threadId } = await admin.does(external.sendTest, { id: source.id })
  expect(await admin.does(external.sendTest, { id: source.id })).toEqual({ threadId })
  const { thread, messages } = await admin.does(external.thread, { id: threadId })
  expect([thread.source.id, thread.participantHandle]).toEqual([source.id, 'testbericht'])
  expect(messages.map(({ content }) => content)).toEqual(Array(2).fill(sampleMessage.text))
})

test('IN-EXT-66 IN-EXT-43 a mailbox has no door to test, and one of Meta that is off none that is open', async () => {
  const mailbox = await given.externalSource({ connector: 'mail' })
  await expect(admin.does(external.sendTest, { id: mailbox.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const off = await given.externalSource({ connector: 'meta', sourceType: 'whatsapp', isActive: false })
  await expect(admin.does(external.sendTest, { id: off.id })).rejects.toMatchObject({ code: 'SOURCE_INACTIVE' })
})

test('IN-EXT-11 X3-GEN-06 X3-GEN-08 only admins get to sources, conversations and answers', async () => {
  const { id } = await given.externalThread()
  for (const role of ['teacher', 'moderator', 'partner', 'student'] as const) {
    const person = await world.person({ role })
    await expect(person.does(external.sources, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(person.does(external.thread, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(person.does(external.reply, { thread_id: id, content: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  }
  await expect(world.visitor().does(external.threads, { view: 'active' })).rejects.toMatchObject({ status: 401 })
})

test('IN-EXT-30 canned answers stand by title for all admins, and none that changed is overwritten', async () => {
  const [a, b] = [newId(), newId()]
  const one = { title: 'Parkeren', content: 'Achter het gebouw.' }
  await admin.does(external.saveCannedAnswer, { id: a, version: null, ...one })
  const made = await second.does(external.saveCannedAnswer, { id: b, version: null, title: 'adres', content: 'Kade 1' })
  expect((await admin.does(external.cannedAnswers, {})).answers.map(({ title }) => title)).toEqual([
    'adres',
    'Parkeren',
  ])
  await admin.does(external.saveCannedAnswer, { id: b, version: made.version, title: 'Adres', content: 'Kade 2' })
  const late = { id: b, version: made.version, title: 'Adres', content: 'Kade 3' }
  await expect(second.does(external.saveCannedAnswer, late)).rejects.toMatchObject({ code: 'CHANGED' })
  const faulty = { id: newId(), version: null, title: ' ', content: 'x'.repeat(1001) }
  await expect(admin.does(external.saveCannedAnswer, faulty)).rejects.toMatchObject({
    data: { faults: { title: expect.any(String), content: expect.any(String) } },
  })
  for (const _ of 'two') await admin.does(external.removeCannedAnswer, { id: a })
  expect((await admin.does(external.cannedAnswers, {})).answers).toMatchObject([{ id: b, content: 'Kade 2' }])
})
