import { newId } from '@bewezen/domain/base/ids.ts'
import { maxRichTextBytes } from '@bewezen/domain/base/richText.ts'
import { comments } from '@bewezen/domain/comments/contract.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { answersOf, upload } from '../community/testing/upload.ts'
import { newPost } from './testing/newPost.ts'

const world = await openWorld()
const { given, house } = world
const admin = await world.person({ role: 'admin' })
const teun = await world.person({ role: 'teacher', firstName: 'Teun', lastName: 'Bakker' })
const other = await world.person({ role: 'teacher' })
const moderator = await world.person({ role: 'moderator' })
const noor = await world.person()
const query = async (text: string, values: unknown[] = []) => (await house.database.pool.query(text, values)).rows
const gone = { status: 404, code: 'NOT_FOUND', data: null }

const listed = async (who: TestPerson, community: { id: string }, more: { olderThan?: string } = {}) =>
  (await who.does(feed.list, { communityId: community.id, ...more })).posts
const titles = async (who: TestPerson, community: { id: string }) =>
  (await listed(who, community)).map(({ title }) => title)
const seen = async (who: TestPerson, post: { id: string; communityId: string }) => {
  const found = (await listed(who, { id: post.communityId })).find(({ id }) => id === post.id)
  if (!found) throw new Error('the post is not in the feed')
  return who.does(feed.read, { communityId: post.communityId, slug: found.slug })
}

test('COM-LEARN-01 the pinned stand on top, then the newest, 20 at a time, each once', async () => {
  const community = await given.community()
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (let number = 0; number < 45; number++)
    await given.post({
      community,
      by: teun,
      title: `Nummer ${number}`,
      content: '<p>a</p>',
      at: at(100 - number),
      isPinned: number === 3 || number === 7,
    })
  const found: string[] = []
  for (let olderThan: string | undefined, pages = 0; pages < 4; pages++) {
    const { posts, hasMore } = await noor.does(feed.list, { communityId: community.id, olderThan })
    found.push(...posts.map(({ title }) => title))
    expect(posts.length).toBe(hasMore ? 20 : 5)
    olderThan = posts.at(-1)?.id
    if (!hasMore) break
  }
  const others = Array.from({ length: 45 }, (_, at) => 44 - at).filter((number) => number !== 3 && number !== 7)
  expect(found).toEqual([7, 3, ...others].map((number) => `Nummer ${number}`))
})

test('COM-LEARN-02 admins, teachers and moderators post; others cannot', async () => {
  const community = await given.community()
  for (const writer of [admin, teun, moderator])
    expect(await writer.does(feed.save, newPost(community))).toMatchObject({ isPublished: true })
  await expect(noor.does(feed.save, newPost(community))).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(await noor.does(feed.list, { communityId: community.id })).toMatchObject({ mayPost: false })
  expect(await teun.does(feed.list, { communityId: community.id })).toMatchObject({ mayPost: true })
  expect((await listed(noor, community)).length).toBe(3)
})

test('COM-LEARN-01 a post is read with its author and cleaned text, whatever was typed', async () => {
  const community = await given.community()
  const content = '<h2>Zon</h2><p onclick="x()">Ga <script>alert(1)</script><a href="javascript:x">naar</a> buiten.</p>'
  const post = newPost(community, { title: '<b>Zon</b> op', content })
  await teun.does(feed.save, post)
  expect(await seen(noor, post)).toMatchObject({
    title: '<b>Zon</b> op',
    slug: 'b-zon-b-op',
    content: '<h2>Zon</h2><p>Ga naar buiten.</p>',
    excerpt: 'Ga naar buiten.',
    author: { firstName: 'Teun' },
    isPinned: false,
    isHidden: false,
    commentCount: 0,
    reactions: [],
    viewer: { mayEdit: false },
  })
})

