import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { deskPath } from '@bewezen/domain/community/paths.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { targetPath } from '@bewezen/domain/inbox/target.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { inboxPersonal } from '../../inbox/index.ts'
import { communityPersonal } from '../personal.ts'
import { newMessage } from '../testing/newMessage.ts'

const world = await openWorld()
const { given, house } = world
const { pool, db } = house.database
const password = 'Wandelen-2026!'
const unknown = { status: 404, code: 'NOT_FOUND' }
let admin: TestPerson
let moderator: TestPerson
let teacher: TestPerson
let noor: TestPerson
let sem: TestPerson

beforeAll(async () => {
  const passwordHash = await (await house.auth.$context).password.hash(password)
  admin = await world.person({ role: 'admin', firstName: 'Kanarie', lastName: 'Admin', passwordHash })
  moderator = await world.person({ role: 'moderator', firstName: 'Kanarie', lastName: 'Moderator' })
  teacher = await world.person({ role: 'teacher' })
})
beforeEach(async () => {
  noor = await world.person({ firstName: 'Noor' })
  sem = await world.person({ firstName: 'Sem', lastName: 'Bos' })
})

const told = async (who: TestPerson) => {
  await house.settled()
  return opened(await who.does(inbox.list, {}))
}
/** A message of Sem is removed after a report of Noor; answers what Sem is told of it. */
async function judged(what: object = {}) {
  const channel = await given.channel()
  const { id } = await sem.does(community.post, newMessage(channel, 'Wat ben jij dom'))
  await noor.does(community.report, { messageId: id, why: 'harassment', explanation: '' })
  const one = (await moderator.does(community.cases, {})).cases.find(({ message }) => message.id === id)
  await moderator.does(community.decide, { caseId: one?.id ?? '', outcome: 'removed', reason: 'Pesten', ...what })
  const [notice] = await told(sem)
  return { noticeId: notice?.id ?? '', channel }
}
const begins = async (noticeId: string, who = sem) =>
  (await who.does(community.answerNotice, { noticeId })).conversationId
const says = (id: string, text: string, who = sem) => who.does(community.post, newMessage({ id }, text))
const answers = (conversationId: string, seenSeq: number, content: string, who = moderator, id = newId()) =>
  who.does(community.answerAsDesk, { id, conversationId, content, seenSeq })
const talk = (conversationId: string, who = moderator) => who.does(community.deskTalk, { conversationId })
const talkIn = async (conversationId: string, who = moderator) =>
  (await who.does(community.deskTalks, {})).talks.find(({ id }) => id === conversationId)
const waiting = async (who = moderator) => (await who.does(community.deskTalks, { which: 'count' })).waiting
const saidTo = async (who: TestPerson, channelId: string) =>
  (await who.does(community.messages, { channelId })).messages
const toldDesk = async (who: TestPerson) =>
  (await told(who)).filter(({ text }) => text?.includes('schreef aan Beheer')).length

/** What somebody may do in a talk, and is refused. */
async function isRefused(conversationId: string, who: TestPerson, refusal: object) {
  await expect(talk(conversationId, who)).rejects.toMatchObject(refusal)
  await expect(answers(conversationId, 2, 'Hoi', who)).rejects.toMatchObject(refusal)
  await expect(who.does(community.settleDeskTalk, { conversationId, seq: 2 })).rejects.toMatchObject(refusal)
}

/** Sem answered a decision with this. */
async function asked(text = 'Waarom?') {
  const { noticeId } = await judged()
  const id = await begins(noticeId)
  const message = await says(id, text)
  return { id, noticeId, message }
}

