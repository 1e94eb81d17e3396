import { access } from '@bewezen/domain/access/contract.ts'
import { farRefused } from '@bewezen/domain/base/farPictureWords.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { comments } from '@bewezen/domain/comments/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { podcasts } from '@bewezen/domain/podcasts/contract.ts'
import { podcastFaultWords } from '@bewezen/domain/podcasts/manageWords.ts'
import { newPodcastForm, type PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { podcastTitles } from '@bewezen/domain/podcasts/words.ts'
import { describe, expect, test } from 'vitest'
import { plain } from '../base/files/samples.ts'
import { farName, file, openFarSite } from '../base/testing/farSite.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const picture = await plain('png', 1200, 900)
const site = await openFarSite({
  '/a.png': file(picture),
  '/b.png': file(picture),
  '/page.png': file('<!doctype html>'),
})
const world = await openWorld({ outside: site.outside })
const { given, house, app } = world
const { pool } = house.database
const visitor = world.visitor()
const teacher = await world.person({ role: 'teacher', firstName: 'Jasper', lastName: 'van den Berg' })
const admin = await world.person({ role: 'admin' })
const noor = await world.person({ firstName: 'Noor', lastName: 'Vermeulen' })
const at = (path: string) => `https://${farName}${path}`

const form = (change: Partial<PodcastForm> = {}): PodcastForm => ({
  ...newPodcastForm('2026-10-20T08:00:00.000Z'),
  title: 'Wat je ochtend doet',
  platform: 'youtube',
  originalUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12',
  ...change,
})
const makes = (change: Partial<PodcastForm> = {}, { id = newId(), who = teacher as TestPerson } = {}) =>
  who.does(podcasts.save, { id, version: null, podcast: form(change) })
const changes = async (id: string, change: Partial<PodcastForm>, who = teacher) => {
  const { form: podcast, version } = await who.does(podcasts.edit, { id })
  return who.does(podcasts.save, { id, version, podcast: { ...podcast, ...change } })
}
const faultsOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => null,
    ({ data }) => data.faults,
  )
const kindsOf = (ear: { heard: readonly { kind: string }[] }) =>
  ear.heard.map(({ kind }) => kind).filter((kind) => kind.startsWith('podcast.'))
const statusOf = async (url: string) => (await app.inject({ url })).statusCode

