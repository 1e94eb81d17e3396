import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import type { GivenChannel } from '../demo/givenPlaces.ts'
import { forgetOldCases } from './forgetCases.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const password = 'Wandelen-2026!'
let admin: TestPerson
let moderator: TestPerson
let teacher: TestPerson
let noor: TestPerson
let sem: TestPerson
let channel: GivenChannel

beforeAll(async () => {
  admin = await world.person({
    role: 'admin',
    firstName: 'Jasper',
    passwordHash: await (await house.auth.$context).password.hash(password),
  })
  moderator = await world.person({ role: 'moderator', firstName: 'Mo', lastName: 'Derator' })
  teacher = await world.person({ role: 'teacher' })
})
beforeEach(async () => {
  await pool.query('delete from message_cases')
  noor = await world.person({ firstName: 'Noor' })
  sem = await world.person({ firstName: 'Sem' })
  channel = await given.channel()
})

const says = (who: TestPerson, text: string, where = channel) => who.does(community.post, newMessage(where, text))
const reports = (who: TestPerson, messageId: string, more: object = {}) =>
  who.does(community.report, { messageId, why: 'harassment', explanation: '', ...more })
const queue = async (who: TestPerson, which: 'open' | 'decided' = 'open') =>
  (await who.does(community.cases, { which })).cases
const decides = (who: TestPerson, caseId: string | undefined, more: object = {}) =>
  who.does(community.decide, { caseId: caseId ?? '', outcome: 'removed', reason: 'Dit is pesten', ...more })
const told = async (who: TestPerson) => {
  await house.settled()
  return opened(await who.does(inbox.list, {}))
}

const erase = ({ id, username }: TestPerson) => admin.does(privacy.erasePerson, { personId: id, username, password })

