import { newId } from '@bewezen/domain/base/ids.ts'
import { comments } from '@bewezen/domain/comments/contract.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newPost } from '../feed/testing/newPost.ts'

const world = await openWorld()
const { given, house } = world
const query = async (text: string, values: unknown[] = []) => (await house.database.pool.query(text, values)).rows

/** A community with a post of a teacher. */
async function posted(wish: Parameters<typeof given.community>[0] = {}) {
  const community = await given.community(wish)
  const teun = await world.person({ role: 'teacher', firstName: 'Teun', lastName: 'Bakker' })
  const post = newPost(community)
  const { slug } = await teun.does(feed.save, post)
  return { community, teun, post: { id: post.id, slug }, about: { subjectKind: 'post', subjectId: post.id } as const }
}
type About = Awaited<ReturnType<typeof posted>>['about']

const written = (about: About, content = 'Mooi geschreven') => ({ ...about, id: newId(), content })
const listed = async (who: TestPerson, about: About) =>
  (await who.does(comments.list, about)).comments.map(({ content }) => content)

test('COM-LEARN-02 everyone who may read the community comments under a post, and the oldest stands first', async () => {
  const { about, teun } = await posted()
  const noor = await world.person({ firstName: 'Noor', lastName: 'Bos' })
  await noor.does(comments.write, written(about, ' Eerste '))
  const second = await teun.does(comments.write, written(about, 'Tweede <b>vet</b>'))
  expect(second).toMatchObject({ content: 'Tweede <b>vet</b>', author: { firstName: 'Teun' }, reactions: [] })
  expect(await noor.does(comments.list, about)).toMatchObject({
    total: 2,
    hasOlder: false,
    hasNewer: false,
    mayWrite: true,
    comments: [{ content: 'Eerste', author: { lastName: 'Bos' } }, { content: 'Tweede <b>vet</b>' }],
  })
})

test.each([
  ['nothing', '', false],
  ['white space', ' \n\t ', false],
  ['what cannot be seen', '\u200b\u200d', false],
  ['1 character', 'a', true],
  ['1000 characters', 'é'.repeat(1000), true],
  ['1001 characters', 'a'.repeat(1001), false],
])('COM-LEARN-02 of %s a comment is stored: %3$s', async (_what, content, stored) => {
  const { about, teun } = await posted()
  const answer = teun.does(comments.write, written(about, content))
  if (stored) await expect(answer).resolves.toMatchObject({ content })
  else await expect(answer).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT', data: { fields: ['content'] } })
  expect(await listed(teun, about)).toEqual(stored ? [content] : [])
})

test('the same comment that comes again is stored once, and another under its id not at all', async () => {
  const { about, teun } = await posted()
  const noor = await world.person()
  const comment = written(about)
  const first = await noor.does(comments.write, comment)
  expect(await Promise.all([noor.does(comments.write, comment), noor.does(comments.write, comment)])).toEqual([
    first,
    first,
  ])
  await expect(noor.does(comments.write, { ...comment, content: 'Anders' })).rejects.toMatchObject({
    code: 'ID_IN_USE',
  })
  await expect(teun.does(comments.write, comment)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  await noor.does(comments.remove, { commentId: comment.id })
  // A retry that was long on its way does not bring back what was removed.
  await expect(noor.does(comments.write, comment)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  expect(await listed(noor, about)).toEqual([])
})

test('COM-CHAT-16 comments count as messages against flooding, and one that comes again does not', async () => {
  const strict = await openWorld({ env: { MESSAGE_LIMIT: '2' } })
  const teun = await strict.person({ role: 'teacher' })
  const post = newPost(await strict.given.community())
  await teun.does(feed.save, post)
  const about = { subjectKind: 'post', subjectId: post.id } as const
  const first = written(about)
  await teun.does(comments.write, first)
  await teun.does(comments.write, written(about))
  await teun.does(comments.write, first)
  await expect(teun.does(comments.write, written(about))).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  })
})

test('who may not enter the community finds neither post nor comment, as if they were not there', async () => {
  const { about, teun } = await posted({ allowedRoles: ['teacher'] })
  const { id: commentId } = await teun.does(comments.write, written(about))
  const sem = await world.person()
  const gone = { status: 404, code: 'NOT_FOUND', data: null }
  await expect(sem.does(comments.list, about)).rejects.toMatchObject(gone)
  await expect(sem.does(comments.write, written(about))).rejects.toMatchObject(gone)
  await expect(sem.does(comments.react, { commentId, emoji: '👍', on: true })).rejects.toMatchObject(gone)
  await expect(sem.does(comments.remove, { commentId })).rejects.toMatchObject(gone)
  await expect(sem.does(comments.list, { ...about, subjectId: newId() })).rejects.toMatchObject(gone)
  // Behind a closed gate it says so.
  const late = await world.person({ entitled: false })
  await expect(late.does(comments.write, written(about))).rejects.toMatchObject({ status: 403, code: 'NO_ACCESS' })
  expect(await listed(teun, about)).toEqual(['Mooi geschreven'])
})

