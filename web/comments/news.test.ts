import { newId } from '@bewezen/domain/base/ids.ts'
import { comments } from '@bewezen/domain/comments/contract.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import { newPost } from '../../server/feed/testing/newPost.ts'
import { api } from '../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import { type CommentsShown, commentsKey } from './patches.ts'

const world = await openWorld()
const [teun, noor] = [await world.person({ role: 'teacher' }), await world.person({ firstName: 'Noor' })]
let page: TestBrowser
let about: { subjectKind: 'post'; subjectId: string }
let subject: { kind: 'post'; id: string }

beforeEach(async () => {
  const community = await world.given.community()
  const post = newPost(community)
  const { slug } = await teun.does(feed.save, post)
  about = { subjectKind: 'post', subjectId: post.id }
  subject = { kind: 'post', id: post.id }
  await says(noor, 'Stond er al')
  page = await openBrowser(world, teun)
  await page.shows(
    api.account.viewer.queryOptions({ input: {} }),
    { queryKey: commentsKey(subject), queryFn: () => api.comments.list.call(about) },
    api.feed.read.queryOptions({ input: { communityId: community.id, slug } }),
    api.feed.list.queryOptions({ input: { communityId: community.id } }),
    api.inbox.list.queryOptions({ input: { limit: 100 } }),
  )
})

const says = (who: TestPerson, content: string) => who.does(comments.write, { ...about, id: newId(), content })
const shown = () => page.cached<CommentsShown>(commentsKey(subject))?.comments.map(({ content }) => content)

test('COM-LEARN-02 comments of others and of one’s own other device arrive, and the card counts them', async () => {
  const phone = await world.signedIn(teun)
  await page.expectSameAsRefetch(() => says(noor, 'Goedemorgen'))
  await page.expectSameAsRefetch(() => says(phone, 'Jij ook'))
  await page.expectSameAsRefetch(async () => {
    await says(noor, 'Twee')
    await says(phone, 'tegelijk')
  })
  expect(shown()).toEqual(['Stond er al', 'Goedemorgen', 'Jij ook', 'Twee', 'tegelijk'])
})

test('the first comment of all arrives too', async () => {
  const [first] = page.cached<CommentsShown>(commentsKey(subject))?.comments ?? []
  await page.expectSameAsRefetch(() => teun.does(comments.remove, { commentId: first?.id ?? '' }))
  expect(shown()).toEqual([])
  await page.expectSameAsRefetch(() => says(noor, 'Opnieuw'))
  expect(shown()).toEqual(['Opnieuw'])
})

test('reactions to a comment and to the post are seen at once, and what was removed is gone, in the inbox as well', async () => {
  const { id: commentId } = await says(noor, 'Weg ermee')
  await page.follows()
  await page.expectSameAsRefetch(() => noor.does(comments.react, { commentId, emoji: '👍', on: true }))
  await page.expectSameAsRefetch(() => noor.does(feed.react, { postId: about.subjectId, emoji: '❤️', on: true }))
  await page.expectSameAsRefetch(() => noor.does(comments.remove, { commentId }))
  expect(shown()).toEqual(['Stond er al'])
})
