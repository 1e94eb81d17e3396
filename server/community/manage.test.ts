import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newPost } from '../feed/testing/newPost.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given, house } = world
let admin: TestPerson
let teacher: TestPerson
let noor: TestPerson
let made = 0

beforeAll(async () => {
  admin = await world.person({ role: 'admin' })
  teacher = await world.person({ role: 'teacher' })
  noor = await world.person()
})

const textOf = (more: object = {}) => ({
  name: 'Licht',
  slug: `licht-${++made}`,
  description: '',
  isActive: true,
  isStart: false,
  allowedRoles: [] as string[],
  ...more,
})
const channelOf = (more: object = {}) => ({
  name: 'Zon',
  slug: `zon-${++made}`,
  description: '',
  isArchived: false,
  postRoles: [] as string[],
  ...more,
})
const noPhoto = { uploadId: null, noPhoto: false }
const makes = async (text = textOf()) => {
  const id = newId()
  await admin.does(community.saveCommunity, { id, before: null, after: text, ...noPhoto })
  return { id, text }
}
const makesChannel = async (communityId: string, text = channelOf(), who = admin) => {
  const id = newId()
  await who.does(community.saveChannel, { id, communityId, before: null, after: text })
  return { id, text }
}
const seenBy = async (who: TestPerson, id: string) =>
  (await who.does(community.list, {})).communities.find((one) => one.id === id)

test('COM-CHAT-21 COM-CHAT-28 an admin makes a community and channels, members see them at once, and it is logged', async () => {
  const ear = await noor.listens()
  const { id, text } = await makes(textOf({ description: ' Over de zon ' }))
  const zon = await makesChannel(id)
  await makesChannel(id, channelOf({ name: 'Maan', postRoles: ['teacher'] }))
  expect(await seenBy(noor, id)).toMatchObject({
    name: 'Licht',
    slug: text.slug,
    description: 'Over de zon',
    channels: [
      { id: zon.id, name: 'Zon', mayPost: true },
      { name: 'Maan', mayPost: false },
    ],
  })
  await house.settled()
  expect(ear.kinds()).toEqual(['community.changed', 'community.changed', 'community.changed'])
  ear.leave()
  const { lines } = await admin.does(access.auditLog, { search: '', kind: 'content' })
  expect(lines.filter((line) => line.action === 'content.made')).toHaveLength(3)
})

test('COM-CHAT-21 editing shows what was saved meanwhile, sent twice it is stored once, and an address is had once', async () => {
  const { id, text } = await makes()
  const ask = {
    id,
    before: text,
    after: { ...text, name: 'Licht en lucht', allowedRoles: ['teacher', 'admin'] },
    ...noPhoto,
  }
  await admin.does(community.saveCommunity, ask)
  await admin.does(community.saveCommunity, ask)
  expect(await seenBy(noor, id)).toBeUndefined()
  expect(await seenBy(teacher, id)).toMatchObject({ name: 'Licht en lucht' })
  const late = { ...ask, after: { ...text, name: 'Anders' } }
  await expect(admin.does(community.saveCommunity, late)).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: { name: 'Licht en lucht' } },
  })
  const same = { id: newId(), before: null, after: textOf({ slug: text.slug }), ...noPhoto }
  await expect(admin.does(community.saveCommunity, same)).rejects.toMatchObject({ status: 409, code: 'SLUG_IN_USE' })

  const [one, two] = [await makesChannel(id), await makesChannel(id)]
  const taken = { id: two.id, communityId: id, before: two.text, after: { ...two.text, slug: one.text.slug } }
  await expect(admin.does(community.saveChannel, taken)).rejects.toMatchObject({ code: 'SLUG_IN_USE' })
  // Another community may have the same one.
  await makesChannel((await makes()).id, channelOf({ slug: one.text.slug }))
})

test.each(['direct', 'moderatie', 'Met Hoofdletter', ''])(
  'COM-CHAT-23 COM-CHAT-19 a community cannot have the address %j',
  async (slug) => {
    const asked = admin.does(community.saveCommunity, {
      id: newId(),
      before: null,
      after: textOf({ slug }),
      ...noPhoto,
    })
    await expect(asked).rejects.toMatchObject({ status: 422, data: { fields: ['slug'] } })
  },
)

