/**
 * Gathers what is given within a short while and passes it on together, one lot after the other: the next lot waits until
 * the one before it is done, so that a later answer is never overtaken by an earlier one.
 */
export function gather<Item>(work: (items: Item[]) => Promise<void>, withinMs = 20): (item: Item) => void {
  let lot: Item[] = []
  let before: Promise<void> = Promise.resolve()
  const pass = () => {
    const items = lot
    lot = []
    before = before.then(() => work(items)).catch(() => {})
  }
  return (item) => {
    if (lot.length === 0) setTimeout(pass, withinMs)
    lot.push(item)
  }
}

/** A list in parts of at most this many. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = []
  for (let from = 0; from < items.length; from += most) parts.push(items.slice(from, from + most))
  return parts
}
