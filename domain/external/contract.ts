import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { mailTroubles } from './mailbox.ts'
import { directions, failures, leftOut, messageStatuses, threadViews } from './message.ts'
import { connectors, sourceTypes } from './source.ts'

const Name = z.object({ id: Id, name: z.string() })
/** Where the next page begins; what stands in it is the server's own. */
const Cursor = z.string().max(200)

/** A source as admins see it: no secret is ever in it (IN-EXT-13, IN-EXT-14, X3-DATA-08). */
export const ExternalSource = z.object({
  id: Id,
  /** Grows with every save; a save says which version it began with. */
  version: z.int(),
  sourceType: z.enum(sourceTypes),
  connector: z.enum(connectors),
  name: z.string(),
  accountHandle: z.string(),
  isActive: z.boolean(),
  /** Where the channel delivers, as an address on this site. */
  inboundPath: z.string(),
  /** The last four characters of the secret with which deliveries are signed; null where nothing is delivered in our form. */
  secretEnd: z.string().nullable(),
  outboundUrl: z.string().nullable(),
  /** The number of the account at Meta: of the telephone number, or of the page. */
  accountId: z.string().nullable(),
  /** Which secrets are kept. */
  has: z.object({
    outboundSecret: z.boolean(),
    appSecret: z.boolean(),
    verifyToken: z.boolean(),
    accessToken: z.boolean(),
    mailPassword: z.boolean(),
  }),
  /** How a mailbox is reached and how reading it went; null for the other connectors (IN-EXT-41, IN-EXT-43). */
  mailbox: z
    .object({
      host: z.string(),
      port: z.string(),
      user: z.string(),
      /** Why it could not be read the last time; null when it could, and before it was tried. */
      trouble: z.enum(mailTroubles).nullable(),
      /** When it was read for the last time. */
      workedAt: Instant.nullable(),
    })
    .nullable(),
  /** All its conversations, archived ones included (IN-EXT-23). */
  threads: z.int(),
  createdAt: Instant,
  lastInboundAt: Instant.nullable(),
})
export type ExternalSource = z.infer<typeof ExternalSource>

/** A conversation in a list (IN-EXT-15, X3-DATA-09). */
export const ExternalThread = z.object({
  id: Id,
  source: z.object({ id: Id, sourceType: z.enum(sourceTypes), name: z.string(), isActive: z.boolean() }),
  participantHandle: z.string(),
  /** Empty when the channel gave none. */
  participantName: z.string(),
  /** Of the mail that began it; empty where the channel has none. */
  subject: z.string(),
  isArchived: z.boolean(),
  lastMessageAt: Instant,
  lastMessagePreview: z.string(),
  /** Something came in that no admin opened yet (IN-EXT-34). */
  isNew: z.boolean(),
  /** An answer in it was not sent. */
  hasFailed: z.boolean(),
  assignee: Name.nullable(),
  snoozedUntil: Instant.nullable(),
  createdAt: Instant,
})
export type ExternalThread = z.infer<typeof ExternalThread>

/**
 * What came with a message: a link, never loaded by itself (IN-EXT-22). `href` is https elsewhere, or a path of our own; null
 * when the file was not kept, and `left` says why (IN-EXT-48).
 */
const Media = z.object({ name: z.string(), href: z.string().nullable(), left: z.enum(leftOut).nullable() })

/** A message (IN-EXT-16, X3-DATA-10). Its text is plain. */
export const ExternalMessage = z.object({
  id: Id,
  threadId: Id,
  direction: z.enum(directions),
  content: z.string(),
  /** The older mails under a mail, which are shown when somebody asks for them (IN-EXT-45). */
  earlier: z.string(),
  /** Nobody wrote it at that moment: an answer by itself, a list (IN-EXT-46). */
  isAutomatic: z.boolean(),
  media: z.array(Media),
  /** When it was written, as the channel says: messages stand in this order. */
  externalTimestamp: Instant,
  status: z.enum(messageStatuses),
  /** Why it was not sent; only beside `failed`. */
  failure: z.enum(failures).nullable(),
  /** The admin who wrote it; null for one from outside, and when the account is gone. */
  sentBy: Name.nullable(),
  createdAt: Instant,
})
export type ExternalMessage = z.infer<typeof ExternalMessage>

