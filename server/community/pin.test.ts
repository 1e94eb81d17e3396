import { community } from '@bewezen/domain/community/contract.ts'
import { maxPins } from '@bewezen/domain/community/pins.ts'
import { beforeEach, expect, test } from 'vitest'
import { removeAtOnce } from '../account/index.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import type { GivenChannel, GivenCommunity } from '../demo/givenPlaces.ts'
import { personal } from '../personal.ts'
import { eraseIfDue } from '../privacy/eraseDueAccounts.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const unknown = { status: 404, code: 'NOT_FOUND' }
let noor: TestPerson
let uni: GivenCommunity
let [first, second]: GivenChannel[] = []

beforeEach(async () => {
  noor = await world.person()
  uni = await given.community()
  first = await given.channel({ community: uni })
  second = await given.channel({ community: uni })
})

const pins = (who: TestPerson, channel: { id: string } | undefined, on = true) =>
  who.does(community.pin, { channelId: channel?.id ?? '', on })
/** The pinned channels of somebody in their order, as the sidebar shows them. */
const pinned = async (who: TestPerson) => {
  const { communities } = await who.does(community.list, {})
  return communities
    .flatMap(({ channels }) => channels)
    .filter(({ pin }) => pin !== null)
    .sort((one, other) => (one.pin ?? 0) - (other.pin ?? 0))
    .map(({ id }) => id)
}
const facts = async ({ id }: { id: string }) =>
  (await pool.query(`select ids from facts where kind = 'pin.set' and ids ->> 'personId' = $1`, [id])).rows.map(
    ({ ids }) => ids,
  )

test('COM-PIN-01 COM-PIN-02 pins stand in the order in which they were made, for who pinned alone, and leave what is unread as it was', async () => {
  await given.history({ id: first?.id ?? '' }, [{ author: null, content: 'Eerder' }])
  const sem = await world.person()
  const before = (await noor.does(community.list, {})).communities
  expect(await pins(noor, second)).toEqual({ channelId: second?.id, pin: 1 })
  expect(await pins(noor, first)).toEqual({ channelId: first?.id, pin: 2 })
  expect([await pinned(noor), await pinned(sem)]).toEqual([[second?.id, first?.id], []])
  const phone = await world.signedIn(noor)
  expect(await pinned(phone)).toEqual(await pinned(noor))

  await pins(noor, second, false)
  expect(await pins(noor, second)).toEqual({ channelId: second?.id, pin: 3 })
  expect(await pinned(noor)).toEqual([first?.id, second?.id])
  for (const one of [first, second]) await pins(noor, one, false)
  expect((await noor.does(community.list, {})).communities).toEqual(before)
})

test('COM-PIN-05 the wanted state is set, so that a repeated request never flips it back and tells nothing anew', async () => {
  for (let times = 0; times < 3; times++) expect(await pins(noor, first)).toEqual({ channelId: first?.id, pin: 1 })
  expect(await pinned(noor)).toEqual([first?.id])
  for (let times = 0; times < 3; times++)
    expect(await pins(noor, first, false)).toEqual({ channelId: first?.id, pin: null })
  expect(await pinned(noor)).toEqual([])
  expect(await facts(noor)).toEqual(Array(2).fill({ channelId: first?.id, communityId: uni.id, personId: noor.id }))
})

