import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { maxAwardDescription, maxAwardName } from './awards.ts'

const manages = { needs: 'manageSite' } as const
/** The sentence beside the picture that cannot be fetched (EV-FORM-67). */
const faulty = { FAULTY_FIELDS: z.object({ faults: z.object({ imageUrl: z.string() }) }) }
const done = z.object({ done: z.literal(true) })

/** What an admin writes about an award (ADM-PANEL-08, SH-DATA-25). */
export const AwardText = z.object({
  name: z.string().max(maxAwardName * 16),
  description: z.string().max(maxAwardDescription * 16),
  imageUrl: z.string().max(2000),
  isActive: z.boolean(),
})
export type AwardText = z.infer<typeof AwardText>

/** The same as it is sent. */
const TypedAward = AwardText.extend({ name: typedLine(maxAwardName * 16) })

export const Award = AwardText.extend({ id: Id, isTester: z.boolean(), holders: z.number() })
export type Award = z.infer<typeof Award>

export const awardOperations = {
  awards: operation({
    needs: 'openAdmin',
    read: true,
    input: z.object({}),
    output: z.object({ awards: z.array(Award) }),
  }),
  makeAward: operation({
    ...manages,
    input: TypedAward.extend({ id: Id }),
    output: done,
    refusals: { AWARD_NAME_IN_USE: nothing, ...faulty },
  }),
  /** `before` is what the admin saw; what somebody else saved meanwhile is not overwritten unseen (ADM-PANEL-22). */
  editAward: operation({
    ...manages,
    input: z.object({ id: Id, before: AwardText, after: TypedAward }),
    output: done,
    refusals: {
      CHANGED: z.object({ current: AwardText }),
      AWARD_NAME_IN_USE: nothing,
      TESTER_AWARD: nothing,
      ...faulty,
    },
  }),
  removeAward: operation({
    ...manages,
    input: z.object({ id: Id }),
    output: done,
    refusals: { TESTER_AWARD: nothing },
  }),
  /** Gives somebody an award or takes it; once per person and award, and it sets a state (ADM-PANEL-08, SH-TEST-13). */
  setAward: operation({
    ...manages,
    input: z.object({ personId: Id, awardId: Id, held: z.boolean() }),
    output: done,
    refusals: { AWARD_INACTIVE: nothing },
  }),
}
