import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

const listed = async (person: TestPerson, id: string) => {
  const { communities } = await person.does(community.list, {})
  return communities.find((one) => one.id === id) ?? null
}
const unread = async (person: TestPerson, channel: { id: string; communityId: string }) =>
  (await listed(person, channel.communityId))?.channels.find((one) => one.id === channel.id)?.unread

test('SH-COMM-01 SH-DATA-18 COM-CHAT-01 COM-CHAT-05 active communities that one may enter are listed in their order, with their channels in theirs', async () => {
  const second = await given.community({ name: 'Slaap', description: 'Over de nacht', orderIndex: 2 })
  const first = await given.community({ name: 'Licht', orderIndex: 1 })
  const lars = await given.community({ name: 'Lars', allowedRoles: ['student_plus_lars', 'admin'], orderIndex: 3 })
  const closed = await given.community({ name: 'Dicht', orderIndex: 0 })
  await pool.query('update blueprints set is_active = false where id = $1', [closed.id])
  const b = await given.channel({ community: first, name: 'B', orderIndex: 2, description: 'Tweede' })
  const a = await given.channel({ community: first, name: 'A', orderIndex: 1 })
  const archive = await given.channel({ community: first, name: 'Oud', orderIndex: 3, isArchived: true })
  const news = await given.channel({ community: first, name: 'Nieuws', orderIndex: 4, postRoles: ['teacher'] })
  const [student, plus] = [await world.person(), await world.person({ role: 'student_plus_lars' })]

  const { communities } = await student.does(community.list, {})
  expect(communities.map((one) => one.name)).toEqual(['Licht', 'Slaap'])
  expect(communities[1]).toEqual({
    id: second.id,
    slug: 'slaap',
    name: 'Slaap',
    description: 'Over de nacht',
    imageUrl: null,
    memberCount: 0,
    joined: false,
    channels: [],
  })
  const plain = { description: null, unread: 0, lastSeq: 0, isArchived: false, mayPost: true, pin: null }
  expect(communities[0]?.channels).toEqual([
    { ...plain, id: a.id, slug: 'a', name: 'A' },
    { ...plain, id: b.id, slug: 'b', name: 'B', description: 'Tweede' },
    { ...plain, id: archive.id, slug: 'oud', name: 'Oud', isArchived: true, mayPost: false },
    { ...plain, id: news.id, slug: 'nieuws', name: 'Nieuws', mayPost: false },
  ])
  expect((await plus.does(community.list, {})).communities.map((one) => one.id)).toEqual([first.id, second.id, lars.id])
  const { rows } = await pool.query(
    `select c.id, c.name, c.description, c.blueprint_id, b.id as linked, b.name as linked_name from channels_text c
      join blueprints b on b.id = c.blueprint_id where c.id = $1`,
    [b.id],
  )
  expect(rows).toEqual([
    { id: b.id, name: 'B', description: 'Tweede', blueprint_id: first.id, linked: first.id, linked_name: 'Licht' },
  ])
})

test('joining makes one a member once, what was said before counts as read, and an account that goes takes its membership along', async () => {
  const channel = await given.channel()
  const [noor, sem] = [await world.person(), await world.person()]
  for (const text of ['een', 'twee', 'drie']) await noor.does(community.post, newMessage(channel, text))
  expect(await listed(sem, channel.communityId)).toMatchObject({ joined: false, memberCount: 0 })
  expect(await unread(sem, channel)).toBe(3)

  for (let times = 0; times < 2; times++)
    expect(await sem.does(community.join, { communityId: channel.communityId })).toEqual({ joined: true })
  await noor.does(community.join, { communityId: channel.communityId })

  expect(await listed(sem, channel.communityId)).toMatchObject({ joined: true, memberCount: 2 })
  expect(await unread(sem, channel)).toBe(0)
  const { rows } = await pool.query(`select 1 from facts where kind = 'community.joined' and ids->>'personId' = $1`, [
    sem.id,
  ])
  expect(rows).toHaveLength(1)
  await pool.query('delete from auth_users where id = $1', [noor.id])
  expect((await listed(sem, channel.communityId))?.memberCount).toBe(1)
})

test('COM-CHAT-18 the unread count is what was said after the place up to which one has read', async () => {
  const channel = await given.channel()
  const [noor, sem] = [await world.person(), await world.person()]
  for (const person of [noor, sem]) await person.does(community.join, { communityId: channel.communityId })
  for (const text of ['een', 'twee', 'drie']) await noor.does(community.post, newMessage(channel, text))

  expect(await unread(noor, channel)).toBe(0)
  expect(await unread(sem, channel)).toBe(3)
  await sem.does(community.markRead, { channelId: channel.id, seq: 2 })
  expect(await unread(sem, channel)).toBe(1)
  // One's own message does not make what stood before it read.
  await sem.does(community.post, newMessage(channel, 'vier'))
  expect(await unread(sem, channel)).toBe(2)
  await sem.does(community.markRead, { channelId: channel.id, seq: 4 })
  await sem.does(community.post, newMessage(channel, 'vijf'))
  expect([await unread(sem, channel), await unread(noor, channel)]).toEqual([0, 2])
})

test('the list takes one query beside the snapshot, whatever is in it', async () => {
  const noor = await world.person()
  const queries = await queriesOf(world.house, () => noor.does(community.list, {}))
  expect(queries).toEqual([expect.stringContaining('"blueprints"')])
})
