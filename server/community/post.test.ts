import { newId } from '@bewezen/domain/base/ids.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { postRefused } from '@bewezen/domain/community/words.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

const contents = async (channel: { id: string }): Promise<string[]> => {
  const { rows } = await pool.query('select content from messages where channel_id = $1 order by seq', [channel.id])
  return rows.map((row) => row.content)
}
const refusal = (status: number, code: string) => ({ status, code })

test('COM-CHAT-09 IN-REPLY-10 IN-REPLY-11 a message is stored trimmed, under its author, at the next place of its channel', async () => {
  const [channel, noor] = [await given.channel(), await world.person({ firstName: 'Noor' })]
  const first = await noor.does(community.post, newMessage(channel, '  Goedemorgen\r\nallemaal  '))
  const second = await noor.does(community.post, newMessage(channel, 'Nog een'))

  expect(first).toMatchObject({ channelId: channel.id, seq: 1, content: 'Goedemorgen\nallemaal', parent: null })
  expect(first).toMatchObject({ picture: null, reactions: [], mentions: { people: [], groups: [] } })
  expect(first).toMatchObject({ editedAt: null, deletedAt: null })
  expect(first.author).toMatchObject({ id: noor.id, firstName: 'Noor', username: noor.username, role: 'student' })
  expect(second.seq).toBe(2)
  const { rows } = await pool.query('select last_seq from channels_text where id = $1', [channel.id])
  expect(Number(rows[0].last_seq)).toBe(2)
})

test('X3-DATA-06 X3-CALL-08 X3-DATA-30 a message is a row of text, channel, author, parent and picture; the author and who is told are the one id of an account', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  const parent = await sem.does(community.post, newMessage(channel, 'Wie loopt er mee?'))
  const uploadId = newId()
  await pool.query(
    `insert into uploads (id, owner_id, purpose, key, width, height, bytes, sha256, created_at)
      values ($1, $2, 'message-image', 'message-images/voorbeeld', 10, 10, 10, 'x', now())`,
    [uploadId, noor.id],
  )
  const reply = newMessage(channel, 'Ik!', { parentId: parent.id, uploadId })
  expect((await noor.does(community.post, reply)).picture?.url).toBe('/files/message-images/voorbeeld/full.webp')
  await world.house.settled()

  const { rows } = await pool.query(
    'select content, channel_id, author_id, parent_id, upload_id from messages where id = $1',
    [reply.id],
  )
  expect(rows).toEqual([
    { content: 'Ik!', channel_id: channel.id, author_id: noor.id, parent_id: parent.id, upload_id: uploadId },
  ])
  const { rows: told } = await pool.query(
    `select n.user_id, n.data->>'author_id' as author_id, u.id as account from notifications n
      join auth_users u on u.id = n.user_id join profiles p on p.id = u.id and p.user_id = u.id
      where n.data->>'message_id' = $1`,
    [reply.id],
  )
  expect(told).toEqual([{ user_id: sem.id, author_id: noor.id, account: sem.id }])
})

describe('the text', () => {
  test.each([
    ['0 characters', '', false],
    ['white space only', ' \n ', false],
    ['invisible characters only', '\u200B\u202E', false],
    ['1 character', 'a', true],
    ['1000 characters', 'x'.repeat(1000), true],
    ['1001 characters', 'x'.repeat(1001), false],
    ['1000 characters between white space', `  ${'x'.repeat(1000)}\n`, true],
    ['1000 emoji of several code points each', '👩🏽‍🚀'.repeat(1000), true],
    ['1001 emoji', '👍🏽'.repeat(1001), false],
    ['a book of accents on one letter', `a${'\u0301'.repeat(20_000)}`, false],
  ])('COM-CHAT-09 IN-REPLY-04 IN-REPLY-05 a text of %s', async (_what, content, accepted) => {
    const [channel, noor] = [await given.channel(), await world.person()]
    const sent = noor.does(community.post, newMessage(channel, content))
    if (accepted) expect((await sent).content).toBe(content.trim())
    else await expect(sent).rejects.toMatchObject({ ...refusal(422, 'INVALID_INPUT'), data: { fields: ['content'] } })
    expect(await contents(channel)).toHaveLength(accepted ? 1 : 0)
  })

  test('COM-CHAT-14 X3-EDGE-25 HTML, script and quotes are stored and answered as the text that was typed', async () => {
    const [channel, noor] = [await given.channel(), await world.person()]
    const typed = `<script>alert(1)</script><img src=x onerror="alert('x')"> '; drop table messages; -- & 👨‍👩‍👧‍👦`
    expect((await noor.does(community.post, newMessage(channel, typed))).content).toBe(typed)
    expect(await contents(channel)).toEqual([typed])
  })

  test('a NUL and half a symbol, which no database keeps, are taken out instead of failing', async () => {
    const [channel, noor] = [await given.channel(), await world.person()]
    expect((await noor.does(community.post, newMessage(channel, 'a\u0000b\uD83Dc'))).content).toBe('ab\uFFFDc')
  })
})

