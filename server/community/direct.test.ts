import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { communityPersonal } from './personal.ts'
import { newMessage } from './testing/newMessage.ts'

const password = 'Wandelen-2026!'
const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const closed = { status: 403, code: 'CONVERSATION_CLOSED' }
const unknown = { status: 404, code: 'NOT_FOUND' }
let admin: TestPerson
let moderator: TestPerson
let noor: TestPerson
let sem: TestPerson

beforeAll(async () => {
  const passwordHash = await (await house.auth.$context).password.hash(password)
  admin = await world.person({ role: 'admin', passwordHash })
  moderator = await world.person({ role: 'moderator' })
})
beforeEach(async () => {
  noor = await world.person({ firstName: 'Noor' })
  sem = await world.person({ firstName: 'Sem', lastName: 'Bos' })
})

const begins = async (who: TestPerson, other: { id: string }) =>
  (await who.does(community.startConversation, { personId: other.id })).conversationId
const says = (who: TestPerson, id: string, text: string, more: object = {}) =>
  who.does(community.post, newMessage({ id }, text, more))
const listOf = async (who: TestPerson) => (await who.does(community.conversations, {})).conversations
const blocks = (who: TestPerson, conversationId: string, on = true) =>
  who.does(community.blockConversation, { conversationId, on })
const told = async (who: TestPerson) => {
  await house.settled()
  return opened(await who.does(inbox.list, {}))
}
const between = async (text = 'Hoe slaap jij?') => {
  const id = await begins(noor, sem)
  return { id, message: await says(noor, id, text) }
}

