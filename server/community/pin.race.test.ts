import { community } from '@bewezen/domain/community/contract.ts'
import { maxPins, nextPin } from '@bewezen/domain/community/pins.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { openPins, savePin } from './pins.ts'
import { channelPins } from './tables.ts'

const world = await openWorld({ engine: 'server' })
const { given, house } = world
const { pool } = house.database

async function channelsOf(many: number) {
  const uni = await given.community()
  return Promise.all(Array.from({ length: many }, () => given.channel({ community: uni })))
}
const stored = async ({ id }: { id: string }): Promise<number[]> =>
  (await pool.query('select place from channel_pins where user_id = $1 order by place', [id])).rows.map(
    ({ place }) => place,
  )
const oneTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test('COM-PIN-04 tabs that pin one channel at the same moment make one row, and hear the same', async () => {
  const noor = await world.person()
  const [channel] = await channelsOf(1)
  const answers = await Promise.all(
    oneTo(8).map(() => noor.does(community.pin, { channelId: channel?.id ?? '', on: true })),
  )
  expect(new Set(answers.map(({ pin }) => pin))).toEqual(new Set([1]))
  expect(await stored(noor)).toEqual([1])
  // The constraint is what promises it: a second row is refused, whatever the code does.
  const row = { channelId: channel?.id ?? '', personId: noor.id, place: 2, pinnedAt: new Date() }
  await expect(house.database.db.insert(channelPins).values(row)).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('COM-PIN-04 devices that pin different channels at the same moment make no more than ten, each with its own place', async () => {
  const noor = await world.person()
  const all = await channelsOf(maxPins + 6)
  const answers = await Promise.allSettled(all.map(({ id }) => noor.does(community.pin, { channelId: id, on: true })))
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(6)
  expect(await stored(noor)).toEqual(oneTo(maxPins))
})

test('COM-PIN-04 without the lock of the person the same race makes doubles, so the lock is what keeps the places apart', async () => {
  const writers = 6
  const race = async (noor: TestPerson, how: { lock: boolean; whenOpen: () => Promise<void> }) => {
    const all = await channelsOf(writers)
    await Promise.all(
      all.map(({ id: channelId, communityId }) =>
        house.transaction(async (tx, now) => {
          const pins = await openPins(tx, noor.id, communityId, how)
          await how.whenOpen()
          await savePin(tx, { channelId, personId: noor.id, place: nextPin([...pins.values()]), pinnedAt: now })
        }),
      ),
    )
    return stored(noor)
  }
  const all = Promise.withResolvers<void>()
  let open = 0
  const untilAllAreOpen = () => {
    if (++open === writers) all.resolve()
    return all.promise
  }
  expect(await race(await world.person(), { lock: true, whenOpen: async () => {} })).toEqual(oneTo(writers))
  expect(await race(await world.person(), { lock: false, whenOpen: untilAllAreOpen })).toEqual(Array(writers).fill(1))
})

test('COM-PIN-07 a pin that meets the removal of its channel is refused, and leaves nothing', async () => {
  const [noor, admin] = [await world.person(), await world.person({ role: 'admin' })]
  for (let times = 0; times < 5; times++) {
    const [channel] = await channelsOf(1)
    const channelId = channel?.id ?? ''
    const [pinned, removed] = await Promise.allSettled([
      noor.does(community.pin, { channelId, on: true }),
      admin.does(community.removeCommunity, { communityId: channel?.communityId ?? '' }),
    ])
    expect(removed.status).toBe('fulfilled')
    if (pinned.status === 'rejected') expect(pinned.reason).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await pool.query('select 1 from channel_pins where channel_id = $1', [channelId])).rows).toEqual([])
  }
})
