import { z } from 'zod'
import { Frame, frameFaults } from '../base/embed/frame.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { Face } from '../profile/face.ts'

/** Who may see a stream; several at once, and everyone holds all others (LIVE-FORM-27). */
export const Visibility = z.object({
  visibleToEveryone: z.boolean(),
  visibleToStudents: z.boolean(),
  visibleToTeachers: z.boolean(),
  visibleToAdmins: z.boolean(),
})
export type Visibility = z.infer<typeof Visibility>

/**
 * What the player shows: a frame, or why there is none (LIVE-PLAYER-03..06). The stored code was read, judged and written
 * anew for this answer, so that the browser parses no HTML.
 */
export const Player = z.union([z.object({ frame: Frame }), z.object({ fault: z.enum(frameFaults) })])
export type Player = z.infer<typeof Player>

/** A stream as its viewer sees it (X3-DATA-20, LIVE-LIST-19). `streamState` of stream.ts says whether it is live, upcoming or past. */
export const Livestream = Visibility.extend({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  startTime: Instant,
  endTime: Instant.nullable(),
  isActive: z.boolean(),
  /** When it was last live; null before that. */
  lastActiveAt: Instant.nullable(),
  /** Full name, else username, else null ('Onbekend'); no id of anybody (LIVE-LIST-07, X3-EDGE-08). */
  creatorName: z.string().nullable(),
  /**
   * The live frame, of a past stream the recording where there is one, else the stored frame. Null where it is held back:
   * of an upcoming one for everybody but managers (LIVE-LIST-22).
   */
  player: Player.nullable(),
  hasRecording: z.boolean(),
  viewer: z.object({
    mayManage: z.boolean(),
    /** Whether the conversation and the questions are for this viewer: signed in, audience, gate open (LIVE-MORE-01). */
    mayTalk: z.boolean(),
    /** 'Herinner mij' is on. */
    isReminded: z.boolean(),
  }),
  /** For managers alone: what the form begins with, null for everybody else. */
  manage: z
    .object({
      /** A save says which version it began with (X3-EDGE-13). */
      version: z.int(),
      embedCode: z.string().nullable(),
      /** The address of the stored frame, from which the form rebuilds the platform (LIVE-FORM-24). */
      address: z.string().nullable(),
      recordingCode: z.string().nullable(),
      recordingAddress: z.string().nullable(),
    })
    .nullable(),
})
export type Livestream = z.infer<typeof Livestream>

/** What the form sends (X3-CALL-29); texts as typed, moments as instants. `textOf` of livestreamForm.ts makes it of a form. */
export const LivestreamText = Visibility.extend({
  title: typedLine(4_000),
  description: z.string().max(100_000),
  embedCode: z.string().max(20_000),
  startTime: Instant.nullable(),
  endTime: Instant.nullable(),
  isActive: z.boolean(),
})
export type LivestreamText = z.infer<typeof LivestreamText>

/** Another stream is live; which one (LIVE-STATE-04, X3-EDGE-04). */
const otherActive = z.object({ id: Id, title: z.string() })
/** The sentence under each field that is wrong, by its name in `LivestreamField`. */
const faults = z.object({ faults: z.record(z.string(), z.string()) })

/** A question to the host, as its reader sees it (LIVE-MORE-10). */
export const Question = z.object({
  id: Id,
  /** Null when the account is gone. */
  asker: Face.nullable(),
  text: z.string(),
  askedAt: Instant,
  /** When the host ticked it off; null while it is open. */
  answeredAt: Instant.nullable(),
  /** Who raised it, the asker included. */
  raises: z.int(),
  isRaised: z.boolean(),
  isMine: z.boolean(),
  mayRemove: z.boolean(),
})
export type Question = z.infer<typeof Question>

/** LIVE-MORE-36 */
export const streamsPerPage = 48

const manager = { needs: 'manageLivestreams' } as const
const reader = { needs: 'readCommunity', read: true } as const
const writer = { needs: 'writeCommunity' } as const
const version = z.int().min(0).max(2_147_483_647)
const done = z.object({ done: z.literal(true) })

