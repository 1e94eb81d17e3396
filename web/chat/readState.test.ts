import { newId } from '@bewezen/domain/base/newId.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { ListedNotification } from '@bewezen/domain/inbox/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import type { GivenChannel } from '../../server/demo/givenPlaces.ts'
import type { ChannelMessages } from './patches.ts'
import { type Device, forDevices, openDevice } from './testing/device.ts'

const perRound = 40
/** In the long mode 500 rounds, 20,000 commands. */
const rounds = runs(6, 500)
/** A screen that stays open holds at most six pages of a channel: after so many rounds the channels are new ones. */
const perChannels = 5

const which = fc.nat(2)
const where = fc.nat(1)
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('posts' as const), where, names: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('readsChannel' as const), which, where, short: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('readsNotice' as const), which, at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('readsAll' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('answers' as const), which, where }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('goesOffline' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('comesBack' as const), which }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('hears' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('rests' as const), ms: fc.nat(40) }) },
)
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never

test('COM-CHAT-54 IN-STATE-07 three devices of one person show the same as the server after quiet, whatever was read where and whoever had no line', async () => {
  const world = await openWorld({ env: { MESSAGE_LIMIT: '1000000' } })
  forDevices(world)
  const noor = await world.person({ firstName: 'Noor' })
  const sem = await world.person({ firstName: 'Sem' })
  const uni = await world.given.community()
  await sem.does(community.join, { communityId: uni.id })
  const ear = await sem.listens()
  const devices = [await openDevice(sem, ear), await openDevice(sem, ear), await openDevice(sem, ear)] as const
  let channels: readonly GivenChannel[] = []
  const opens = async () => {
    channels = [await world.given.channel({ community: uni }), await world.given.channel({ community: uni })]
    for (const { api, code, shows, closes } of devices) {
      closes()
      await shows(
        api.account.viewer.queryOptions({ input: {} }),
        api.community.list.queryOptions({ input: {} }),
        api.inbox.list.queryOptions({ input: { limit: 100 } }),
        api.inbox.unread.queryOptions({ input: {} }),
        ...channels.map(({ id }) => code.channelRead(id, undefined)),
      )
    }
  }
  const channelAt = (at: number) => channels[at] as GivenChannel

  const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))
  const messageIn = ({ id: channelId }: GivenChannel, content: string) => ({
    id: newId(),
    channelId,
    content,
    parentId: null,
    uploadId: null,
  })
  const quiet = async () => {
    for (const device of devices) await device.comesBack()
    for (let calm = 0; calm < 3; ) {
      await world.house.settled()
      for (const device of devices) device.hears()
      await Promise.all(devices.map((device) => device.triesAgain()))
      await pause(25)
      calm = devices.some((device) => device.isBusy()) ? 0 : calm + 1
    }
  }

  const run = async (command: Command): Promise<unknown> => {
    if (command.does === 'rests') return pause(command.ms)
    if (command.does === 'posts') {
      const text = command.names ? `@${sem.username} kijk eens` : 'Goedemorgen'
      await noor.does(community.post, messageIn(channelAt(command.where), text))
      return
    }
    const device = devices[command.which as 0 | 1 | 2]
    if (command.does === 'goesOffline') return device.goesOffline()
    if (command.does === 'comesBack') return void device.comesBack()
    if (command.does === 'hears') {
      await world.house.settled()
      return device.hears()
    }
    if (command.does === 'answers') return void answers(device, channelAt(command.where))
    if (command.does === 'readsChannel') return void reads(device, channelAt(command.where), command.short)
    const list = device.cached<{ notifications: ListedNotification[] }>(
      device.api.inbox.list.queryKey({ input: { limit: 100 } }),
    )
    const newest = list?.notifications[0]
    if (command.does === 'readsNotice') {
      const unread = list?.notifications.filter(({ read }) => !read) ?? []
      const one = unread[command.at % Math.max(1, unread.length)]
      if (one) device.marks(device.api.inbox.markRead, device.code.markingOne, { id: one.id })
    } else if (newest) device.marks(device.api.inbox.markAllRead, device.code.markingAll, { until: newest.createdAt })
  }
  const answers = ({ on, api }: Device, channel: GivenChannel) =>
    on(() => api.community.post.call(messageIn(channel, 'Ik ook'))).catch(() => {})
  const reads = (device: Device, { id }: GivenChannel, short: number) => {
    const { lastSeq } = device.cached<ChannelMessages>(device.code.channelRead(id, undefined).queryKey) ?? {
      lastSeq: 0,
    }
    return device.on(() => device.code.markRead(id, Math.max(0, lastSeq - short))).catch(() => {})
  }

  let marked = 0
  const seed = Math.floor(Math.random() * 2 ** 31)
  const all = fc.sample(fc.array(command, { minLength: perRound, maxLength: perRound }), { numRuns: rounds, seed })
  for (const [round, commands] of all.entries()) {
    if (round % perChannels === 0) await opens()
    for (const one of commands) await run(one)
    await quiet()
    const compared = await Promise.all(devices.map((device) => device.compared()))
    const at = `seed ${seed}, round ${round}`
    for (const { shown, fresh } of compared) expect(shown, at).toEqual(fresh)
    expect(compared[1]?.shown, at).toEqual(compared[0]?.shown)
    expect(compared[2]?.shown, at).toEqual(compared[0]?.shown)
    marked += (await sem.does(inbox.unread, {})).unread
  }
  // There was something to read, and some of it was left unread.
  expect(marked).toBeGreaterThan(0)
}, 7_200_000)
