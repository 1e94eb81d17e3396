import { once } from 'node:events'
import { type AddressInfo, connect as dial } from 'node:net'
import { createServer } from 'node:tls'
import { external } from '@bewezen/domain/external/contract.ts'
import { newSourceForm } from '@bewezen/domain/external/source.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { atEnd } from '../../base/testing/atEnd.ts'
import { selfSigned } from '../../base/testing/certificate.ts'
import { farAddress } from '../../base/testing/farSite.ts'
import { openWorld } from '../../base/testing/world.ts'
import { mailStandIn, standInOf } from '../standin/mailbox.ts'
import { aMail } from '../testing/mails.ts'
import { readMailboxes } from './readMailboxes.ts'

/** A mail server on the internet, as far as the site can tell: encrypted, with a certificate of its name. */
const far = 'imap.postbus.example'
const names: Record<string, string[]> = {
  [far]: [farAddress],
  'binnen.postbus.example': ['10.0.0.7'],
  'half.postbus.example': [farAddress, '127.0.0.1'],
  'anders.postbus.example': [farAddress],
}
const asked: (number | undefined)[] = []
const { key, cert } = selfSigned(far)
let behind = 0
const front = createServer({ key, cert }, (socket) => {
  const server = dial(behind, '127.0.0.1')
  for (const [from, to] of [
    [socket, server],
    [server, socket],
  ] as const)
    from
      .on('error', () => to.destroy())
      .on('close', () => to.destroy())
      .pipe(to)
})
await once(front.listen(0, '127.0.0.1'), 'listening')
atEnd(() => void front.close())

const world = await openWorld({
  outside: {
    addressesOf: async (name) => names[name] ?? [],
    at(_address, port) {
      asked.push(port)
      return { host: '127.0.0.1', port: (front.address() as AddressInfo).port, ca: cert }
    },
    patienceMs: 5_000,
  },
})
const { given, house } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin' })
const second = await world.person({ role: 'admin' })
const mailbox = await standInOf(house)
behind = mailbox.port

beforeEach(async () => {
  await pool.query('update external_message_sources set is_active = false')
  mailbox.is('works')
  mailbox.empty()
  asked.splice(0)
})
const stateOf = async (id: string) =>
  (await admin.does(external.sources, {})).sources.find((source) => source.id === id)?.mailbox
const check = async (id: string) => (await admin.does(external.checkMailbox, { id })).mailbox
const threadsOf = async (sourceId: string) => (await admin.does(external.threads, { view: 'active', sourceId })).threads

describe('where a mailbox is', () => {
  test('IN-EXT-42 one on the internet is read over TLS, at its port and with a certificate of its name', async () => {
    const { id } = await given.externalSource({ connector: 'mail', imapHost: far })
    mailbox.deliver(await aMail())
    await readMailboxes(house)
    expect(asked).toEqual([993])
    expect(await stateOf(id)).toMatchObject({ host: far, port: '993', trouble: null, workedAt: expect.any(String) })
    expect(await threadsOf(id)).toHaveLength(1)
  })

  test.each([
    ['anders.postbus.example', '993', 'insecure', [993]],
    ['binnen.postbus.example', '993', 'notPublic', []],
    ['half.postbus.example', '993', 'notPublic', []],
    ['weg.postbus.example', '993', 'unreachable', []],
  ])('IN-EXT-42 IN-EXT-43 %s at %s is not read: %s', async (imapHost, imapPort, trouble, called) => {
    const { id } = await given.externalSource({ connector: 'mail', imapHost, imapPort })
    mailbox.deliver(await aMail())
    await readMailboxes(house)
    expect(asked).toEqual(called)
    expect(await stateOf(id)).toMatchObject({ trouble, workedAt: null })
    expect(await threadsOf(id)).toEqual([])
  })

  test('IN-EXT-42 a server that does not encrypt is told no password', async () => {
    const told: string[] = []
    const open = (await import('node:net')).createServer((socket) => {
      socket.on('error', () => {})
      socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] hallo\r\n')
      socket.on('data', (bytes) => {
        told.push(String(bytes))
        const tag = String(bytes).split(' ')[0]
        socket.write(`${tag} OK klaar\r\n`)
      })
    })
    await once(open.listen(0, '127.0.0.1'), 'listening')
    const { outside } = house
    const { id } = await given.externalSource({ connector: 'mail', imapHost: far, imapPort: '143' })
    Object.assign(house, {
      outside: { ...outside, at: () => ({ host: '127.0.0.1', port: (open.address() as AddressInfo).port, ca: cert }) },
    })
    await readMailboxes(house)
    Object.assign(house, { outside })
    open.close()
    expect(await stateOf(id)).toMatchObject({ trouble: 'insecure' })
    expect(told.join('')).not.toMatch(/LOGIN|AUTHENTICATE/i)
  })
})