describe('beginning', () => {
  test('COM-CHAT-19 COM-CHAT-26 a pair has one conversation, whichever of the two begins it, and begins it again', async () => {
    const id = await begins(noor, sem)
    expect(await begins(sem, noor)).toBe(id)
    expect(await begins(noor, sem)).toBe(id)
    expect(await begins(noor, admin)).not.toBe(id)
  })

  test('COM-CHAT-26 an empty one stands with who began it, and with the other from the first message on', async () => {
    const id = await begins(noor, sem)
    expect(await listOf(noor)).toMatchObject([
      { id, other: { firstName: 'Sem' }, last: null, unread: 0, mayPost: true },
    ])
    expect(await listOf(sem)).toEqual([])
    await says(noor, id, 'Dag Sem')
    expect(await listOf(sem)).toMatchObject([
      { id, other: { firstName: 'Noor' }, unread: 1, last: { content: 'Dag Sem', isMine: false } },
    ])
  })

  test('COM-CHAT-26 nobody begins one with themselves, with nobody, or with who is leaving', async () => {
    await expect(begins(noor, noor)).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    await expect(begins(noor, { id: crypto.randomUUID() })).rejects.toMatchObject(unknown)
    await pool.query('update profiles set hidden_at = now() where id = $1', [sem.id])
    await expect(begins(noor, sem)).rejects.toMatchObject(unknown)
  })

  test('COM-CHAT-24 with who has no access none is begun, and in one that there is nothing can be said', async () => {
    const daan = await world.person({ role: 'no_subscription' })
    await expect(begins(noor, daan)).rejects.toMatchObject(closed)
    const { id } = await between()
    await pool.query('delete from entitlements where user_id = $1', [sem.id])
    await expect(says(noor, id, 'Ben je er nog?')).rejects.toMatchObject(closed)
    expect((await listOf(noor))[0]).toMatchObject({ mayPost: false, isBlocked: false })
    await expect(sem.does(community.conversations, {})).rejects.toMatchObject({ status: 403, code: 'NO_ACCESS' })
  })

  test('COM-CHAT-16 beginning very many conversations is refused', async () => {
    const eager = await world.person()
    for (let time = 0; time < 30; time++) await begins(eager, await given.person())
    await expect(begins(eager, sem)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })
})

describe('only the two', () => {
  test.each(['admin', 'moderator', 'teacher', 'student'] as const)(
    'COM-CHAT-19 a %s who is none of the two finds nothing of it at any door',
    async (role) => {
      const { id, message } = await between('Dit blijft tussen ons')
      const stranger = await world.person({ role, entitled: true })
      const messageId = message.id
      const tries = [
        stranger.does(community.messages, { channelId: id }),
        stranger.does(community.conversation, { conversationId: id }),
        says(stranger, id, 'Ik ook'),
        stranger.does(community.markRead, { channelId: id, seq: 1 }),
        stranger.does(community.react, { messageId, emoji: '👍', on: true }),
        stranger.does(community.reactors, { messageId, emoji: '👍' }),
        stranger.does(community.remove, { messageId }),
        stranger.does(community.report, { messageId, why: 'spam', explanation: '' }),
        stranger.does(community.mentionable, { channelId: id, typed: 'a' }),
        blocks(stranger, id),
        stranger.does(inbox.choose, { about: 'channel', subject: id, wants: 'all' }),
      ]
      for (const one of await Promise.allSettled(tries)) expect(one).toMatchObject({ reason: unknown })
      expect(await stranger.does(community.messagesById, { ids: [messageId] })).toEqual({ messages: [] })
      expect(await listOf(stranger)).toEqual([])
      expect((await stranger.does(search.find, { text: 'blijft tussen' })).hits).toEqual([])
      const { communities } = await stranger.does(community.list, {})
      expect(communities.flatMap((one) => one.channels).some((channel) => channel.id === id)).toBe(false)
      // The same doors are open to the other of the two.
      expect((await sem.does(community.messages, { channelId: id })).messages).toMatchObject([{ id: messageId }])
      expect(await sem.does(community.messagesById, { ids: [messageId] })).toMatchObject({
        messages: [{ id: messageId }],
      })
      await sem.does(community.react, { messageId, emoji: '👍', on: true })
      expect(await noor.does(community.reactors, { messageId, emoji: '👍' })).toEqual({ names: ['Sem Bos'] })
    },
  )

  test('COM-CHAT-08 COM-CHAT-19 the other hears of a message, a reaction and a removal, and an admin of none of it', async () => {
    const { id } = await between()
    await house.settled()
    const [his, hers, ear] = [await sem.listens(), await noor.listens(), await admin.listens()]
    const { id: messageId } = await says(noor, id, 'Nog iets')
    await sem.does(community.react, { messageId, emoji: '👍', on: true })
    await noor.does(community.remove, { messageId })
    await blocks(sem, id)
    // The admin listens: what is for everybody is heard.
    await says(sem, (await given.channel()).id, 'Hallo allemaal')
    await house.settled()
    const kinds = ['message.posted', 'reaction.set', 'message.removed', 'conversation.changed', 'message.posted']
    const ofTalk = (heard: string[]) => heard.filter((kind) => kinds.includes(kind))
    expect(ofTalk(his.kinds())).toEqual(kinds)
    expect(ofTalk(hers.kinds())).toEqual(kinds)
    expect(ofTalk(ear.kinds())).toEqual(['message.posted'])
    for (const one of [his, hers, ear]) one.leave()
  })

  test('who lost the access to the community hears nothing more', async () => {
    const { id } = await between()
    await house.settled()
    const [ear, hers] = [await sem.listens(), await noor.listens()]
    await pool.query('delete from entitlements where user_id = $1', [sem.id])
    await blocks(noor, id)
    await house.settled()
    expect(ear.kinds()).toEqual([])
    expect(hers.kinds()).toEqual(['conversation.changed'])
    for (const one of [ear, hers]) one.leave()
  })

  test('COM-CHAT-26 a moderator does not remove what the other said to them, and removes their own', async () => {
    const id = await begins(noor, moderator)
    const [hers, own] = [await says(noor, id, 'Dag'), await says(moderator, id, 'Dag Noor')]
    await expect(moderator.does(community.remove, { messageId: hers.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await moderator.does(community.remove, { messageId: own.id })).toMatchObject({ content: '' })
  })

  test('COM-CHAT-26 nobody is called into it: names stay words and nobody is suggested', async () => {
    const id = await begins(admin, sem)
    const said = await says(admin, id, `@${noor.username} en @students`)
    expect(said.mentions).toEqual({ people: [], groups: [] })
    expect(await told(noor)).toEqual([])
    expect(await admin.does(community.mentionable, { channelId: id, typed: 'st' })).toEqual({ people: [], groups: [] })
  })

  test('COM-CHAT-10 COM-CHAT-18 it answers, pages and is read as a channel is', async () => {
    const { id, message } = await between()
    const answer = await says(sem, id, 'Best goed', { parentId: message.id })
    expect(answer).toMatchObject({ seq: 2, parent: { id: message.id, content: 'Hoe slaap jij?' } })
    const elsewhere = await says(sem, (await given.channel()).id, 'Elders')
    await expect(says(sem, id, 'Hm', { parentId: elsewhere.id })).rejects.toMatchObject({ code: 'PARENT_NOT_FOUND' })
    expect((await listOf(noor))[0]).toMatchObject({ unread: 1, last: { content: 'Best goed', isMine: false } })
    await noor.does(community.markRead, { channelId: id, seq: 2 })
    expect((await listOf(noor))[0]).toMatchObject({ unread: 0 })
    expect((await listOf(sem))[0]).toMatchObject({ last: { isMine: true } })
  })
})

describe('the inbox', () => {
  test('COM-CHAT-11 IN-STATE-09 the other gets one notification of type private_message, which points at the conversation', async () => {
    const { id, message } = await between()
    expect(await told(noor)).toEqual([])
    const [notification, ...more] = await told(sem)
    expect(more).toEqual([])
    expect(notification).toMatchObject({
      type: 'private_message',
      title: 'Privébericht',
      text: null,
      sender: { firstName: 'Noor' },
      channel: {
        id,
        name: `Noor ${noor.lastName}`,
        communityId: null,
        communityName: null,
        mayPost: true,
        mayReact: true,
      },
      message: { id: message.id, content: 'Hoe slaap jij?' },
    })
    await sem.does(community.markRead, { channelId: id, seq: 1 })
    expect(await told(sem)).toMatchObject([{ read: true }])
  })

  test('who wants no private messages in the inbox gets none, and still finds them in the conversation', async () => {
    await sem.does(inbox.choose, { about: 'type', subject: 'private_message', wants: 'nothing' })
    await between()
    expect(await told(sem)).toEqual([])
    expect((await listOf(sem))[0]).toMatchObject({ unread: 1 })
  })

  test('COM-CHAT-15 COM-CHAT-19 of a deleted one nothing is shown, and nobody else opens a notification by its id', async () => {
    const { message } = await between()
    const [notification] = await told(sem)
    await noor.does(community.remove, { messageId: message.id })
    expect(await told(sem)).toMatchObject([{ id: notification?.id, message: null, text: null }])
    expect(await admin.does(inbox.byId, { ids: [notification?.id ?? ''] })).toMatchObject({ notifications: [] })
  })
})

describe('blocking', () => {
  test('COM-CHAT-19 COM-CHAT-24 it stops new messages and reactions both ways until it is taken back, and tells nobody', async () => {
    const { id, message } = await between()
    await told(sem)
    expect(await blocks(sem, id)).toEqual({ isBlocked: true })
    expect(await blocks(sem, id)).toEqual({ isBlocked: true })
    await expect(says(noor, id, 'Hallo?')).rejects.toMatchObject(closed)
    await expect(says(sem, id, 'Nee')).rejects.toMatchObject(closed)
    const react = noor.does(community.react, { messageId: message.id, emoji: '👍', on: true })
    await expect(react).rejects.toMatchObject(closed)
    expect((await listOf(sem))[0]).toMatchObject({ isBlocked: true, mayPost: false })
    // The same answer as when somebody left.
    expect((await listOf(noor))[0]).toMatchObject({ isBlocked: false, mayPost: false })
    expect((await told(sem))[0]?.channel).toMatchObject({ mayPost: false, mayReact: false })
    // What was said stays, and can be taken back by who said it.
    expect(await noor.does(community.remove, { messageId: message.id })).toMatchObject({ content: '' })

    expect(await blocks(sem, id, false)).toEqual({ isBlocked: false })
    await says(noor, id, 'Dank je')
    expect(await told(sem)).toHaveLength(2)
  })

  test('COM-CHAT-24 both may block, and each takes back only their own', async () => {
    const { id } = await between()
    await blocks(noor, id)
    await blocks(sem, id)
    await blocks(noor, id, false)
    await expect(says(noor, id, 'Hallo?')).rejects.toMatchObject(closed)
    await blocks(sem, id, false)
    await says(noor, id, 'Hallo!')
  })
})

describe('reporting', () => {
  test('COM-CHAT-17 COM-CHAT-27 a reported one comes before admins and moderators alone, without what stands around it', async () => {
    const { id } = await between()
    const bad = await says(noor, id, 'Wat ben jij dom')
    await says(sem, id, 'Laat me met rust')
    await sem.does(community.report, { messageId: bad.id, why: 'harassment', explanation: '' })
    const caseFor = async (who: TestPerson) =>
      (await who.does(community.cases, {})).cases.find((one) => one.message.id === bad.id)
    for (const judge of [admin, moderator])
      expect(await caseFor(judge)).toMatchObject({
        place: null,
        before: [],
        after: [],
        reported: 'Wat ben jij dom',
        message: { content: 'Wat ben jij dom', author: { firstName: 'Noor' } },
      })
    // The rest of it stays theirs.
    await expect(admin.does(community.messages, { channelId: id })).rejects.toMatchObject(unknown)

    const found = await caseFor(moderator)
    await moderator.does(community.decide, { caseId: found?.id ?? '', outcome: 'removed', reason: 'Dit is pesten' })
    expect((await sem.does(community.messagesById, { ids: [bad.id] })).messages[0]).toMatchObject({ content: '' })
    const decision = (await told(noor)).find(({ type }) => type === 'account')
    expect(decision?.text).toContain('Dit is pesten')
  })

  test('COM-MOD-03 a moderator who wrote it does not see the case', async () => {
    const id = await begins(moderator, sem)
    const bad = await says(moderator, id, 'Hm')
    await sem.does(community.report, { messageId: bad.id, why: 'spam', explanation: '' })
    const seen = async (who: TestPerson) =>
      (await who.does(community.cases, {})).cases.some((one) => one.message.id === bad.id)
    expect([await seen(moderator), await seen(admin)]).toEqual([false, true])
  })
})

describe('leaving', () => {
  const erase = async (who: TestPerson) =>
    house.transaction(async (tx, now) => {
      await communityPersonal.erase?.(tx, who.id, now, house)
      await tx.execute(`delete from profiles where id = '${who.id}'`)
    })

  test('COM-CHAT-25 what who left said stays for the other, without a name, and nothing can be added', async () => {
    const { id } = await between('Tot ziens')
    await erase(noor)
    expect(await listOf(sem)).toMatchObject([{ id, other: null, mayPost: false, last: { content: 'Tot ziens' } }])
    const { messages } = await sem.does(community.messages, { channelId: id })
    expect(messages).toMatchObject([{ author: null, content: 'Tot ziens' }])
    await expect(says(sem, id, 'Noor?')).rejects.toMatchObject(closed)
  })

  test('COM-CHAT-25 when both left nothing of it is kept', async () => {
    const { id, message } = await between()
    await sem.does(community.report, { messageId: message.id, why: 'spam', explanation: '' })
    await sem.does(community.markRead, { channelId: id, seq: 1 })
    await erase(noor)
    await erase(sem)
    const { rows } = await pool.query(
      `select (select count(*) from messages where channel_id = $1) + (select count(*) from channels_text where id = $1)
        + (select count(*) from direct_conversations where id = $1) as left`,
      [id],
    )
    expect(Number(rows[0].left)).toBe(0)
  })

  test('COM-CHAT-25 COM-CHAT-19 the own download holds own messages only, and the export of an admin none', async () => {
    const { id } = await between('Van mij')
    await says(sem, id, 'Van Sem')
    await blocks(noor, id)
    const tables = (await communityPersonal.collect?.(house, house.database.db, noor.id)) ?? []
    const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows
    expect(rowsOf('private_messages')).toMatchObject([{ content: 'Van mij', to: 'Sem Bos' }])
    expect(rowsOf('blocked_people')).toMatchObject([{ name: 'Sem Bos' }])
    expect(JSON.stringify(tables)).not.toContain('Van Sem')
    const { json } = await admin.does(privacy.exportPerson, { personId: noor.id, password })
    expect(json).not.toMatch(/Van mij|private_messages|blocked_people/)
    expect(json).toContain('"messages"')
  })
})
