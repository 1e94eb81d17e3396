import { isStudent, roles } from '@bewezen/domain/access/roles.ts'
import type { BatchMention } from '@bewezen/domain/community/mentions.ts'
import { type MessageNotification, notifyWhom } from '@bewezen/domain/community/notifyWhom.ts'
import { notificationTitles } from '@bewezen/domain/community/words.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { and, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { followersOf } from '../inbox/index.ts'
import { profiles } from '../profile/tables.ts'
import { privateNotifications } from './privateNotifications.ts'
import { readersOf } from './readers.ts'
import { channels, communities, messageMentions, messages } from './tables.ts'

const parent = alias(messages, 'parent')

/**
 * The notifications of each of these new messages, in their order: one per person, a mention before a reply
 * (COM-CHAT-11, IN-MENTION-09).
 */
export async function notificationsOf(
  tx: Tx,
  facts: readonly FactOf<'message.posted'>[],
): Promise<NotificationDraft[][]> {
  const inChannels = facts.filter(({ communityId }) => communityId !== undefined)
  const posted = await openPosted(
    tx,
    inChannels.map(({ messageId }) => messageId),
  )
  const notifications: NotificationDraft[][] = []
  for (const { communityId, authorId, livestreamId, ...fact } of facts) {
    // An evening is where its people are: nobody gets a notification of what is said there (LIVE-MORE-08).
    if (livestreamId !== undefined) notifications.push([])
    else
      notifications.push(
        communityId === undefined || authorId === undefined
          ? await privateNotifications(tx, { ...fact, authorId })
          : await notificationsAbout(tx, { ...fact, communityId, authorId }, posted.get(fact.messageId)),
      )
  }
  return notifications
}

type Posted = Omit<Said, 'authorId'> & { id: string; parentId: string | null }
type About = { messageId: string; channelId: string; communityId: string; authorId: string }

/** The notifications that a message of a channel calls for as it is now; null when nobody can read it any more. */
export async function wantedNotifications(tx: Tx, fact: About): Promise<NotificationDraft[] | null> {
  const posted = (await openPosted(tx, [fact.messageId])).get(fact.messageId)
  return posted ? notificationsAbout(tx, fact, posted) : null
}

async function notificationsAbout(tx: Tx, fact: About, posted: Posted | undefined): Promise<NotificationDraft[]> {
  if (!posted) return []
  const notifications = await notificationsFor(tx, { ...posted, authorId: fact.authorId })
  const data = {
    author_id: fact.authorId,
    message_id: posted.id,
    channel_id: fact.channelId,
    blueprint_id: fact.communityId,
    ...(posted.parentId ? { parent_message_id: posted.parentId } : {}),
  }
  return notifications.map(({ personId, type }) => ({ personId, type, title: notificationTitles[type], data }))
}

type Said = {
  authorId: string
  parentAuthorId: string | null
  allowedRoles: readonly string[]
  namedIds: readonly string[]
  groups: readonly BatchMention[]
  followerIds: readonly string[]
}

/** The people to notify of something said where these roles read, with the type for each: those who may read there now. */
export async function notificationsFor(reader: Reader, said: Said): Promise<MessageNotification[]> {
  const concerned = await concernedBy(reader, said)
  const readers = new Set(concerned.map((person) => person.id))
  const mentionedIds = concerned.filter((person) => person.isNamed).map((person) => person.id)
  return notifyWhom({ ...said, mentionedIds }, (personId) => readers.has(personId))
}

/** Messages as they stand now, by their ids; those that were deleted or whose community closed since are not among them. */
async function openPosted(tx: Tx, messageIds: readonly string[]) {
  if (messageIds.length === 0) return new Map<string, never>()
  const found = await tx
    .select({
      id: messages.id,
      parentId: messages.parentId,
      parentAuthorId: parent.authorId,
      allowedRoles: communities.allowedRoles,
      namedIds: mentionsOf<string>(messageMentions.personId),
      groups: mentionsOf<BatchMention>(messageMentions.batch),
      followerIds: followersOf(messages.channelId),
    })
    .from(messages)
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .innerJoin(communities, and(eq(communities.id, channels.communityId), eq(communities.isActive, true)))
    .leftJoin(parent, eq(parent.id, messages.parentId))
    .where(and(inArray(messages.id, [...messageIds]), isNull(messages.deletedAt)))
  return new Map(found.map((posted) => [posted.id, posted]))
}

/** As text, since the driver reads no list of ids. */
const mentionsOf = <T>(column: Column) => sql<T[]>`array(select ${column}::text from ${messageMentions}
  where ${messageMentions.messageId} = ${messages.id} and ${column} is not null)`

/** Those who can read the channel and are named, one by one or in a group, are answered, or follow it. */
async function concernedBy(reader: Reader, said: Said): Promise<{ id: string; isNamed: boolean }[]> {
  const { namedIds, groups, parentAuthorId, followerIds } = said
  const ids = [...namedIds, ...followerIds, ...(parentAuthorId ? [parentAuthorId] : [])]
  if (ids.length === 0 && groups.length === 0) return []
  const people = await reader
    .select({ id: profiles.id, role: profiles.role })
    .from(profiles)
    .where(and(or(sql`${profiles.id} = any(${sql.param(ids)}::uuid[])`, ...groups.map(isIn)), readersOf(said)))
  const named = new Set(namedIds)
  const isInGroup = (role: string) => groups.some((group) => group === 'channel_members' || isStudent(role))
  return people.map(({ id, role }) => ({ id, isNamed: named.has(id) || isInGroup(role) }))
}

/** Everyone here can read the channel, which is all that belonging to it means (IN-MENTION-09). */
const isIn = (group: BatchMention): SQL =>
  group === 'channel_members' ? sql`true` : inArray(profiles.role, roles.filter(isStudent))
