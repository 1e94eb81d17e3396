import { roles } from '@bewezen/domain/access/roles.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { maySeeStream } from '@bewezen/domain/livestreams/stream.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { inHours } from './testing/aStream.ts'

const world = await openWorld()
const { given, house, app } = world
const [admin, teacher, member, visitor] = [
  await world.person({ role: 'admin' }),
  await world.person({ role: 'teacher', firstName: 'Teun', lastName: 'Bakker' }),
  await world.person({ role: 'student' }),
  world.visitor(),
]
const notThere = { status: 404, code: 'NOT_FOUND' }
const none = {
  visibleToEveryone: false,
  visibleToStudents: false,
  visibleToTeachers: false,
  visibleToAdmins: false,
}
afterEach(async () => void (await house.database.pool.query('delete from livestreams')))

describe('the list', () => {
  test('LIVE-MORE-77 comes with the clock of the server, which no browser keeps', async () => {
    await moveClock(house.database.db, 90 * minuteMs)
    const { now } = await visitor.does(livestreams.clock, {})
    await moveClock(house.database.db, 0)
    const later = Date.parse(now) - Date.parse((await visitor.does(livestreams.clock, {})).now)
    expect(Math.round(later / minuteMs)).toBe(90)
    const { headers } = await app.inject({ url: '/api/livestreams/clock' })
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })

  test('LIVE-LIST-15 X3-CALL-28 LIVE-LIST-02 has the newest start first, and the live one apart', async () => {
    await given.livestream({ title: 'gisteren', startTime: new Date(inHours(-24)) })
    const live = await given.livestream({ title: 'nu', isActive: true, startTime: new Date(inHours(-48)) })
    await given.livestream({ title: 'morgen', startTime: new Date(inHours(24)) })
    const list = await visitor.does(livestreams.list, { from: 0 })
    expect(list.livestreams.map(({ title }) => title)).toEqual(['morgen', 'gisteren', 'nu'])
    expect(list).toMatchObject({ live: { id: live.id }, total: 3 })
  })

  test('LIVE-MORE-36 comes in pages of 48, and the live one is told beside each of them', async () => {
    const { id } = await given.livestream({ title: 'oud', isActive: true, startTime: new Date(inHours(-999)) })
    for (let at = 0; at < 49; at++) await given.livestream({ title: `${at}`, startTime: new Date(inHours(-at)) })
    const first = await visitor.does(livestreams.list, { from: 0 })
    const second = await visitor.does(livestreams.list, { from: 48 })
    expect([first.livestreams.length, second.livestreams.map(({ title }) => title)]).toEqual([48, ['48', 'oud']])
    expect([first.live?.id, second.live?.id, first.total]).toEqual([id, id, 50])
  })

  test.each([null, ...roles, 'astronaut'])(
    'LIVE-LIST-18 LIVE-LIST-19 LIVE-LIST-20 X3-ROLE-06 role %o gets the streams of its audience and no other, by every door',
    async (role) => {
      const flags = Object.keys(none) as (keyof typeof none)[]
      const audiences = [none, ...flags.map((flag) => ({ ...none, [flag]: true }))]
      const streams = []
      for (const audience of audiences)
        streams.push({ ...(await given.livestream({ title: 'Zoekwoord', ...audience })), audience })
      const who = role === null ? visitor : await world.person({ role: role as 'student' })
      const seen = streams.filter(({ audience }) => maySeeStream(role === null ? null : { role }, audience))
      const list = await who.does(livestreams.list, { from: 0 })
      expect(list.livestreams.map(({ id }) => id).toSorted()).toEqual(seen.map(({ id }) => id).toSorted())
      expect(list.total).toBe(seen.length)
      const { hits } = await who.does(search.find, { text: 'Zoekwoord' })
      expect(hits.map(({ id }) => id).toSorted()).toEqual(seen.map(({ id }) => id).toSorted())
      for (const { id, audience } of streams) {
        const asked = who.does(livestreams.read, { id })
        if (seen.some((one) => one.audience === audience)) expect(await asked).toMatchObject({ id })
        else await expect(asked).rejects.toMatchObject(notThere)
      }
    },
  )

  test('LIVE-LIST-19 LIVE-LIST-21 a live stream outside the audience is no live stream', async () => {
    await given.livestream({ isActive: true, visibleToAdmins: true })
    expect(await member.does(livestreams.list, { from: 0 })).toEqual({ live: null, livestreams: [], total: 0 })
    expect((await admin.does(livestreams.list, { from: 0 })).live).not.toBeNull()
    expect((await teacher.does(livestreams.list, { from: 0 })).live).not.toBeNull()
  })

  test('X3-EDGE-08 LIVE-LIST-22 a visitor gets no id of a person, no form and no frame of what is still to come', async () => {
    await given.livestream({ title: 'straks', creator: teacher, startTime: new Date(inHours(1)) })
    const [stream] = (await visitor.does(livestreams.list, { from: 0 })).livestreams
    expect(stream).toMatchObject({ creatorName: 'Teun Bakker', player: null, manage: null })
    expect(stream?.viewer).toEqual({ mayManage: false, mayTalk: false, isReminded: false })
    const answer = await app.inject({ url: '/api/livestreams/list?from=0' })
    expect(answer.body).not.toContain(teacher.id)
    expect(answer.body).not.toContain('youtube')
    expect((await member.does(livestreams.list, { from: 0 })).livestreams[0]?.player).toBeNull()
    const [managed] = (await teacher.does(livestreams.list, { from: 0 })).livestreams
    expect(managed).toMatchObject({ player: { frame: { title: null } }, manage: { version: 0 } })
  })

  test('LIVE-LIST-22 LIVE-MORE-23 a past stream plays its recording where there is one, else what was stored', async () => {
    const recordingCode = '<iframe src="https://rumble.com/embed/v1opname/"></iframe>'
    await given.livestream({ title: 'met', startTime: new Date(inHours(-2)), recordingCode })
    await given.livestream({ title: 'zonder', startTime: new Date(inHours(-1)) })
    const { livestreams: streams } = await visitor.does(livestreams.list, { from: 0 })
    expect(streams.map(({ title, hasRecording, player }) => [title, hasRecording, player])).toMatchObject([
      ['zonder', false, { frame: { src: expect.stringContaining('nocookie') } }],
      ['met', true, { frame: { src: 'https://rumble.com/embed/v1opname/' } }],
    ])
  })

  test.each([
    ['LIVE-PLAYER-03', null, 'EMPTY'],
    ['LIVE-PLAYER-04', '<p>kapot</p>', 'UNSAFE'],
    ['LIVE-PLAYER-05 X3-EDGE-02', '<iframe src="https://evil.example"></iframe>', 'HOST'],
  ])('%s LIVE-EMBED-07 what was stored is judged once more before it is played', async (_ids, embedCode, fault) => {
    await given.livestream({ embedCode, isActive: true })
    expect((await visitor.does(livestreams.list, { from: 0 })).live?.player).toEqual({ fault })
  })

  test('LIVE-LIST-07 whoever is gone or going has no name any more', async () => {
    const creator = await world.person({ role: 'teacher', firstName: '', lastName: '', username: 'ademleraar' })
    await given.livestream({ creator })
    const nameNow = async () => (await visitor.does(livestreams.list, { from: 0 })).livestreams[0]?.creatorName
    expect(await nameNow()).toBe('ademleraar')
    await house.database.pool.query('update profiles set hidden_at = app_now() where id = $1', [creator.id])
    expect(await nameNow()).toBeNull()
  })

  test('LIVE-MORE-01 says to whom the conversation is open: who passes the gate, and nobody while testers alone may', async () => {
    await given.livestream()
    const [partner, without] = [
      await world.person({ role: 'partner' }),
      await world.person({ role: 'no_subscription', entitled: false }),
    ]
    const mayTalk = async (who: TestPerson) =>
      (await who.does(livestreams.list, { from: 0 })).livestreams.map(({ viewer }) => viewer.mayTalk)
    expect([await mayTalk(member), await mayTalk(partner), await mayTalk(without)]).toEqual([[true], [true], [false]])
  })
})

