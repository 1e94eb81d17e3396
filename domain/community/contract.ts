import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'
import { maxStoredUsernameLength } from '../profile/username.ts'
import { desk } from './deskContract.ts'
import { direct } from './directContract.ts'
import { managing } from './managingContract.ts'
import { batchMentions, maxNamed } from './mentions.ts'
import { moderation } from './moderationContract.ts'
import { presence } from './presenceContract.ts'

/** The public card of an author, shown beside what they wrote; null when the account is gone. */
export const Person = Face.extend({
  role: z.string(),
  points: z.number(),
})
export type Person = z.infer<typeof Person>

/** The author of a message; the level is that of their ring, null without one (COM-START-43). */
const Author = Person.extend({ level: z.number().nullable() })

export const Picture = z.object({ url: z.string(), thumbnailUrl: z.string(), width: z.number(), height: z.number() })

export const Reaction = z.object({ emoji: z.string(), count: z.number(), mine: z.boolean() })

/** The resolved mentions of a message: people who exist, and groups if its author might name them (IN-MENTION-09). */
const Mentions = z.object({
  people: z.array(z.object({ id: Id, username: z.string() })),
  groups: z.array(z.enum(batchMentions)),
})

export const Message = z.object({
  id: Id,
  channelId: Id,
  seq: z.number(),
  author: Author.nullable(),
  /** Said by 'Beheer', who has no author (COM-MOD-11). */
  isFromUs: z.boolean(),
  /** Empty when the message was deleted (COM-CHAT-15). */
  content: z.string(),
  mentions: Mentions,
  picture: Picture.nullable(),
  /** The experiment that it shows, which is read by itself; what was measured is in no message (COM-N1-07). */
  experimentId: Id.nullable(),
  /** The message this one answers, with the first 300 characters of its text; `content` is null when it was deleted. */
  parent: z.object({ id: Id, authorName: z.string().nullable(), content: z.string().nullable() }).nullable(),
  /** In the order in which each emoji came first. */
  reactions: z.array(Reaction),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  deletedAt: Instant.nullable(),
})
export type Message = z.infer<typeof Message>

const Channel = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** The messages after the place up to which the viewer has read, their own ones included. */
  unread: z.number(),
  isArchived: z.boolean(),
  /** The place of the newest message, so that news that is already counted is not counted twice. */
  lastSeq: z.number(),
  mayPost: z.boolean(),
  /** The place among those of its community that the viewer pinned, null when it is not pinned (COM-PIN-02). */
  pin: z.number().nullable(),
})
export type Channel = z.infer<typeof Channel>

const Community = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  memberCount: z.number(),
  joined: z.boolean(),
  channels: z.array(Channel),
})
export type Community = z.infer<typeof Community>

const maxPlace = 2 ** 50
/** A `seq` in an address: the place of a message in its channel, counted from 1. */
const Place = z.coerce.number().int().min(0).max(maxPlace)

const read = { needs: 'readCommunity', read: true } as const
const write = { needs: 'writeCommunity' } as const

