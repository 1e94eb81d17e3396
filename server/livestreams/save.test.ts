import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { LivestreamText } from '@bewezen/domain/livestreams/contract.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { aStream, inHours } from './testing/aStream.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const [admin, teacher, member] = [
  await world.person({ role: 'admin' }),
  await world.person({ role: 'teacher' }),
  await world.person({ role: 'student' }),
]
const forbidden = { status: 403, code: 'FORBIDDEN' }

afterEach(async () => void (await pool.query('delete from livestreams')))

const make = (who: TestPerson, wish: Partial<LivestreamText> = {}, id = newId()) =>
  who.does(livestreams.save, { id, version: null, livestream: aStream(wish) })
const rows = async () =>
  (await pool.query<Record<string, unknown>>('select * from livestreams order by created_at')).rows
const logged = async () =>
  (
    await pool.query<{ action: string; new_value: string }>(
      "select action, new_value from audit_log where action like 'livestream.%' order by at, id",
    )
  ).rows.map(({ action }) => action)

test('X3-ERR-24 of a save that breaks nothing of the database is told; the log has it, under the number of the request', async () => {
  await pool.query(`create or replace function refuse_it() returns trigger language plpgsql as $$ begin raise 'livestreams is full'; end $$;
    create or replace trigger refuse_it before insert on livestreams for each row execute function refuse_it()`)
  const log = vi.spyOn(house.log, 'error').mockImplementation(() => {})
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/livestreams/save',
    headers: { cookie: admin.cookie },
    payload: { id: newId(), version: null, livestream: aStream() },
  })
  await pool.query('drop trigger refuse_it on livestreams; drop function refuse_it')
  expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'UNEXPECTED', data: null }])
  expect(log.mock.calls).toMatchObject([
    [{ id: expect.any(String), operation: 'livestreams.save', err: {} }, expect.any(String)],
  ])
  const [[told]] = log.mock.calls as unknown as [[{ err: Error }]]
  expect(String(told.err.cause ?? told.err)).toContain('livestreams is full')
  log.mockRestore()
})