describe('what else is read', () => {
  test('LIVE-MORE-21 one stream by its address, and nothing of one that is not there', async () => {
    await expect(visitor.does(livestreams.read, { id: newId() })).rejects.toMatchObject(notThere)
  })

  test('LIVE-MORE-20 those of one day in Amsterdam, for their audience', async () => {
    const at = (startTime: string, title: string, wish = {}) =>
      given.livestream({ title, startTime: new Date(startTime), ...wish })
    await at('2027-03-22T22:59:59Z', 'laat')
    await at('2027-03-22T23:00:00Z', 'morgen')
    await at('2027-03-21T23:00:00Z', 'vroeg')
    await at('2027-03-21T22:59:59Z', 'gisteren')
    await at('2027-03-22T12:00:00Z', 'docenten', { visibleToTeachers: true })
    const on = async (who: Pick<TestPerson, 'does'>, day: string) =>
      (await who.does(livestreams.onDay, { day })).livestreams.map(({ title }) => title)
    expect(await on(visitor, '2027-03-22')).toEqual(['vroeg', 'laat'])
    expect(await on(member, '2027-03-22')).toEqual(['vroeg', 'laat'])
    expect(await on(teacher, '2027-03-22')).toEqual(['vroeg', 'docenten', 'laat'])
    for (const day of ['9999-12-31', '0000-01-01', '2027-02-30', '0001-01-01', '9998-12-31'])
      expect(await on(visitor, day)).toEqual([])
  })

  test('LIVE-STATS-01 LIVE-STATS-02 X3-CALL-32 managers get the counts, of all streams and nothing else', async () => {
    await given.livestream({ isActive: true, startTime: new Date(inHours(3)), visibleToAdmins: true })
    await given.livestream({ startTime: new Date(inHours(1)) })
    await given.livestream({ startTime: new Date(inHours(2)) })
    await given.livestream()
    expect(await teacher.does(livestreams.statistics, {})).toEqual({ total: 4, live: 1, upcoming: 2, past: 1 })
    await expect(member.does(livestreams.statistics, {})).rejects.toMatchObject({ status: 403 })
  })

  test('LIVE-MORE-28 search leads to the page with the stream opened', async () => {
    const { id } = await given.livestream({ title: 'Adem en licht', description: 'Over zonsondergang' })
    for (const text of ['adem', 'zonsondergang'])
      expect((await visitor.does(search.find, { text })).hits).toMatchObject([
        { kind: 'livestream', id, path: `/livestream?stream=${id}` },
      ])
  })

  test('LIVE-MORE-19 a file for the calendar, for whoever sees the stream', async () => {
    const [open, closed] = [
      await given.livestream({ title: 'Adem, licht; en meer', startTime: new Date('2027-03-22T19:00:00Z') }),
      await given.livestream({ visibleToAdmins: true, startTime: new Date('2027-03-22T19:00:00Z') }),
    ]
    const ask = (id: string, cookie = '') => app.inject({ url: `/livestream/${id}/agenda.ics`, headers: { cookie } })
    const file = await ask(open.id)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.body).toContain('DTSTART:20270322T190000Z')
    expect(file.body).toContain('DTEND:20270322T200000Z')
    expect(file.body).toContain('SUMMARY:Adem\\, licht\\; en meer')
    expect(file.body.replaceAll('\r\n ', '')).toContain(`/livestream?stream=${open.id}`)
    for (const id of [closed.id, newId(), 'geen-id']) expect((await ask(id)).statusCode).toBe(404)
    expect((await ask(closed.id, member.cookie)).statusCode).toBe(404)
    expect((await ask(closed.id, admin.cookie)).statusCode).toBe(200)
  })
})
