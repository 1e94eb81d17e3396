import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { Face } from '../profile/face.ts'
import { audiences } from './writing.ts'

const admin = { needs: 'manageEvents' } as const
const read = { ...admin, read: true } as const
const Audience = z.enum(audiences)
const done = z.object({ success: z.literal(true) })
/** The sentence under each field that is wrong, by the name of the field. */
const faulty = { FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }) }
/** How many sent messages one page of the list has. */
export const messagesPerPage = 50

/** What was written, to whom and to how many; `startAt` is the date when it was for one (EV-MORE-64). */
const SentMessage = z.object({
  id: Id,
  author: Face.nullable(),
  audience: Audience,
  startAt: Instant.nullable(),
  subject: z.string(),
  text: z.string(),
  told: z.int(),
  sentAt: Instant,
})
export type SentMessage = z.infer<typeof SentMessage>

/** Writing to the participants of an event, for admins (EV-MORE-60..68). */
export const writing = {
  /** How many people each audience is, of all dates or of one. */
  audiences: operation({
    ...read,
    input: z.strictObject({ eventId: Id, dateId: Id.nullish() }),
    output: z.object({ all: z.int(), enrolled: z.int(), paid: z.int(), waiting: z.int() }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** Sends a message to all who are in an audience now, once under its id; answers how many that are. */
  write: operation({
    ...admin,
    input: z.strictObject({
      id: Id,
      eventId: Id,
      dateId: Id.nullish(),
      audience: Audience,
      subject: typedLine(4_000),
      text: z.string().max(100_000),
    }),
    output: z.object({ told: z.int() }),
    refusals: { ...faulty, EVENT_NOT_FOUND: nothing, NO_RECEIVERS: nothing },
  }),
  /** What was written before, the newest first; `before` is the last message that is known. */
  written: operation({
    ...read,
    input: z.strictObject({ eventId: Id, before: Id.nullish() }),
    output: z.object({ messages: z.array(SentMessage), total: z.int(), hasMore: z.boolean() }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** The automatic messages of an event (EV-MORE-66..68). */
  letters: operation({
    ...read,
    input: z.strictObject({ eventId: Id }),
    output: z.object({ reminds: z.boolean(), thanks: z.boolean(), thanksText: z.string() }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  saveLetters: operation({
    ...admin,
    input: z.strictObject({
      eventId: Id,
      reminds: z.boolean(),
      thanks: z.boolean(),
      thanksText: z.string().max(100_000),
    }),
    output: done,
    refusals: { ...faulty, EVENT_NOT_FOUND: nothing },
  }),
}
