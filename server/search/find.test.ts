import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { searchWords } from '@bewezen/domain/search/searching.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { askWords } from '../base/database/words.ts'
import { serverAddress } from '../base/testing/databases.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { everywhereFor } from './find.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database

const universiteit = await given.community({ name: 'Universiteit' })
const slaap = await given.channel({ community: universiteit, name: 'Slaap en ritme', description: 'Over doorslapen' })
const teamroom = await given.community({ name: 'Team', allowedRoles: ['admin'] })
const plannen = await given.channel({ community: teamroom, name: 'Geheime slaapplannen' })
const leila = await world.person({ firstName: 'Leïla', lastName: 'Bouzidi', username: 'leila_b' })
const jasper = await world.person({ firstName: 'Jasper', lastName: 'Berg', role: 'admin' })
const daan = await world.person({ firstName: 'Daan', lastName: 'Visser', role: 'no_subscription', entitled: false })
const vera = world.visitor()

const says = async (who: TestPerson, channel: { id: string }, content: string) => {
  const id = newId()
  await who.does(community.post, { id, channelId: channel.id, content, parentId: null, uploadId: null })
  return id
}
type Asker = Pick<TestPerson, 'does'>
const finds = async (who: Asker, text: string) => (await who.does(search.find, { text })).hits
const titles = async (who: Asker, text: string) => (await finds(who, text)).map(({ kind, title }) => `${kind} ${title}`)

const spoken = await says(leila, slaap, "Vannacht in het café van m'n broer zeven uur slaap gehad, 100% uitgerust!")
await says(jasper, plannen, 'Slaap is het thema van het najaar')

describe('what is found', () => {
  test('SH-NAV-05 accents, case and half typed words do not matter, and a word is found in its other form', async () => {
    for (const typed of ['CAFE', 'café', 'caf', 'vannacht CAFE', 'slapen cafe'])
      expect(await titles(leila, typed), typed).toContain('message Leïla Bouzidi')
    expect(await titles(leila, 'leila bouz')).toEqual(['person Leïla Bouzidi'])
    expect(await titles(leila, 'leila_b')).toContain('person Leïla Bouzidi')
    expect(await titles(leila, 'doorslapen')).toContain('channel Slaap en ritme')
    expect(await titles(leila, 'cafe maandag')).toEqual([])
  })

  test('a result says where it stands and leads there', async () => {
    const hits = await finds(leila, 'vannacht')
    expect(hits).toEqual([
      {
        kind: 'message',
        id: spoken,
        title: 'Leïla Bouzidi',
        detail: 'Slaap en ritme',
        text: "Vannacht in het café van m'n broer zeven uur slaap gehad, 100% uitgerust!",
        at: expect.any(String),
        path: `/community?blueprintId=${universiteit.id}&channelId=${slaap.id}&messageId=${spoken}`,
      },
    ])
    expect((await finds(leila, 'ritme'))[0]?.path).toBe(`/community/${universiteit.slug}/${slaap.slug}`)
    expect((await finds(leila, 'bouzidi'))[0]?.path).toBe(`/profile/${leila.id}`)
  })

  test('SH-NAV-05 at most 10, of every kind the best first', async () => {
    const praat = await given.channel({ community: universiteit, name: 'Ademhaling' })
    await given.history(
      praat,
      Array.from({ length: 30 }, (_, at) => ({
        author: leila,
        content: `ademhaling ${at}`,
        at: new Date(Date.now() - at * 1000),
      })),
    )
    const hits = await finds(leila, 'ademhaling')
    expect(hits).toHaveLength(10)
    expect(hits[0]?.kind).toBe('channel')
    expect(hits.slice(1, 4).map(({ text }) => text)).toEqual(['ademhaling 0', 'ademhaling 1', 'ademhaling 2'])
  })
})

test('SH-NAV-05 no room fills the list: what another has stands in it too', async () => {
  for (let number = 1; number <= 12; number++)
    await given.channel({ community: universiteit, name: `Moerasland ${number}` })
  await says(leila, slaap, 'Het moerasland was stil vanmorgen')
  const kinds = (await finds(leila, 'moerasland')).map(({ kind }) => kind)
  expect(kinds).toEqual(['channel', 'message', ...Array(8).fill('channel')])
})