describe('who may post', () => {
  test('COM-CHAT-05 only the roles that a channel names write in it, and nobody in an archived one', async () => {
    const [student, teacher] = [await world.person(), await world.person({ role: 'teacher' })]
    const news = await given.channel({ postRoles: ['teacher'] })
    const old = await given.channel({ isArchived: true })

    await expect(student.does(community.post, newMessage(news, 'Hoi'))).rejects.toMatchObject(
      refusal(403, 'CHANNEL_READ_ONLY'),
    )
    expect((await teacher.does(community.post, newMessage(news, 'Nieuws'))).seq).toBe(1)
    await expect(teacher.does(community.post, newMessage(old, 'Hoi'))).rejects.toMatchObject(
      refusal(403, 'CHANNEL_READ_ONLY'),
    )
    expect((await student.does(community.messages, { channelId: news.id })).messages).toHaveLength(1)
    expect((await student.does(community.messages, { channelId: old.id })).messages).toHaveLength(0)
  })

  test('SH-GATE-17 who does not pass the gate neither reads nor writes, and a visitor is asked to sign in', async () => {
    const channel = await given.channel()
    const [lapsed, member] = [await world.person({ role: 'no_subscription' }), await world.person()]
    const said = await member.does(community.post, newMessage(channel, 'Hoi'))

    for (const attempt of [
      () => lapsed.does(community.post, newMessage(channel, 'Hoi')),
      () => lapsed.does(community.messages, { channelId: channel.id }),
      () => lapsed.does(community.messagesById, { ids: [said.id] }),
      () => lapsed.does(community.list, {}),
      () => lapsed.does(community.react, { messageId: said.id, emoji: '👍', on: true }),
      () => lapsed.does(community.mentionable, { channelId: channel.id, typed: 'a' }),
    ])
      await expect(attempt()).rejects.toMatchObject(refusal(403, 'NO_ACCESS'))
    await expect(world.visitor().does(community.messages, { channelId: channel.id })).rejects.toMatchObject(
      refusal(401, 'SIGN_IN_REQUIRED'),
    )
    expect(await contents(channel)).toEqual(['Hoi'])
  })

  test('SH-GATE-17 tester mode closes reading and writing for members without the award', async () => {
    const channel = await given.channel()
    const [member, tester] = [await world.person(), await world.person({ tester: true })]
    await pool.query('update site_settings set tester_mode = true')
    world.house.snapshots.forgetAll()
    try {
      await expect(member.does(community.post, newMessage(channel, 'Hoi'))).rejects.toMatchObject(
        refusal(403, 'TESTER_MODE'),
      )
      expect((await tester.does(community.post, newMessage(channel, 'Hoi'))).seq).toBe(1)
    } finally {
      await pool.query('update site_settings set tester_mode = false')
      world.house.snapshots.forgetAll()
    }
  })

  test('X3-EDGE-24 a role that was lost a moment ago, while this process still believes in it, posts nothing', async () => {
    const plus = await given.community({ allowedRoles: ['student_plus_lars'] })
    const channel = await given.channel({ community: plus })
    const noor = await world.person({ role: 'student_plus_lars' })
    await noor.does(community.post, newMessage(channel, 'Ik mag dit'))
    await pool.query(`update profiles set role = 'student' where id = $1`, [noor.id])

    await expect(noor.does(community.post, newMessage(channel, 'Nog steeds?'))).rejects.toMatchObject(
      refusal(404, 'NOT_FOUND'),
    )
    expect(await contents(channel)).toEqual(['Ik mag dit'])
  })
})