describe('beginning', () => {
  test('COM-MOD-10 what a decision said stands in one conversation with Beheer, once, also for later decisions', async () => {
    const { noticeId } = await judged()
    const id = await begins(noticeId)
    expect(await begins(noticeId)).toBe(id)
    const [first, ...others] = await saidTo(sem, id)
    expect(first).toMatchObject({ author: null, isFromUs: true, seq: 1 })
    expect(first?.content).toMatch(/^Je bericht is verwijderd\n\nJe bericht van .+ Reden: Pesten$/)
    expect(others).toEqual([])

    const later = await judged()
    expect(await begins(later.noticeId)).toBe(id)
    expect((await saidTo(sem, id)).map(({ id }) => id)).toEqual([noticeId, later.noticeId])
    expect((await sem.does(community.conversations, {})).conversations).toMatchObject([
      { id, isDesk: true, other: null, mayPost: true, lastSeq: 2 },
    ])
    expect(await sem.does(community.conversation, { conversationId: id })).toMatchObject({ isDesk: true })
  })

  test('COM-MOD-10 who reported answers what they were told too, in a conversation of their own', async () => {
    const { noticeId } = await judged()
    const [reported] = await told(noor)
    const [hers, his] = [await begins(reported?.id ?? '', noor), await begins(noticeId)]
    expect(hers).not.toBe(his)
    await expect(saidTo(sem, hers)).rejects.toMatchObject(unknown)
  })

  test('COM-MOD-09 COM-MOD-10 nothing but an own notification of a decision leads there', async () => {
    const { noticeId } = await judged()
    await admin.does(inbox.write, { id: newId(), to: { personId: sem.id }, title: 'Zaterdag', text: 'Dicht' })
    const written = (await told(sem)).find(({ type }) => type === 'inbox_message')
    for (const id of [written?.id ?? '', newId()]) await expect(begins(id)).rejects.toMatchObject(unknown)
    await expect(begins(noticeId, noor)).rejects.toMatchObject(unknown)
  })

  test('COM-MOD-10 two windows that ask at the same moment begin one', async () => {
    const { noticeId } = await judged()
    const [one, other] = await Promise.all([begins(noticeId), begins(noticeId)])
    expect(one).toBe(other)
    expect(await saidTo(sem, one)).toHaveLength(1)
  })
})