test.each(['feed', 'universiteit', 'challenges', 'masterclasses', 'lesson'])(
  'COM-CHAT-23 ROUTE-TABLE-18 a channel cannot have the address %j',
  async (slug) => {
    const asked = makesChannel((await makes()).id, channelOf({ slug }))
    await expect(asked).rejects.toMatchObject({ status: 422, data: { fields: ['slug'] } })
  },
)

test('COM-CHAT-21 communities and channels stand in the order that an admin gives them', async () => {
  const { id } = await makes()
  const ids = [(await makesChannel(id)).id, (await makesChannel(id)).id, (await makesChannel(id)).id]
  await admin.does(community.arrange, { communityId: id, ids: ids.toReversed() })
  expect((await seenBy(noor, id))?.channels.map((channel) => channel.id)).toEqual(ids.toReversed())
  await expect(admin.does(community.arrange, { communityId: id, ids: ids.slice(1) })).rejects.toMatchObject({
    code: 'CHANGED',
  })
  expect((await seenBy(noor, id))?.channels.map((channel) => channel.id)).toEqual(ids.toReversed())

  const { communities } = await admin.does(community.managed, {})
  const order = communities.map((one) => one.id).toReversed()
  await admin.does(community.arrange, { communityId: null, ids: order })
  expect((await admin.does(community.managed, {})).communities.map((one) => one.id)).toEqual(order)
})

test('COM-START-01 new members begin in one community at most: marking another moves the mark, and the log has both', async () => {
  const marked = async () =>
    (await admin.does(community.managed, {})).communities.filter(({ isStart }) => isStart).map(({ id }) => id)
  const first = await makes(textOf({ name: 'Eerst begin', isStart: true }))
  expect(await marked()).toEqual([first.id])
  const second = await makes(textOf({ name: 'Tweede begin' }))
  expect(await marked()).toEqual([first.id])
  const after = { ...second.text, isStart: true }
  await admin.does(community.saveCommunity, { id: second.id, before: second.text, after, ...noPhoto })
  expect(await marked()).toEqual([second.id])
  const { lines } = await admin.does(access.auditLog, { search: '', kind: 'content' })
  const edited = lines.filter((line) => line.action === 'content.edited')
  expect(edited.some(({ newValue }) => newValue?.startsWith('Eerst begin'))).toBe(true)
  expect(edited.some(({ newValue }) => newValue?.startsWith('Tweede begin'))).toBe(true)
  const ends = (value?: string | null) => value?.endsWith(' · Begin')
  expect(edited.map(({ oldValue, newValue }) => [ends(oldValue), ends(newValue)])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, true],
    ]),
  )
  // Whatever the code does, the table has one.
  const both = house.database.pool.query('update blueprints set is_start = true')
  await expect(both).rejects.toThrow('blueprints_one_start')
})