describe('a new stream', () => {
  test('LIVE-FORM-21 LIVE-FORM-28 X3-DATA-20 X3-CALL-29 LIVE-FORM-27 is stored as it was typed, trimmed, with who made it', async () => {
    const made = await make(teacher, {
      title: '  Samen  ademen ',
      description: '  ',
      endTime: inHours(25),
      visibleToStudents: true,
    })
    expect(made).toMatchObject({ title: 'Samen ademen', description: null, viewer: { mayManage: true } })
    expect(await rows()).toMatchObject([
      {
        created_by: teacher.id,
        description: null,
        visible_to_everyone: true,
        visible_to_students: true,
        visible_to_admins: false,
        is_active: false,
        last_active_at: null,
        version: 0,
      },
    ])
  })

  test('LIVE-FORM-26 LIVE-EMBED-07 only the cleaned frame is stored', async () => {
    const embedCode =
      '<script>alert(1)</script><iframe src="http://www.youtube.com/embed/dQw4w9WgXcQ" onload="alert(1)" width=5></iframe>'
    const { manage } = await make(admin, { embedCode })
    const stored =
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="5" sandbox="allow-scripts allow-same-origin allow-presentation"></iframe>'
    expect(manage).toMatchObject({ embedCode: stored, address: 'https://www.youtube.com/embed/dQw4w9WgXcQ' })
    expect(await rows()).toMatchObject([{ embed_code: stored }])
  })

  test.each<[string, Partial<LivestreamText>, Record<string, string>]>([
    ['LIVE-FORM-10', { title: ' \u200b ' }, { title: 'Titel is verplicht' }],
    ['LIVE-FORM-11 X3-EDGE-10', { title: '😀'.repeat(101) }, { title: 'Titel mag maximaal 100 karakters bevatten' }],
    [
      'LIVE-MORE-32',
      { description: 'a'.repeat(2_001) },
      { description: 'Beschrijving mag maximaal 2000 karakters bevatten' },
    ],
    ['LIVE-FORM-12', { startTime: null }, { startTime: 'Starttijd is verplicht' }],
    ['LIVE-FORM-13', { startTime: inHours(-1) }, { startTime: 'Starttijd moet in de toekomst liggen' }],
    ['LIVE-MORE-33', { startTime: '9999-12-31T23:00:00Z' }, { startTime: 'Kies een datum tussen 2020 en 2099' }],
    [
      'LIVE-MORE-33',
      { startTime: '2019-12-31T23:00:00Z', isActive: true },
      { startTime: 'Kies een datum tussen 2020 en 2099' },
    ],
    ['LIVE-MORE-33', { endTime: '9999-12-31T23:59:59Z' }, { endTime: 'Kies een datum tussen 2020 en 2099' }],
    ['LIVE-FORM-17 LIVE-FORM-19', { embedCode: ' ' }, { embedCode: 'Embed code is verplicht voor custom platform' }],
    [
      'LIVE-FORM-26 X3-EDGE-01',
      { embedCode: '<iframe src="javascript:alert(1)">' },
      { embedCode: 'Ongeldige of onveilige embed code' },
    ],
    [
      'LIVE-FORM-26 X3-EDGE-02',
      { embedCode: '<iframe src="https://evilyoutube.com/x">' },
      { embedCode: 'Domein van embed code is niet toegestaan' },
    ],
    ['LIVE-FORM-18', { visibleToEveryone: false }, { visibility: 'Selecteer minimaal één doelgroep' }],
  ])('%s LIVE-FORM-22 %o is refused with its sentence', async (_ids, wish, faults) => {
    await expect(make(admin, wish)).rejects.toMatchObject({ status: 422, code: 'FAULTY_FIELDS', data: { faults } })
    expect(await rows()).toEqual([])
  })

  test('LIVE-FORM-20 X3-ERR-19 an end that is not after the start is refused by the server', async () => {
    const startTime = inHours(24)
    for (const endTime of [startTime, inHours(23)])
      await expect(make(admin, { startTime, endTime })).rejects.toMatchObject({ status: 422, code: 'END_BEFORE_START' })
    expect(await rows()).toEqual([])
  })

  test('LIVE-FORM-11 X3-EDGE-10 a title of 100 emoji is accepted', async () => {
    expect((await make(admin, { title: '👨‍👩‍👧'.repeat(100) })).title).toBe('👨‍👩‍👧'.repeat(100))
  })

  test('X3-EDGE-05 that is sent twice is one stream and one piece of news, and under the id of another none', async () => {
    const ear = await member.listens()
    const [id, startTime] = [newId(), inHours(24)]
    const [first, second] = await Promise.all([make(admin, { startTime }, id), make(admin, { startTime }, id)])
    expect(second).toEqual(first)
    expect(await rows()).toHaveLength(1)
    await house.settled()
    expect(ear.kinds()).toEqual(['livestream.added', 'livestreams.changed'])
    await expect(make(teacher, { title: 'Anders' }, id)).rejects.toMatchObject({ status: 409, code: 'ID_IN_USE' })
    ear.leave()
  })

  test('LIVE-LIST-16 LIVE-LIST-17 ROUTE-TABLE-12 X3-ROLE-06 X3-GEN-08 is for admins and teachers alone', async () => {
    for (const role of ['moderator', 'partner', 'student', 'no_subscription'] as const) {
      const who = await world.person({ role })
      const { id } = await given.livestream()
      await expect(make(who)).rejects.toMatchObject(forbidden)
      await expect(who.does(livestreams.setActive, { id, isActive: true })).rejects.toMatchObject(forbidden)
      await expect(who.does(livestreams.remove, { id })).rejects.toMatchObject(forbidden)
      await expect(who.does(livestreams.saveRecording, { id, version: 0, recording: '' })).rejects.toMatchObject(
        forbidden,
      )
    }
    await expect(world.visitor().does(livestreams.remove, { id: newId() })).rejects.toMatchObject({ status: 401 })
    expect((await rows()).every((row) => row.version === 0)).toBe(true)
  })

  test('LIVE-MORE-02 LIVE-MORE-38 under the id of a private conversation opens nothing of it', async () => {
    const [noor, sem] = [await world.person(), await world.person()]
    const { conversationId } = await noor.does(community.startConversation, { personId: sem.id })
    await noor.does(community.post, {
      id: newId(),
      channelId: conversationId,
      content: 'geheim',
      parentId: null,
      uploadId: null,
    })
    const { id } = await make(admin, { startTime: inHours(0.1) }, conversationId)
    const { channelId } = await admin.does(livestreams.evening, { id })
    expect(channelId).not.toBe(conversationId)
    for (const thief of [admin, teacher, member])
      await expect(thief.does(community.messages, { channelId: conversationId })).rejects.toMatchObject({ status: 404 })
    expect((await admin.does(community.messages, { channelId })).messages).toEqual([])
    expect((await sem.does(community.messages, { channelId: conversationId })).messages).toMatchObject([
      { content: 'geheim' },
    ])
    await admin.does(livestreams.remove, { id })
    expect((await sem.does(community.messages, { channelId: conversationId })).messages).toHaveLength(1)
  })
})