describe('answering', () => {
  test('COM-MOD-11 who works the queue answers as Beheer, and sees of each other who did; others find nothing', async () => {
    const { id, message } = await asked()
    const before = await talk(id)
    expect(before).toMatchObject({ person: { id: sem.id }, lastSeq: 2, settledSeq: 1, hasOlder: false })
    expect(before.messages).toMatchObject([
      { isOurs: true, by: null },
      { id: message.id, isOurs: false, by: null, content: 'Waarom?' },
    ])
    for (const who of [teacher, noor, sem]) {
      const refused = { status: 403, code: 'FORBIDDEN' }
      await expect(who.does(community.deskTalks, {})).rejects.toMatchObject(refused)
      await isRefused(id, who, refused)
    }
    // Nobody of them has a right to the channel itself, nor to a conversation of two members.
    for (const who of [moderator, admin, noor]) await expect(saidTo(who, id)).rejects.toMatchObject(unknown)
    const { conversationId } = await noor.does(community.startConversation, { personId: sem.id })
    for (const other of [conversationId, newId()]) await isRefused(other, moderator, unknown)

    await answers(id, 2, 'Om de toon.')
    await answers(id, 3, 'En de woorden.', admin)
    expect((await talk(id, admin)).messages.slice(2)).toMatchObject([
      { isOurs: true, by: 'Kanarie Moderator', content: 'Om de toon.' },
      { isOurs: true, by: 'Kanarie Admin', content: 'En de woorden.' },
    ])
    expect(await saidTo(sem, id)).toMatchObject([
      { seq: 1, isFromUs: true },
      { seq: 2, isFromUs: false, author: { id: sem.id } },
      { seq: 3, isFromUs: true, author: null, content: 'Om de toon.' },
      { seq: 4, isFromUs: true, author: null },
    ])
    const { lines } = await admin.does(access.auditLog, { kind: 'moderation' })
    expect(lines[0]).toMatchObject({ action: 'desk.answered', actor: { id: admin.id }, subject: { id: sem.id } })
  })

  test('COM-MOD-11 nobody answers in their own conversation, nor is it among those they see', async () => {
    const mo = await world.person({ role: 'moderator', firstName: 'Mo' })
    const channel = await given.channel()
    const { id: said } = await mo.does(community.post, newMessage(channel, 'Hm'))
    await noor.does(community.report, { messageId: said, why: 'spam', explanation: '' })
    const one = (await admin.does(community.cases, {})).cases.find(({ message }) => message.id === said)
    await admin.does(community.decide, { caseId: one?.id ?? '', outcome: 'removed', reason: 'Spam' })
    const [notice] = await told(mo)
    const before = [await waiting(mo), await waiting(admin)]
    const id = await begins(notice?.id ?? '', mo)
    await says(id, 'Waarom?', mo)
    await isRefused(id, mo, unknown)
    expect(await talkIn(id, mo)).toBeUndefined()
    expect(await talkIn(id, admin)).toMatchObject({ person: { id: mo.id } })
    expect([await waiting(mo), await waiting(admin)]).toEqual([before[0], (before[1] ?? 0) + 1])
    expect(await toldDesk(mo)).toBe(0)
  })

  test('COM-MOD-13 a talk waits until somebody answers or settles it; who missed the newest message is refused, and loses nothing', async () => {
    const { id } = await asked()
    const before = await waiting()
    expect(await talkIn(id)).toMatchObject({ lastSeq: 2, settledSeq: 1, last: { content: 'Waarom?', isOurs: false } })
    await says(id, 'Nou?')
    await expect(answers(id, 2, 'Daarom')).rejects.toMatchObject({ status: 409, code: 'TALK_MOVED_ON' })
    await answers(id, 3, 'Daarom')
    expect(await waiting()).toBe(before - 1)
    // A colleague who saw what Sem said, and not the answer.
    await expect(answers(id, 3, 'Hierom', admin)).rejects.toMatchObject({ code: 'TALK_MOVED_ON' })

    await says(id, 'Dank je')
    expect(await waiting()).toBe(before)
    const heard = (await told(sem)).length
    const settle = (seq: number) => moderator.does(community.settleDeskTalk, { conversationId: id, seq })
    await settle(4)
    expect(await waiting()).toBe(before)
    await settle(99)
    expect([await waiting(), await talkIn(id)]).toMatchObject([before - 1, { lastSeq: 5, settledSeq: 5 }])
    // It never goes back.
    await settle(1)
    expect(await talkIn(id)).toMatchObject({ settledSeq: 5 })
    expect(await told(sem)).toHaveLength(heard)
    await says(id, 'Toch nog iets')
    expect(await waiting()).toBe(before)
  })

  test('COM-MOD-13 what another notification says takes nothing from what waits', async () => {
    const { id } = await asked()
    const before = await waiting()
    const later = await judged()
    expect(await begins(later.noticeId)).toBe(id)
    expect([await waiting(), await talkIn(id)]).toMatchObject([before, { lastSeq: 3, settledSeq: 1 }])
  })

  test('COM-MOD-11 an answer that is sent twice stands once, and nothing else under its id', async () => {
    const { id } = await asked()
    const answer = newId()
    await answers(id, 2, 'Daarom', moderator, answer)
    await answers(id, 2, 'Daarom', moderator, answer)
    expect(await saidTo(sem, id)).toHaveLength(3)
    for (const [text, who] of [
      ['Hierom', moderator],
      ['Daarom', admin],
    ] as const)
      await expect(answers(id, 3, text, who, answer)).rejects.toMatchObject({ status: 409, code: 'ID_IN_USE' })
    for (const text of ['  ', 'x'.repeat(1001)])
      await expect(answers(id, 3, text)).rejects.toMatchObject({ status: 422, data: { fields: ['content'] } })
  })

  test('COM-MOD-10 Beheer is not blocked, takes no reactions and is not reported; one’s own message is one’s own', async () => {
    const { id, message, noticeId } = await asked()
    const forbidden = { status: 403, code: 'FORBIDDEN' }
    for (const on of [true, false])
      await expect(sem.does(community.blockConversation, { conversationId: id, on })).rejects.toMatchObject(forbidden)
    for (const messageId of [noticeId, message.id]) {
      const reacts = sem.does(community.react, { messageId, emoji: '👍', on: true })
      await expect(reacts).rejects.toMatchObject(forbidden)
    }
    const reports = sem.does(community.report, { messageId: noticeId, why: 'spam', explanation: '' })
    await expect(reports).rejects.toMatchObject(forbidden)
    await expect(sem.does(community.remove, { messageId: noticeId })).rejects.toMatchObject(forbidden)
    const changes = sem.does(community.edit, { messageId: noticeId, content: 'Je had gelijk' })
    await expect(changes).rejects.toMatchObject(forbidden)

    await sem.does(community.edit, { messageId: message.id, content: 'Waarom dan?' })
    expect((await talk(id)).messages[1]).toMatchObject({ content: 'Waarom dan?' })
    const reply = { ...newMessage({ id }, 'Hierop'), parentId: noticeId }
    expect(await sem.does(community.post, reply)).toMatchObject({ parent: { authorName: 'Beheer' } })
    await sem.does(community.remove, { messageId: message.id })
    expect((await talk(id)).messages[1]).toMatchObject({ content: '', isDeleted: true })
  })
})