test.each([
  ['no title', { title: ' ' }, { code: 'INVALID_INPUT', data: { fields: ['title'] } }],
  ['a title that is too long', { title: 'a'.repeat(121) }, { code: 'INVALID_INPUT', data: { fields: ['title'] } }],
  ['no text', { content: '<p> </p>' }, { code: 'CONTENT_EMPTY' }],
  ['too much text', { content: `<p>${'a'.repeat(maxRichTextBytes)}</p>` }, { code: 'CONTENT_TOO_LARGE' }],
  ['a moment that was', { publishedAt: '2020-01-01T00:00:00Z' }, { code: 'INVALID_INPUT' }],
  ['a picture that is not there', { uploadId: newId() }, { code: 'UPLOAD_FAILED' }],
])('COM-LEARN-01 %s is refused and nothing is stored', async (_what, wrong, refusal) => {
  const community = await given.community()
  await expect(teun.does(feed.save, newPost(community, wrong))).rejects.toMatchObject(refusal)
  expect(await listed(teun, community)).toEqual([])
})

describe('COM-LEARN-18 the slug', () => {
  test('is made from the title, unique in its community, and stays whatever the title becomes', async () => {
    const [community, elsewhere] = [await given.community(), await given.community()]
    const first = newPost(community, { title: 'Zelfde titel' })
    expect(await teun.does(feed.save, first)).toMatchObject({ slug: 'zelfde-titel' })
    expect(await other.does(feed.save, newPost(community, { title: 'Zelfde titel' }))).toMatchObject({
      slug: 'zelfde-titel-2',
    })
    expect(await teun.does(feed.save, newPost(elsewhere, { title: 'Zelfde titel' }))).toMatchObject({
      slug: 'zelfde-titel',
    })
    const long = () => teun.does(feed.save, newPost(community, { title: 'slaap '.repeat(14) }))
    const numbered = [await long(), await long(), await long()].map(({ slug }) => slug.slice(-2))
    expect(numbered.slice(1)).toEqual(['-2', '-3'])
    const { updatedAt } = await seen(teun, first)
    expect(await teun.does(feed.save, { ...first, title: 'Heel anders', updatedAt })).toMatchObject({
      slug: 'zelfde-titel',
    })
    expect(await noor.does(feed.read, { communityId: community.id, slug: 'Zelfde-Titel' })).toMatchObject({
      title: 'Heel anders',
    })
  })

  test('COM-LEARN-17 an unknown one, one of another community and a draft are not there alike', async () => {
    const [community, elsewhere] = [await given.community(), await given.community({ allowedRoles: ['teacher'] })]
    await teun.does(feed.save, newPost(community, { title: 'Concept', status: 'draft' }))
    await teun.does(feed.save, newPost(elsewhere, { title: 'Besloten' }))
    for (const [communityId, slug] of [
      [community.id, 'weg'],
      [community.id, 'besloten'],
      [community.id, 'concept'],
      [elsewhere.id, 'besloten'],
      [newId(), 'concept'],
    ] as const)
      await expect(noor.does(feed.read, { communityId, slug })).rejects.toMatchObject(gone)
    await expect(noor.does(feed.list, { communityId: elsewhere.id })).rejects.toMatchObject(gone)
    expect(await teun.does(feed.read, { communityId: community.id, slug: 'concept' })).toMatchObject({ isHidden: true })
  })
})

