import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'

const done = z.object({ done: z.literal(true) })
const Token = z.string().max(200)
const byLink = { needs: 'nothing', whileCovered: true } as const
const manages = { needs: 'manageSite' } as const

/** An appeal as who decides about it sees it (COM-MOD-08). */
const Appeal = z.object({
  blockId: Id,
  person: Face,
  reason: z.string(),
  blockedBy: z.string().nullable(),
  blockedAt: Instant,
  text: z.string(),
  appealedAt: Instant,
})
export type Appeal = z.infer<typeof Appeal>

/** Blocks and what the blocked say against them (COM-CHAT-17, COM-MOD-07, COM-MOD-08). */
export const blocks = {
  /**
   * Shuts somebody out for a reason that they are told, or lets them in again, which needs none; sets a state and never
   * flips it (ADM-PANEL-06).
   */
  setBlocked: operation({
    ...manages,
    input: z.object({ personId: Id, blocked: z.boolean(), reason: z.string().max(8_000).default('') }),
    output: done,
    refusals: { OWN_ACCOUNT: nothing, LAST_ADMIN: nothing },
  }),
  /** What the link of the mail about a block tells; a POST, since a token is kept nowhere (SH-VERIFY-20). */
  openAppeal: operation({
    ...byLink,
    input: z.object({ token: Token }),
    output: z.object({
      reason: z.string(),
      blockedAt: Instant,
      state: z.enum(['open', 'appealed', 'refused', 'lifted']),
      answer: z.string().nullable(),
    }),
    refusals: { INVALID_TOKEN: nothing },
  }),
  /** Appeals against a block, once; the same text again answers the first result. */
  appeal: operation({
    ...byLink,
    input: z.object({ token: Token, text: z.string().max(16_000) }),
    output: done,
    refusals: { INVALID_TOKEN: nothing, ALREADY_APPEALED: nothing },
  }),
  /** The appeals that wait, the longest waiting first; at most 50, and how many wait in all. */
  appeals: operation({
    ...manages,
    read: true,
    input: z.object({}),
    output: z.object({ appeals: z.array(Appeal), open: z.number() }),
  }),
  /** Grants an appeal, which ends the block, or refuses it; the answer is mailed. */
  decideAppeal: operation({
    ...manages,
    input: z.object({ blockId: Id, granted: z.boolean(), answer: z.string().max(8_000) }),
    output: done,
    refusals: { APPEAL_DECIDED: nothing },
  }),
}