export const livestreams = {
  /**
   * The streams that the viewer may see, the newest start first (LIVE-LIST-15, LIVE-LIST-19): `live` is the one that is
   * active, wherever it stands; `livestreams` a page of 48 from `from`, the live one among them.
   */
  list: operation({
    needs: 'nothing',
    read: 'cacheable',
    input: z.object({ from: z.coerce.number().int().min(0).max(100_000).default(0) }),
    output: z.object({ live: Livestream.nullable(), livestreams: z.array(Livestream), total: z.int() }),
  }),
  /** The moment by the server's clock, which an answer that a browser keeps cannot hold (LIVE-MORE-77). */
  clock: operation({ needs: 'nothing', read: true, input: z.object({}), output: z.object({ now: Instant }) }),
  /** One of them, for an address with its id; NOT_FOUND alike for unknown and not theirs to see. */
  read: operation({ needs: 'nothing', read: true, input: z.object({ id: Id }), output: Livestream }),
  /** Those of one day in the house's zone, for the line under the calendar of /events (LIVE-MORE-20). */
  onDay: operation({
    needs: 'nothing',
    read: true,
    input: z.object({ day: z.string().regex(/^\d{4}-\d\d-\d\d$/) }),
    output: z.object({
      livestreams: z.array(z.object({ id: Id, title: z.string(), startTime: Instant, isActive: z.boolean() })),
    }),
  }),
  /** Counts, and nothing else (LIVE-STATS-01, LIVE-STATS-02). */
  statistics: operation({
    ...manager,
    read: true,
    input: z.object({}),
    output: z.object({ total: z.int(), live: z.int(), upcoming: z.int(), past: z.int() }),
  }),
  /**
   * Makes a stream, with `version` null, or saves the version that was read. CHANGED when it was saved, switched or removed
   * meanwhile (X3-EDGE-13); what stands there already as it is sent is answered without a change (X3-EDGE-05).
   */
  save: operation({
    ...manager,
    input: z.object({ id: Id, version: version.nullable(), livestream: LivestreamText }),
    output: Livestream,
    refusals: {
      FAULTY_FIELDS: faults,
      CHANGED: nothing,
      END_BEFORE_START: nothing,
      OTHER_STREAM_ACTIVE: otherActive,
    },
  }),
  /** Starts or ends a stream; sets a state and never flips it (LIVE-STATE-10). */
  setActive: operation({
    ...manager,
    input: z.object({ id: Id, isActive: z.boolean() }),
    output: Livestream,
    refusals: { OTHER_STREAM_ACTIVE: otherActive },
  }),
  /** Deletes a stream for good, with its conversation, questions and reminders. */
  remove: operation({ ...manager, input: z.object({ id: Id }), output: done }),
  /**
   * The recording of a past stream: an address of YouTube or Rumble, or an embed code; empty takes it away. FAULTY_FIELDS
   * names the field `recording` (LIVE-MORE-22).
   */
  saveRecording: operation({
    ...manager,
    input: z.object({ id: Id, version, recording: z.string().max(20_000) }),
    output: Livestream,
    refusals: { FAULTY_FIELDS: faults, CHANGED: nothing, NOT_OVER: nothing },
  }),
  /** How many people have the evening before them now; counted from presence and kept nowhere (LIVE-STATS-03). */
  viewers: operation({ ...manager, read: true, input: z.object({ id: Id }), output: z.object({ count: z.int() }) }),
  /** Sets 'Herinner mij': mail and push ten minutes before the start (LIVE-MORE-17). */
  remind: operation({
    needs: 'useOwnAccount',
    input: z.object({ id: Id, on: z.boolean() }),
    output: z.object({ isReminded: z.boolean() }),
    refusals: { REMINDER_TOO_LATE: nothing },
  }),
  /**
   * The evening of a stream: its conversation is the channel `channelId`, whose messages go through the operations of the
   * room `community` (messages, post, react, here, …). `mayRead` says whether there is something to read at all; `mayWrite`
   * whether it takes messages and questions now, which `eveningOf` of evening.ts reckons anew as time goes by.
   */
  evening: operation({
    ...reader,
    input: z.object({ id: Id }),
    output: z.object({
      channelId: Id,
      mayRead: z.boolean(),
      mayWrite: z.boolean(),
      opensAt: Instant,
      /** Null while the stream is live. */
      closesAt: Instant.nullable(),
      /** How many messages were said. */
      messages: z.int(),
      mayTickOff: z.boolean(),
    }),
  }),
  /** The questions: open ones with the most raises first, then those that were answered, in the order of their answers (LIVE-MORE-10). */
  questions: operation({
    ...reader,
    input: z.object({ id: Id }),
    output: z.object({ questions: z.array(Question) }),
  }),
  /** Asks the host something; the same id with the same asker and text answers the first result. */
  ask: operation({
    ...writer,
    input: z.object({ id: Id, livestreamId: Id, text: z.string().max(8_000) }),
    output: Question,
    refusals: { EVENING_CLOSED: nothing, TOO_MANY_QUESTIONS: nothing },
  }),
  /** Sets whether the viewer wants an answer to a question too; one's own is always raised. */
  raise: operation({
    ...writer,
    input: z.object({ questionId: Id, on: z.boolean() }),
    output: Question,
    refusals: { EVENING_CLOSED: nothing },
  }),
  /** Sets whether a question is answered; managers alone. */
  tickOff: operation({ ...manager, input: z.object({ questionId: Id, on: z.boolean() }), output: Question }),
  /** Takes a question away: its asker, managers, and those who moderate. */
  removeQuestion: operation({ ...writer, input: z.object({ questionId: Id }), output: done }),
}