test('COM-LEARN-16 a draft is seen by its author and admins only, and a planned post by everybody from its moment on', async () => {
  const community = await given.community()
  const draft = newPost(community, { title: 'Concept', status: 'draft' })
  const planned = newPost(community, { title: 'Morgen', publishedAt: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await teun.does(feed.save, draft)).toMatchObject({ isPublished: false })
  expect(await teun.does(feed.save, planned)).toMatchObject({ isPublished: false })
  expect([await titles(noor, community), await titles(other, community)]).toEqual([[], []])
  expect((await titles(teun, community)).toSorted()).toEqual(['Concept', 'Morgen'])
  expect((await titles(admin, community)).length).toBe(2)
  await expect(noor.does(feed.react, { postId: planned.id, emoji: '👍', on: true })).rejects.toMatchObject(gone)
  await moveClock(house.database.db, 2 * 3_600_000)
  expect(await titles(noor, community)).toEqual(['Morgen'])
  await moveClock(house.database.db, 0)
})

test('COM-LEARN-16 admins change every post, others their own, and somebody else’s is not there for them', async () => {
  const community = await given.community()
  const post = newPost(community)
  await teun.does(feed.save, post)
  const { updatedAt } = await seen(teun, post)
  for (const stranger of [other, moderator]) {
    await expect(stranger.does(feed.save, { ...post, title: 'Gekaapt', updatedAt })).rejects.toMatchObject(gone)
    await expect(stranger.does(feed.pin, { postId: post.id, on: true })).rejects.toMatchObject(gone)
    await expect(stranger.does(feed.remove, { postId: post.id })).rejects.toMatchObject(gone)
  }
  await admin.does(feed.save, { ...post, title: 'Van de admin', updatedAt })
  await admin.does(feed.pin, { postId: post.id, on: true })
  expect(await seen(noor, post)).toMatchObject({ title: 'Van de admin', isPinned: true, author: { id: teun.id } })
  await teun.does(feed.remove, { postId: post.id })
  expect(await listed(noor, community)).toEqual([])
  const audited = await query('select action from audit_log where subject_id = $1 order by at', [post.id])
  expect(audited.map(({ action }) => action)).toEqual(['post.saved', 'post.saved', 'post.saved', 'post.removed'])
})

test('X3-EDGE-13 who saves from an older version hears what stands there now, and a new post that comes again is stored once', async () => {
  const community = await given.community()
  const post = newPost(community)
  const first = await teun.does(feed.save, post)
  expect(await teun.does(feed.save, post)).toEqual(first)
  await expect(teun.does(feed.save, { ...post, title: 'Anders' })).rejects.toMatchObject({ code: 'ID_IN_USE' })
  const { updatedAt } = await seen(teun, post)
  await admin.does(feed.save, { ...post, title: 'Nieuwer', updatedAt })
  await expect(teun.does(feed.save, { ...post, title: 'Ouder', updatedAt })).rejects.toMatchObject({
    status: 409,
    code: 'CHANGED',
    data: { current: { title: 'Nieuwer' } },
  })
})

test('SEC-ACC-51 the picture of a post is for who may read that post now, and before it is placed for its writer alone', async () => {
  const community = await given.community({ allowedRoles: ['teacher', 'student'] })
  const picture = await upload(world, teun, 'feed-image')
  const post = newPost(community, { uploadId: picture.id, imageAlt: 'Zon', status: 'draft' })
  const outside = await world.person({ role: 'partner' })
  const statuses = async () => {
    const asked = [teun, noor, outside].map(
      async (one) => (await answersOf(world, one, picture.addresses))[0]?.statusCode,
    )
    const visitor = world.app.inject({ url: picture.addresses[0] ?? '' })
    return [...(await Promise.all(asked)), (await visitor).statusCode]
  }
  await teun.does(feed.save, post)
  expect(await statuses()).toEqual([200, 404, 404, 404])
  const { updatedAt } = await seen(teun, post)
  await teun.does(feed.save, { ...post, status: 'published', uploadId: null, updatedAt })
  expect(await statuses()).toEqual([200, 200, 404, 404])
})

test('COM-LEARN-01 the picture of a post is the writer’s own upload, can be exchanged, and goes with the post', async () => {
  const community = await given.community()
  const [first, second] = [await upload(world, teun, 'feed-image'), await upload(world, teun, 'feed-image')]
  await expect(other.does(feed.save, newPost(community, { uploadId: first.id }))).rejects.toMatchObject({
    code: 'UPLOAD_FAILED',
  })
  const post = newPost(community, { uploadId: first.id, imageAlt: 'Zon' })
  await teun.does(feed.save, post)
  const shown = await seen(noor, post)
  expect(shown.picture).toMatchObject({ card: first.addresses[0], alt: 'Zon' })
  await teun.does(feed.save, { ...post, uploadId: null, title: 'Blijft', updatedAt: shown.updatedAt })
  expect((await seen(noor, post)).picture?.card).toBe(first.addresses[0])
  const { updatedAt } = await seen(teun, post)
  await teun.does(feed.save, { ...post, uploadId: second.id, updatedAt })
  expect((await answersOf(world, noor, first.addresses)).map(({ statusCode }) => statusCode)).toEqual([404, 404])
  await teun.does(feed.remove, { postId: post.id })
  expect((await answersOf(world, noor, second.addresses)).map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

test('COM-LEARN-02 people react to a post, and its card counts the comments that stand', async () => {
  const community = await given.community()
  const post = newPost(community)
  await teun.does(feed.save, post)
  const about = { subjectKind: 'post', subjectId: post.id } as const
  const said = await noor.does(comments.write, { ...about, id: newId(), content: 'Mooi' })
  await noor.does(comments.write, { ...about, id: newId(), content: 'Nog eens' })
  await noor.does(feed.react, { postId: post.id, emoji: '👍', on: true })
  expect(await teun.does(feed.react, { postId: post.id, emoji: '👍', on: true })).toEqual({
    postId: post.id,
    reactions: [{ emoji: '👍', count: 2, mine: true }],
  })
  expect(await seen(noor, post)).toMatchObject({ commentCount: 2, reactions: [{ count: 2, mine: true }] })
  await noor.does(comments.remove, { commentId: said.id })
  expect(await seen(noor, post)).toMatchObject({ commentCount: 1 })
})

test('SH-PROF-05 a post of somebody who is leaving stays, without their name', async () => {
  const [community, leaving] = [await given.community(), await world.person({ role: 'teacher' })]
  const post = newPost(community)
  await leaving.does(feed.save, post)
  expect(await seen(noor, post)).toMatchObject({ author: { id: leaving.id } })
  await query('update profiles set hidden_at = app_now() where id = $1', [leaving.id])
  expect(await seen(noor, post)).toMatchObject({ author: null, title: post.title })
  expect(await listed(noor, community)).toMatchObject([{ author: null }])
})

test('who can read the community hears live what changes in its feed, others nothing', async () => {
  const community = await given.community({ allowedRoles: ['teacher', 'admin'] })
  const [inside, outside] = [await other.listens(), await noor.listens()]
  const post = newPost(community)
  await teun.does(feed.save, post)
  await teun.does(feed.pin, { postId: post.id, on: true })
  await teun.does(feed.pin, { postId: post.id, on: true })
  await teun.does(feed.react, { postId: post.id, emoji: '👍', on: true })
  await teun.does(feed.remove, { postId: post.id })
  await house.settled()
  expect(inside.kinds()).toEqual(['post.saved', 'post.saved', 'post.reacted', 'post.removed'])
  expect(outside.kinds()).toEqual([])
})

test('COM-LEARN-16 nobody but who posts hears of a draft, until it is published and from when it is hidden again', async () => {
  const community = await given.community()
  const [inside, outside] = [await other.listens(), await noor.listens()]
  const draft = newPost(community, { status: 'draft' })
  await teun.does(feed.save, draft)
  await teun.does(feed.pin, { postId: draft.id, on: true })
  const gone = newPost(community, { status: 'draft' })
  await teun.does(feed.save, gone)
  await teun.does(feed.remove, { postId: gone.id })
  await house.settled()
  expect(inside.kinds()).toEqual(Array(4).fill('post.drafted'))
  expect(outside.kinds()).toEqual([])
  for (const status of ['published', 'draft'] as const) {
    const { updatedAt } = await seen(teun, draft)
    await teun.does(feed.save, { ...draft, status, updatedAt })
  }
  await house.settled()
  expect(outside.kinds()).toEqual(['post.saved', 'post.saved'])
})

test('SH-NAV-05 published posts are found by their words by who may enter the community', async () => {
  const [community, closed] = [
    await given.community({ name: 'Licht' }),
    await given.community({ allowedRoles: ['teacher'] }),
  ]
  await teun.does(feed.save, newPost(community, { title: 'Zwaluwen boven het veld' }))
  await teun.does(feed.save, newPost(community, { title: 'Zwaluwen in concept', status: 'draft' }))
  await teun.does(feed.save, newPost(closed, { title: 'Zwaluwen voor docenten' }))
  const found = async (who: { does: TestPerson['does'] }) =>
    (await who.does(search.find, { text: 'zwaluwen' })).hits.map(({ kind, title, path }) => [kind, title, path])
  expect(await found(noor)).toEqual([
    ['post', 'Zwaluwen boven het veld', '/community/licht/feed/zwaluwen-boven-het-veld'],
  ])
  expect((await found(teun)).length).toBe(2)
  expect(await found(world.visitor())).toEqual([])
})
