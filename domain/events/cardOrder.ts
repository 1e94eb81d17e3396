import { type Moment, toMs } from '../base/moment.ts'
import { isPast } from './capacity.ts'

/** The cards: what is to come or runs, soonest first; below it what is past, latest first (EV-CARD-16). */
export function cardOrder<Card extends { startAt: Moment; endAt: Moment }>(
  cards: readonly Card[],
  now: Moment,
): { coming: Card[]; past: Card[] } {
  const sorted = cards.toSorted((a, b) => toMs(a.startAt) - toMs(b.startAt))
  return {
    coming: sorted.filter((card) => !isPast(card, now)),
    past: sorted.filter((card) => isPast(card, now)).toReversed(),
  }
}
