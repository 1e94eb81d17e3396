/** A list with one of its items put before another, or at the end; as it was when either is not in it. */
export function movedBefore<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  beforeId: string | null,
): readonly Item[] {
  const item = items.find((one) => one.id === id)
  if (!item || beforeId === id) return items
  const others = items.filter((one) => one.id !== id)
  if (beforeId === null) return [...others, item]
  const place = others.findIndex((one) => one.id === beforeId)
  return place < 0 ? items : others.toSpliced(place, 0, item)
}

/** Before which item one goes that moves a place up or down: its id, null for the end, undefined when it stands there already. */
export function beforeWhich(
  items: readonly { id: string }[],
  id: string,
  way: 'up' | 'down',
): string | null | undefined {
  const at = items.findIndex((one) => one.id === id)
  if (at < 0) return undefined
  if (way === 'up') return items[at - 1]?.id
  return at === items.length - 1 ? undefined : (items[at + 2]?.id ?? null)
}