/** What may be answered now: nothing while `refusal` says why, and until when where the channel sets an end (IN-EXT-28). */
const Answering = z.object({
  refusal: z.enum(['archived', 'inactive', 'noAddress', 'windowClosed']).nullable(),
  until: Instant.nullable(),
})
export type Answering = z.infer<typeof Answering>

export const CannedAnswer = z.object({ id: Id, version: z.int(), title: z.string(), content: z.string() })
export type CannedAnswer = z.infer<typeof CannedAnswer>

const Secret = z.string().max(4000)
/** As `SourceForm`: a field that its connector does not have is empty, an empty secret stays as it was. */
const Form = z.object({
  sourceType: z.enum(sourceTypes),
  connector: z.enum(connectors),
  name: typedLine(4000),
  accountHandle: typedLine(4000),
  isActive: z.boolean(),
  outboundUrl: z.string().max(4000),
  outboundSecret: Secret,
  accountId: z.string().max(4000),
  appSecret: Secret,
  verifyToken: Secret,
  accessToken: Secret,
  imapHost: z.string().max(4000),
  imapPort: z.string().max(20),
  mailUser: z.string().max(4000),
  mailPassword: Secret,
})

const admin = { needs: 'manageExternal' } as const
const reads = { ...admin, read: true } as const
const Version = z.int().min(0).max(2_147_483_647).nullable()
const done = z.object({ done: z.literal(true) })
/** A person outside, as the channel calls them. */
const Handle = { sourceType: z.enum(sourceTypes), handle: z.string().max(400) }