test('COM-CHAT-21 one with messages is not deleted but archived: nobody sees it, and it comes back whole', async () => {
  const { id, text } = await makes()
  const channel = await makesChannel(id)
  const said = await noor.does(community.post, newMessage(channel, 'Dag'))
  await expect(admin.does(community.removeCommunity, { communityId: id })).rejects.toMatchObject({
    status: 409,
    code: 'HAS_MESSAGES',
  })
  const archived = { ...text, isActive: false }
  await admin.does(community.saveCommunity, { id, before: text, after: archived, ...noPhoto })
  expect(await seenBy(noor, id)).toBeUndefined()
  await expect(noor.does(community.messages, { channelId: channel.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await admin.does(community.managed, {})).communities.find((one) => one.id === id)).toMatchObject({
    isActive: false,
    hasMessages: true,
  })
  await admin.does(community.saveCommunity, { id, before: archived, after: text, ...noPhoto })
  expect((await noor.does(community.messages, { channelId: channel.id })).messages).toMatchObject([{ id: said.id }])
})

test('COM-CHAT-21 one in which nothing was said is deleted with its channels and members', async () => {
  const { id } = await makes()
  await makesChannel(id)
  await noor.does(community.join, { communityId: id })
  await admin.does(community.removeCommunity, { communityId: id })
  expect((await admin.does(community.managed, {})).communities.some((one) => one.id === id)).toBe(false)
  await expect(admin.does(community.removeCommunity, { communityId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('COM-CHAT-05 COM-CHAT-21 an archived channel is for reading alone', async () => {
  const { id } = await makes()
  const { id: channelId, text } = await makesChannel(id)
  await admin.does(community.saveChannel, {
    id: channelId,
    communityId: id,
    before: text,
    after: { ...text, isArchived: true },
  })
  const posted = noor.does(community.post, newMessage({ id: channelId }, 'Dag'))
  await expect(posted).rejects.toMatchObject({ code: 'CHANNEL_READ_ONLY' })
})

test('COM-CHAT-21 COM-CHAT-28 a teacher edits channels where they teach, and neither makes nor archives them', async () => {
  const [mine, other] = [await makes(), await makes()]
  const [zon, maan] = [await makesChannel(mine.id), await makesChannel(other.id)]
  await teacher.does(learning.saveLesson, {
    id: newId(),
    communityId: mine.id,
    updatedAt: null,
    title: 'Licht',
    content: '<p>Ga naar buiten.</p>',
    videoUrl: '',
    attachments: [],
    teacherId: null,
    isPublished: false,
    isRequired: true,
    levelId: await given.levelAt(1),
    week: 1,
  })
  const edits = (communityId: string, { id, text }: typeof zon, more: object = { name: 'Zonlicht' }) =>
    teacher.does(community.saveChannel, { id, communityId, before: text, after: { ...text, ...more } })

  expect((await teacher.does(community.managed, {})).communities.map((one) => one.id)).toEqual([mine.id])
  await edits(mine.id, zon)
  expect((await seenBy(noor, mine.id))?.channels).toMatchObject([{ name: 'Zonlicht' }])
  await expect(edits(other.id, maan)).rejects.toMatchObject({ status: 404 })
  // The channel of another community does not come in by the door of one's own.
  await expect(edits(mine.id, maan)).rejects.toMatchObject({ status: 404 })
  const now = { ...zon, text: { ...zon.text, name: 'Zonlicht' } }
  await expect(edits(mine.id, now, { isArchived: true })).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  await expect(makesChannel(mine.id, channelOf(), teacher)).rejects.toMatchObject({ status: 403 })
  await expect(edits(mine.id, zon, { name: 'Laat' })).rejects.toMatchObject({ code: 'CHANGED' })
  const asked = teacher.does(community.saveCommunity, { id: mine.id, before: mine.text, after: mine.text, ...noPhoto })
  await expect(asked).rejects.toMatchObject({ status: 403 })
})

test('COM-CHAT-21 a picture is one of the admin, made for a community', async () => {
  const foreign = { id: newId(), before: null, after: textOf(), uploadId: newId(), noPhoto: false }
  await expect(admin.does(community.saveCommunity, foreign)).rejects.toMatchObject({ code: 'UPLOAD_FAILED' })
})

test('COM-CHAT-19 COM-CHAT-21 a private conversation is no channel that anybody manages', async () => {
  const { id } = await given.conversation(noor, teacher)
  const text = channelOf({ slug: 'x' })
  const asked = admin.does(community.saveChannel, { id, communityId: (await makes()).id, before: text, after: text })
  await expect(asked).rejects.toMatchObject({ status: 404 })
})

test.each(['post', 'lesson', 'challenge', 'masterclass'] as const)(
  'COM-CHAT-28 a community with a %s, a draft too, is archived and not deleted',
  async (kind) => {
    const { id } = await makes()
    const place = { community: { id }, by: teacher, isPublished: false }
    if (kind === 'post') await admin.does(feed.save, newPost({ id }, { status: 'draft' }))
    else if (kind === 'challenge')
      await given.challenge({ ...place, startDate: '2026-11-01', endDate: '2026-11-30', durationDays: 7 })
    else await given[kind](place)
    const { communities } = await admin.does(community.managed, {})
    expect(communities.find((one) => one.id === id)?.hasMessages).toBe(true)
    await expect(admin.does(community.removeCommunity, { communityId: id })).rejects.toMatchObject({
      status: 409,
      code: 'HAS_MESSAGES',
    })
  },
)

test('COM-CHAT-28 once what stood in it is gone a community can be deleted', async () => {
  const { id } = await makes()
  const post = newPost({ id })
  await admin.does(feed.save, post)
  await admin.does(feed.remove, { postId: post.id })
  await admin.does(community.removeCommunity, { communityId: id })
  expect(await seenBy(noor, id)).toBeUndefined()
})