describe('who is told', () => {
  test('COM-MOD-12 those who work the queue once for all that waits, live and without mail; the member of each answer', async () => {
    const { noticeId } = await judged()
    const ears = { moderator: await moderator.listens(), teacher: await teacher.listens(), sem: await sem.listens() }
    const id = await begins(noticeId)
    const before = [await toldDesk(moderator), await toldDesk(admin), await toldDesk(teacher)]
    expect((await told(sem)).filter(({ type }) => type === 'private_message')).toEqual([])
    const { rows: mails } = await pool.query('select count(*)::int as n from local_mails')
    await says(id, 'Waarom?')
    await says(id, 'Nou?')
    expect([await toldDesk(moderator), await toldDesk(admin), await toldDesk(teacher)]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 1,
      0,
    ])
    const [notice] = await told(moderator)
    expect(notice).toMatchObject({ type: 'account', sender: null, channel: null, message: null })
    expect(notice && targetPath(notice)).toBe(deskPath)
    expect(JSON.stringify(notice)).not.toContain('Waarom')
    await answers(id, 3, 'Daarom')
    const [answered] = await told(sem)
    expect(answered).toMatchObject({
      type: 'private_message',
      sender: null,
      channel: { id, name: 'Beheer', communityId: null, mayPost: true, mayReact: false },
      message: { content: 'Daarom' },
    })
    expect((await pool.query('select count(*)::int as n from local_mails')).rows).toEqual(mails)
    await says(id, 'O')
    expect(await toldDesk(moderator)).toBe((before[0] ?? 0) + 2)

    const kinds = (of: typeof ears.sem) => of.heard.map(({ kind }) => kind)
    expect(kinds(ears.moderator).filter((kind) => kind === 'desk.changed')).toHaveLength(5)
    expect(kinds(ears.moderator)).not.toContain('message.posted')
    expect(kinds(ears.sem)).not.toContain('desk.changed')
    expect(kinds(ears.sem).filter((kind) => kind === 'message.posted')).toHaveLength(5)
    expect(kinds(ears.teacher)).not.toContain('desk.changed')
  })

  test('COM-MOD-12 who cannot read there now is told of no answer', async () => {
    const { id } = await asked()
    await pool.query('delete from entitlements where user_id = $1', [sem.id])
    await pool.query("update profiles set role = 'no_subscription' where id = $1", [sem.id])
    await answers(id, 2, 'Daarom')
    expect((await told(sem)).filter(({ type }) => type === 'private_message')).toEqual([])
  })

  test('COM-MOD-11 no name and no id of who answers leaves for the member, in whatever they can ask, hear or take along', async () => {
    const { id, message } = await asked()
    const ear = await sem.listens()
    const view = newId()
    await sem.does(community.here, { viewId: view, channelId: id })
    await talk(id)
    const typing = moderator.does(community.here, { viewId: newId(), channelId: id, typing: true })
    await expect(typing).rejects.toMatchObject(unknown)
    await answers(id, 2, 'Uitzonderlijk woord')
    await answers(id, 3, 'En nog een', admin)
    const reply = (await saidTo(sem, id)).at(-1)?.id ?? ''
    await sem.does(community.post, { ...newMessage({ id }, 'Dank'), parentId: reply })
    const notices = await told(sem)
    const { rows: facts } = await pool.query(
      "select kind, ids from facts where ids->>'channelId' = $1 and kind <> 'desk.changed'",
      [id],
    )
    const seen = {
      notices,
      facts,
      heard: [ear.heard, ear.signals],
      stored: (await pool.query('select title, message, data from notifications where user_id = $1', [sem.id])).rows,
      messages: await saidTo(sem, id),
      byId: await sem.does(community.messagesById, { ids: [reply, message.id] }),
      missed: await sem.does(community.missed, { channelId: id, afterSeq: 0 }),
      list: await sem.does(community.conversations, {}),
      one: await sem.does(community.conversation, { conversationId: id }),
      here: await sem.does(community.whoIsHere, { channelId: id }),
      named: await sem.does(community.mentionable, { channelId: id, typed: 'k' }),
      found: await sem.does(search.find, { text: 'uitzonderlijk' }),
      download: [
        await communityPersonal.collect?.(house, db, sem.id),
        await inboxPersonal.collect?.(house, db, sem.id),
      ],
    }
    expect(facts.length).toBeGreaterThan(0)
    expect(notices.filter(({ type }) => type === 'private_message')).toHaveLength(2)
    const all = JSON.stringify(seen)
    expect(all).toContain('Uitzonderlijk woord')
    for (const { id: secret, username } of [moderator, admin])
      for (const canary of [secret, username, 'Kanarie']) expect(all).not.toContain(canary)
  })
})

