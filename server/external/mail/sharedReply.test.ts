import { external } from '@bewezen/domain/external/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'
import { standInOf } from '../standin/mailbox.ts'
import { aMail } from '../testing/mails.ts'
import { readMailboxes } from './readMailboxes.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin' })
const mailbox = await standInOf(house)

const club = 'club@lijst.example'
const kept = async (handle: string) => (await admin.does(external.showKept, { sourceType: 'email', handle })).threads
const erase = (handle: string) => admin.does(external.eraseHandle, { sourceType: 'email', handle })

/** A mail of one of those who ask to be answered at the shared address. */
const from = async (who: string, text: string, change: Parameters<typeof aMail>[0] = {}) =>
  mailbox.deliver(
    await aMail({
      from: `${who}@eigen.example`,
      replyTo: { name: `Club, namens ${who}`, address: club },
      subject: `Van ${who}`,
      text,
      ...change,
    }),
  )

let source: { id: string }
beforeEach(async () => {
  await pool.query('truncate external_message_sources cascade')
  await pool.query("delete from notifications where type = 'external_message'")
  mailbox.empty()
  source = await given.externalSource({ connector: 'mail' })
  await from('Bas', 'De zaal is open.')
  await from('Kanarie', 'Ik zing hier.')
  await readMailboxes(house)
  await house.settled()
})
const threads = async () => (await admin.does(external.threads, { view: 'active', sourceId: source.id })).threads
const told = async () => (await pool.query("select 1 from notifications where type = 'external_message'")).rows.length

test('IN-EXT-35 IN-EXT-87 by the address that sent it somebody finds their own mails in a shared conversation, and nothing of another', async () => {
  const shared = await kept(club)
  expect(shared).toMatchObject([{ isPart: false, participantName: expect.stringContaining('Club') }])
  expect(shared[0]?.messages).toHaveLength(2)
  const own = await kept(' KANARIE@eigen.example')
  expect(own).toMatchObject([
    { isPart: true, participantHandle: club, participantName: '', subject: '', lastMessagePreview: '' },
  ])
  expect(own[0]?.messages.map(({ content }) => content)).toEqual([
    'Verstuurd vanaf kanarie@eigen.example\nVan Kanarie\n\nIk zing hier.',
  ])
  expect(JSON.stringify(own)).not.toMatch(/zaal|Bas/)
  expect(await kept('niemand@eigen.example')).toEqual([])
})

test('IN-EXT-36 IN-EXT-87 it is erased the same way: the mails of another stay, and nothing comes back', async () => {
  const before = await told()
  expect(await erase('kanarie@eigen.example')).toEqual({ threads: 1, messages: 1 })
  mailbox.renumber()
  await readMailboxes(house)
  await house.settled()
  const left = await kept(club)
  expect(left.map(({ messages }) => messages.length)).toEqual([1])
  expect(await kept('kanarie@eigen.example')).toEqual([])
  expect(await threads()).toMatchObject([
    { participantHandle: club, participantName: '', subject: '', lastMessagePreview: expect.stringContaining('zaal') },
  ])
  expect(await told()).toBe(before / 2)
  for (const table of ['external_message_threads', 'external_messages', 'notifications', 'audit_log']) {
    const { rows } = await pool.query(`select 1 from ${table} t where t::text ilike '%kanarie%'`)
    expect([table, rows]).toEqual([table, []])
  }
})

test('IN-EXT-87 where nothing from outside is left the conversation goes, with what was answered', async () => {
  const [thread] = await threads()
  await admin.does(external.reply, { thread_id: thread?.id ?? '', content: 'Dank jullie wel.' })
  await erase('kanarie@eigen.example')
  expect(await threads()).toMatchObject([{ lastMessagePreview: 'Dank jullie wel.' }])
  expect(await erase('bas@eigen.example')).toEqual({ threads: 1, messages: 1 })
  expect(await threads()).toEqual([])
})

test.each(['', ' ', '@', '%'])('IN-EXT-87 the handle %j is that of nobody', async (handle) => {
  mailbox.deliver(await aMail())
  await readMailboxes(house)
  expect(await kept(handle)).toEqual([])
  expect(await erase(handle)).toEqual({ threads: 0, messages: 0 })
  expect(await threads()).toHaveLength(2)
})

test.each([
  ['began the conversation', ['kanarie', 'bas']],
  ['joined it', ['bas', 'kanarie']],
] as const)(
  'IN-EXT-90 of a mail that %s nothing stays once it is erased, and what answers it comes there',
  async (_what, order) => {
    await erase(club)
    const references = '<eerder@elders.example>'
    for (const who of order)
      await from(who, 'Wie komt er?', {
        messageId: `<${who}-1@eigen.example>`,
        ...(who === order[0] ? { references } : {}),
      })
    await readMailboxes(house)
    await house.settled()
    expect(await threads()).toHaveLength(1)
    await erase('kanarie@eigen.example')
    const { rows: tables } = await pool.query("select tablename from pg_tables where schemaname = 'public'")
    for (const { tablename } of tables) {
      const { rows } = await pool.query(`select 1 from ${tablename} t where t::text ~* 'kanarie-1|eerder@elders'`)
      expect([tablename, rows]).toEqual([tablename, []])
    }
    await from('bas', 'Ik kom.', { references: '<kanarie-1@eigen.example>' })
    await from('dirk', 'Ik ook.', { references })
    mailbox.renumber()
    await readMailboxes(house)
    const [shared, ...more] = await kept(club)
    expect(more).toEqual([])
    expect(shared?.messages).toHaveLength(3)
    expect(JSON.stringify(shared)).not.toMatch(/kanarie/i)
  },
)

test('IN-EXT-90 the moment of an erased mail is not that of the conversation any more', async () => {
  const { rows } = await pool.query('select max(last_inbound_at) as at from external_message_threads')
  await pool.query(
    "update external_messages set external_timestamp = external_timestamp - interval '2 hours' where sent_from_key like 'bas%'",
  )
  await erase('kanarie@eigen.example')
  const { rows: now } = await pool.query('select max(last_inbound_at) as at from external_message_threads')
  expect(+rows[0].at - +now[0].at).toBeGreaterThan(60 * 60_000)
})
