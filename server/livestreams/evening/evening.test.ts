import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { hourMs, minuteMs, secondMs } from '@bewezen/domain/base/moment.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { hasChat, targetPath } from '@bewezen/domain/inbox/target.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { stopClock } from '../../base/testing/stopClock.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { newMessage } from '../../community/testing/newMessage.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const [admin, moderator, noor, sem] = [
  await world.person({ role: 'admin' }),
  await world.person({ role: 'moderator', username: 'moderator' }),
  await world.person({ role: 'student', username: 'noor' }),
  await world.person({ role: 'student', username: 'sem' }),
]
const notThere = { status: 404, code: 'NOT_FOUND' }
const readOnly = { status: 403, code: 'CHANNEL_READ_ONLY' }
const start = new Date('2027-03-22T19:00:00Z')

afterEach(async () => void (await pool.query('update livestreams set is_active = false where is_active')))

/** Does something while the clock of the site stands still. */
async function at<T>(moment: Date, work: () => Promise<T>): Promise<T> {
  const goOn = await stopClock(pool, moment)
  return work().finally(goOn)
}
const after = (ms: number, from = start) => new Date(from.getTime() + ms)
const say = (who: TestPerson, { channelId }: { channelId: string }, content = 'hallo') =>
  who.does(community.post, newMessage({ id: channelId }, content))
const read = (who: TestPerson, { channelId }: { channelId: string }) => who.does(community.messages, { channelId })

describe('who', () => {
  test('LIVE-MORE-01 LIVE-LIST-20 LIVE-MORE-37 its audience reads and writes, everybody else finds nothing by any door', async () => {
    const stream = await given.livestream({ isActive: true, visibleToStudents: true })
    const said = await say(noor, stream)
    const [partner, outside] = [await world.person({ role: 'partner' }), moderator]
    for (const who of [admin, sem]) {
      expect((await read(who, stream)).messages).toMatchObject([{ id: said.id }])
      expect(await who.does(livestreams.evening, { id: stream.id })).toMatchObject({ mayWrite: true, messages: 1 })
    }
    for (const who of [partner, outside]) {
      const { channelId } = stream
      for (const asked of [
        () => read(who, stream),
        () => say(who, stream),
        () => who.does(community.react, { messageId: said.id, emoji: '👍', on: true }),
        () => who.does(community.reactors, { messageId: said.id, emoji: '👍' }),
        () => who.does(community.markRead, { channelId, seq: 1 }),
        () => who.does(community.missed, { channelId, afterSeq: 0 }),
        () => who.does(community.mentionable, { channelId, typed: 'n' }),
        () => who.does(community.here, { viewId: newId(), channelId }),
        () => who.does(community.whoIsHere, { channelId }),
        () => who.does(community.report, { messageId: said.id, why: 'spam', explanation: '' }),
        () => who.does(livestreams.evening, { id: stream.id }),
        () => who.does(livestreams.questions, { id: stream.id }),
        () => who.does(livestreams.ask, { id: newId(), livestreamId: stream.id, text: 'Mag ik?' }),
      ])
        await expect(asked()).rejects.toMatchObject(notThere)
      expect(await who.does(community.messagesById, { ids: [said.id] })).toEqual({ messages: [] })
    }
    for (const asked of [livestreams.evening, livestreams.questions])
      await expect(world.visitor().does(asked, { id: stream.id })).rejects.toMatchObject({ status: 401 })
  })

  test('LIVE-MORE-01 the gate stands before it: without access, and while testers alone may', async () => {
    const stream = await given.livestream({ isActive: true })
    const without = await world.person({ role: 'no_subscription', entitled: false })
    await expect(read(without, stream)).rejects.toMatchObject({ code: 'NO_ACCESS' })
    await expect(without.does(livestreams.evening, { id: stream.id })).rejects.toMatchObject({ code: 'NO_ACCESS' })
    await admin.does(access.setTesterMode, { on: true })
    await house.settled()
    try {
      await expect(noor.does(livestreams.evening, { id: stream.id })).rejects.toMatchObject({ code: 'TESTER_MODE' })
      await expect(say(noor, stream)).rejects.toMatchObject({ code: 'TESTER_MODE' })
      const { livestreams: seen } = await noor.does(livestreams.list, { from: 0 })
      expect(seen.every(({ viewer }) => !viewer.mayTalk)).toBe(true)
    } finally {
      await admin.does(access.setTesterMode, { on: false })
      await house.settled()
    }
  })

  test('LIVE-MORE-25 X3-EDGE-07 who is no longer the audience hears nothing more and may do nothing more', async () => {
    const stream = await given.livestream({ isActive: true })
    const ears = [await sem.listens(), await moderator.listens()]
    const heard = async () => {
      await house.settled()
      house.live.flushWaiting()
      return ears.map((ear) => ear.heard.filter(({ kind }) => kind === 'message.posted').length)
    }
    await say(noor, stream)
    expect(await heard()).toEqual([1, 1])
    await pool.query('update livestreams set visible_to_everyone = false, visible_to_students = true where id = $1', [
      stream.id,
    ])
    await say(noor, stream)
    expect(await heard()).toEqual([2, 1])
    await expect(read(moderator, stream)).rejects.toMatchObject(notThere)
    for (const ear of ears) ear.leave()
  })
})

