import { setImmediate as nextTurn } from 'node:timers/promises'
import { newId } from '@bewezen/domain/base/newId.ts'
import { type Comment, comments } from '@bewezen/domain/comments/contract.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import { newPost } from '../../server/feed/testing/newPost.ts'
import { api } from '../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import { receiveToasts, type ToastContent } from '../base/parts/toast.ts'
import { keepDraftsIn, patchDraft } from '../talk/composer/drafts.ts'
import { discardComment, resendComment, sendComment, unsentComments } from './outbox.ts'
import { type CommentsShown, commentsKey } from './patches.ts'
import { draftKey, forgetUnder, unsentUnder } from './unsent.ts'

const world = await openWorld({ env: { MESSAGE_LIMIT: '5' } })
const teun = await world.person({ role: 'teacher' })
let sem: TestPerson
let page: TestBrowser
let subject: { kind: 'post'; id: string }
let told: ToastContent[] = []
let stopToasts = () => {}

beforeEach(async () => {
  sem = await world.person({ firstName: 'Sem' })
  const post = newPost(await world.given.community())
  await teun.does(feed.save, post)
  subject = { kind: 'post', id: post.id }
  page = await openBrowser(world, sem)
  const about = { subjectKind: 'post', subjectId: post.id } as const
  await page.shows({ queryKey: commentsKey(subject), queryFn: () => api.comments.list.call(about) })
  told = []
  stopToasts = receiveToasts((toast) => told.push(toast))
})
afterEach(() => {
  stopToasts()
  for (const { comment } of unsentComments()) discardComment(comment.id)
})

const written = (content: string): Comment => ({
  id: newId(),
  author: null,
  content,
  createdAt: new Date().toISOString(),
  mentions: { people: [] },
  reactions: [],
})
const waiting = () => unsentComments().map(({ comment, state }) => [comment.content, state])
const shown = () => page.cached<CommentsShown>(commentsKey(subject))?.comments.map(({ content }) => content)
const stored = async () =>
  (await teun.does(comments.list, { subjectKind: 'post', subjectId: subject.id })).comments.map(
    ({ content }) => content,
  )

/** Lets the network fail after the server heard the call, or before. */
function failing(how: { heard: boolean; times: number }) {
  const real = fetch
  let left = how.times
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('comments/write') || left-- <= 0) return real(request)
    if (how.heard) await real(request)
    throw new TypeError('network')
  })
}

test('COM-LEARN-02 a comment shows at once while it is sent, and stands in its list once it is stored', async () => {
  const sent = sendComment(subject, written('Goedemorgen'))
  expect(waiting()).toEqual([['Goedemorgen', 'sending']])
  await sent
  expect([waiting(), shown(), await stored()]).toEqual([[], ['Goedemorgen'], ['Goedemorgen']])
})

test('whose answer was lost is tried again under the same id: it is stored exactly once', async () => {
  failing({ heard: true, times: 1 })
  const comment = written('Een keer')
  await sendComment(subject, comment)
  expect([waiting(), await stored()]).toEqual([[['Een keer', 'failed']], ['Een keer']])
  await resendComment(comment.id)
  expect([waiting(), shown(), await stored()]).toEqual([[], ['Een keer'], ['Een keer']])
})

test('what could not be sent stays with its text, and is sent once when it is tried again', async () => {
  failing({ heard: false, times: 1 })
  const comment = written('Blijft staan')
  await sendComment(subject, comment)
  expect(waiting()).toEqual([['Blijft staan', 'failed']])
  expect(told).toMatchObject([{ title: 'Niet verzonden', line: 'Er ging iets mis bij het versturen van je bericht.' }])
  await Promise.all([resendComment(comment.id), resendComment(comment.id)])
  expect([waiting(), shown(), await stored()]).toEqual([[], ['Blijft staan'], ['Blijft staan']])
})

test('the second of two is sent once the first is stored, and one that is under way is not sent once more', async () => {
  const real = fetch
  const asked: string[] = []
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('comments/write')) return real(request)
    asked.push(((await request.clone().json()) as { content: string }).content)
    await held
    return real(request)
  })
  const first = written('eerst')
  const sent = [sendComment(subject, first), sendComment(subject, written('daarna')), resendComment(first.id)]
  await vi.waitFor(() => expect(asked).toContain('eerst'))
  await nextTurn()
  expect(asked).toEqual(['eerst'])
  letGo()
  await Promise.all(sent)
  expect([asked, await stored()]).toEqual([
    ['eerst', 'daarna'],
    ['eerst', 'daarna'],
  ])
})

test('COM-CHAT-16 beyond the limit the sentence of the chat is said, and the comments before it stand in order', async () => {
  await Promise.all(['1', '2', '3', '4', '5', '6'].map((content) => sendComment(subject, written(content))))
  expect(await stored()).toEqual(['1', '2', '3', '4', '5'])
  expect(waiting()).toEqual([['6', 'failed']])
  expect(told).toMatchObject([{ title: 'Niet verzonden', line: 'Je verstuurt te veel berichten. Wacht even.' }])
})

test('one that is given up is gone, and one under a post that is gone says that it cannot be', async () => {
  await teun.does(feed.remove, { postId: subject.id })
  const comment = written('Te laat')
  await sendComment(subject, comment)
  expect(told).toMatchObject([{ title: 'Niet verzonden', line: 'Hier kun je niet meer reageren.' }])
  discardComment(comment.id)
  expect(waiting()).toEqual([])
})

test('POD-MORE-61 what was typed and what did not arrive are found under what they are about, until they are put away', async () => {
  keepDraftsIn(new Map() as unknown as Storage)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')))
  await sendComment(subject, written('Kwam niet aan'))
  patchDraft(sem.id, draftKey(subject), { text: 'Half geschr' })
  expect(unsentUnder(sem.id, subject)).toEqual(['Kwam niet aan', 'Half geschr'])
  const another = { kind: 'post', id: newId() } as const
  expect(unsentUnder(sem.id, another)).toEqual([])
  forgetUnder(sem.id, another)
  expect(unsentUnder(teun.id, subject)).toEqual(['Kwam niet aan'])
  expect(unsentUnder(sem.id, subject)).toHaveLength(2)
  forgetUnder(sem.id, subject)
  expect(unsentUnder(sem.id, subject)).toEqual([])
  patchDraft(sem.id, draftKey(subject), { text: '  ' })
  expect(unsentUnder(sem.id, subject)).toEqual([])
})
