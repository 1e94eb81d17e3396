import { z } from 'zod'
import { type Moment, toMs } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'

/** A discount in a price: a share of it in whole percents, or an amount of it. */
export type Discount = { percent: number | null; offCents: number | null }

/** What a discount code asks of whoever uses it; an empty list means every date, or every tier. */
export type CodeRules = {
  isActive: boolean
  validFrom: Moment | null
  validUntil: Moment | null
  mostUses: number | null
  oncePerPerson: boolean
  dateIds: readonly string[]
  tiers: readonly number[]
}

/** Why a code does not count; one that is not active is as unknown as one that never was (EV-MORE-13). */
export const CodeProblem = z.enum([
  'unknown',
  'notYet',
  'over',
  'otherDate',
  'otherTier',
  'usedUp',
  'usedByYou',
  'holdOpen',
])
export type CodeProblem = z.infer<typeof CodeProblem>

/** The length of a code. */
export const [minCode, maxCode] = [3, 32]
/** A remainder below this is not asked: no provider takes it (EV-MORE-12). */
const leastPaidCents = 50

/** A code as it is compared and kept: in capitals, without spaces around it; null for what no code can be (EV-MORE-11). */
export function plainCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return code.length >= minCode && code.length <= maxCode && /^[A-Z0-9-]+$/.test(code) ? code : null
}

/** What a discount takes off a price, and what is left; both together are the price again (EV-MORE-12). */
export function discounted(
  priceCents: number,
  { percent, offCents }: Discount,
): { discountCents: number; totalCents: number } {
  const off = percent === null ? (offCents ?? 0) : Math.floor((priceCents * percent + 50) / 100)
  const left = Math.max(0, priceCents - off)
  const totalCents = left < leastPaidCents ? 0 : left
  return { discountCents: priceCents - totalCents, totalCents }
}

/** Where and by whom a code is used: `used` and `ownUses` are the uses that stand at this moment (EV-MORE-14). */
export type CodeUse = { dateId: string; tierHours: number; used: number; ownUses: number }

/** Why a code cannot be used here and now, or null: the first that applies; null as the code is one that is not there (EV-MORE-13). */
export function codeRefusal(
  code: CodeRules | null,
  use: CodeUse,
  now: Moment,
): RefusalOf<'CODE_INVALID', { why: CodeProblem }> | null {
  const why = code?.isActive ? problemOf(code, use, toMs(now)) : 'unknown'
  return why === null ? null : { code: 'CODE_INVALID', data: { why } }
}

function problemOf(code: CodeRules, use: CodeUse, now: number): CodeProblem | null {
  if (code.validFrom !== null && now < toMs(code.validFrom)) return 'notYet'
  if (code.validUntil !== null && now >= toMs(code.validUntil)) return 'over'
  if (code.dateIds.length > 0 && !code.dateIds.includes(use.dateId)) return 'otherDate'
  if (code.tiers.length > 0 && !code.tiers.includes(use.tierHours)) return 'otherTier'
  if (code.mostUses !== null && use.used >= code.mostUses) return 'usedUp'
  return code.oncePerPerson && use.ownUses > 0 ? 'usedByYou' : null
}
