import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { typedLine } from '../base/typedLine.ts'
import { Person, Reaction } from '../community/contract.ts'
import { soundVariants } from './sound.ts'
import { wants } from './wants.ts'

/**
 * A notification as it is listed, with the message it points at opened anew: what the viewer may no longer see is left
 * out (SH-NOTIF-12). Who sent it and the channel stand beside the list, by the ids in `data`.
 */
const ListedNotification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  /** Its own words, for one that is about no message; a message is only ever shown as it stands today (IN-CARD-21). */
  text: z.string().nullable(),
  read: z.boolean(),
  createdAt: Instant,
  data: z.object({
    authorId: Id.nullable(),
    channelId: Id.nullable(),
    messageId: Id.nullable(),
    parentMessageId: Id.nullable(),
    communityId: Id.nullable(),
    /** The page of the event that it is about. */
    eventPath: z.string().nullable(),
    /** The conversations with 'Beheer', when it is about one that waits. */
    deskPath: z.string().nullable(),
    /** The comment that it is about. */
    commentId: Id.nullable(),
    /** The conversation with somebody outside that it is about (IN-REPLY-17). */
    threadId: Id.nullable(),
  }),
  /** Where the comment stands that it is about; null when there is none that the viewer may read. */
  commentPath: z.string().nullable(),
  /** For a message from outside: the channel, and who wrote (IN-CARD-22); null once the conversation is gone. */
  sourceType: z.string().nullable(),
  participantHandle: z.string().nullable(),
  message: z
    .object({
      id: Id,
      content: z.string(),
      createdAt: Instant,
      thumbnailUrl: z.string().nullable(),
      reactions: z.array(Reaction),
    })
    .nullable(),
})
export type ListedNotification = z.infer<typeof ListedNotification>

const NotifiedChannel = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** The community of the channel; null for a private conversation, which is called by the name of the other. */
  communityId: Id.nullable(),
  communityName: z.string().nullable(),
  /** Whether the viewer may write in it, and react to what is said there (IN-REPLY-17). */
  mayPost: z.boolean(),
  mayReact: z.boolean(),
})
export type NotifiedChannel = z.infer<typeof NotifiedChannel>

/** Notifications, and beside them each sender and channel once that they are about and the viewer may see. */
export const NotificationPage = z.object({
  notifications: z.array(ListedNotification),
  senders: z.array(Person),
  channels: z.array(NotifiedChannel),
  /** How many are unread in all. */
  unread: z.number(),
})
export type NotificationPage = z.infer<typeof NotificationPage>

/** A minute of the Amsterdam day. */
const Minute = z.number().int().min(0).max(1439)

/** What somebody may change about how they hear of things, and are seen; quiet hours are both ends or none. */
const Preferences = z.object({
  desktopEnabled: z.boolean(),
  soundEnabled: z.boolean(),
  soundVariant: z.enum(soundVariants),
  quiet: z.object({ from: Minute, until: Minute }).nullable(),
  pushEnabled: z.boolean(),
  digestEnabled: z.boolean(),
  presenceShown: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>

const Choice = z.object({ about: z.enum(['type', 'channel']), subject: z.string().max(64), wants: z.enum(wants) })
const Chosen = z.object({
  preferences: Preferences,
  choices: z.array(Choice),
  pushKey: z.string(),
  pushHere: z.boolean(),
})

const own = { needs: 'useInbox' } as const

export const inbox = {
  /** The newest notifications of the viewer, and how many are unread in all (SH-NOTIF-02, IN-LIST). */
  list: operation({
    ...own,
    read: true,
    input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(100) }),
    output: NotificationPage,
  }),
  unread: operation({ ...own, read: true, input: z.object({}), output: z.object({ unread: z.number() }) }),
  /** Some notifications by id, for what arrived live. */
  byId: operation({
    ...own,
    read: true,
    input: z.object({ ids: z.array(Id).max(50) }),
    output: NotificationPage,
  }),
  markRead: operation({ ...own, input: z.object({ id: Id }), output: z.object({ unread: z.number() }) }),
  /** Marks read what existed when the button was pressed: up to the newest one the viewer knew (SH-EDGE-29). */
  markAllRead: operation({ ...own, input: z.object({ until: Instant }), output: z.object({ unread: z.number() }) }),
  /** What the viewer chose to hear and how, the defaults at the first read (SH-NOTIF-22), our key for push messages, and whether they come to this login. */
  preferences: operation({ ...own, read: true, input: z.object({}), output: Chosen }),
  /** Changes what is given; the rest stays (SH-NOTIF-23). */
  savePreferences: operation({ ...own, input: Preferences.partial(), output: Chosen }),
  /** Chooses what to hear of a type or a channel; null takes the choice back. */
  choose: operation({ ...own, input: Choice.extend({ wants: z.enum(wants).nullable() }), output: Chosen }),
  /** Lets this browser be woken while the site is closed, until its session ends. */
  subscribePush: operation({
    ...own,
    input: z.object({ endpoint: z.url().max(2000), publicKey: z.string().max(200), authSecret: z.string().max(100) }),
    output: z.object({ subscribed: z.literal(true) }),
  }),
  /** Writes to one person or to everybody with a role, as an admin (COM-CHAT-12). */
  write: operation({
    needs: 'manageSite',
    input: z.object({
      id: Id,
      to: z.union([z.object({ personId: Id }), z.object({ role: z.string().max(40) })]),
      title: typedLine(2_000),
      text: z.string().max(20_000),
    }),
    output: z.object({ told: z.number() }),
  }),
  unsubscribePush: operation({
    ...own,
    input: z.object({ endpoint: z.string().max(2000) }),
    output: z.object({ subscribed: z.literal(false) }),
  }),
}
