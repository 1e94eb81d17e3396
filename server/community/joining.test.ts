import { community } from '@bewezen/domain/community/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import type { GivenChannel } from '../demo/givenPlaces.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given, house } = world
let noor: TestPerson
let channel: GivenChannel
let communityId: string

beforeEach(async () => {
  noor = await world.person()
  channel = await given.channel()
  communityId = channel.communityId
})

const seen = async (who: TestPerson, id = communityId) =>
  (await who.does(community.list, {})).communities.find((one) => one.id === id)

test('COM-CHAT-03 joining makes one member, once, for whom all that was said counts as read', async () => {
  await given.history(channel, [{ author: null, content: 'Eerder' }])
  expect(await seen(noor)).toMatchObject({ joined: false, memberCount: 0, channels: [{ unread: 1 }] })
  const answers = await Promise.all([1, 2, 3].map(() => noor.does(community.join, { communityId })))
  expect(answers).toEqual([{ joined: true }, { joined: true }, { joined: true }])
  expect(await seen(noor)).toMatchObject({ joined: true, memberCount: 1, channels: [{ unread: 0 }] })
})

test('COM-CHAT-03 leaving ends it, once, keeps what was said, and one may join again', async () => {
  await noor.does(community.join, { communityId })
  const { id } = await noor.does(community.post, newMessage(channel, 'Dag'))
  await house.settled()
  const [ear, other] = [await noor.listens(), await (await world.person()).listens()]
  expect(await noor.does(community.leave, { communityId })).toEqual({ joined: false })
  expect(await noor.does(community.leave, { communityId })).toEqual({ joined: false })
  expect(await seen(noor)).toMatchObject({ joined: false, memberCount: 0 })
  expect((await noor.does(community.messagesById, { ids: [id] })).messages).toMatchObject([{ content: 'Dag' }])
  expect(await noor.does(community.join, { communityId })).toEqual({ joined: true })
  expect(await seen(noor)).toMatchObject({ joined: true, memberCount: 1 })
  await house.settled()
  // One's own windows follow; to others it is nobody's business.
  expect(ear.kinds()).toEqual(['community.left', 'community.joined'])
  expect(other.kinds()).toEqual([])
  for (const one of [ear, other]) one.leave()
})

test('COM-CHAT-03 only who may enter joins, leaves, reads and writes: the gate, the roles, and those of the channel', async () => {
  const team = await given.community({ allowedRoles: ['teacher'] })
  const [room, notices] = [
    await given.channel({ community: team }),
    await given.channel({ postRoles: ['teacher'], name: 'Mededelingen' }),
  ]
  const [teacher, daan] = [await world.person({ role: 'teacher' }), await world.person({ role: 'no_subscription' })]
  const unknown = { status: 404, code: 'NOT_FOUND' }
  for (const asked of [community.join, community.leave]) {
    await expect(noor.does(asked, { communityId: team.id })).rejects.toMatchObject(unknown)
    await expect(noor.does(asked, { communityId: crypto.randomUUID() })).rejects.toMatchObject(unknown)
    await expect(daan.does(asked, { communityId })).rejects.toMatchObject({ status: 403, code: 'NO_ACCESS' })
  }
  await expect(noor.does(community.messages, { channelId: room.id })).rejects.toMatchObject(unknown)
  await expect(noor.does(community.post, newMessage(notices, 'Hm'))).rejects.toMatchObject({
    code: 'CHANNEL_READ_ONLY',
  })

  expect(await teacher.does(community.join, { communityId: team.id })).toEqual({ joined: true })
  await teacher.does(community.post, newMessage(room, 'Dag'))
  await teacher.does(community.post, newMessage(notices, 'Let op'))
  expect((await noor.does(community.messages, { channelId: notices.id })).messages).toHaveLength(1)
})