describe('replies', () => {
  test('COM-CHAT-10 IN-REPLY-12 a reply quotes a message of its own channel', async () => {
    const [channel, noor] = [await given.channel(), await world.person({ firstName: 'Noor', lastName: 'Bakker' })]
    const parent = await noor.does(community.post, newMessage(channel, `Vraag ${'x'.repeat(900)}`))
    const reply = await noor.does(community.post, newMessage(channel, 'Antwoord', { parentId: parent.id }))
    expect(reply.parent).toEqual({
      id: parent.id,
      authorName: 'Noor Bakker',
      content: `Vraag ${'x'.repeat(900)}`.slice(0, 300),
    })
  })

  test('IN-REPLY-12 a parent that is unknown, in another channel or deleted is refused, and nothing is stored', async () => {
    const [channel, other, noor] = [await given.channel(), await given.channel(), await world.person()]
    const elsewhere = await noor.does(community.post, newMessage(other, 'Elders'))
    const gone = await noor.does(community.post, newMessage(channel, 'Weg'))
    await noor.does(community.remove, { messageId: gone.id })
    for (const parentId of [newId(), elsewhere.id, gone.id])
      await expect(noor.does(community.post, newMessage(channel, 'Antwoord', { parentId }))).rejects.toMatchObject(
        refusal(409, 'PARENT_NOT_FOUND'),
      )
    expect(await contents(channel)).toEqual([''])
  })
})

describe('a repeated request', () => {
  test('IN-REPLY-16 the same message twice is stored once, and answered with the first result before any rule is asked', async () => {
    const [channel, noor] = [await given.channel(), await world.person()]
    const sent = newMessage(channel, 'Eén keer')
    const first = await noor.does(community.post, sent)
    await pool.query('update channels_text set is_archived = true where id = $1', [channel.id])

    expect(await noor.does(community.post, { ...sent, content: ' Eén keer ' })).toEqual(first)
    await expect(noor.does(community.post, newMessage(channel, 'Eén keer'))).rejects.toMatchObject(
      refusal(403, 'CHANNEL_READ_ONLY'),
    )
    expect(await contents(channel)).toEqual(['Eén keer'])
    const { rows } = await pool.query(`select 1 from facts where kind = 'message.posted' and ids->>'messageId' = $1`, [
      sent.id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('anything else under a used id is refused without a word about what stands there', async () => {
    const [channel, other] = [await given.channel(), await given.channel()]
    const [noor, sem] = [await world.person(), await world.person()]
    const sent = newMessage(channel, 'Van Noor')
    const first = await noor.does(community.post, sent)
    for (const attempt of [
      () => noor.does(community.post, { ...sent, content: 'Iets anders' }),
      () => noor.does(community.post, { ...sent, channelId: other.id }),
      () => noor.does(community.post, { ...sent, parentId: first.id }),
      () => noor.does(community.post, { ...sent, uploadId: newId() }),
      () => sem.does(community.post, sent),
    ])
      await expect(attempt()).rejects.toMatchObject({ ...refusal(409, 'ID_IN_USE'), data: null })
    expect(await contents(channel)).toEqual(['Van Noor'])
    expect(await contents(other)).toEqual([])
  })
})

test('COM-CHAT-16 beyond the limit of a network address messages are refused, repeated ones are still answered, and others go on', async () => {
  const strict = await openWorld({ env: { MESSAGE_LIMIT: '3', GROUP_MENTION_LIMIT: '1' } })
  const channel = await strict.given.channel()
  const [noor, sem] = [await strict.person({ role: 'teacher' }), await strict.person()]
  const first = newMessage(channel, '@students een')
  await noor.does(community.post, first)

  await expect(noor.does(community.post, newMessage(channel, '@students twee'))).rejects.toMatchObject(
    refusal(429, 'TOO_MANY_REQUESTS'),
  )
  expect(refusalNotice('TOO_MANY_REQUESTS', postRefused).text).toBe('Je verstuurt te veel berichten. Wacht even.')
  await noor.does(community.post, newMessage(channel, 'twee'))
  await noor.does(community.post, newMessage(channel, 'drie'))
  await expect(noor.does(community.post, newMessage(channel, 'vier'))).rejects.toMatchObject(
    refusal(429, 'TOO_MANY_REQUESTS'),
  )
  expect((await noor.does(community.post, first)).seq).toBe(1)
  expect((await sem.does(community.post, newMessage(channel, 'vier'))).seq).toBe(4)

  await strict.house.database.pool.query('update app_clock set offset_ms = $1', [16 * 60_000])
  expect((await noor.does(community.post, newMessage(channel, '@students vijf'))).seq).toBe(5)
})

test('COM-CHAT-16 by default 300 messages pass in a quarter of an hour', () => {
  expect(world.house.settings).toMatchObject({ MESSAGE_LIMIT: 300, GROUP_MENTION_LIMIT: 300 })
})
