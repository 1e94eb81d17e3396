import type { RefusalOf } from '../base/refusals.ts'
import { hasLength } from '../base/typedText.ts'

/** How long an appeal against a block is (COM-MOD-07). */
export const [minAppeal, maxAppeal] = [10, 1000]

/** Whether an appeal says enough to be judged. */
export const isAppeal = (typed: string): boolean => hasLength(typed, minAppeal, maxAppeal)

/** A block as the rules see it: with its appeal, and whether it still stands. */
export type Block = { appealedAt: unknown; decidedAt: unknown; liftedAt: unknown; granted: boolean | null }

/** How a block stands for whom it is about: to appeal against, appealed, refused, or over (COM-MOD-07). */
export type BlockState = 'open' | 'appealed' | 'refused' | 'lifted'
export function blockState({ appealedAt, decidedAt, liftedAt }: Block): BlockState {
  if (liftedAt) return 'lifted'
  if (decidedAt) return 'refused'
  return appealedAt ? 'appealed' : 'open'
}

/** Why nobody can appeal against a block now, or null: once, and only while it stands (COM-MOD-07). */
export const appealRefusal = (block: Block): RefusalOf<'ALREADY_APPEALED'> | null =>
  blockState(block) === 'open' ? null : { code: 'ALREADY_APPEALED' }

/** Why no decision about an appeal can be made now, or null (COM-MOD-08). */
export const appealDecisionRefusal = (block: Block): RefusalOf<'APPEAL_DECIDED'> | null =>
  blockState(block) === 'appealed' ? null : { code: 'APPEAL_DECIDED' }