describe('an edit', () => {
  test('LIVE-FORM-23 LIVE-FORM-28 keeps who made it, and a start that lies behind may stay', async () => {
    const { id } = await given.livestream({ creator: teacher, startTime: new Date(inHours(-5)) })
    const { startTime } = await admin.does(livestreams.read, { id })
    const edit = (wish: Partial<LivestreamText>, version: number) =>
      admin.does(livestreams.save, { id, version, livestream: aStream({ startTime, ...wish }) })
    expect(await edit({ title: 'Terug te kijken' }, 0)).toMatchObject({
      title: 'Terug te kijken',
      manage: { version: 1 },
    })
    expect(await rows()).toMatchObject([{ created_by: teacher.id }])
    await expect(edit({ startTime: inHours(-4) }, 1)).rejects.toMatchObject({
      data: { faults: { startTime: 'Starttijd moet in de toekomst liggen' } },
    })
    expect(await edit({ startTime: inHours(-4), isActive: true }, 1)).toMatchObject({ isActive: true })
  })

  test('X3-EDGE-13 of a version that is another by now is refused, and nothing is overwritten or revived', async () => {
    const made = await make(admin)
    const save = (who: TestPerson, title: string, version: number | null) =>
      who.does(livestreams.save, { id: made.id, version, livestream: aStream({ title, startTime: made.startTime }) })
    await save(teacher, 'Van de docent', 0)
    const changed = { status: 409, code: 'CHANGED' }
    await expect(save(admin, 'Van de admin', 0)).rejects.toMatchObject(changed)
    await teacher.does(livestreams.setActive, { id: made.id, isActive: true })
    await expect(save(admin, 'Van de admin', 1)).rejects.toMatchObject(changed)
    expect(await rows()).toMatchObject([{ title: 'Van de docent', version: 2 }])
    await teacher.does(livestreams.remove, { id: made.id })
    await expect(save(admin, 'Van de admin', 2)).rejects.toMatchObject(changed)
    expect(await rows()).toEqual([])
  })

  test('LIVE-MORE-34 that says what stands there already changes nothing and tells nobody', async () => {
    const made = await make(admin, { startTime: inHours(24) })
    const ear = await member.listens()
    const same = aStream({ startTime: made.startTime })
    expect(await teacher.does(livestreams.save, { id: made.id, version: 0, livestream: same })).toEqual(made)
    await house.settled()
    expect(ear.kinds()).toEqual([])
    ear.leave()
  })
})

