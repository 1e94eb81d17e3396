import { community } from '@bewezen/domain/community/contract.ts'
import { namedBy } from '@bewezen/domain/community/mentions.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld({ env: { MESSAGE_LIMIT: '100000', GROUP_MENTION_LIMIT: '100000' } })
const { given } = world
const { pool } = world.house.database
const docent = await world.person({ role: 'teacher', username: 'docent' })
const admin = await world.person({ role: 'admin', username: 'beheer' })

/** Everybody with what decides whether they are called. */
const cast: TestPerson[] = []
for (const wish of [
  { username: 'een' },
  { username: 'twee' },
  { username: 'plus', role: 'student_plus_lars' as const },
  { username: 'mod', role: 'moderator' as const },
  { username: 'weg', role: 'no_subscription' as const },
  { username: 'voorbij', entitled: new Date(Date.now() - 1_000) },
])
  cast.push(await world.person(wish))
const [een, twee] = cast as [TestPerson, TestPerson]
const open = await given.channel()
const club = await given.channel({
  community: await given.community({ allowedRoles: ['student_plus_lars', 'teacher', 'moderator', 'admin'] }),
})

const countOf = (who: TestPerson, channelId: string, text: string, messageId?: string) =>
  who.does(community.called, { channelId, named: namedBy(text), messageId }).then(({ people }) => people)
async function toldOf(messageId: string): Promise<number> {
  await world.house.settled()
  const { rows } = await pool.query(
    `select count(*)::int as told from notifications where type = 'mention' and data->>'message_id' = $1`,
    [messageId],
  )
  return rows[0].told
}

const pieces = ['@students', '@channel_members', '@Een', '@twee', '@mod', '@weg', '@docent', '@niemand', 'hoi', '@ een']

test('COM-CHAT-42 the number that is shown is the number of people who are told, whatever is named, by whom, where and whatever they switched off', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(pieces, { minLength: 1 }),
      fc.constantFrom(docent, admin),
      fc.constantFrom(open, club),
      fc.subarray(['een', 'twee', 'mod']),
      fc.boolean(),
      async (words, author, channel, silent, isReply) => {
        for (const person of cast.slice(0, 4)) {
          const wants = silent.includes(person.username) ? 'nothing' : 'mentions'
          await person.does(inbox.choose, { about: 'channel', subject: channel.id, wants })
        }
        const parentId = isReply ? (await admin.does(community.post, newMessage(channel, 'Vraag'))).id : null
        const text = words.join(' ')
        const shown = await countOf(author, channel.id, text)
        const said = await author.does(community.post, newMessage(channel, text, { parentId }))
        expect(await toldOf(said.id)).toBe(shown)
      },
    ),
    { numRuns: 25 },
  )
}, 60_000)

test('COM-CHAT-42 IN-MENTION-05 only who may name groups hears how many people that is', async () => {
  const named = '@students'
  for (const who of [een, cast[3] as TestPerson])
    await expect(who.does(community.called, { channelId: open.id, named })).rejects.toMatchObject({ status: 403 })
  const lars = await given.channel({ community: await given.community({ allowedRoles: ['student_plus_lars'] }) })
  await expect(docent.does(community.called, { channelId: lars.id, named })).rejects.toMatchObject({ status: 404 })
})

test('COM-CHAT-26 COM-CHAT-42 in private nobody is called', async () => {
  const { conversationId } = await docent.does(community.startConversation, { personId: een.id })
  expect(await countOf(docent, conversationId, '@channel_members')).toBe(0)
})

test('COM-CHAT-30 COM-CHAT-42 a changed text calls who was not told yet, and the number is theirs', async () => {
  const channel = await given.channel()
  const said = await docent.does(community.post, newMessage(channel, '@een hoi'))
  await world.house.settled()
  const everybody = await countOf(docent, channel.id, '@channel_members')
  const anew = await countOf(docent, channel.id, '@channel_members @een', said.id)
  expect(anew).toBe(everybody - 1)
  await docent.does(community.edit, { messageId: said.id, content: '@channel_members @een hoi' })
  expect(await toldOf(said.id)).toBe(1 + anew)
  const others = await twee.does(community.post, newMessage(channel, 'Van een ander'))
  await expect(countOf(docent, channel.id, '@students', others.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
