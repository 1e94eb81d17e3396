import type { RefusalOf } from '../base/refusals.ts'

type Asked = { amountCents: number; seenCents: number }

/**
 * Why part of what was paid for a place cannot go back, or null: an admin decides on what they see, and never more goes back
 * than is left of what came in (EV-MORE-28, EV-MORE-29).
 */
export function partRefusal(
  { paidCents }: { paidCents: number },
  { amountCents, seenCents }: Asked,
): RefusalOf<'CHANGED', { paidCents: number }> | RefusalOf<'MORE_THAN_PAID', { most: number }> | null {
  if (seenCents !== paidCents) return { code: 'CHANGED', data: { paidCents } }
  return amountCents > paidCents ? { code: 'MORE_THAN_PAID', data: { most: paidCents } } : null
}