describe('live', () => {
  test('LIVE-STATE-04 X3-EDGE-04 X3-ERR-18 a second stream does not start, by the form nor by the button', async () => {
    const first = await make(admin, { title: 'Eerste', isActive: true })
    const second = await make(teacher)
    const refused = { status: 409, code: 'OTHER_STREAM_ACTIVE', data: { id: first.id, title: 'Eerste' } }
    await expect(teacher.does(livestreams.setActive, { id: second.id, isActive: true })).rejects.toMatchObject(refused)
    await expect(make(teacher, { isActive: true })).rejects.toMatchObject(refused)
    const livestream = aStream({ startTime: second.startTime, isActive: true })
    await expect(teacher.does(livestreams.save, { id: second.id, version: 0, livestream })).rejects.toMatchObject(
      refused,
    )
    await admin.does(livestreams.setActive, { id: first.id, isActive: false })
    expect(await teacher.does(livestreams.setActive, { id: second.id, isActive: true })).toMatchObject({
      isActive: true,
    })
  })

  test('LIVE-STATE-05 LIVE-STATE-06 LIVE-STATE-07 LIVE-STATE-09 X3-CALL-31 everybody hears of a change, and its audience what it was', async () => {
    const visible = { visibleToEveryone: false, visibleToTeachers: true }
    const [in_, out] = [await admin.listens(), await member.listens()]
    const made = await make(teacher, visible)
    await teacher.does(livestreams.setActive, { id: made.id, isActive: true })
    await teacher.does(livestreams.setActive, { id: made.id, isActive: true })
    const again = aStream({ ...visible, title: 'Nieuwe titel', startTime: made.startTime, isActive: true })
    await teacher.does(livestreams.save, { id: made.id, version: 1, livestream: again })
    await teacher.does(livestreams.setActive, { id: made.id, isActive: false })
    await house.settled()
    const heard = (kinds: string[]) => kinds.filter((kind) => kind.startsWith('livestream'))
    expect(heard(in_.kinds())).toEqual([
      'livestream.added',
      'livestreams.changed',
      'livestream.live',
      'livestreams.changed',
      'livestream.live',
      'livestreams.changed',
      'livestreams.changed',
    ])
    expect(heard(out.kinds())).toEqual(Array.from({ length: 4 }, () => 'livestreams.changed'))
    expect(out.heard.map(({ ids }) => ids)).toEqual([{}, {}, {}, {}])
    for (const ear of [in_, out]) ear.leave()
  })

  test('LIVE-STATE-10 LIVE-MORE-04 keeps from when it was live, and until when after it', async () => {
    const { id } = await make(admin)
    const { lastActiveAt: began } = await admin.does(livestreams.setActive, { id, isActive: true })
    expect(began).not.toBeNull()
    const { lastActiveAt: ended, isActive } = await admin.does(livestreams.setActive, { id, isActive: false })
    expect(isActive).toBe(false)
    expect(Date.parse(ended ?? '')).toBeGreaterThanOrEqual(Date.parse(began ?? ''))
    expect((await admin.does(livestreams.setActive, { id, isActive: false })).lastActiveAt).toBe(ended)
    await expect(admin.does(livestreams.setActive, { id: newId(), isActive: true })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('X3-EDGE-07 LIVE-MORE-25 who loses sight of a stream is told to look again, and finds nothing of it', async () => {
    const made = await make(admin, { isActive: true })
    const ear = await member.listens()
    const livestream = aStream({
      startTime: made.startTime,
      isActive: true,
      visibleToEveryone: false,
      visibleToAdmins: true,
    })
    await admin.does(livestreams.save, { id: made.id, version: 0, livestream })
    await house.settled()
    expect(ear.kinds()).toEqual(['livestreams.changed'])
    expect(await member.does(livestreams.list, { from: 0 })).toMatchObject({ live: null, livestreams: [] })
    await expect(member.does(livestreams.evening, { id: made.id })).rejects.toMatchObject({ status: 404 })
    ear.leave()
  })
})

describe('a recording', () => {
  const over = async () => given.livestream({ startTime: new Date(inHours(-3)) })
  const keep = (id: string, recording: string, version = 0) =>
    teacher.does(livestreams.saveRecording, { id, version, recording })

  test('LIVE-MORE-22 of a past stream, by an address or by a code, and away again', async () => {
    const { id } = await over()
    const saved = await keep(id, ' https://youtu.be/Xk3b7vQ2m9A ')
    const address = 'https://www.youtube-nocookie.com/embed/Xk3b7vQ2m9A?autoplay=1&mute=1'
    expect(saved).toMatchObject({
      hasRecording: true,
      manage: { recordingAddress: address },
      player: { frame: { src: address } },
    })
    expect(await keep(id, '<iframe src="https://player.vimeo.com/video/76979871"></iframe>', 1)).toMatchObject({
      player: { frame: { src: 'https://player.vimeo.com/video/76979871' } },
    })
    expect(await keep(id, '', 2)).toMatchObject({
      hasRecording: false,
      manage: { recordingCode: null, recordingAddress: null },
    })
  })

  test.each([
    ['LIVE-FORM-15', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'Ongeldige YouTube URL'],
    ['LIVE-FORM-16', 'https://evilrumble.com/v2abc1', 'Ongeldige Rumble URL'],
    ['LIVE-FORM-26', '<iframe src="data:text/html,x">', 'Ongeldige of onveilige embed code'],
    ['LIVE-FORM-26', '<iframe src="https://evil.example">', 'Domein van embed code is niet toegestaan'],
  ])('%s LIVE-MORE-22 %s is refused', async (_ids, recording, says) => {
    const { id } = await over()
    await expect(keep(id, recording)).rejects.toMatchObject({
      code: 'FAULTY_FIELDS',
      data: { faults: { recording: says } },
    })
  })

  test('LIVE-MORE-22 X3-EDGE-13 not of one that is live or still to come, nor over what another saved', async () => {
    const [coming, live, past] = [
      await given.livestream({ startTime: new Date(inHours(1)) }),
      await given.livestream({ isActive: true }),
      await over(),
    ]
    const address = 'https://youtu.be/dQw4w9WgXcQ'
    for (const { id } of [coming, live]) await expect(keep(id, address)).rejects.toMatchObject({ code: 'NOT_OVER' })
    await keep(past.id, address)
    await expect(keep(past.id, 'https://rumble.com/v2abc1')).rejects.toMatchObject({ code: 'CHANGED' })
    await expect(keep(newId(), address)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('deleting', () => {
  test('X3-EDGE-06 X3-CALL-30 LIVE-MORE-26 takes the evening with it, for everybody', async () => {
    const noor = await world.person()
    const stream = await given.livestream({ isActive: true })
    await given.question(stream, noor, { raisedBy: [member] })
    const message = { id: newId(), channelId: stream.channelId, content: 'hallo', parentId: null, uploadId: null }
    await noor.does(community.post, message)
    await member.does(community.react, { messageId: message.id, emoji: '👍', on: true })
    await member.does(community.report, { messageId: message.id, why: 'spam', explanation: '' })
    await member.does(community.markRead, { channelId: stream.channelId, seq: 1 })
    const ear = await member.listens()
    await admin.does(livestreams.remove, { id: stream.id })
    await house.settled()
    expect(ear.kinds()).toEqual(['livestreams.changed'])
    const left = [
      'livestreams where id = $1',
      'livestream_questions where livestream_id = $1',
      'messages where channel_id = $1',
      'channel_reads where channel_id = $1',
      'channels_text where id = $1',
    ]
    for (const what of left)
      for (const id of [stream.id, stream.channelId])
        expect((await pool.query(`select 1 from ${what}`, [id])).rows).toEqual([])
    expect((await pool.query('select 1 from message_cases where message_id = $1', [message.id])).rows).toEqual([])
    await expect(admin.does(livestreams.remove, { id: stream.id })).rejects.toMatchObject({ status: 404 })
    await expect(noor.does(community.messages, { channelId: stream.channelId })).rejects.toMatchObject({ status: 404 })
    ear.leave()
  })

  test('LIVE-MORE-27 what managers did stands in the log', async () => {
    const before = (await logged()).length
    const { id, startTime } = await make(admin)
    await admin.does(livestreams.save, { id, version: 0, livestream: aStream({ startTime, title: 'Anders' }) })
    await admin.does(livestreams.setActive, { id, isActive: true })
    await admin.does(livestreams.setActive, { id, isActive: false })
    await admin.does(livestreams.remove, { id })
    expect((await logged()).slice(before)).toEqual([
      'livestream.made',
      'livestream.edited',
      'livestream.started',
      'livestream.ended',
      'livestream.removed',
    ])
  })
})
