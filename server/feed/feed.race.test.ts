import { newId } from '@bewezen/domain/base/ids.ts'
import { comments } from '@bewezen/domain/comments/contract.ts'
import { maxEmojiPerMessage } from '@bewezen/domain/community/emoji.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { comments as commentTable } from '../comments/tables.ts'
import { posts } from './tables.ts'
import { newPost } from './testing/newPost.ts'

const world = await openWorld({ engine: 'server' })
const { house, given } = world
const query = async (text: string, values: unknown[] = []) => (await house.database.pool.query(text, values)).rows
const writers = 8
const admins: TestPerson[] = []
while (admins.length < writers) admins.push(await world.person({ role: 'admin' }))
const [admin] = admins as [TestPerson]

test('COM-LEARN-18 many posts with one title, made at the same moment, get one address each', async () => {
  const community = await given.community()
  const saved = await Promise.all(
    admins.map((one) => one.does(feed.save, newPost(community, { title: 'Zelfde titel' }))),
  )
  const numbered = ['zelfde-titel', ...Array.from({ length: writers - 1 }, (_, at) => `zelfde-titel-${at + 2}`)]
  expect(saved.map(({ slug }) => slug).toSorted()).toEqual(numbered.toSorted())
})

test('a comment that is written while its post is removed is stored with it or not at all', async () => {
  const community = await given.community()
  for (let round = 0; round < 10; round++) {
    const post = newPost(community)
    await admin.does(feed.save, post)
    const about = { subjectKind: 'post', subjectId: post.id } as const
    await Promise.allSettled([
      ...admins.slice(1).map((one) => one.does(comments.write, { ...about, id: newId(), content: 'Net op tijd' })),
      admin.does(feed.remove, { postId: post.id }),
    ])
    expect(await query('select 1 from comments where subject_id = $1', [post.id])).toEqual([])
  }
})

test('without holding the post a comment would outlive it', async () => {
  const community = await given.community()
  const post = newPost(community)
  await admin.does(feed.save, post)
  await house.transaction(async (tx, now) => {
    const [found] = await tx.select({ id: posts.id }).from(posts)
    expect(found).toBeDefined()
    await admin.does(feed.remove, { postId: post.id })
    await tx.insert(commentTable).values({
      id: newId(),
      subjectKind: 'post',
      subjectId: post.id,
      communityId: community.id,
      authorId: admin.id,
      content: 'Te laat',
      createdAt: now,
    })
  })
  expect((await query('select 1 from comments where subject_id = $1', [post.id])).length).toBe(1)
})

test('COM-LEARN-02 of many who each add the last emoji that fits only one does', async () => {
  const post = newPost(await given.community())
  await admin.does(feed.save, post)
  const about = { subjectKind: 'post', subjectId: post.id } as const
  const { id: commentId } = await admin.does(comments.write, { ...about, id: newId(), content: 'Veel' })
  const signs = Array.from({ length: maxEmojiPerMessage + writers }, (_, at) => String.fromCodePoint(0x1f600 + at))
  for (const emoji of signs.slice(0, maxEmojiPerMessage - 1)) {
    await admin.does(comments.react, { commentId, emoji, on: true })
    await admin.does(feed.react, { postId: post.id, emoji, on: true })
  }
  const last = signs.slice(maxEmojiPerMessage)
  const answers = await Promise.allSettled(
    admins.flatMap((one, at) => [
      one.does(comments.react, { commentId, emoji: last[at] ?? '', on: true }),
      one.does(feed.react, { postId: post.id, emoji: last[at] ?? '', on: true }),
    ]),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(2)
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['TOO_MANY_EMOJI']))
})