test('COM-LEARN-16 a draft has no comments, not even of who wrote it', async () => {
  const { community, teun } = await posted()
  const draft = newPost(community, { status: 'draft' })
  await teun.does(feed.save, draft)
  const about = { subjectKind: 'post', subjectId: draft.id } as const
  expect(await teun.does(comments.list, about)).toMatchObject({ mayWrite: false, comments: [] })
  await expect(teun.does(comments.write, written(about))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('COM-LEARN-02 one removes own comments, who moderates removes any and that is written down, others none', async () => {
  const { about, teun } = await posted()
  const [noor, sem] = [await world.person(), await world.person()]
  const [own, other] = [written(about, `Eigen, @${sem.username}`), written(about, 'Ander')]
  for (const one of [own, other]) await noor.does(comments.write, one)
  await noor.does(comments.react, { commentId: own.id, emoji: '👍', on: true })
  await expect(sem.does(comments.remove, { commentId: own.id })).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  })
  await noor.does(comments.remove, { commentId: own.id })
  await teun.does(comments.remove, { commentId: other.id })
  expect(await noor.does(comments.list, about)).toMatchObject({ comments: [], total: 0 })
  const audited = await query("select subject_id from audit_log where action = 'comment.removed'")
  expect(audited).toEqual([{ subject_id: other.id }])
  const left = await query('select content from comments where id = $1', [own.id])
  expect(left).toEqual([{ content: '' }])
  for (const table of ['comment_mentions', 'comments_emoji_reaction'])
    expect(await query(`select 1 from ${table} where comment_id = $1`, [own.id]), table).toEqual([])
  await expect(noor.does(comments.react, { commentId: own.id, emoji: '👍', on: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('COM-LEARN-02 a reaction is set and never flipped, once per person and emoji', async () => {
  const { about, teun } = await posted()
  const noor = await world.person()
  const { id: commentId } = await noor.does(comments.write, written(about))
  const on = { commentId, emoji: '❤', on: true }
  await noor.does(comments.react, on)
  const stored = [{ emoji: '❤️', count: 2, mine: true }]
  for (let times = 0; times < 3; times++) expect((await teun.does(comments.react, on)).reactions).toEqual(stored)
  expect((await teun.does(comments.react, { ...on, on: false })).reactions).toEqual([
    { emoji: '❤️', count: 1, mine: false },
  ])
  await expect(teun.does(comments.react, { ...on, emoji: 'nee' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const facts = await query("select 1 from facts where kind = 'comment.reacted' and ids->>'commentId' = $1", [
    commentId,
  ])
  expect(facts.length).toBe(3)
})

test('a page holds 30 comments, and from each end the way leads on until there is no more', async () => {
  const { about, teun } = await posted()
  const ids: string[] = []
  for (let at = 0; at < 65; at++) ids.push((await teun.does(comments.write, written(about, `Nummer ${at}`))).id)
  const page = async (more: object) => {
    const { comments: shown, ...rest } = await teun.does(comments.list, { ...about, ...more })
    return { at: [ids.indexOf(shown[0]?.id ?? ''), ids.indexOf(shown.at(-1)?.id ?? '')], length: shown.length, ...rest }
  }
  const total = { total: 65, mayWrite: true }
  expect(await page({})).toEqual({ at: [35, 64], length: 30, hasOlder: true, hasNewer: false, ...total })
  expect(await page({ olderThan: ids[35] })).toEqual({
    at: [5, 34],
    length: 30,
    hasOlder: true,
    hasNewer: true,
    ...total,
  })
  expect(await page({ olderThan: ids[5] })).toEqual({
    at: [0, 4],
    length: 5,
    hasOlder: false,
    hasNewer: true,
    ...total,
  })
  expect(await page({ newerThan: ids[4] })).toEqual({
    at: [5, 34],
    length: 30,
    hasOlder: true,
    hasNewer: true,
    ...total,
  })
  expect(await page({ around: ids[20] })).toEqual({
    at: [10, 39],
    length: 30,
    hasOlder: true,
    hasNewer: true,
    ...total,
  })
  expect(await page({ around: ids[2] })).toEqual({ at: [0, 21], length: 22, hasOlder: false, hasNewer: true, ...total })
  expect(await page({ around: newId() })).toMatchObject({ at: [35, 64], hasNewer: false })
  // The one that a page ended at may be removed meanwhile.
  await teun.does(comments.remove, { commentId: ids[35] ?? '' })
  expect(await page({ olderThan: ids[35] })).toMatchObject({ at: [5, 34], length: 30 })
})

test('COM-LEARN-02 the author of a post hears of a comment with the way to it, one who is named of being named, and nobody twice', async () => {
  const { about, teun, community, post } = await posted()
  const noor = await world.person({ firstName: 'Noor', lastName: 'Bos' })
  const sem = await world.person({ username: 'sem_bos' })
  const { id } = await noor.does(
    comments.write,
    written(about, `Wat vind jij, @sem_bos en @${teun.username}? @channel_members`),
  )
  const own = await teun.does(comments.write, written(about, 'Van mijzelf'))
  await house.settled()
  const path = `/community/${community.slug}/feed/${post.slug}?commentId=${id}`
  const newestOf = async (who: TestPerson) => opened(await who.does(inbox.list, {}))
  expect(await newestOf(teun)).toMatchObject([
    {
      type: 'mention',
      title: 'Vermelding',
      text: expect.stringContaining('Wat vind jij'),
      commentPath: path,
      sender: { firstName: 'Noor' },
    },
  ])
  expect(await newestOf(sem)).toMatchObject([{ type: 'mention', commentPath: path }])
  expect(await newestOf(noor)).toEqual([])
  await noor.does(comments.write, written(about, 'Nog iets'))
  await house.settled()
  expect((await newestOf(teun))[0]).toMatchObject({ type: 'reply', title: 'Reactie op je bericht', text: 'Nog iets' })
  expect(own.content).toBe('Van mijzelf')
})

test('what was removed, or stands where one may not read any more, is not told again by the inbox', async () => {
  const { about, teun, community } = await posted()
  const noor = await world.person()
  const first = await noor.does(comments.write, written(about, 'Weg'))
  await noor.does(comments.write, written(about, 'Blijft'))
  await house.settled()
  await noor.does(comments.remove, { commentId: first.id })
  const shown = async () =>
    (await teun.does(inbox.list, {})).notifications.map(({ text, commentPath }) => [text, commentPath !== null])
  expect(await shown()).toEqual([
    ['Blijft', true],
    [null, false],
  ])
  await query('update blueprints set allowed_roles = \'["student"]\' where id = $1', [community.id])
  expect(await shown()).toEqual([
    [null, false],
    [null, false],
  ])
})

test('SH-PROF-05 who is leaving is no author of a comment any more, and no comment leads to them', async () => {
  const { about, teun } = await posted()
  const [noor, sem] = [await world.person(), await world.person()]
  await noor.does(comments.write, written(about, `Wat vind jij, @${sem.username}?`))
  const shown = async () => (await teun.does(comments.list, about)).comments
  expect(await shown()).toMatchObject([{ author: { id: noor.id }, mentions: { people: [{ id: sem.id }] } }])
  await query('update profiles set hidden_at = app_now() where id = any($1)', [[noor.id, sem.id]])
  expect(await shown()).toMatchObject([{ author: null, mentions: { people: [] } }])
})

test('who does not pass the gate any more is told no comment: neither a new one nor what the inbox held', async () => {
  const { about } = await posted()
  const [noor, sem] = [await world.person(), await world.person()]
  const naming = (content: string) => noor.does(comments.write, written(about, `@${sem.username} ${content}`))
  const shown = async () => (await sem.does(inbox.list, {})).notifications.map(({ text }) => text)
  await naming('kijk eens')
  await house.settled()
  expect(await shown()).toEqual([expect.stringContaining('kijk eens')])
  await query('delete from entitlements where user_id = $1', [sem.id])
  await house.snapshots.forget(sem.id)
  await naming('nog iets')
  await house.settled()
  expect(await shown()).toEqual([null])
})

test('who may read the community hears live of comments, who may not hears nothing', async () => {
  const { about, teun } = await posted({ allowedRoles: ['teacher'] })
  const sem = await world.person()
  const [inside, outside] = [await teun.listens(), await sem.listens()]
  const { id: commentId } = await teun.does(comments.write, written(about))
  await teun.does(comments.react, { commentId, emoji: '👍', on: true })
  await teun.does(comments.remove, { commentId })
  await house.settled()
  expect(inside.kinds()).toEqual(['comment.written', 'comment.reacted', 'comment.removed'])
  expect(outside.kinds()).toEqual([])
})

test('a post that is removed takes its comments along, and what the inbox said of them', async () => {
  const { about, teun, post } = await posted()
  const noor = await world.person()
  const { id: commentId } = await noor.does(comments.write, written(about))
  await noor.does(comments.react, { commentId, emoji: '👍', on: true })
  await house.settled()
  await teun.does(feed.remove, { postId: post.id })
  expect(await query('select 1 from comments where id = $1', [commentId])).toEqual([])
  await expect(noor.does(comments.list, about)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await teun.does(inbox.list, {})).notifications).toMatchObject([{ text: null, commentPath: null }])
})
