import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import type { GivenChannel } from '../demo/givenPlaces.ts'
import { markChannelRead } from './markChannelRead.ts'
import { tell } from './testing/told.ts'

const world = await openWorld()
let [sem, vera]: TestPerson[] = []
let [channel, other]: GivenChannel[] = []

beforeEach(async () => {
  ;[sem, vera] = [await world.person(), await world.person()]
  const community = await world.given.community()
  ;[channel, other] = [await world.given.channel({ community }), await world.given.channel({ community })]
})

/** Notifications of messages 1, 2 and 3 of a channel. */
async function threeIn(where: GivenChannel, who: TestPerson, asText = false) {
  const said = await world.given.history(
    where,
    [1, 2, 3].map((one) => ({ author: null, content: `Bericht ${one}` })),
  )
  const ids: string[] = []
  for (const messageId of said) {
    const data = { channel_id: where.id, message_id: messageId }
    ids.push(await tell(world, who, { data: asText ? JSON.stringify(data) : data }))
  }
  return ids
}

const readUpTo = (person: TestPerson, where: GivenChannel, upToSeq: number) =>
  world.house.transaction((tx, now) => markChannelRead(tx, { personId: person.id, channelId: where.id, upToSeq, now }))
const unreadIds = async (who: TestPerson) =>
  (await who.does(inbox.list, {})).notifications
    .filter(({ read }) => !read)
    .map(({ id }) => id)
    .reverse()

test.each([
  ['an object', false],
  ['JSON text', true],
])(
  'COM-CHAT-18 IN-STATE-01 SH-NOTIF-14 reading a channel up to a place reads its notifications up to there, with data as %s',
  async (_how, asText) => {
    if (!sem || !vera || !channel || !other) return expect.unreachable()
    const mine = await threeIn(channel, sem, asText)
    const elsewhere = await threeIn(other, sem, asText)
    const hers = await threeIn(channel, vera, asText)
    const ear = await sem.listens()

    expect(await readUpTo(sem, channel, 2)).toBe(2)
    await world.house.settled()

    expect(await unreadIds(sem)).toEqual([mine[2], ...elsewhere])
    expect(await unreadIds(vera)).toEqual(hers)
    expect(ear.heard.map(({ kind, ids }) => [kind, ids.notificationId]).sort()).toEqual(
      mine
        .slice(0, 2)
        .map((id) => ['notification.read', id])
        .sort(),
    )
  },
)

test('IN-STATE-02 reading a channel again, or less far, changes nothing and says nothing', async () => {
  if (!sem || !channel) return expect.unreachable()
  await threeIn(channel, sem)
  expect(await readUpTo(sem, channel, 3)).toBe(3)
  await world.house.settled()
  const ear = await sem.listens()

  expect(await readUpTo(sem, channel, 3)).toBe(0)
  expect(await readUpTo(sem, channel, 1)).toBe(0)
  await world.house.settled()

  expect(ear.kinds()).toEqual([])
  expect(await unreadIds(sem)).toEqual([])
})

test('SH-EDGE-30 broken data is left alone', async () => {
  if (!sem || !channel) return expect.unreachable()
  await tell(world, sem, { data: `{"channel_id": "${channel.id}"` })
  await tell(world, sem, { data: { channel_id: channel.id, message_id: 'none' } })
  const [first] = await threeIn(channel, sem)

  expect(await readUpTo(sem, channel, 1)).toBe(1)
  expect(await unreadIds(sem)).toHaveLength(4)
  expect(await unreadIds(sem)).not.toContain(first)
})
