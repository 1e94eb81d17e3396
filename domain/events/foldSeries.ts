/** A card, with the later dates of its series that are folded under it. */
export type Folded<Card> = Card & { later: Card[] }

type Dated = { event: { id: string; isRecurring: boolean }; date: { isCancelled: boolean; own: unknown } }

/**
 * Cards in the order of time, with the later dates of a series under its first that takes place. A date on which one has
 * or awaits a place keeps a card of its own, and so does a cancelled one that comes before that first (EV-MORE-144).
 */
export function foldSeries<Card extends Dated>(cards: readonly Card[]): Folded<Card>[] {
  const firsts = new Map<string, Folded<Card>>()
  return cards.flatMap((card) => {
    const { event, date } = card
    const first = event.isRecurring && !date.own ? firsts.get(event.id) : undefined
    if (first) {
      first.later.push(card)
      return []
    }
    const own = { ...card, later: [] }
    if (event.isRecurring && !date.isCancelled && !firsts.has(event.id)) firsts.set(event.id, own)
    return [own]
  })
}
