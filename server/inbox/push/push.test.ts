import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { openPushService, type Subscriber } from '../testing/pushService.ts'
import { vapidKeys } from './keys.ts'

const world = await openWorld({ jobs: true })
const { pool } = world.house.database
const service = await openPushService()
const channel = await world.given.channel()
const noor = await world.person({ firstName: 'Noor' })
let sem: TestPerson
let phone: Subscriber

beforeEach(async () => {
  service.answers(201)
  sem = await world.person({ firstName: 'Sem' })
  phone = service.subscriber()
  await sem.does(inbox.choose, { about: 'channel', subject: channel.id, wants: 'all' })
  await sem.does(inbox.savePreferences, { pushEnabled: true })
  await subscribe(sem, phone)
})

const subscribe = (who: TestPerson, { endpoint, publicKey, authSecret }: Subscriber) =>
  who.does(inbox.subscribePush, { endpoint, publicKey, authSecret })
const says = (content: string) =>
  noor.does(community.post, { id: newId(), channelId: channel.id, content, parentId: null, uploadId: null })
const sentTo = ({ endpoint }: Subscriber) => service.received.filter(({ path }) => endpoint.endsWith(path))
const subscribed = async ({ endpoint }: Subscriber) =>
  (await pool.query('select 1 from push_subscriptions where endpoint = $1', [endpoint])).rowCount

/** Somebody beside the one in question, whose phone shows that everything before it was sent. */
async function untilAfter(posted: () => Promise<unknown>) {
  const other = await world.person()
  const witness = service.subscriber()
  await posted()
  await world.house.settled()
  await world.eventually(async () => expect(await openJobs()).toBe(0))
  await other.does(inbox.choose, { about: 'channel', subject: channel.id, wants: 'all' })
  await other.does(inbox.savePreferences, { pushEnabled: true })
  await subscribe(other, witness)
  await says('daarna')
  await world.house.settled()
  await world.eventually(() => expect(sentTo(witness)).toHaveLength(1))
  await world.eventually(async () => expect(await openJobs()).toBe(0))
}
const openJobs = async () =>
  (
    await pool.query(
      `select count(*)::int as n from pgboss.job where name like 'push%' and state in ('created', 'active', 'retry')`,
    )
  ).rows[0].n

test('SH-NOTIF-17 IN-STATE-12 X3-EDGE-25 a closed browser is woken once, and nothing that was written goes with it', async () => {
  await says('Geheim <b>van</b> Noor')
  await world.house.settled()
  await world.eventually(() => expect(sentTo(phone)).toHaveLength(1))

  const [message] = sentTo(phone)
  const told = JSON.parse(phone.read(message?.body ?? Buffer.alloc(0)))
  const { rows } = await pool.query('select id from notifications where user_id = $1', [sem.id])
  expect(told).toEqual({ id: rows[0].id, title: 'Nieuw bericht', text: 'Je hebt een nieuw bericht', path: '/inbox' })
  expect(message?.headers.authorization).toContain(vapidKeys(world.house).publicKey)
  expect(message?.headers['content-encoding']).toBe('aes128gcm')
})

test('IN-STATE-12 a mention joins the list without waking anything', async () => {
  await sem.does(inbox.choose, { about: 'channel', subject: channel.id, wants: 'mentions' })

  await untilAfter(() => says(`@${sem.username} hoor je dit`))

  expect(await sem.does(inbox.unread, {})).toEqual({ unread: 1 })
  expect(sentTo(phone)).toEqual([])
})

test.each([404, 410])('a browser whose service answers %i is forgotten', async (status) => {
  service.answers(status)
  await says('is daar iemand')
  await world.house.settled()

  await world.eventually(async () => expect(await subscribed(phone)).toBe(0))
})

test('a service that is away for a moment is asked again', async () => {
  service.answers(503)
  await says('is daar iemand')
  await world.house.settled()
  await world.eventually(() => expect(sentTo(phone).length).toBeGreaterThan(0))
  service.answers(201)

  await world.eventually(() => expect(sentTo(phone).length).toBeGreaterThan(1))
  await world.eventually(async () => expect(await openJobs()).toBe(0))
  expect(await subscribed(phone)).toBe(1)
})

test('a subscription ends with its login, and that of another device stays', async () => {
  const tablet = await world.signedIn(sem)
  const other = service.subscriber()
  expect((await tablet.does(inbox.preferences, {})).pushHere).toBe(false)
  await subscribe(tablet, other)
  expect((await tablet.does(inbox.preferences, {})).pushHere).toBe(true)

  await world.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie: sem.cookie }, payload: {} })

  expect([await subscribed(phone), await subscribed(other)]).toEqual([0, 1])
})

test('a login has one address: a newer one takes its place', async () => {
  const newer = service.subscriber()
  await subscribe(sem, newer)

  expect([await subscribed(phone), await subscribed(newer)]).toEqual([0, 1])
})

test('quiet hours, the switch and having read it keep a browser asleep', async () => {
  await untilAfter(async () => {
    await sem.does(inbox.savePreferences, { quiet: { from: 0, until: 0 } })
    await says('stil')
    await world.house.settled()
  })
  expect(sentTo(phone)).toEqual([])

  await sem.does(inbox.savePreferences, { quiet: null, pushEnabled: false })
  await untilAfter(() => says('uit'))
  expect(sentTo(phone)).toEqual([])
})

test.each([
  ['moderator', '12 hours 1 minute', 0],
  ['moderator', '11 hours 59 minutes', 1],
  ['student', '29 days', 1],
  ['student', '30 days 1 minute', 0],
] as const)(
  'SEC-ACC-17 a browser of the role %s that was not used for %s is woken %i times',
  async (role, ago, times) => {
    await world.house.sessionUse.flush()
    await pool.query('update profiles set role = $2 where id = $1', [sem.id, role])
    await pool.query('update auth_sessions set last_seen_at = now() - $2::interval where user_id = $1', [sem.id, ago])
    await untilAfter(() => says('is daar nog iemand'))
    expect(sentTo(phone)).toHaveLength(times === 0 ? 0 : 2)
  },
)

test('whoever signs in next in a browser takes its address over, and nobody else can take it away', async () => {
  await subscribe(noor, phone)
  await sem.does(inbox.unsubscribePush, { endpoint: phone.endpoint })

  const { rows } = await pool.query('select profile_id from push_subscriptions where endpoint = $1', [phone.endpoint])
  expect(rows).toEqual([{ profile_id: noor.id }])

  await noor.does(inbox.unsubscribePush, { endpoint: phone.endpoint })
  expect(await subscribed(phone)).toBe(0)
})

test.each([
  ['an address inside the network', { endpoint: 'http://169.254.169.254/latest' }],
  ['an address of nobody we know', { endpoint: 'https://example.com/push' }],
  ['a key that is none', { publicKey: 'abc' }],
  ['a secret that is none', { authSecret: 'abc' }],
])('%s is refused', async (_what, wrong) => {
  const { endpoint, publicKey, authSecret } = service.subscriber()
  await expect(sem.does(inbox.subscribePush, { endpoint, publicKey, authSecret, ...wrong })).rejects.toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
  })
})

test('the keys of the site are the same in every process and another for another secret', () => {
  const siteWith = (secret: string) => ({
    lastingSecrets: { ...world.house.lastingSecrets, 'web push': Buffer.alloc(32, secret).toString('base64url') },
  })
  const keys = vapidKeys(siteWith('a'))
  expect(vapidKeys(siteWith('a'))).toEqual(keys)
  expect(vapidKeys(siteWith('b'))).not.toEqual(keys)
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
})
