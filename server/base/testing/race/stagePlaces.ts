import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { comments } from '@bewezen/domain/comments/contract.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { legal } from '@bewezen/domain/legal/contract.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { tasks } from '@bewezen/domain/tasks/contract.ts'
import { newMessage } from '../../../community/testing/newMessage.ts'
import { newPost } from '../../../feed/testing/newPost.ts'
import { aStream } from '../../../livestreams/testing/aStream.ts'
import type { TestPerson } from '../world.ts'
import { type Ground, iso } from './ground.ts'

/** A community with what was said, judged and told in it, and letters from outside. */
export async function ofPlaces({ given, house, idOf, momentOf, bo, noor, sem, lieke }: Ground) {
  const channel = await given.channel({ name: 'Slaap' })
  const other = await given.channel({ community: { id: channel.communityId, slug: '', name: '' }, name: 'Licht' })
  const empty = await given.community({ name: 'Leeg' })
  const [saidId, ownId] = [newId(), newId()]
  await sem.does(community.post, { ...newMessage(channel, 'Wat ben jij dom'), id: saidId })
  await noor.does(community.post, { ...newMessage(channel, 'Goedemorgen'), id: ownId })
  const judged = newMessage(channel, 'Koop nu')
  await sem.does(community.post, judged)
  await noor.does(community.report, { messageId: judged.id, why: 'spam', explanation: '' })
  const caseId = (await bo.does(community.cases, {})).cases[0]?.id ?? ''
  const noticeOf = async (author: TestPerson) => {
    const told = newMessage(channel, 'Lelijk')
    await author.does(community.post, told)
    await noor.does(community.report, { messageId: told.id, why: 'hate', explanation: '' })
    const newest = await idOf('select id from message_cases where message_id = $1', [told.id])
    await bo.does(community.decide, { caseId: newest, outcome: 'removed', reason: 'Pesten' })
    await house.settled()
    return opened(await author.does(inbox.list, {}))[0]?.id ?? ''
  }
  const [noticeId, otherNoticeId] = [await noticeOf(lieke), await noticeOf(sem)]
  const talkId = (await lieke.does(community.answerNotice, { noticeId })).conversationId
  await lieke.does(community.post, newMessage({ id: talkId }, 'Waarom?'))
  const { id: conversationId } = await given.conversation(noor, sem)
  await noor.does(community.post, newMessage({ id: conversationId }, 'Dag Sem'))
  const post = newPost({ id: channel.communityId })
  await bo.does(feed.save, post)
  const commentId = newId()
  await noor.does(comments.write, { subjectKind: 'post', subjectId: post.id, id: commentId, content: 'Mooi' })
  const { id: experimentId } = await given.experiment(noor, { after: [7, 8] })
  // Its change is still to come.
  const { id: plannedId } = await given.experiment(noor, { before: [7, 8] })
  const [taskId, taskTwoId] = [newId(), newId()]
  await noor.does(tasks.add, { id: taskId, title: 'Wandelen', description: '' })
  await noor.does(tasks.add, { id: taskTwoId, title: 'Ademhalen', description: '' })
  const thread = await given.externalThread()
  const { id: cannedId } = await given.cannedAnswer('Adres', 'Kade 1')
  const failed = await given.externalThread({
    source: thread.source,
    handle: 'lou',
    lines: [{ text: 'Ja hoor', at: new Date(), by: bo, status: 'failed' }],
  })
  const mailbox = await given.externalSource({ connector: 'mail', name: 'Postbus' })
  const sourceTwo = await given.externalSource({ name: 'Tweede' })
  await house.settled()
  return {
    channel,
    other,
    empty,
    saidId,
    ownId,
    caseId,
    noticeId,
    talkId,
    conversationId,
    post,
    commentId,
    experimentId,
    plannedId,
    taskId,
    taskTwoId,
    thread,
    cannedId,
    mailbox,
    sourceTwo,
    failedMessageId: await idOf('select id from external_messages where thread_id = $1', [failed.id]),
    otherNoticeId,
    postUpdatedAt: iso(await momentOf('select updated_at as at from feed_posts where id = $1', [post.id])),
    postPublishedAt: iso(await momentOf('select published_at as at from feed_posts where id = $1', [post.id])),
  }
}

/** What is taught, shown and listened to. */
export async function ofLearning({ given, idOf, bo, noor, sem }: Ground) {
  const channelCommunity = await idOf('select id from blueprints order by created_at limit 1')
  const place = { community: { id: channelCommunity }, by: bo }
  const [lesson, lessonTwo] = [await given.lesson(place), await given.lesson(place)]
  const today = dayOf(new Date())
  const span = { startDate: plusDays(today, -2), endDate: plusDays(today, 20), durationDays: 2 }
  const [challenge, challengeTwo] = [
    await given.challenge({ ...place, ...span }),
    await given.challenge({ ...place, ...span }),
  ]
  const masterclass = await given.masterclass(place)
  for (const who of [noor, sem]) await who.does(learning.takePart, { challengeId: challenge.id, on: true })
  const { id: podcastId } = await given.podcast({ title: 'Gesprek' })
  const stream = await given.livestream({ isActive: true })
  const over = await given.livestream({
    startTime: new Date(Date.now() - 7_200_000),
    endTime: new Date(Date.now() - 3_600_000),
  })
  const later = await given.livestream({ startTime: new Date(Date.now() + 86_400_000) })
  await bo.does(livestreams.setActive, { id: stream.id, isActive: false })
  const { id: questionId } = await given.question(stream, noor)
  const blogId = newId()
  await given.blog({
    id: blogId,
    title: 'Stuk',
    excerpt: '',
    content: '<p>a</p>',
    category: 'licht',
    by: bo,
    at: new Date(),
  })
  return {
    today,
    levelId: await given.levelAt(1),
    lesson,
    lessonTwo,
    challenge,
    challengeTwo,
    masterclass,
    podcastId,
    blogId,
    stream,
    over,
    later,
    questionId,
    streamText: aStream(),
    now: new Date().toISOString(),
    tomorrow: new Date(Date.now() + 86_400_000).toISOString(),
    legalUpdatedAt:
      (await bo.does(legal.pages, {})).pages.find(({ pageType }) => pageType === 'privacy')?.updatedAt ?? null,
  }
}