describe('who manages', () => {
  test('POD-ADMIN-03 X3-ROLE-05 X3-GEN-06 X3-GEN-08 admins and teachers manage, and the server refuses all others', async () => {
    const { id } = await makes()
    expect((await changes(id, { title: 'Door een admin' }, admin)).form.title).toBe('Door een admin')
    for (const role of ['student', 'moderator', 'partner', 'no_subscription'] as const) {
      const other = await world.person({ role })
      for (const call of [
        () => makes({}, { who: other }),
        () => other.does(podcasts.save, { id, version: 2, podcast: form() }),
        () => other.does(podcasts.remove, { id }),
        () => other.does(podcasts.edit, { id }),
        () => other.does(podcasts.managed, {}),
        () => other.does(podcasts.speakers, { text: 'noor' }),
      ])
        await expect(call()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    await expect(visitor.does(podcasts.remove, { id })).rejects.toMatchObject({ status: 401 })
    expect((await teacher.does(podcasts.managed, {})).podcasts.map(({ title }) => title)).toContain('Door een admin')
  })
})

describe('saving', () => {
  test('POD-ADMIN-01 POD-ADMIN-11 POD-ADMIN-14 POD-ADMIN-18 what is made is edited, and its player is made from its address at every save', async () => {
    const { id, version, form: made } = await makes({ speakerId: noor.id })
    expect([version, made.publishedAt]).toEqual([1, '2026-10-20T08:00:00.000Z'])
    expect(await visitor.does(podcasts.open, { id })).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      originalUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12',
      speaker: { firstName: 'Noor' },
    })
    await pool.query(
      "update podcasts set embed_url = 'https://open.spotify.com/embed/show/0123456789abcdefABCDEF' where id = $1",
      [id],
    )
    const saved = await changes(id, {
      platform: 'spotify',
      originalUrl: 'https://open.spotify.com/intl-nl/episode/0123456789abcdefABCDEF?si=x',
      publishedAt: null,
    })
    expect([saved.version, saved.form.publishedAt]).toEqual([2, null])
    await expect(visitor.does(podcasts.open, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await teacher.does(podcasts.open, { id })).embedUrl).toBe(
      'https://open.spotify.com/embed/episode/0123456789abcdefABCDEF',
    )
  })

  test('POD-ADMIN-14 an embed address that the browser sends is not even read', async () => {
    const podcast = { ...form(), embedUrl: 'https://evil.example/x' } as PodcastForm
    await expect(teacher.does(podcasts.save, { id: newId(), version: null, podcast })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('POD-ADMIN-04 POD-ADMIN-15 POD-MORE-28 what cannot be stored is said beside each field', async () => {
    const wrong = { title: ' ', platform: '', originalUrl: '', chapters: 'Begin' } as const
    const tooLong = { title: 'a'.repeat(201) }
    expect(await faultsOf(makes(tooLong))).toEqual({ title: podcastFaultWords.titleLong })
    expect(await faultsOf(makes(wrong))).toEqual({
      title: 'Titel is verplicht',
      platform: 'Platform is verplicht',
      originalUrl: 'URL is verplicht',
      chapters: podcastFaultWords.chapters.line(1),
    })
  })

  test.each([
    ['youtube', 'https://open.spotify.com/episode/0123456789abcdefABCDEF', 'Ongeldige YouTube URL'],
    ['youtube', 'https://www.youtube.com/playlist?list=PL0123456789', 'Ongeldige YouTube URL'],
    ['youtube', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'Ongeldige YouTube URL'],
    ['spotify', 'https://open.spotify.com/track/0123456789abcdefABCDEF', 'Ongeldige Spotify URL'],
    ['spotify', 'https://youtu.be/dQw4w9WgXcQ', 'Ongeldige Spotify URL'],
  ] as const)('X3-EDGE-36 POD-ADMIN-14 on %s the address %s is refused', async (platform, originalUrl, sentence) => {
    expect(await faultsOf(makes({ platform, originalUrl }))).toEqual({ originalUrl: sentence })
  })

  test('X3-EDGE-36 POD-MORE-20 the database keeps no frame of another house, whoever writes', async () => {
    const { id } = await makes()
    for (const url of [
      'https://evil.example/embed/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?x=1',
      'javascript:alert(1)',
    ])
      await expect(pool.query('update podcasts set embed_url = $2 where id = $1', [id, url])).rejects.toThrow(
        /podcasts_embed/,
      )
  })

  test('POD-ADMIN-16 a speaker is any profile that is there', async () => {
    expect(await faultsOf(makes({ speakerId: newId() }))).toEqual({ speakerId: podcastFaultWords.speakerMissing })
    const going = await world.person()
    const { id } = await makes({ speakerId: going.id })
    await pool.query('update profiles set hidden_at = now() where id = $1', [going.id])
    expect(await faultsOf(makes({ speakerId: going.id }))).toEqual({ speakerId: podcastFaultWords.speakerMissing })
    // Who spoke already stays until somebody else is chosen.
    expect((await changes(id, { title: 'Nog steeds' })).form.speakerId).toBe(going.id)
  })

  test('POD-ADMIN-16 speakers are found by name or username from 2 characters, at most 10', async () => {
    for (let number = 0; number < 11; number++)
      await world.person({ firstName: 'Zoë', lastName: `Bakker ${'abcdefghijk'[number]}oom` })
    const found = async (text: string) => (await teacher.does(podcasts.speakers, { text })).people
    expect(await found('zoe bakker')).toHaveLength(10)
    expect(await found('z')).toEqual([])
    const [one] = await found('zoë hoom')
    expect(Object.keys(one ?? {}).toSorted()).toEqual(
      ['avatarColor', 'avatarUrl', 'firstName', 'id', 'lastName', 'role', 'username'].toSorted(),
    )
    expect((await found(one?.username ?? '-'))[0]?.id).toBe(one?.id)
    await pool.query('update profiles set hidden_at = now() where id = $1', [one?.id])
    expect(await found('zoë hoom')).toEqual([])
  })

  test('POD-MORE-23 sent again it answers its first result; anything else under its id is refused', async () => {
    const id = newId()
    const first = await makes({}, { id })
    expect(await makes({}, { id })).toEqual(first)
    await expect(makes({ title: 'Anders' }, { id })).rejects.toMatchObject({ status: 409, code: 'ID_IN_USE' })
    const lines = await pool.query("select action from audit_log where subject_id = $1 and action like 'podcast.%'", [
      id,
    ])
    expect(lines.rows).toEqual([{ action: 'podcast.published' }])
  })

  test('X3-EDGE-13 what was saved or deleted meanwhile is not overwritten or revived', async () => {
    const { id, version, form: podcast } = await makes()
    await changes(id, { title: 'Eerst' }, admin)
    const late = () => teacher.does(podcasts.save, { id, version, podcast: { ...podcast, title: 'Later' } })
    await expect(late()).rejects.toMatchObject({ status: 409, code: 'CHANGED' })
    expect((await visitor.does(podcasts.open, { id })).title).toBe('Eerst')
    await admin.does(podcasts.remove, { id })
    await expect(late()).rejects.toMatchObject({ status: 409, code: 'CHANGED' })
    await expect(teacher.does(podcasts.open, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(admin.does(podcasts.remove, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('POD-MORE-08 another transcript takes the place of the old one in what is read and found', async () => {
    const { id } = await makes({ transcript: '0:00 Over ijsbaden' })
    await changes(id, { transcript: '0:10 Over zandlopen' })
    expect((await visitor.does(podcasts.open, { id })).transcript).toEqual([
      { seconds: 10, speaker: null, text: 'Over zandlopen' },
    ])
    const found = async (text: string) => (await visitor.does(podcasts.search, { text })).podcasts.length
    expect([await found('ijsbaden'), await found('zandlopen')]).toEqual([0, 1])
    await changes(id, { transcript: '' })
    expect([(await visitor.does(podcasts.open, { id })).hasTranscript, await found('zandlopen')]).toEqual([false, 0])
  })

  test('POD-MORE-08 a transcript of thousands of lines is kept whole', async () => {
    const transcript = Array.from(
      { length: 2_500 },
      (_, at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} Regel ${at}`,
    )
    const { id } = await makes({ transcript: transcript.join('\n') })
    const lines = (await visitor.does(podcasts.open, { id })).transcript
    expect([lines.length, lines.at(-1)]).toEqual([2_500, { seconds: 2_499, speaker: null, text: 'Regel 2499' }])
  })
})

describe('the picture', () => {
  test('POD-ADMIN-17 POD-MORE-15 an entered address is fetched once and shown from here', async () => {
    const id = newId()
    const { thumbnail, form: kept } = await makes({ thumbnailUrl: at('/a.png') }, { id })
    expect(thumbnail?.card).toMatch(/^\/files\/podcast-images\/[0-9a-f]{32}-f\d{4}\/card\.webp$/)
    for (const url of Object.values(thumbnail ?? {})) expect(await statusOf(url)).toBe(200)
    expect(kept.thumbnailUrl).toBe(thumbnail?.card)
    const asked = site.asked.length
    expect((await makes({ thumbnailUrl: at('/a.png') }, { id })).thumbnail).toEqual(thumbnail)
    expect((await changes(id, { title: 'Anders' })).thumbnail).toEqual(thumbnail)
    expect(site.asked.length).toBe(asked)
  })

  test('POD-MORE-15 one that cannot be fetched is refused beside its field, and nothing is stored', async () => {
    const id = newId()
    for (const [path, thumbnailUrl] of [
      ['/page.png', farRefused.INVALID_FILE_TYPE],
      ['/gone.png', farRefused.UNREACHABLE],
    ] as const)
      expect(await faultsOf(makes({ thumbnailUrl: at(path) }, { id }))).toEqual({ thumbnailUrl })
    expect(await faultsOf(makes({ thumbnailUrl: 'http://x.nl/a.png' }, { id }))).toEqual({
      thumbnailUrl: farRefused.NOT_FETCHABLE,
    })
    const nobodys = `/files/podcast-images/${'0'.repeat(32)}/card.webp`
    for (const thumbnailUrl of [nobodys, 'data:image/png;base64,x', '/files/avatars/x/card.webp'])
      expect(await faultsOf(makes({ thumbnailUrl }, { id }))).toEqual({
        thumbnailUrl: podcastFaultWords.thumbnailInvalid,
      })
    await expect(teacher.does(podcasts.open, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('POD-MORE-15 the still of a video that cannot be had leaves the drawing, and refuses nothing', async () => {
    const { thumbnail, form: kept } = await makes()
    expect([thumbnail, kept.thumbnailUrl]).toEqual([null, ''])
  })

  test('POD-MORE-29 another one takes its place, and the old one goes, as all do with the episode', async () => {
    const { id, thumbnail: old } = await makes({ thumbnailUrl: at('/a.png') })
    const { thumbnail } = await changes(id, { thumbnailUrl: at('/b.png') })
    expect([await statusOf(old?.card ?? ''), await statusOf(thumbnail?.card ?? '')]).toEqual([404, 200])
    await teacher.does(podcasts.remove, { id })
    expect(await statusOf(thumbnail?.card ?? '')).toBe(404)
    expect((await pool.query('select 1 from uploads where attached_at is null')).rowCount).toBe(0)
  })
})

describe('who hears of it', () => {
  test('POD-MORE-19 POD-LIST-16 what everybody sees everybody hears, what is not published managers alone', async () => {
    const [member, manager] = [await noor.listens(), await admin.listens()]
    const { id } = await makes({ publishedAt: null })
    await changes(id, { title: 'Concept' })
    await house.settled()
    expect([kindsOf(member), kindsOf(manager)]).toEqual([[], ['podcast.drafted', 'podcast.drafted']])
    await changes(id, { publishedAt: '2026-01-01T00:00:00Z' })
    await changes(id, { publishedAt: null })
    await teacher.does(podcasts.remove, { id })
    await house.settled()
    expect(kindsOf(member)).toEqual(['podcast.saved', 'podcast.removed'])
  })

  test('POD-MORE-21 X3-CALL-27 ADM-MORE-44 what managers do stands in the log', async () => {
    const { id } = await makes({ publishedAt: null })
    await changes(id, { publishedAt: '2026-01-01T00:00:00Z' })
    await changes(id, { chapters: '0:00 Begin\n12:40 Het raam' })
    await changes(id, { title: 'Nieuwe titel' })
    await admin.does(podcasts.remove, { id })
    const { rows } = await pool.query(
      'select action, actor_id, reason, old_value, new_value from audit_log where subject_id = $1 order by at, id',
      [id],
    )
    const title = 'Wat je ochtend doet'
    expect(rows.map((row) => [row.action, row.actor_id, row.reason, row.old_value, row.new_value])).toEqual([
      ['podcast.saved', teacher.id, title, null, expect.stringContaining(`Titel: ${title}`)],
      ['podcast.published', teacher.id, title, 'Gepubliceerd vanaf: niets', 'Gepubliceerd vanaf: 01 jan 2026, 01:00'],
      ['podcast.saved', teacher.id, title, null, 'Hoofdstukken: gewijzigd'],
      ['podcast.saved', teacher.id, 'Nieuwe titel', `Titel: ${title}`, 'Titel: Nieuwe titel'],
      ['podcast.removed', admin.id, 'Nieuwe titel', expect.stringContaining('Titel: Nieuwe titel'), null],
    ])
  })
})

describe('the talk under an episode', () => {
  const writes = (who: TestPerson, subjectId: string, content: string) =>
    who.does(comments.write, { id: newId(), subjectKind: 'podcast', subjectId, content })
  const read = (who: Pick<TestPerson, 'does'>, subjectId: string) =>
    who.does(comments.list, { subjectKind: 'podcast', subjectId })

  test('POD-MORE-11 is written and heard behind the gate, told to its speaker, and goes with the episode', async () => {
    const sem = await world.person({ firstName: 'Sem' })
    const unpaid = await world.person({ role: 'no_subscription', entitled: false })
    const { id } = await makes({ speakerId: noor.id })
    const [hers, outside] = [await noor.listens(), await unpaid.listens()]
    const said = await writes(sem, id, 'Bij 12:58 klopt het precies.')
    await house.settled()
    expect((await read(noor, id)).comments.map(({ content }) => content)).toEqual(['Bij 12:58 klopt het precies.'])
    const heard = (ear: typeof hers) => ear.heard.filter(({ kind }) => kind === 'comment.written').length
    expect([heard(hers), heard(outside)]).toEqual([1, 0])
    const [notice] = opened(await noor.does(inbox.list, {}))
    expect(notice).toMatchObject({ title: podcastTitles.commented })
    await noor.does(comments.react, { commentId: said.id, emoji: '👍', on: true })
    await expect(read(unpaid, id)).rejects.toMatchObject({ code: 'NO_ACCESS' })
    await expect(read(visitor, id)).rejects.toMatchObject({ status: 401 })
    expect(JSON.stringify(await visitor.does(podcasts.open, { id }))).not.toContain('klopt')
    await sem.does(comments.remove, { commentId: said.id })
    await writes(sem, id, 'Nog een keer')
    await teacher.does(podcasts.remove, { id })
    await expect(read(noor, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await pool.query("select 1 from comments where subject_kind = 'podcast' and content <> ''")).rowCount).toBe(
      0,
    )
  })

  test('POD-MORE-11 POD-LIST-16 under one that is not published nobody writes, and only managers see it', async () => {
    const { id } = await given.podcast({ title: 'Concept', at: null })
    await expect(read(noor, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(writes(noor, id, 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await read(teacher, id)).mayWrite).toBe(false)
    await expect(writes(teacher, id, 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('POD-MORE-25 tester mode closes the talk under an episode and nothing else of it', async () => {
    const { id } = await makes()
    await admin.does(access.setTesterMode, { on: true })
    await house.settled()
    await expect(read(noor, id)).rejects.toMatchObject({ code: 'TESTER_MODE' })
    expect((await noor.does(podcasts.open, { id })).title).toBe('Wat je ochtend doet')
    expect((await noor.does(podcasts.setSaved, { id, on: true })).savedAt).not.toBeNull()
    await admin.does(access.setTesterMode, { on: false })
  })
})