describe('when', () => {
  test.each([
    ['LIVE-MORE-03', 'a moment before it opens', -15 * minuteMs - secondMs, false],
    ['LIVE-MORE-03', 'once it opens', -15 * minuteMs, true],
    ['LIVE-MORE-05', 'as long as it may have been', 3 * hourMs - secondMs, true],
    ['LIVE-MORE-05', 'three hours after a start that never came', 3 * hourMs, false],
  ])('%s LIVE-MORE-15 %s', async (_id, _when, ms, isOpen) => {
    const stream = await given.livestream({ startTime: start })
    await at(after(ms), async () => {
      const state = await noor.does(livestreams.evening, { id: stream.id })
      expect(state).toMatchObject({ mayWrite: isOpen, opensAt: after(-15 * minuteMs).toISOString() })
      const asked = { id: newId(), livestreamId: stream.id, text: 'Mag ik?' }
      if (isOpen) {
        await say(noor, stream)
        await noor.does(livestreams.ask, asked)
      } else {
        await expect(say(noor, stream)).rejects.toMatchObject(readOnly)
        await expect(noor.does(livestreams.ask, asked)).rejects.toMatchObject({ status: 409, code: 'EVENING_CLOSED' })
      }
      expect((await read(noor, stream)).messages).toHaveLength(isOpen ? 1 : 0)
    })
  })

  test('LIVE-MORE-04 LIVE-MORE-06 it closes three hours after it was last live, and stays to be read', async () => {
    const ended = after(5 * hourMs)
    const stream = await given.livestream({ startTime: start, lastActiveAt: ended })
    const said = await at(after(3 * hourMs - secondMs, ended), () => say(noor, stream))
    await at(after(3 * hourMs, ended), async () => {
      await expect(say(noor, stream)).rejects.toMatchObject(readOnly)
      const react = { messageId: said.id, emoji: '👍', on: true }
      await expect(sem.does(community.react, react)).rejects.toMatchObject(readOnly)
      await expect(noor.does(community.edit, { messageId: said.id, content: 'x' })).rejects.toMatchObject(readOnly)
      expect((await read(sem, stream)).messages).toMatchObject([{ id: said.id }])
      expect(await sem.does(livestreams.evening, { id: stream.id })).toMatchObject({ mayRead: true, mayWrite: false })
    })
  })

  test('LIVE-MORE-03 LIVE-MORE-04 a live stream takes messages, however early or late', async () => {
    const stream = await given.livestream({ startTime: start, isActive: true })
    for (const ms of [-99 * hourMs, 99 * hourMs]) await at(after(ms), () => say(noor, stream))
    expect(await noor.does(livestreams.evening, { id: stream.id })).toMatchObject({ closesAt: null, messages: 2 })
  })
})

