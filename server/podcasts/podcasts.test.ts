import { newId } from '@bewezen/domain/base/ids.ts'
import { podcasts } from '@bewezen/domain/podcasts/contract.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld({ env: { SITE_URL: 'https://bewezen.example' } })
const { given, house, app } = world
const { pool } = house.database
const visitor = world.visitor()
const teacher = await world.person({ role: 'teacher', firstName: 'Jasper', lastName: 'van den Berg' })
const admin = await world.person({ role: 'admin' })
const noor = await world.person({ firstName: 'Noor', lastName: 'Vermeulen' })
const sem = await world.person({ firstName: 'Sem', lastName: 'Bos' })
const spotify = { platform: 'spotify', originalUrl: 'https://open.spotify.com/episode/0123456789abcdefABCDEF' } as const

type Asks = Pick<TestPerson, 'does'>
const titles = async (who: Asks) => (await who.does(podcasts.list, {})).podcasts.map(({ title }) => title)
const found = async (who: Asks, text: string) =>
  (await who.does(podcasts.search, { text })).podcasts.map(({ title }) => title)
const day = (number: number) => new Date(Date.UTC(2026, 9, number))

beforeEach(() => pool.query('delete from podcasts'))

describe('the list', () => {
  test('POD-LIST-09 X3-CALL-27 featured ones come first, then the newest', async () => {
    await given.podcast({ title: 'Oud', at: day(1) })
    await given.podcast({ title: 'Nieuw', at: day(20) })
    await given.podcast({ title: 'Uitgelicht oud', at: day(2), isFeatured: true })
    await given.podcast({ title: 'Uitgelicht nieuw', at: day(3), isFeatured: true })
    expect(await titles(visitor)).toEqual(['Uitgelicht nieuw', 'Uitgelicht oud', 'Nieuw', 'Oud'])
  })

  test('POD-LIST-01 POD-LIST-15 X3-DATA-18 X3-DATA-19 X3-GEN-03 a visitor gets all that a card shows, and nothing private of its speaker', async () => {
    const { id } = await given.podcast({
      title: 'Wat je ochtend doet',
      summary: 'Over het eerste licht.',
      duration: '48 min',
      categories: ['hormonen', 'licht'],
      isFeatured: true,
      at: day(20),
      speaker: teacher,
      transcript: '0:00 Hallo',
    })
    expect((await visitor.does(podcasts.list, {})).podcasts).toEqual([
      {
        id,
        title: 'Wat je ochtend doet',
        summary: 'Over het eerste licht.',
        platform: 'youtube',
        originalUrl: 'https://youtu.be/demo-avlak1',
        embedUrl: 'https://www.youtube-nocookie.com/embed/demo-avlak1',
        duration: '48 min',
        categories: ['licht', 'hormonen'],
        isFeatured: true,
        publishedAt: day(20).toISOString(),
        isPublished: true,
        thumbnail: null,
        speaker: {
          id: teacher.id,
          firstName: 'Jasper',
          lastName: 'van den Berg',
          username: expect.any(String),
          avatarUrl: null,
          avatarColor: expect.any(String),
          role: 'teacher',
        },
        hasTranscript: true,
        mark: null,
      },
    ])
  })

  test('POD-LIST-16 an unpublished one and one to come are there for managers alone, and do not exist for others', async () => {
    const draft = await given.podcast({ title: 'Concept', at: null })
    const planned = await given.podcast({ title: 'Straks', at: new Date(Date.now() + 3_600_000) })
    await given.podcast({ title: 'Gezien', at: day(1) })
    const partner = await world.person({ role: 'partner' })
    const moderator = await world.person({ role: 'moderator' })
    for (const who of [visitor, noor, moderator, partner]) {
      expect(await titles(who)).toEqual(['Gezien'])
      for (const { id } of [draft, planned])
        await expect(who.does(podcasts.open, { id })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    for (const who of [teacher, admin]) {
      const { podcasts: all } = await who.does(podcasts.list, {})
      expect(all.map(({ title, isPublished }) => [title, isPublished])).toEqual([
        ['Concept', false],
        ['Straks', false],
        ['Gezien', true],
      ])
      expect((await who.does(podcasts.open, { id: draft.id })).isPublished).toBe(false)
    }
    await moveClock(house.database.db, 3_700_000)
    expect(await titles(visitor)).toEqual(['Straks', 'Gezien'])
    await moveClock(house.database.db, 0)
  })
})

describe('an episode', () => {
  test('POD-LIST-04 POD-MORE-06 POD-MORE-08 opens with its texts, chapters and the lines of its transcript', async () => {
    const { id } = await given.podcast({
      title: 'Heel',
      description: 'Aan het eind een opdracht.',
      chapters: '0:00 Begin\n12:40 Waarom het raam niet telt',
      transcript: '12:40 Noor: Veel mensen zitten\naan het raam.\n12:58 Jasper: Dat dacht ik ook.',
    })
    expect(await visitor.does(podcasts.open, { id })).toMatchObject({
      description: 'Aan het eind een opdracht.',
      chapters: [
        { seconds: 0, title: 'Begin' },
        { seconds: 760, title: 'Waarom het raam niet telt' },
      ],
      transcript: [
        { seconds: 760, speaker: 'Noor', text: 'Veel mensen zitten aan het raam.' },
        { seconds: 778, speaker: 'Jasper', text: 'Dat dacht ik ook.' },
      ],
      next: null,
    })
  })

  test('POD-LIST-05 an unknown one is not found', async () => {
    await expect(visitor.does(podcasts.open, { id: newId() })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('X3-EDGE-37 an id that is none is refused without a fault of the server', async () => {
    for (const id of ['nieuw', "' or 1=1", 'a\0b'])
      await expect(visitor.does(podcasts.open, { id })).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  })

  test('POD-MORE-12 is followed by the one before it that its viewer did not hear, and never by one that is not published', async () => {
    const ids: Record<string, string> = {}
    for (const [title, at] of [
      ['een', 1],
      ['twee', 2],
      ['drie', 3],
      ['vier', 4],
    ] as const)
      ids[title] = (await given.podcast({ title, at: day(at), isFeatured: title === 'twee' })).id
    await given.podcast({ title: 'Concept', at: null })
    const next = async (who: Asks, title: string) =>
      (await who.does(podcasts.open, { id: ids[title] ?? '' })).next?.title
    expect([await next(visitor, 'vier'), await next(visitor, 'drie'), await next(visitor, 'een')]).toEqual([
      'drie',
      'twee',
      undefined,
    ])
    await noor.does(podcasts.setHeard, { id: ids.drie ?? '', on: true })
    expect([await next(noor, 'vier'), await next(sem, 'vier')]).toEqual(['twee', 'drie'])
  })

  test('POD-ADMIN-16 a speaker who is going or gone leaves the episode without one', async () => {
    const going = await world.person({ firstName: 'Lotte', lastName: 'Jansen' })
    const { id } = await given.podcast({ title: 'Slapen', speaker: going })
    expect((await visitor.does(podcasts.open, { id })).speaker).toMatchObject({ firstName: 'Lotte', role: 'student' })
    await pool.query('update profiles set hidden_at = now() where id = $1', [going.id])
    expect((await visitor.does(podcasts.open, { id })).speaker).toBeNull()
    expect(await found(visitor, 'Lotte')).toEqual([])
    await pool.query('delete from auth_users where id = $1', [going.id])
    const { speaker, title } = await visitor.does(podcasts.open, { id })
    expect([speaker, title]).toEqual([null, 'Slapen'])
  })
})

describe('searching', () => {
  test('POD-LIST-11 X3-LIMIT-16 begins at 2 characters', async () => {
    await given.podcast({ title: 'Licht' })
    expect([await found(visitor, 'l'), await found(visitor, ' l '), await found(visitor, 'li')]).toEqual([
      [],
      [],
      ['Licht'],
    ])
  })

  test('POD-LIST-12 answers at most 10', async () => {
    for (let number = 0; number < 12; number++) await given.podcast({ title: `Licht ${number}` })
    expect(await found(visitor, 'licht')).toHaveLength(10)
  })

  test.each([
    ['the title', 'cafeïne', { title: 'Cafeïne en slaap' }],
    ['the title without its accents', 'CAFEINE', { title: 'Cafeïne en slaap' }],
    ['the summary', 'cortisol', { summary: 'Over cortisol.' }],
    ['the description', 'opdracht', { description: 'Met een opdracht.' }],
    ['a category', 'grounding', { categories: ['grounding' as const] }],
    ['a part of a longer word', 'licht', { summary: 'Over daglicht.' }],
    ['two words in two places', 'cortisol jasper', { summary: 'Over cortisol.' }],
    ['its speaker', 'van den berg', {}],
  ])('POD-LIST-13 finds %s', async (_what, text, podcast) => {
    await given.podcast({ title: 'Zonder', ...podcast, speaker: teacher })
    await given.podcast({ title: 'Anders' })
    expect(await found(visitor, text)).toHaveLength(1)
    expect(await found(visitor, `${text} zeppelin`)).toEqual([])
  })

  test('POD-MORE-36 POD-LIST-13 a sign is no wildcard: it stands between words, and alone finds nothing', async () => {
    await given.podcast({ title: 'Licht' })
    await given.podcast({ title: '100% donker' })
    for (const signs of ['%%', '__', '%_%', '\\\\', '**']) expect(await found(visitor, signs)).toEqual([])
    for (const text of ['l%zz', 'zz_t']) expect(await found(visitor, text)).toEqual([])
    expect(await found(visitor, '100%')).toEqual(['100% donker'])
    expect((await teacher.does(podcasts.speakers, { text: '%%' })).people).toEqual([])
  })

  test('POD-LIST-13 those with the words in their title come first', async () => {
    await given.podcast({ title: 'Nieuw', summary: 'Over melatonine.', at: day(20), isFeatured: true })
    await given.podcast({ title: 'Melatonine', at: day(1) })
    expect(await found(visitor, 'melatonine')).toEqual(['Melatonine', 'Nieuw'])
  })

  test('POD-MORE-10 what was only said is found after that, at its moment', async () => {
    const transcript =
      '0:00 Noor: Hallo.\n12:58 Jasper: Achter het vensterglas 340 lux.\n13:21 Noor: Geen vensterglas dus.'
    await given.podcast({ title: 'Gezegd', transcript, at: day(20) })
    await given.podcast({ title: 'Vensterglas', at: day(1), transcript })
    const { podcasts: hits } = await visitor.does(podcasts.search, { text: 'vensterglas' })
    expect(hits.map(({ title, moment }) => [title, moment?.seconds])).toEqual([
      ['Vensterglas', undefined],
      ['Gezegd', 778],
    ])
    expect(hits[1]?.moment?.text).toContain('Achter het vensterglas')
  })

  test('POD-LIST-16 POD-MORE-10 finds nothing unpublished for others, in title nor transcript', async () => {
    await given.podcast({ title: 'Geheim', at: null, transcript: '0:05 Jasper: Niemand weet van ijsbaden.' })
    for (const text of ['geheim', 'ijsbaden'])
      expect([await found(visitor, text), await found(noor, text), await found(teacher, text)]).toEqual([
        [],
        [],
        ['Geheim'],
      ])
  })

  test.each(['%%', "'; drop", '\\\\', '_ _'])('POD-LIST-11 signs mean nothing: %j finds nothing', async (text) => {
    await given.podcast({ title: 'Licht' })
    expect(await found(visitor, text)).toEqual([])
  })
})

describe('the search of the site', () => {
  const hits = async (who: Asks, text: string) =>
    (await who.does(search.find, { text })).hits.filter(({ kind }) => kind === 'podcast')

  test('POD-MORE-09 SH-NAV-05 finds an episode by its title, and by what was said with a way to that moment', async () => {
    const { id } = await given.podcast({
      title: 'Het raam telt niet',
      speaker: teacher,
      transcript: '1:02 Noor: Welkom.\n1:02:40 Jasper: Een luxmeter kost niets.',
    })
    expect(await hits(visitor, 'raam')).toMatchObject([{ title: 'Het raam telt niet', path: podcastPath(id) }])
    const [said] = await hits(visitor, 'luxmeter')
    expect(said).toMatchObject({ path: `/podcasts/${id}?t=1:02:40`, detail: 'Jasper van den Berg' })
    expect(said?.text).toContain('luxmeter')
  })

  test.each([
    ['in one line, that line', 'kwark', 24],
    ['in the second of two lines, the second', 'walnoten', 31],
    ['spread over two lines, the first of them', 'kwark walnoten', 24],
    ['without a moment, the episode', 'vooraf', null],
  ])('POD-MORE-09 of words %s is where the link leads', async (_what, text, seconds) => {
    const transcript = 'Vooraf gezegd.\n0:10 Noor: Welkom.\n0:24 Noor: Eerst de kwark.\n0:31 Noor: Dan de walnoten.'
    const { id } = await given.podcast({ title: 'Ontbijt', transcript })
    expect((await hits(visitor, text)).map(({ path }) => path)).toEqual([podcastPath(id, seconds)])
    const [found] = (await visitor.does(podcasts.search, { text })).podcasts
    expect(found?.moment?.seconds).toBe(seconds ?? 0)
  })

  test('POD-MORE-09 finds what is not published for nobody', async () => {
    await given.podcast({ title: 'Concept raam', at: null, transcript: '0:10 Een luxmeter.' })
    for (const who of [visitor, noor, admin])
      expect([...(await hits(who, 'raam')), ...(await hits(who, 'luxmeter'))]).toEqual([])
  })
})

describe('what somebody keeps of an episode', () => {
  const marked = async (who: Asks, id: string) => (await who.does(podcasts.open, { id })).mark

  test('POD-MORE-01 POD-MORE-03 is set and set back, never flipped, and seen by nobody else', async () => {
    const { id } = await given.podcast({ title: 'Bewaard' })
    const first = await noor.does(podcasts.setSaved, { id, on: true })
    expect(first).toEqual({ savedAt: expect.any(String), heardAt: null, positionSeconds: null, positionAt: null })
    expect(await noor.does(podcasts.setSaved, { id, on: true })).toEqual(first)
    const both = await noor.does(podcasts.setHeard, { id, on: true })
    expect(both).toMatchObject({ savedAt: first.savedAt, heardAt: expect.any(String) })
    expect(await marked(noor, id)).toEqual(both)
    expect((await noor.does(podcasts.list, {})).podcasts[0]?.mark).toEqual(both)
    expect(await marked(sem, id)).toEqual({ savedAt: null, heardAt: null, positionSeconds: null, positionAt: null })
    await noor.does(podcasts.setSaved, { id, on: false })
    expect(await noor.does(podcasts.setHeard, { id, on: false })).toMatchObject({ savedAt: null, heardAt: null })
  })

  test('POD-MORE-03 POD-MORE-13 what was heard, and where somebody is, shows of an episode that is not kept for later, too', async () => {
    const { id } = await given.podcast({ title: 'Niet bewaard' })
    const at = await noor.does(podcasts.keepPosition, { id, seconds: 760, at: new Date().toISOString() })
    expect(at).toMatchObject({ savedAt: null, heardAt: null, positionSeconds: 760 })
    expect(await marked(noor, id)).toEqual(at)
    const heard = await noor.does(podcasts.setHeard, { id, on: true })
    expect(heard).toMatchObject({ savedAt: null, heardAt: expect.any(String), positionSeconds: 760 })
    expect(await marked(noor, id)).toEqual(heard)
    expect((await noor.does(podcasts.list, {})).podcasts.find((one) => one.id === id)?.mark).toEqual(heard)
  })

  test('POD-MORE-04 a visitor keeps nothing, and nobody keeps what is not there for them', async () => {
    const [{ id }, draft] = [await given.podcast({ title: 'A' }), await given.podcast({ title: 'B', at: null })]
    const at = new Date().toISOString()
    const calls = (who: Asks, id: string) => [
      () => who.does(podcasts.setSaved, { id, on: true }),
      () => who.does(podcasts.setHeard, { id, on: true }),
      () => who.does(podcasts.keepPosition, { id, seconds: 1, at }),
    ]
    for (const call of calls(visitor, id)) await expect(call()).rejects.toMatchObject({ status: 401 })
    for (const call of [...calls(noor, draft.id), ...calls(noor, newId())])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await marked(visitor, id)).toBeNull()
  })

  test('POD-MORE-13 of two devices the later moment counts, whichever is told first', async () => {
    const { id } = await given.podcast({ title: 'Op twee toestellen' })
    const [early, late] = [new Date(Date.now() - 60_000).toISOString(), new Date(Date.now() - 30_000).toISOString()]
    await noor.does(podcasts.keepPosition, { id, seconds: 892, at: late })
    const kept = await noor.does(podcasts.keepPosition, { id, seconds: 100, at: early })
    expect(kept).toMatchObject({ positionSeconds: 892, positionAt: late })
    expect(await noor.does(podcasts.keepPosition, { id, seconds: 40, at: new Date().toISOString() })).toMatchObject({
      positionSeconds: 40,
    })
  })

  test('POD-MORE-14 a clock that is ahead does not win from the other devices', async () => {
    const { id } = await given.podcast({ title: 'Voor' })
    const ahead = new Date(Date.now() + 86_400_000).toISOString()
    const kept = await noor.does(podcasts.keepPosition, { id, seconds: 10, at: ahead })
    expect(Date.parse(kept.positionAt ?? '')).toBeLessThan(Date.parse(ahead))
    await moveClock(house.database.db, 1_000)
    const later = new Date(Date.now() + 1_000).toISOString()
    expect((await noor.does(podcasts.keepPosition, { id, seconds: 20, at: later })).positionSeconds).toBe(20)
    await moveClock(house.database.db, 0)
  })

  test('POD-MORE-13 takes no moment that no recording has', async () => {
    const { id } = await given.podcast({ title: 'Grens' })
    const at = new Date().toISOString()
    for (const seconds of [-1, 86_400, 1.5])
      await expect(noor.does(podcasts.keepPosition, { id, seconds, at })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
    expect((await noor.does(podcasts.keepPosition, { id, seconds: 86_399, at })).positionSeconds).toBe(86_399)
  })

  test('POD-MORE-18 managers see how many, and only when it changes a device of the owner hears of it', async () => {
    const { id } = await given.podcast({ title: 'Geteld', ...spotify })
    const [hers, his] = [await noor.listens(), await sem.listens()]
    await noor.does(podcasts.setSaved, { id, on: true })
    await noor.does(podcasts.setSaved, { id, on: true })
    await sem.does(podcasts.setHeard, { id, on: true })
    await house.settled()
    const marks = (ear: typeof hers) => ear.heard.flatMap((one) => (one.kind === 'podcast.marked' ? [one.ids] : []))
    expect(marks(hers)).toEqual([{ personId: noor.id, podcastId: id }])
    expect(marks(his)).toEqual([{ personId: sem.id, podcastId: id }])
    const [row] = (await teacher.does(podcasts.managed, {})).podcasts
    expect(row).toMatchObject({ title: 'Geteld', saved: 1, heard: 1, version: 1, chapters: 0 })
    expect(JSON.stringify(row)).not.toContain(noor.id)
  })
})

describe('what search engines learn', () => {
  test('POD-MORE-16 POD-MORE-17 SH-ROUTE-07 a published episode is in the sitemap and has a drawn card, and no other one is', async () => {
    const seen = await given.podcast({ title: 'Te vinden' })
    const hidden = await given.podcast({ title: 'Concept', at: null })
    const { body } = await app.inject({ url: '/sitemap.xml' })
    expect(body).toContain(`<loc>https://bewezen.example${podcastPath(seen.id)}</loc>`)
    expect(body).toContain('<loc>https://bewezen.example/podcasts</loc>')
    expect(body).not.toContain(hidden.id)
    const card = (id: string) => app.inject({ url: `/og${podcastPath(id)}.png` }).then(({ statusCode }) => statusCode)
    expect([await card(seen.id), await card(hidden.id), await card('niets')]).toEqual([200, 404, 404])
  })
})