test('COM-PIN-04 ten of one community are the most, whoever else pins and whatever is pinned elsewhere', async () => {
  const sem = await world.person()
  const rest: GivenChannel[] = []
  while (rest.length < maxPins - 1) rest.push(await given.channel({ community: uni }))
  for (const channel of [first, ...rest]) await pins(noor, channel)
  await expect(pins(noor, second)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_PINS' })
  expect(await pinned(noor)).toHaveLength(maxPins)
  // What is pinned already is so still, elsewhere there is room, and so there is for somebody else.
  expect(await pins(noor, first)).toMatchObject({ pin: 1 })
  expect(await pins(noor, await given.channel())).toMatchObject({ pin: 1 })
  expect(await pins(sem, second)).toMatchObject({ pin: 1 })
  await pins(noor, rest[0], false)
  expect(await pins(noor, second)).toMatchObject({ pin: maxPins + 1 })
})

test('COM-PIN-01 only what one may read is pinned: no channel of other roles, of a closed community or unknown, and no private conversation', async () => {
  const sem = await world.person()
  const teachers = await given.community({ allowedRoles: ['teacher'] })
  const [theirs, archived, talk] = [
    await given.channel({ community: teachers }),
    await given.channel({ community: uni, isArchived: true }),
    await given.conversation(noor, sem),
  ]
  for (const channel of [theirs, talk, { id: crypto.randomUUID() }])
    await expect(pins(noor, channel)).rejects.toMatchObject(unknown)
  await expect(pins(await world.person({ role: 'no_subscription' }), first)).rejects.toMatchObject({
    status: 403,
    code: 'NO_ACCESS',
  })
  expect(await pins(noor, archived)).toMatchObject({ pin: 1 })
  const { rows } = await pool.query('select channel_id from channel_pins where user_id = $1', [noor.id])
  expect(rows).toEqual([{ channel_id: archived?.id }])
})

test('COM-PIN-06 one’s own devices hear of it, and nobody else, by no notification either', async () => {
  const sem = await world.person()
  for (const who of [noor, sem]) await who.does(community.join, { communityId: uni.id })
  await house.settled()
  const [ear, other] = [await (await world.signedIn(noor)).listens(), await sem.listens()]
  await pins(noor, first)
  await pins(noor, first, false)
  await house.settled()
  expect([ear.kinds(), other.kinds()]).toEqual([['pin.set', 'pin.set'], []])
  const { rows } = await pool.query('select 1 from notifications where user_id = any($1)', [[noor.id, sem.id]])
  expect(rows).toEqual([])
  for (const one of [ear, other]) one.leave()
})

test('COM-PIN-07 leaving a community removes its pins, and those of others and elsewhere stay', async () => {
  const [sem, elsewhere] = [await world.person(), await given.channel()]
  await noor.does(community.join, { communityId: uni.id })
  for (const channel of [first, second, elsewhere]) await pins(noor, channel)
  await pins(sem, first)
  await noor.does(community.leave, { communityId: uni.id })
  expect([await pinned(noor), await pinned(sem)]).toEqual([[elsewhere.id], [first?.id]])
  await noor.does(community.join, { communityId: uni.id })
  expect(await pinned(noor)).toEqual([elsewhere.id])
})

test('COM-PIN-07 what can be read no longer is shown nowhere, and is pinned as before when it can be read again', async () => {
  await pins(noor, first)
  await pool.query('update blueprints set is_active = false where id = $1', [uni.id])
  expect(await pinned(noor)).toEqual([])
  await expect(pins(noor, first, false)).rejects.toMatchObject(unknown)
  await pool.query('update blueprints set is_active = true where id = $1', [uni.id])
  expect(await pinned(noor)).toEqual([first?.id])
})

test('COM-PIN-07 COM-PIN-09 pins go with their channel and with their account', async () => {
  const [admin, sem] = [await world.person({ role: 'admin' }), await world.person()]
  const other = await given.channel()
  for (const who of [noor, sem]) for (const channel of [first, other]) await pins(who, channel)
  await admin.does(community.removeCommunity, { communityId: uni.id })
  expect([await pinned(noor), await pinned(sem)]).toEqual([[other.id], [other.id]])

  await house.transaction((tx, now) => removeAtOnce(tx, noor.id, now))
  await eraseIfDue(house, personal, noor.id)
  const { rows } = await pool.query('select user_id from channel_pins where channel_id = any($1)', [
    [first?.id, other.id],
  ])
  expect(rows).toEqual([{ user_id: sem.id }])
})

test('COM-PIN-09 one’s download tells what one pinned, in which community and when', async () => {
  await pins(noor, second)
  const parts = (await personal.community?.collect?.(house, house.database.db, noor.id)) ?? []
  expect(parts.find(({ name }) => name === 'channel_pins')).toMatchObject({
    title: 'Kanalen die je vastzette',
    rows: [{ community: uni.name, channel: second?.name, pinned_at: expect.anything() }],
  })
})
