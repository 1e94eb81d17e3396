import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

/** Everything that a refused caller can see of the answer. */
async function answer(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof Refused)) throw new Error('this was not refused')
  return { status: error.status, code: error.code, data: error.data }
}

test('SH-ROUTE-05 SH-COMM-04 COM-CHAT-06 unknown, closed and not theirs to enter answer exactly the same, whatever is asked', async () => {
  const lars = await given.community({ allowedRoles: ['student_plus_lars'] })
  const closed = await given.community()
  const [hidden, shut, open] = [
    await given.channel({ community: lars }),
    await given.channel({ community: closed }),
    await given.channel(),
  ]
  const [insider, outsider] = [await world.person({ role: 'student_plus_lars' }), await world.person()]
  const said = new Map<string, string>()
  for (const channel of [hidden, shut, open])
    said.set(channel.id, (await insider.does(community.post, newMessage(channel, 'Hoi'))).id)
  await pool.query('update blueprints set is_active = false where id = $1', [closed.id])

  const asks = (channelId: string, communityId: string, messageId: string) => [
    () => outsider.does(community.messages, { channelId }),
    () => outsider.does(community.messages, { channelId, around: messageId }),
    () => outsider.does(community.post, newMessage({ id: channelId }, 'Hoi')),
    () => outsider.does(community.markRead, { channelId, seq: 1 }),
    () => outsider.does(community.mentionable, { channelId, typed: 'a' }),
    () => outsider.does(community.join, { communityId }),
    () => outsider.does(community.react, { messageId, emoji: '👍', on: true }),
    () => outsider.does(community.react, { messageId, emoji: '👍', on: false }),
    () => outsider.does(community.reactors, { messageId, emoji: '👍' }),
    () => outsider.does(community.remove, { messageId }),
  ]
  for (const [channelId, communityId] of [
    [newId(), newId()],
    [hidden.id, lars.id],
    [shut.id, closed.id],
  ] as const)
    for (const ask of asks(channelId, communityId, said.get(channelId) ?? newId()))
      expect(await answer(ask())).toEqual({ status: 404, code: 'NOT_FOUND', data: null })

  // The same questions about an open channel are answered, so the refusals above were about the door.
  expect((await outsider.does(community.messages, { channelId: open.id })).messages).toHaveLength(1)
  const ids = [...said.values(), newId()]
  expect((await outsider.does(community.messagesById, { ids })).messages.map((one) => one.channelId)).toEqual([open.id])
  expect((await insider.does(community.messages, { channelId: hidden.id })).messages).toHaveLength(1)
  await expect(insider.does(community.messages, { channelId: shut.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { rows } = await pool.query('select 1 from messages where author_id = $1', [outsider.id])
  expect(rows).toEqual([])
})

test('an id that is none is refused as bad input, not as an error', async () => {
  const noor = await world.person()
  expect(await answer(noor.does(community.messages, { channelId: "'; drop table messages" }))).toEqual({
    status: 422,
    code: 'INVALID_INPUT',
    data: { fields: ['channelId'] },
  })
})