describe('what is said', () => {
  test('LIVE-MORE-07 mentions, replies and reactions, and no group', async () => {
    const stream = await given.livestream({ isActive: true })
    const first = await say(admin, stream, 'Kijk @noor en @channel_members')
    expect(first.mentions).toEqual({ people: [{ id: noor.id, username: 'noor' }], groups: [] })
    const answer = newMessage({ id: stream.channelId }, 'ja', { parentId: first.id })
    expect(await noor.does(community.post, answer)).toMatchObject({ parent: { id: first.id } })
    const { reactions } = await sem.does(community.react, { messageId: first.id, emoji: '👍', on: true })
    expect(reactions).toEqual([{ emoji: '👍', count: 1, mine: true }])
    const edited = await admin.does(community.edit, { messageId: first.id, content: 'Kijk @sem en @channel_members' })
    expect(edited.mentions).toEqual({ people: [{ id: sem.id, username: 'sem' }], groups: [] })
    const shown = { ...newMessage({ id: stream.channelId }, 'kijk'), experimentId: newId() }
    await expect(noor.does(community.post, shown)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('LIVE-MORE-07 the names that are suggested are those of its audience', async () => {
    const stream = await given.livestream({ isActive: true, visibleToStudents: true })
    const suggested = (typed: string) => admin.does(community.mentionable, { channelId: stream.channelId, typed })
    expect((await suggested('noor')).people).toMatchObject([{ id: noor.id }])
    expect(await suggested('moderator')).toEqual({ people: [], groups: [] })
    expect(await suggested('channel')).toEqual({ people: [], groups: [] })
  })

  test('LIVE-MORE-08 it stands in no list, no count, no inbox and no search of anybody', async () => {
    const stream = await given.livestream({ isActive: true })
    const before = await sem.does(community.list, {})
    await say(noor, stream, 'zoekmijnwoord @sem')
    await house.settled()
    expect(await sem.does(community.list, {})).toEqual(before)
    expect(await sem.does(community.conversations, {})).toEqual({ conversations: [] })
    await expect(sem.does(community.conversation, { conversationId: stream.channelId })).rejects.toMatchObject(notThere)
    expect((await sem.does(inbox.list, {})).notifications).toEqual([])
    for (const who of [noor, sem, admin])
      expect((await who.does(search.find, { text: 'zoekmijnwoord' })).hits).toEqual([])
    await expect(noor.does(community.pin, { channelId: stream.channelId, on: true })).rejects.toMatchObject(notThere)
    await expect(
      noor.does(community.blockConversation, { conversationId: stream.channelId, on: true }),
    ).rejects.toMatchObject(notThere)
  })

  test('LIVE-MORE-07 LIVE-MORE-09 LIVE-MORE-79 who moderates removes it; a report says where it stands and what was said around it', async () => {
    const stream = await given.livestream({ isActive: true, title: 'Samen ademen' })
    await say(sem, stream, 'eerst')
    const said = await say(noor, stream, 'onaardig')
    await sem.does(community.report, { messageId: said.id, why: 'harassment', explanation: '' })
    const { cases } = await moderator.does(community.cases, { which: 'open' })
    expect(cases).toMatchObject([
      { place: null, livestream: { id: stream.id, title: 'Samen ademen' }, before: [{ content: 'eerst' }] },
    ])
    await expect(sem.does(community.remove, { messageId: said.id })).rejects.toMatchObject({ status: 403 })
    await moderator.does(community.decide, { caseId: cases[0]?.id ?? '', outcome: 'removed', reason: 'Niet aardig' })
    expect((await read(sem, stream)).messages.map(({ content }) => content)).toEqual(['eerst', ''])
    await house.settled()
    for (const who of [noor, sem]) {
      const [told] = opened(await who.does(inbox.list, {}))
      expect(told && [told.type, targetPath(told), hasChat(told)]).toEqual([
        'account',
        livestreamPath(stream.id),
        false,
      ])
    }
    await moderator.does(community.remove, { messageId: (await say(noor, stream)).id })
    await house.settled()
  })

  test('LIVE-MORE-07 the limit on flooding holds', async () => {
    const small = await openWorld({ env: { MESSAGE_LIMIT: '2' } })
    const stream = await small.given.livestream({ isActive: true })
    const who = await small.person()
    for (let n = 0; n < 2; n++) await say(who, stream)
    const flood = { status: 429, code: 'TOO_MANY_REQUESTS' }
    await expect(say(who, stream)).rejects.toMatchObject(flood)
    const asked = { id: newId(), livestreamId: stream.id, text: 'Mag ik?' }
    await expect(who.does(livestreams.ask, asked)).rejects.toMatchObject(flood)
  })

  test('LIVE-MORE-16 its facts name the stream and no community, and reach its audience alone', async () => {
    const stream = await given.livestream({ isActive: true, visibleToStudents: true })
    const [student, outside] = [await sem.listens(), await moderator.listens()]
    const said = await say(noor, stream)
    await noor.does(livestreams.ask, { id: newId(), livestreamId: stream.id, text: 'Mag ik?' })
    await house.settled()
    house.live.flushWaiting()
    const inStream = { channelId: stream.channelId, livestreamId: stream.id }
    expect(student.heard.map(({ kind, ids }) => ({ kind, ids }))).toEqual([
      { kind: 'message.posted', ids: { ...inStream, messageId: said.id, authorId: noor.id, seq: '1' } },
      { kind: 'questions.changed', ids: { livestreamId: stream.id } },
    ])
    expect(outside.heard).toEqual([])
    for (const ear of [student, outside]) ear.leave()
  })
})

test('LIVE-MORE-07 LIVE-MORE-16 LIVE-MORE-70 who has the evening before them gets several messages whole and in one piece', async () => {
  const stream = await given.livestream({ isActive: true, visibleToStudents: true })
  const { channelId } = stream
  const pieces: string[] = []
  const snapshot = await house.snapshots.of(sem.token)
  const leave = await house.live.open(
    { token: sem.token, snapshot, write: (piece) => pieces.push(piece), end: () => {} },
    null,
  )
  await sem.does(community.here, { viewId: newId(), channelId })
  const texts = ['een', 'twee', 'drie']
  for (const text of texts) await say(noor, stream, text)
  await house.settled()
  house.live.flushWaiting()
  const whole = pieces.filter((piece) => piece.includes('"kind":"message","message"')).join('')
  expect([...whole.matchAll(/"content":"(\w+)"/g)].map(([, text]) => text)).toEqual(texts)
  expect(pieces.join('').match(/"kind":"message.posted"/g)?.length ?? 0).toBeGreaterThan(0)
  leave()
})

describe('who is there', () => {
  test('LIVE-MORE-24 LIVE-STATS-03 managers hear how many, each once; nobody hears who', async () => {
    const stream = await given.livestream({ isActive: true })
    const { channelId } = stream
    const nobody = { channelId, count: 0, people: [], typing: [] }
    for (const who of [noor, noor, sem])
      expect(await who.does(community.here, { viewId: newId(), channelId, typing: true })).toEqual(nobody)
    expect(await admin.does(community.whoIsHere, { channelId })).toEqual({ count: 0, people: [] })
    expect(await admin.does(livestreams.viewers, { id: stream.id })).toEqual({ count: 2 })
    await expect(noor.does(livestreams.viewers, { id: stream.id })).rejects.toMatchObject({ status: 403 })
    await expect(admin.does(livestreams.viewers, { id: newId() })).rejects.toMatchObject(notThere)
  })
})