describe('reading', () => {
  test('IN-EXT-43 a mailbox that refuses its password says so, to whoever looks, until it works again', async () => {
    const { id } = await given.externalSource({ connector: 'mail' })
    const { workedAt } = (await check(id)) ?? {}
    expect(workedAt).toEqual(expect.any(String))
    const ear = await second.listens()
    mailbox.is('refuses')
    expect(await check(id)).toMatchObject({ trouble: 'password', workedAt })
    expect(await check(id)).toMatchObject({ trouble: 'password' })
    // Its turn comes later: nobody knocks every minute at a door that says no.
    mailbox.is('works')
    await readMailboxes(house)
    expect(await stateOf(id)).toMatchObject({ trouble: 'password', workedAt })
    expect(await check(id)).toMatchObject({ trouble: null })
    await house.settled()
    expect(ear.kinds()).toEqual(['external.settingsChanged', 'external.settingsChanged'])
    expect(JSON.stringify((await pool.query('select * from audit_log')).rows)).not.toContain(mailStandIn.password)
  })

  test('IN-EXT-41 IN-EXT-43 a line that breaks loses nothing, and what was saved anew is tried at once', async () => {
    const { id } = await given.externalSource({ connector: 'mail' })
    mailbox.deliver(await aMail())
    mailbox.is('hangs up')
    expect(await check(id)).toMatchObject({ trouble: 'unreachable' })
    mailbox.is('works')
    const { sources } = await admin.does(external.sources, {})
    const form = {
      ...newSourceForm('email'),
      name: 'Postvak',
      accountHandle: mailStandIn.user,
      imapHost: mailStandIn.host,
      mailUser: mailStandIn.user,
    }
    const version = sources.find((source) => source.id === id)?.version ?? null
    await admin.does(external.saveSource, { id, version, source: form })
    await readMailboxes(house)
    expect(await threadsOf(id)).toHaveLength(1)
  })

  test('IN-EXT-43 one process at a time reads a mailbox, and another goes on where one died', async () => {
    const { id } = await given.externalSource({ connector: 'mail' })
    mailbox.deliver(await aMail({ text: 'eerste' }))
    await readMailboxes(house)
    mailbox.deliver(await aMail({ text: 'tweede' }))
    const held = (until: string) =>
      pool.query(
        `update external_mailboxes set claimed_by = gen_random_uuid(), claimed_until = ${until} where source_id = $1`,
        [id],
      )
    await held(`clock_timestamp() + interval '1 minute'`)
    await readMailboxes(house)
    await check(id)
    expect((await threadsOf(id))[0]?.lastMessagePreview).toBe('eerste')
    await held(`clock_timestamp() - interval '1 second'`)
    await readMailboxes(house)
    expect((await threadsOf(id))[0]?.lastMessagePreview).toBe('tweede')
  })

  test('IN-EXT-41 a mail that cannot be taken in is tried again, and in the end keeps the others waiting no longer', async () => {
    const { id } = await given.externalSource({ connector: 'mail' })
    await pool.query(`alter table external_messages add constraint tijdelijk check (content <> 'gif')`)
    mailbox.deliver(await aMail({ text: 'gif', from: 'een@buiten.example' }))
    mailbox.deliver(await aMail({ text: 'goed', from: 'twee@buiten.example' }))
    for (let tries = 0; tries < 5; tries++) {
      expect(await check(id)).toMatchObject({ trouble: 'broken' })
      expect(await threadsOf(id)).toEqual([])
    }
    expect(await check(id)).toMatchObject({ trouble: null })
    await pool.query('alter table external_messages drop constraint tijdelijk')
    expect(await threadsOf(id)).toMatchObject([{ lastMessagePreview: 'goed' }])
  })

  test('IN-EXT-41 nothing in the mailbox is changed, and a source that is off reads nothing', async () => {
    const { id } = await given.externalSource({ connector: 'mail' })
    mailbox.deliver(await aMail())
    await readMailboxes(house)
    expect(mailbox.flags()).toEqual([])
    await admin.does(external.switchSource, { id, isActive: false })
    mailbox.deliver(await aMail({ text: 'later' }))
    await readMailboxes(house)
    await expect(check(id)).rejects.toMatchObject({ code: 'SOURCE_INACTIVE' })
    expect((await threadsOf(id))[0]?.lastMessagePreview).not.toBe('later')
    const other = await given.externalSource()
    await expect(check(other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