/** The contract of chat: its operations, each with capability, schemas and refusals. */
export const community = {
  /** The communities the viewer may enter, each with its channels and unread counts. */
  list: operation({ ...read, input: z.object({}), output: z.object({ communities: z.array(Community) }) }),
  /** Makes the viewer a member; what was said before counts as read (COM-CHAT-03). */
  join: operation({ ...write, input: z.object({ communityId: Id }), output: z.object({ joined: z.literal(true) }) }),
  /** Ends the membership; what the member said stays (COM-CHAT-03). */
  leave: operation({ ...write, input: z.object({ communityId: Id }), output: z.object({ joined: z.literal(false) }) }),
  /**
   * A page of 50 messages of a channel, oldest first: the newest, those before or after a place, or those around one
   * message; the newest again when that message is unknown (COM-CHAT-07, IN-NAV-06).
   */
  messages: operation({
    ...read,
    input: z.object({
      channelId: Id,
      before: Place.optional(),
      after: Place.optional(),
      around: Id.optional(),
    }),
    output: z.object({
      messages: z.array(Message),
      hasOlder: z.boolean(),
      hasNewer: z.boolean(),
      readSeq: z.number(),
      lastSeq: z.number(),
    }),
  }),
  /** Some messages by id, for what arrived or changed live; those that cannot be seen are left out. */
  messagesById: operation({
    ...read,
    input: z.object({ ids: z.array(Id).max(50).default([]) }),
    output: z.object({ messages: z.array(Message) }),
  }),
  /** Writes a message; the same id with the same author and content answers the first result (COM-CHAT-09, COM-CHAT-10). */
  post: operation({
    ...write,
    input: z.object({
      id: Id,
      channelId: Id,
      content: z.string(),
      parentId: Id.nullable(),
      uploadId: Id.nullable(),
      /** An experiment of the author's own, to show it in a channel. */
      experimentId: Id.nullish(),
      /** The notification from whose card it is sent, when it is. */
      noticeId: Id.nullish(),
    }),
    output: Message,
    refusals: {
      CHANNEL_READ_ONLY: nothing,
      CONVERSATION_CLOSED: nothing,
      PARENT_NOT_FOUND: nothing,
      UPLOAD_FAILED: nothing,
      EXPERIMENT_NOT_FOUND: nothing,
      NOTICE_TAKES_NO_ANSWER: nothing,
    },
  }),
  /**
   * Changes the text of an own message within 15 minutes (COM-CHAT-15). With `before`, the text that was changed: another
   * text that is stored by now is CHANGED. The same text again changes nothing.
   */
  edit: operation({
    ...write,
    input: z.object({ messageId: Id, content: z.string(), before: z.string().optional() }),
    output: Message,
    refusals: {
      EDIT_OVER: nothing,
      CHANGED: z.object({ current: z.string() }),
      CHANNEL_READ_ONLY: nothing,
      CONVERSATION_CLOSED: nothing,
    },
  }),
  /** Deletes a message, which leaves its place: text, picture, mentions and reactions are gone (COM-CHAT-15). */
  remove: operation({ ...write, input: z.object({ messageId: Id }), output: Message }),
  /** Sets whether the viewer reacts with an emoji; sets a state and never flips it (IN-REACT-03). */
  react: operation({
    ...write,
    input: z.object({ messageId: Id, emoji: z.string().max(16), on: z.boolean() }),
    output: z.object({ messageId: Id, reactions: z.array(Reaction) }),
    refusals: { TOO_MANY_EMOJI: nothing, CHANNEL_READ_ONLY: nothing, CONVERSATION_CLOSED: nothing },
  }),
  /** The names behind an emoji, in the order in which they came; at most 50 (COM-CHAT-13). */
  reactors: operation({
    ...read,
    input: z.object({ messageId: Id, emoji: z.string().max(16) }),
    output: z.object({ names: z.array(z.string()) }),
  }),
  /** Marks a channel read up to a place, together with its notifications up to there (COM-CHAT-18). */
  markRead: operation({
    ...write,
    input: z.object({ channelId: Id, seq: z.number().int().min(0).max(maxPlace) }),
    output: z.object({ readSeq: z.number() }),
  }),
  /** Sets whether the viewer pins a channel of a community; sets a state and never flips it (COM-PIN-05). */
  pin: operation({
    ...write,
    input: z.object({ channelId: Id, on: z.boolean() }),
    output: z.object({ channelId: Id, pin: z.number().nullable() }),
    refusals: { TOO_MANY_PINS: nothing },
  }),
  /** Suggestions for a typed @name: at most 8 people who can read the channel, and the groups the viewer may name (SH-MENT, IN-MENTION). */
  mentionable: operation({
    ...read,
    input: z.object({ channelId: Id, typed: z.string().min(1).max(maxStoredUsernameLength) }),
    output: z.object({
      people: z.array(Face),
      groups: z.array(z.enum(batchMentions)),
    }),
  }),
  /**
   * The most noticed messages of others after a place: what names the viewer, and what people answered or reacted to. Of the
   * newest 500 after it, which the counts are about too; `hasMore` when there are others before those (COM-CHAT-40).
   */
  missed: operation({
    ...read,
    input: z.object({ channelId: Id, afterSeq: Place }),
    output: z.object({
      noticed: z.array(z.object({ message: Message, repliers: z.number(), namesViewer: z.boolean() })),
      messages: z.number(),
      people: z.number(),
      hasMore: z.boolean(),
      /** The oldest of them, to read on from. */
      firstId: Id.nullable(),
    }),
  }),
  /**
   * How many people a message with these mentions would call: those who would be told of a mention, with `messageId` those
   * whom a changed text calls anew. `named` is what the text names, as `namedBy` gives it (COM-CHAT-42).
   */
  called: operation({
    needs: 'mentionGroups',
    read: true,
    input: z.object({ channelId: Id, named: z.string().max(maxNamed), messageId: Id.optional() }),
    output: z.object({ people: z.number() }),
  }),
  ...moderation,
  ...direct,
  ...desk,
  ...presence,
  ...managing,
}