describe('who finds what', () => {
  test.each([
    ['opzeggen', 'Abonnement', 'Abonnement'],
    ['afmelden', 'Events', 'Profiel'],
    ['wachtwoord', 'Wachtwoord vergeten', 'Profiel'],
    ['betaling', 'Abonnement', 'Abonnement'],
    ['factuur', 'Abonnement', 'Abonnement'],
  ])('SH-NAV-26 %s leads a visitor to %s and a member to %s', async (typed, forVisitor, forMember) => {
    expect(await titles(vera, typed)).toContain(`page ${forVisitor}`)
    expect(await titles(leila, typed)).toContain(`page ${forMember}`)
    expect(await titles(leila, typed)).not.toContain('page Wachtwoord vergeten')
    expect(await titles(vera, typed)).not.toContain('page Profiel')
  })

  test('SH-NAV-05 SH-EDGE-24 a visitor finds the public pages and nothing of the community', async () => {
    expect(await titles(vera, 'privacy')).toEqual(['page Privacybeleid'])
    expect(await titles(leila, 'privacy')).toEqual(['page Privacybeleid'])
    for (const typed of ['ritme', 'leila', 'vannacht', 'admin', 'inbox'])
      expect(await titles(vera, typed), typed).toEqual([])
  })

  test('behind the closed gate there are pages only, and the gate is looked up at each question', async () => {
    expect(await titles(daan, 'vannacht')).toEqual([])
    expect(await titles(daan, 'leila')).toEqual([])
    expect(await titles(daan, 'inbox')).toEqual(['page Inbox'])
    await pool.query('update site_settings set tester_mode = true')
    house.snapshots.forgetAll()
    expect(await titles(leila, 'vannacht')).toEqual([])
    expect(await titles(jasper, 'vannacht')).toEqual(['message Leïla Bouzidi'])
    await pool.query('update site_settings set tester_mode = false')
    house.snapshots.forgetAll()
  })

  test('SH-PROF-05 who is leaving finds pages that are open to all, and nothing of the community', async () => {
    const going = await world.person()
    expect(await titles(going, 'vannacht')).toEqual(['message Leïla Bouzidi'])
    await pool.query('update profiles set hidden_at = now() where id = $1', [going.id])
    house.snapshots.forgetAll()
    for (const typed of ['vannacht', 'leila', 'inbox']) expect(await titles(going, typed), typed).toEqual([])
  })

  test('who still lacks the second factor that they need finds no people and no words of theirs', async () => {
    const strict = await openWorld({ env: { SECOND_FACTOR: 'required' } })
    const channel = await strict.given.channel()
    const member = await strict.person({ firstName: 'Noor' })
    await member.does(community.post, {
      id: newId(),
      channelId: channel.id,
      content: 'Vannacht geslapen',
      parentId: null,
      uploadId: null,
    })
    const found = async (person: TestPerson) => [
      ...(await titles(person, 'vannacht')),
      ...(await titles(person, 'noor')),
    ]
    expect(await found(await strict.person())).toHaveLength(2)
    const admin = await strict.person({ role: 'admin' })
    expect(await found(admin)).toEqual([])
    await strict.given.event({ title: 'Zeester open' })
    await strict.given.event({ title: 'Zeester besloten', visibilityPolicy: 'private' })
    expect(await titles(admin, 'zeester')).toEqual(['event Zeester open'])
  })

  test('a community that is not for this role is not there: neither its channels nor what was said in them', async () => {
    expect(await titles(jasper, 'slaap')).toEqual(
      expect.arrayContaining(['channel Geheime slaapplannen', 'message Jasper Berg']),
    )
    expect(await titles(leila, 'geheime')).toEqual([])
    expect(await titles(leila, 'thema najaar')).toEqual([])
    expect(await titles(leila, 'admin center')).toEqual([])
    expect(await titles(jasper, 'admin center')).toEqual(['page Admin Center'])
  })

  test('a removed message, a message of somebody who is going, and a community that is closed', async () => {
    const sem = await world.person({ firstName: 'Sem', lastName: 'Bos' })
    const gone = await says(sem, slaap, 'Kwakkel een')
    await says(sem, slaap, 'Kwakkel twee')
    await sem.does(community.remove, { messageId: gone })
    expect((await finds(leila, 'kwakkel')).map(({ text }) => text)).toEqual(['Kwakkel twee'])
    await pool.query('update profiles set hidden_at = now() where id = $1', [sem.id])
    expect(await titles(leila, 'kwakkel')).toEqual(['message Verwijderde gebruiker'])
    expect(await titles(leila, 'sem bos')).toEqual([])
    await pool.query('update blueprints set is_active = false where id = $1', [universiteit.id])
    expect(await titles(leila, 'kwakkel')).toEqual([])
    await pool.query('update blueprints set is_active = true where id = $1', [universiteit.id])
  })
})

