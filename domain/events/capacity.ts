import type { Moment } from '../base/moment.ts'
import { toMs } from '../base/moment.ts'
import { capacityWords } from './words.ts'

/** The kept count of an occurrence; `spotsLeft` is 0 while somebody waits, and null without a limit (EV-WAIT-06). */
export type Counted = { taken: number; max: number | null; spotsLeft: number | null }

/** What decides whether an occurrence is still to come, and to be seen as such. */
export type Shown = { endAt: Moment; isCancelled: boolean; isLive: boolean }

/** How few seats are few (EV-LIMIT-08). */
export const fewSpots = 3

/** The percentage of seats taken: rounded down, so that 100 means full, and never more (EV-CARD-19, EV-EDGE-27). */
export const percentFull = (taken: number, max: number): number =>
  max <= 0 ? 100 : Math.min(100, Math.floor((taken * 100) / max))

/**
 * How many come, and how full it is: no maximum and no percentage without a limit (EV-CARD-05, EV-CARD-06, EV-CARD-17).
 * Where one can be the first, it says so in place of a zero (EV-CARD-26).
 */
export function capacityLabel({ taken, max }: Counted, awaitsFirst = false): { count: string; full: string | null } {
  const full = max === null ? null : capacityWords.full(percentFull(taken, max))
  if (awaitsFirst) return { count: capacityWords.first(max), full }
  return { count: max === null ? capacityWords.unlimited(taken) : capacityWords.of(taken, max), full }
}

/** The badge about seats; none without a limit, nor on what is past, cancelled or offline (EV-CARD-07, EV-CARD-08, EV-CARD-22, EV-LIMIT-08). */
export function capacityBadge({ spotsLeft }: Counted, shown: Shown, now: Moment): string | null {
  if (spotsLeft === null || isPast(shown, now) || shown.isCancelled || !shown.isLive) return null
  if (spotsLeft <= 0) return capacityWords.waitlist
  return spotsLeft <= fewSpots ? capacityWords.few : null
}

/** The badge about the time; cancelled comes before past, and either strikes the title through (EV-CARD-15). */
export function stateBadge(shown: Shown, now: Moment): string | null {
  if (shown.isCancelled) return capacityWords.cancelled
  return isPast(shown, now) ? capacityWords.past : null
}

/** Whether it is over: its end lies before now (EV-CAL-08, EV-CARD-15). */
export const isPast = ({ endAt }: Pick<Shown, 'endAt'>, now: Moment): boolean => toMs(endAt) < toMs(now)