describe('what becomes of it', () => {
  test('COM-MOD-14 the download holds what both sides said, from Jij and Beheer; of a moderator what they answered', async () => {
    const { id } = await asked()
    await answers(id, 2, 'Om de toon.')
    const download = async (who: TestPerson) => {
      const parts = (await communityPersonal.collect?.(house, db, who.id)) ?? []
      return Object.fromEntries(parts.map((part) => [part.name, 'rows' in part ? part.rows : []]))
    }
    const his = await download(sem)
    expect(his.desk_messages).toMatchObject([
      { from: 'Beheer' },
      { from: 'Jij', content: 'Waarom?' },
      { from: 'Beheer', content: 'Om de toon.' },
    ])
    expect(his.private_messages).toEqual([])
    const theirs = await download(moderator)
    expect(JSON.stringify(theirs.desk_answers)).toContain('Om de toon.')
    expect(JSON.stringify(theirs)).not.toContain('Waarom?')
  })

  test('COM-MOD-14 it stays when who answered leaves, and goes with the member', async () => {
    const gone = await world.person({ role: 'moderator', firstName: 'Vera' })
    const { id } = await asked()
    await answers(id, 2, 'Om de toon.', gone)
    const erase = ({ id, username }: TestPerson) =>
      admin.does(privacy.erasePerson, { personId: id, username, password })
    await erase(gone)
    expect(await saidTo(sem, id)).toMatchObject([{}, {}, { isFromUs: true, author: null, content: 'Om de toon.' }])
    expect((await talk(id)).messages[2]).toMatchObject({ isOurs: true, by: 'Verwijderde gebruiker' })
    await says(id, 'Nog iets')
    expect(await talkIn(id)).toMatchObject({ last: { content: 'Nog iets' } })

    await erase(sem)
    await expect(talk(id)).rejects.toMatchObject(unknown)
    expect(await talkIn(id)).toBeUndefined()
    for (const [table, column] of [
      ['messages', 'channel_id'],
      ['direct_conversations', 'id'],
      ['channels_text', 'id'],
    ])
      expect((await pool.query(`select 1 from ${table} where ${column} = $1`, [id])).rows).toEqual([])
    expect((await pool.query('select 1 from desk_answers where moderator_id is null')).rows).toEqual([])
  })
})