describe('events', () => {
  const anna = ['roles', 'private'] as const

  test('SH-NAV-05 EV-VIS-11 EV-VIS-15 EV-EDGE-37 what is live is found by title, place and text; what is offline, or not for somebody, is found by nobody else', async () => {
    const event = await given.event({
      title: 'Zeepaardjesdag',
      description: '<b>Koraal</b> en kelp',
      venueName: 'Het Wad',
      venueAddress: 'Dijk 1',
    })
    for (const typed of ['zeepaardjes', 'het wad', 'dijk', 'kelp', 'koraal'])
      expect(await finds(vera, typed), typed).toEqual([
        {
          kind: 'event',
          id: event.id,
          title: 'Zeepaardjesdag',
          detail: 'Het Wad, Dijk 1',
          text: '<b>Koraal</b> en kelp',
          at: expect.any(String),
          path: `/events/${event.slug}`,
        },
      ])
    for (const visibilityPolicy of anna)
      await given.event({ title: `Zeehond ${visibilityPolicy}`, visibilityPolicy, roles: ['partner'] })
    await given.event({ title: 'Zeehond offline', isLive: false })
    const partner = await world.person({ role: 'partner' })
    for (const who of [vera, leila]) expect(await titles(who, 'zeehond')).toEqual([])
    expect(await titles(partner, 'zeehond')).toEqual(['event Zeehond roles'])
    expect((await titles(jasper, 'zeehond')).toSorted()).toEqual(['event Zeehond private', 'event Zeehond roles'])
  })

  test('the meeting address is no word to look for, and what is to come stands before what is over', async () => {
    const online = { type: 'digitaal', venueName: null, joinUrl: 'https://meet.google.com/zwaluwnest' } as const
    await given.event({ ...online, title: 'Zwaluw straks' })
    await given.event({ ...online, title: 'Zwaluw toen', startWall: '2021-05-01T10:00', endWall: '2021-05-01T11:00' })
    expect(await titles(jasper, 'zwaluwnest')).toEqual([])
    expect(await titles(jasper, 'meet.google.com')).toEqual([])
    expect(await titles(vera, 'zwaluw')).toEqual(['event Zwaluw straks', 'event Zwaluw toen'])
    expect(JSON.stringify(await finds(jasper, 'zwaluw'))).not.toContain('meet.google')
  })
})

describe('bad input', () => {
  test.each([
    '%',
    '_',
    '%%',
    '__',
    "'",
    "''--",
    '"',
    '& | !',
    ':*',
    '<->',
    '\\',
    '(',
    '👍👍',
    '👨‍👩‍👧‍👦 👍',
    '\u202e\u200b',
    'a',
    ' ',
    '\t\n',
    '…',
    "');--",
  ])('%j finds nothing, and is no fault', async (typed) => expect(await finds(leila, typed)).toEqual([]))

  test('signs between words are passed over, and a percent sign is no joker', async () => {
    expect(await titles(leila, "m'n broer: 100% uitgerust!")).toEqual(['message Leïla Bouzidi'])
    expect(await titles(leila, 'vannacht & | ! cafe')).toEqual(['message Leïla Bouzidi'])
    expect(await titles(leila, 'van%cht')).toEqual([])
  })

  test('10,000 characters are refused, and many words are answered', async () => {
    await expect(finds(leila, 'x'.repeat(10_000))).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    expect(await finds(leila, 'woord '.repeat(33))).toEqual([])
    expect(await finds(leila, `${'é'.repeat(200)}`)).toEqual([])
  })
})

test.skipIf(!(await serverAddress()))(
  'words are looked up in an index, whatever the size of the community',
  async () => {
    const big = await openWorld({ engine: 'server' })
    const channel = await big.given.channel()
    const { pool, db } = big.house.database
    await pool.query(
      `insert into messages (id, channel_id, seq, content, created_at)
     select gen_random_uuid(), $1, n, 'Bericht ' || n || case when n % 500 = 0 then ' zeldzaam' else '' end, now()
     from generate_series(1, 10000) n`,
      [channel.id],
    )
    await pool.query(
      `insert into auth_users (id, name, email, email_verified, created_at, updated_at)
     select gen_random_uuid(), 'x', 'x' || n || '@bewezen.example', true, now(), now() from generate_series(1, 5000) n`,
    )
    await pool.query(
      `insert into profiles (id, user_id, first_name, last_name, username, avatar_color, created_at)
     select id, id, 'Lid', 'Nummer ' || left(email, 6), replace(split_part(email, '@', 1), 'x', 'lid_'), 'x', now() from auth_users`,
    )
    await pool.query(
      `insert into events (id, title, description, type, slug, start_date, end_date, start_wall, end_wall,
         has_capacity_limit, created_at, updated_at)
     select gen_random_uuid(), 'Evenement ' || n, repeat('Een lange tekst. ', 20), 'fysiek', 'e' || n, now(),
       now() + interval '1 hour', '', '', false, now(), now() from generate_series(1, 5000) n`,
    )
    await pool.query('analyze')
    const asker = { id: newId(), role: 'admin', entitled: true, tester: false }
    const question = everywhereFor({ query: askWords(searchWords('zeldz')), asker, may: () => true })
    const { rows } = await db.execute<{ 'QUERY PLAN': unknown }>(sql`explain (format json) ${question}`)
    const plan = JSON.stringify(rows)
    expect(plan).toContain('messages_words')
    expect(plan).toContain('profiles_words')
    expect(plan).toContain('events_words')
    expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"(messages|profiles|events)"/)
  },
)
