import { inbox, type ListedNotification } from '@bewezen/domain/inbox/contract.ts'
import { notificationDetails } from '@bewezen/domain/inbox/notification.ts'
import { subjectsOf } from '@bewezen/domain/inbox/page.ts'
import { withoutName } from '@bewezen/domain/inbox/words.ts'
import { z } from 'zod'
import { type Ctx, serve } from '../base/serve.ts'
import type { OpenedComments } from './comments.ts'
import { chosenOf, type NotificationRow, newestOf, unreadOf } from './rows.ts'
import { openSubjects, type Subjects } from './subjects.ts'

/** The newest notifications of the viewer, with what they are about, and how many are unread in all. */
export const list = serve(inbox.list, async (ctx, { limit }) =>
  enrich(ctx, await newestOf(ctx.house.database, ctx.person.id, limit)),
)

/** Some notifications by id; those of somebody else are left out as if they did not exist (SH-EDGE-24). */
export const byId = serve(inbox.byId, async (ctx, { ids }) =>
  enrich(ctx, await chosenOf(ctx.house.database, ctx.person.id, ids)),
)

export const unread = serve(inbox.unread, async (ctx) => ({
  unread: await unreadOf(ctx.house.database, ctx.person.id),
}))

/** A stored notification with what its data points at; broken data points at nothing (SH-EDGE-30). */
type Pointed = { row: NotificationRow; at: ListedNotification['data']; text: string | null; externalId: string | null }

/** Notifications with what they are about, as the viewer may see it now. */
export async function enrich(ctx: Ctx, { rows, unread }: { rows: NotificationRow[]; unread: number }) {
  const pointed = rows.map(point)
  const subjects = await openSubjects(ctx.house.database, ctx.snapshot, {
    senderIds: idsOf(pointed, 'authorId'),
    channelIds: idsOf(pointed, 'channelId'),
    messageIds: idsOf(pointed, 'messageId'),
    externalIds: pointed.flatMap(({ externalId }) => externalId ?? []),
  })
  const comments = await ctx.house.openComments(ctx.snapshot, idsOf(pointed, 'commentId'))
  const notifications = pointed.map((it) => toListed(it, subjects, comments))
  return { notifications, ...subjectsOf(notifications, subjects), unread }
}

/** What these point at under one name, each once. */
function idsOf(pointed: readonly Pointed[], name: 'authorId' | 'channelId' | 'messageId' | 'commentId'): string[] {
  const found = new Set<string>()
  for (const { at } of pointed) if (at[name] !== null) found.add(at[name])
  return [...found]
}

function point(row: NotificationRow): Pointed {
  const {
    authorId,
    channelId,
    messageId,
    parentMessageId,
    communityId,
    eventPath,
    deskPath,
    commentId,
    threadId,
    externalMessageId,
    text,
  } = notificationDetails(row.data)
  return {
    row,
    at: {
      authorId: asId(authorId),
      channelId: asId(channelId),
      messageId: asId(messageId),
      parentMessageId: asId(parentMessageId),
      communityId: asId(communityId),
      eventPath,
      deskPath,
      commentId: asId(commentId),
      threadId: asId(threadId),
    },
    externalId: asId(externalMessageId),
    text: messageId === null ? (text ?? row.message) : null,
  }
}

// As `Id` checks, without what a schema does around it: five times for each notification of a page.
const uuid = z.regexes.uuid()
const asId = (text: string | null) => (text !== null && uuid.test(text) ? text : null)

function toListed(
  { row, at, text, externalId }: Pointed,
  { senders, channels, messages, outside }: Subjects,
  comments: OpenedComments,
): ListedNotification {
  const { id, type, title, read, createdAt } = row
  const about = messages.get(at.messageId ?? '')
  const comment = comments.get(at.commentId ?? '')
  const from = outside.get(externalId ?? '')
  const channelId = about?.channelId ?? at.channelId
  const communityId = at.communityId ?? channels.get(channelId ?? '')?.communityId ?? null
  return {
    id,
    type,
    title: !at.authorId || senders.has(at.authorId) ? title : withoutName(type, title),
    text: from?.text ?? (at.commentId === null ? text : (comment?.text ?? null)),
    read,
    createdAt,
    data: { ...at, channelId, communityId, threadId: from?.threadId ?? null },
    commentPath: comment?.path ?? null,
    sourceType: from?.sourceType ?? null,
    participantHandle: from?.participantHandle ?? null,
    message: about?.message ?? null,
  }
}