describe('reporting', () => {
  test('somebody reports at most 20 messages in a quarter of an hour; others still can, and so can they after it', async () => {
    const said = Array.from({ length: 21 }, (_, nth) => ({ author: sem, content: `vervelend ${nth}` }))
    const ids = await given.history(channel, said)
    const last = ids.at(-1) ?? ''
    for (const id of ids.slice(0, 20)) await reports(noor, id)
    await expect(reports(noor, last)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect((await moderator.does(community.cases, { which: 'count' })).open).toBe(20)
    await reports(teacher, last)
    await moveClock(house.database.db, 16 * 60_000)
    await reports(noor, last)
    await moveClock(house.database.db, 0)
  })

  test('COM-CHAT-17 ADM-PANEL-13 a reported message waits in the queue with 3 messages before and after it, why, and by whom', async () => {
    for (const text of ['een', 'twee', 'drie', 'vier']) await says(noor, text)
    const { id } = await says(sem, 'Wat ben jij dom')
    for (const text of ['vijf', 'zes', 'zeven', 'acht']) await says(noor, text)
    await reports(noor, id, { explanation: '  Niet <b>aardig</b> ' })

    const answer = await moderator.does(community.cases, {})
    expect(answer.open).toBe(1)
    expect(await moderator.does(community.cases, { which: 'count' })).toEqual({ open: 1, cases: [] })
    const [one] = answer.cases
    expect(one).toMatchObject({
      message: { id, content: 'Wat ben jij dom', author: { firstName: 'Sem' }, isDeleted: false, pictureUrl: null },
      reported: 'Wat ben jij dom',
      place: { channel: channel.name, channelSlug: channel.slug },
      reports: [{ why: 'harassment', explanation: 'Niet <b>aardig</b>', reporter: { firstName: 'Noor' } }],
      decision: null,
      isAuthorBlocked: false,
    })
    expect(one?.before.map(({ content }) => content)).toEqual(['twee', 'drie', 'vier'])
    expect(one?.after.map(({ content }) => content)).toEqual(['vijf', 'zes', 'zeven'])
  })

  test('COM-MOD-01 one’s own, a deleted and an unseen message cannot be reported, and other reasons need a word', async () => {
    const own = await says(noor, 'Van mij')
    await expect(reports(noor, own.id)).rejects.toMatchObject({ status: 409, code: 'OWN_MESSAGE' })
    const gone = await says(sem, 'Weg')
    await sem.does(community.remove, { messageId: gone.id })
    await expect(reports(noor, gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const club = await given.channel({ community: await given.community({ allowedRoles: ['teacher'] }) })
    const hidden = await says(teacher, 'Onder ons', club)
    await expect(reports(noor, hidden.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { id } = await says(sem, 'Hm')
    for (const explanation of [' ', 'x'.repeat(501)])
      await expect(reports(noor, id, { why: 'other', explanation })).rejects.toMatchObject({
        status: 422,
        data: { fields: ['explanation'] },
      })
    expect(await queue(admin)).toEqual([])
    await reports(noor, id)
    expect(await queue(admin)).toHaveLength(1)
  })

  test('COM-MOD-02 several reports of one message are one case, and who asks again adds nothing', async () => {
    const { id } = await says(sem, 'Koop nu!')
    await reports(noor, id, { why: 'spam' })
    await reports(noor, id, { why: 'hate' })
    await reports(teacher, id)
    const [one, more] = await queue(moderator)
    expect(one?.reports.map(({ why }) => why)).toEqual(['spam', 'harassment'])
    expect(more).toBeUndefined()

    await decides(moderator, one?.id, { outcome: 'dismissed' })
    await reports(noor, id)
    expect(await queue(moderator)).toEqual([])
    await reports(await world.person(), id)
    expect(await queue(moderator)).toMatchObject([{ message: { id }, reports: [{}] }])
  })

  test('somebody who reports without end is stopped', async () => {
    const said = []
    for (let at = 0; at < 21; at++) said.push(await says(at % 2 ? sem : teacher, `Bericht ${at}`))
    for (const { id } of said.slice(0, 20)) await reports(noor, id)
    await expect(reports(noor, said[20]?.id ?? '')).rejects.toMatchObject({ status: 429 })
  })
})

describe('the queue', () => {
  test('COM-CHAT-17 SH-PERM-07 COM-MOD-03 admins and moderators work it, teachers and members do not', async () => {
    const { id } = await says(sem, 'Hm')
    await reports(noor, id)
    const [one] = await queue(moderator)
    for (const who of [teacher, noor, sem]) {
      for (const asked of [queue(who), who.does(community.cases, { which: 'count' }), decides(who, one?.id)])
        await expect(asked).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    expect(await queue(admin)).toEqual([one])
  })

  test('COM-MOD-03 a moderator sees cases of communities they may enter, an admin all, and nobody one about themselves', async () => {
    const club = await given.channel({ community: await given.community({ allowedRoles: ['student'] }) })
    const { id } = await says(sem, 'Onder ons', club)
    await reports(noor, id)
    const mine = await says(moderator, 'Grapje')
    await reports(noor, mine.id)

    expect(await queue(moderator)).toEqual([])
    expect(await moderator.does(community.cases, { which: 'count' })).toEqual({ open: 0, cases: [] })
    const all = await queue(admin)
    expect(all.map((one) => one.message.id)).toEqual([id, mine.id])
    await expect(decides(moderator, all[0]?.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(decides(moderator, all[1]?.id)).rejects.toMatchObject({ code: 'OWN_MESSAGE' })
    await decides(admin, all[0]?.id)
    expect(await queue(admin, 'decided')).toMatchObject([{ message: { id, isDeleted: true } }])
  })

  test('COM-MOD-05 the text stays as it was reported when its author deletes the message', async () => {
    const { id } = await says(sem, 'Gemeen')
    await reports(noor, id)
    await sem.does(community.remove, { messageId: id })
    const [one] = await queue(moderator)
    expect(one).toMatchObject({ reported: 'Gemeen', message: { content: '', isDeleted: true } })
    await decides(moderator, one?.id)
    expect(await told(sem)).toMatchObject([{ title: 'Je bericht is verwijderd' }])
  })

  test('who works it hears of reports and decisions live, without a word of what they are about; the others do not', async () => {
    const [ear, calm] = [await moderator.listens(), await sem.listens()]
    const { id } = await says(sem, 'Hm')
    await reports(noor, id)
    const [one] = await queue(moderator)
    await decides(moderator, one?.id, { outcome: 'dismissed' })
    await house.settled()
    const about = (heard: typeof ear.heard) => heard.filter(({ kind }) => kind.startsWith('case.'))
    expect(about(ear.heard).map(({ kind, ids }) => [kind, ids])).toEqual([
      ['case.changed', { caseId: one?.id }],
      ['case.decided', { caseId: one?.id }],
    ])
    expect(calm.kinds()).toContain('message.posted')
    expect(about(calm.heard)).toEqual([])
  })
})

describe('a decision', () => {
  test('COM-CHAT-17 COM-MOD-06 deleting takes the message away, tells the author why and the reporter that, and neither by whom', async () => {
    const { id } = await says(sem, 'Wat ben jij dom')
    await reports(noor, id, { explanation: 'Noor hier' })
    const [one] = await queue(moderator)
    await decides(moderator, one?.id, { reason: '  Schelden mag hier niet  ' })

    const { messages } = await noor.does(community.messages, { channelId: channel.id })
    expect(messages).toMatchObject([{ id, content: '', reactions: [] }])
    const [author] = await told(sem)
    expect(author).toMatchObject({ type: 'account', title: 'Je bericht is verwijderd', sender: null, message: null })
    expect(author?.text).toMatch(
      /^Je bericht van .+ is gemeld en door een moderator verwijderd\. Reden: Schelden mag hier niet$/,
    )
    expect(author?.channel).toMatchObject({ id: channel.id })
    expect(JSON.stringify(author)).not.toMatch(/Noor|Mo |Derator/)
    expect(JSON.stringify(author)).not.toContain(noor.id)
    const [reporter] = await told(noor)
    expect(reporter).toMatchObject({ title: 'Je melding is beoordeeld' })
    expect(reporter?.text).not.toContain('Schelden')
    expect(await told(moderator)).toEqual([])
    const { lines } = await admin.does(access.auditLog, { kind: 'moderation' })
    expect(lines[0]).toMatchObject({
      action: 'case.removed',
      reason: 'Schelden mag hier niet',
      actor: { id: moderator.id },
      subject: { id: sem.id },
    })
  })

  test('COM-MOD-09 what Beheer told is answered nowhere, neither in its channel nor to the other of a private conversation', async () => {
    const { conversationId } = await noor.does(community.startConversation, { personId: sem.id })
    const [inChannel, inPrivate] = [
      await says(sem, 'Wat ben jij dom'),
      await says(sem, 'Gemeen', { ...channel, id: conversationId }),
    ]
    for (const { id } of [inChannel, inPrivate]) {
      await reports(noor, id)
      const [one] = await queue(admin)
      await decides(admin, one?.id)
    }
    const notifications = [...(await told(noor)), ...(await told(sem))].filter(({ type }) => type === 'account')
    expect(notifications.map(({ channel }) => channel?.id).sort()).toEqual(
      [channel.id, channel.id, conversationId, conversationId].sort(),
    )
    for (const { id: noticeId, channel: place, title } of notifications) {
      const who = title === 'Je melding is beoordeeld' ? noor : sem
      const answer = newMessage({ id: place?.id ?? '' }, 'Maar waarom?')
      await expect(who.does(community.post, { ...answer, noticeId })).rejects.toMatchObject({
        status: 409,
        code: 'NOTICE_TAKES_NO_ANSWER',
      })
      expect((await admin.does(community.messagesById, { ids: [answer.id] })).messages).toEqual([])
      // It says nothing about the place itself, nor about anybody else's notification.
      await who.does(community.post, answer)
      await teacher.does(community.post, { ...newMessage(channel, 'Hoi'), noticeId })
    }
  })

  test('COM-CHAT-17 dismissing leaves the message, with a reason that its author reads', async () => {
    const { id } = await says(sem, 'Ik ben het er niet mee eens')
    await reports(noor, id)
    const [one] = await queue(admin)
    await decides(admin, one?.id, { outcome: 'dismissed', reason: 'Een mening mag' })
    expect((await noor.does(community.messagesById, { ids: [id] })).messages[0]?.content).toBe(
      'Ik ben het er niet mee eens',
    )
    const [author] = await told(sem)
    expect(author?.text).toMatch(/Reden: Een mening mag$/)
    expect(await queue(admin, 'decided')).toMatchObject([
      { decision: { outcome: 'dismissed', reason: 'Een mening mag', by: 'Jasper Voorbeeld' } },
    ])
    const { lines } = await admin.does(access.auditLog, { kind: 'moderation' })
    expect(lines[0]).toMatchObject({ action: 'case.dismissed' })
  })

  test('COM-MOD-04 the second of two moderators hears what was decided, and nothing happens twice', async () => {
    const { id } = await says(sem, 'Hm')
    await reports(noor, id)
    const [one] = await queue(moderator)
    await decides(moderator, one?.id, { outcome: 'dismissed' })
    // The same once more is the same answer, since the first may have been lost.
    await decides(moderator, one?.id, { outcome: 'dismissed' })
    await expect(decides(admin, one?.id)).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_DECIDED',
      data: { outcome: 'dismissed', by: 'Mo Derator' },
    })
    expect((await noor.does(community.messagesById, { ids: [id] })).messages[0]?.content).toBe('Hm')
    expect(await told(sem)).toHaveLength(1)
    for (const reason of ['', 'ab', 'x'.repeat(501)])
      await expect(decides(admin, one?.id, { reason })).rejects.toMatchObject({ data: { fields: ['reason'] } })
  })

  test('COM-MOD-05 it is forgotten after 12 months with its reports; what waits is not', async () => {
    const [first, second] = [await says(sem, 'een'), await says(sem, 'twee')]
    for (const { id } of [first, second]) await reports(noor, id)
    const [one] = await queue(admin)
    await decides(admin, one?.id, { outcome: 'dismissed' })
    await moveClock(house.database.db, 364 * 86_400_000)
    await house.transaction(forgetOldCases)
    expect(await queue(admin, 'decided')).toHaveLength(1)
    await moveClock(house.database.db, 367 * 86_400_000)
    await house.transaction(forgetOldCases)
    await moveClock(house.database.db, 0)
    expect(await queue(admin, 'decided')).toEqual([])
    expect(await queue(admin)).toMatchObject([{ message: { id: second.id } }])
  })
})

describe('whoever calls it directly', () => {
  test('COM-MOD-03 COM-MOD-04 a made-up case is not there, and one about oneself tells nothing, not even who decided it', async () => {
    for (const caseId of [newId(), newId()])
      await expect(decides(moderator, caseId)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(decides(moderator, "' or true --")).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    const mine = await says(moderator, 'Grapje')
    await reports(noor, mine.id)
    const [one] = await queue(admin)
    for (const outcome of ['removed', 'dismissed'])
      await expect(decides(moderator, one?.id, { outcome })).rejects.toMatchObject({ status: 409, code: 'OWN_MESSAGE' })
    await decides(admin, one?.id, { outcome: 'dismissed' })
    await expect(decides(moderator, one?.id)).rejects.toMatchObject({ code: 'OWN_MESSAGE', data: null })
    for (const which of ['open', 'decided'] as const) expect(await queue(moderator, which)).toEqual([])
  })

  test('COM-MOD-03 who judges loses the cases of a community that is closed to them, and of one that is switched off; an admin keeps all', async () => {
    const club = await given.community()
    const { id } = await says(sem, 'Onder ons', await given.channel({ community: club }))
    await reports(noor, id)
    const [one] = await queue(moderator)
    for (const [shut, open] of [
      [`allowed_roles = '["student"]'`, `allowed_roles = '[]'`],
      ['is_active = false', 'is_active = true'],
    ]) {
      await pool.query(`update blueprints set ${shut} where id = $1`, [club.id])
      expect(await queue(moderator)).toEqual([])
      expect(await moderator.does(community.cases, { which: 'count' })).toEqual({ open: 0, cases: [] })
      await expect(decides(moderator, one?.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await queue(admin)).map((it) => it.id)).toEqual([one?.id])
      await pool.query(`update blueprints set ${open} where id = $1`, [club.id])
    }
    await decides(moderator, one?.id)
    await pool.query('update blueprints set is_active = false where id = $1', [club.id])
    expect(await queue(moderator, 'decided')).toEqual([])
  })

  test('COM-MOD-01 COM-MOD-06 a script in an explanation or a reason is text like any other, and one without an end is refused', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const { id } = await says(sem, 'Hm')
    await expect(reports(noor, id, { explanation: 'x'.repeat(501) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await reports(noor, id, { explanation: script })
    const [one] = await queue(moderator)
    expect(one?.reports).toMatchObject([{ explanation: script }])
    for (const reason of [' \u200b ', 'ab', 'x'.repeat(501), 'x'.repeat(8_001)])
      await expect(decides(moderator, one?.id, { reason })).rejects.toMatchObject({ status: 422 })
    await decides(moderator, one?.id, { reason: script })
    expect(JSON.stringify(await told(sem))).toContain(JSON.stringify(script).slice(1, -1))
    expect((await queue(moderator, 'decided'))[0]?.decision?.reason).toBe(script)
  })

  test('COM-MOD-05 COM-MOD-06 a case outlives its author and who reported it, and can be decided without either', async () => {
    const { id } = await says(sem, 'Gemeen')
    await reports(noor, id)
    for (const gone of [noor, sem]) await erase(gone)
    const [one] = await queue(moderator)
    expect(one).toMatchObject({ reported: 'Gemeen', message: { author: null }, reports: [], isAuthorBlocked: false })
    await decides(moderator, one?.id)
    await house.settled()
    expect(await queue(moderator, 'decided')).toMatchObject([{ message: { content: '', isDeleted: true } }])
  })
})
