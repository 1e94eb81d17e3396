import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'
import { AnswersGiven } from './answersGiven.ts'
import { openTransferStates, transferObstacles } from './transfer.ts'

const member = { needs: 'useOwnAccount', visitorSays: 'LOGIN_REQUIRED' } as const
const admin = { needs: 'manageEvents' } as const
const done = z.object({ success: z.literal(true) })
const one = z.strictObject({ transferId: Id })
const TRANSFER_CLOSED = z.object({ why: z.enum(transferObstacles) })
const State = z.enum(openTransferStates)

/** What is under way about places on a date, as the viewer may know it (EV-MORE-31, EV-MORE-33). */
export const OwnTransfer = z.object({
  /** Whether their own place can be handed on now. */
  mayAsk: z.boolean(),
  /** What they asked for themselves: whom, as they typed it. */
  own: z.object({ id: Id, state: State, askedFor: z.string() }).nullable(),
  /** The place that somebody wants to give them, without what was paid for it (EV-MORE-36). */
  offer: z.object({ id: Id, state: State, from: Face.nullable() }).nullable(),
})
export type OwnTransfer = z.infer<typeof OwnTransfer>

const DeskTransfer = z.object({
  id: Id,
  dateId: Id,
  startAt: Instant,
  answeredAt: Instant,
  holder: Face.nullable(),
  receiver: Face.nullable(),
})
export type DeskTransfer = z.infer<typeof DeskTransfer>

/** A place handed on: asked by its holder, accepted by who gets it, agreed to by an admin (EV-MORE-31..37). */
export const transferring = {
  /** The answer is the same whoever is named (EV-MORE-32); the same id again is the same request. */
  askTransfer: operation({
    ...member,
    input: z.strictObject({ id: Id, enrollmentId: Id, username: z.string().max(200) }),
    output: done,
    refusals: { LOGIN_REQUIRED: nothing, TRANSFER_CLOSED, TRANSFER_OPEN: nothing, RATE_LIMITED: nothing },
  }),
  withdrawTransfer: operation({
    ...member,
    input: one,
    output: done,
    refusals: { LOGIN_REQUIRED: nothing, TRANSFER_OVER: nothing },
  }),
  acceptTransfer: operation({
    ...member,
    input: one.extend({
      termsVersion: z.string().max(40),
      /** They wait with the request, for nobody to read, until the place is theirs (EV-MORE-78). */
      ...AnswersGiven,
      terms_accepted: z.boolean(),
      cancellation_policy_accepted: z.boolean(),
    }),
    output: done,
    refusals: {
      LOGIN_REQUIRED: nothing,
      TRANSFER_CLOSED,
      TRANSFER_OVER: nothing,
      PROFILE_NOT_FOUND: z.object({ why: z.enum(['missing', 'incomplete']) }),
      EVENT_NOT_FOUND: nothing,
      EVENT_CANCELLED: nothing,
      ALREADY_ENROLLED: nothing,
      ENROLLMENT_CLOSED: nothing,
      ENROLLMENT_NOT_OPEN: z.object({ opensAt: Instant }),
      TERMS_REQUIRED: z.object({ why: z.enum(['unticked', 'outdated']) }),
    },
  }),
  declineTransfer: operation({
    ...member,
    input: one,
    output: done,
    refusals: { LOGIN_REQUIRED: nothing, TRANSFER_OVER: nothing },
  }),
  /** What waits for an admin: what both agree on, the longest waiting first (EV-MORE-34). */
  transfers: operation({
    ...admin,
    read: true,
    input: z.strictObject({ eventId: Id, dateId: Id.nullish() }),
    output: z.array(DeskTransfer),
  }),
  agreeTransfer: operation({
    ...admin,
    input: one,
    output: done,
    refusals: { TRANSFER_CLOSED, TRANSFER_OVER: nothing, NOT_ACCEPTED: nothing, RECEIVER_OFF: nothing },
  }),
  refuseTransfer: operation({
    ...admin,
    input: one,
    output: done,
    refusals: { TRANSFER_OVER: nothing, NOT_ACCEPTED: nothing },
  }),
}