/** Messages of people who are no members, for admins alone (IN-EXT-11). */
export const external = {
  /** All sources, newest first (IN-EXT-02, X3-CALL-11). */
  sources: operation({ ...reads, input: z.object({}), output: z.object({ sources: z.array(ExternalSource) }) }),
  /**
   * Makes a source, with `version` null, or saves the version that was read (IN-EXT-03, IN-EXT-04). The secret comes with
   * the making of one with the signed form and never again. CHANGED when it was saved or deleted meanwhile.
   */
  saveSource: operation({
    ...admin,
    input: z.object({ id: Id, version: Version, source: Form }),
    output: z.object({ source: ExternalSource, inboundSecret: z.string().nullable() }),
    /** The sentence under each field that is wrong, by its name. */
    refusals: { FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }), CHANGED: nothing },
  }),
  /** The switch in the list; sets a state and never flips it. */
  switchSource: operation({
    ...admin,
    input: z.object({ id: Id, isActive: z.boolean() }),
    output: ExternalSource,
  }),
  /** A new inbound secret; the old one is refused from now on (IN-EXT-14). NOT_FOUND for one that has none. */
  renewSecret: operation({
    ...admin,
    input: z.object({ id: Id }),
    output: z.object({ source: ExternalSource, inboundSecret: z.string() }),
  }),
  /** Deletes a source with its conversations, their messages and their notifications; one that is gone is no fault (IN-EXT-23). */
  removeSource: operation({ ...admin, input: z.object({ id: Id }), output: done }),
  /** Delivers a signed sample to the own address of the source (ADM-PANEL-19). SOURCE_INACTIVE while it is off. */
  sendTest: operation({
    ...admin,
    input: z.object({ id: Id }),
    output: z.object({ threadId: Id }),
    refusals: { SOURCE_INACTIVE: nothing },
  }),
  /** Reads a mailbox now, whenever its turn is, and answers how that went (IN-EXT-43). NOT_FOUND for another connector. */
  checkMailbox: operation({
    ...admin,
    input: z.object({ id: Id }),
    output: ExternalSource,
    refusals: { SOURCE_INACTIVE: nothing },
  }),
  /**
   * Conversations, newest activity first, 50 at a time (IN-EXT-06, IN-EXT-24, X3-CALL-12). `active` holds the snoozed ones
   * too, `mine` those that the viewer has to answer. `search` looks in handle, name and messages (IN-EXT-32).
   */
  threads: operation({
    ...reads,
    input: z.object({
      view: z.enum(threadViews),
      search: z.string().max(200).optional(),
      sourceId: Id.optional(),
      after: Cursor.optional(),
    }),
    /** `active` is how many conversations are not archived in all. */
    output: z.object({ threads: z.array(ExternalThread), next: Cursor.nullable(), active: z.int() }),
  }),
  /** A conversation and the newest 50 of its messages, oldest first; `before` gives the 50 before (IN-EXT-07, X3-CALL-14). */
  thread: operation({
    ...reads,
    input: z.object({ id: Id, before: Cursor.optional() }),
    output: z.object({
      thread: ExternalThread,
      messages: z.array(ExternalMessage),
      older: Cursor.nullable(),
      answering: Answering,
    }),
  }),
  /**
   * Answers: the function `external-message-reply`, in whose words the fields are (IN-EXT-21, IN-REPLY-18, X3-CALL-15).
   * With an `id` from the browser a repeat answers the first result. The status is `queued` when it was not sent within 10
   * seconds and is still tried, `failed` with a way to try again otherwise.
   */
  reply: operation({
    ...admin,
    input: z.object({
      id: Id.optional(),
      thread_id: Id,
      content: z.string().max(20_000),
      media_urls: z.array(z.string().max(2000)).max(20).default([]),
    }),
    output: z.object({
      message_id: Id,
      status: z.enum(messageStatuses),
      failure: z.enum(failures).nullable(),
      message: ExternalMessage,
    }),
    refusals: { THREAD_ARCHIVED: nothing, SOURCE_INACTIVE: nothing, WINDOW_CLOSED: nothing },
  }),
  /** Sends a failed answer again; one that is sent or under way meanwhile is answered as it stands (IN-EXT-21). */
  retry: operation({
    ...admin,
    input: z.object({ messageId: Id }),
    output: z.object({ message: ExternalMessage }),
    refusals: { THREAD_ARCHIVED: nothing, SOURCE_INACTIVE: nothing, WINDOW_CLOSED: nothing },
  }),
  /** Archives; twice is one change without error (IN-EXT-09, X3-EDGE-28). */
  archive: operation({ ...admin, input: z.object({ id: Id }), output: ExternalThread }),
  /** Says that an admin saw what came in up to now, and reads the viewer's own notifications about it (IN-EXT-34). */
  see: operation({ ...admin, input: z.object({ id: Id }), output: ExternalThread }),
  /** Whom a conversation can be given to: the admins by name (IN-EXT-31). */
  assignees: operation({ ...reads, input: z.object({}), output: z.object({ people: z.array(Name) }) }),
  /** THREAD_ARCHIVED when another admin archived it meanwhile (IN-EXT-54). */
  assign: operation({
    ...admin,
    input: z.object({ id: Id, assigneeId: Id.nullable() }),
    output: ExternalThread,
    refusals: { THREAD_ARCHIVED: nothing },
  }),
  /** 'Sluimeren tot': a mark and a filter; the conversation stays in the active list. A moment that is over is refused (IN-EXT-33). */
  snooze: operation({
    ...admin,
    input: z.object({ id: Id, until: Instant.nullable() }),
    output: ExternalThread,
    refusals: { THREAD_ARCHIVED: nothing },
  }),
  /** Canned answers by title (IN-EXT-30). */
  cannedAnswers: operation({ ...reads, input: z.object({}), output: z.object({ answers: z.array(CannedAnswer) }) }),
  saveCannedAnswer: operation({
    ...admin,
    input: z.object({
      id: Id,
      version: Version,
      title: typedLine(4000),
      content: z.string().max(20_000),
    }),
    output: CannedAnswer,
    refusals: { FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }), CHANGED: nothing },
  }),
  removeCannedAnswer: operation({ ...admin, input: z.object({ id: Id }), output: done }),
  /** All that is kept of a person without an account, over all sources of a channel (IN-EXT-35). A POST: a handle belongs in no address. */
  showKept: operation({
    ...admin,
    input: z.object(Handle),
    output: z.object({
      threads: z.array(
        /** `isPart`: a conversation with somebody else, of which only what they sent from this address is shown (IN-EXT-87). */
        ExternalThread.extend({ messages: z.array(ExternalMessage), isPart: z.boolean() }),
      ),
      /** More was found than is shown here; erasing takes all of it. */
      hasMore: z.boolean(),
    }),
  }),
  /** Erases it, for good: what is delivered once more is not taken in again (IN-EXT-36). */
  eraseHandle: operation({
    ...admin,
    input: z.object(Handle),
    output: z.object({ threads: z.int(), messages: z.int() }),
  }),
}
