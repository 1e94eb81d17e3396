/** What of an event can stand in either column, in the order in which it stands in one. */
const movable = ['travel', 'good', 'participants', 'bring', 'calendar'] as const
export type Movable = (typeof movable)[number]
type Side = 'left' | 'right'
export type Placing = Readonly<Record<Movable, Side>>

/** Where each of them stands unless that leaves a column empty. */
const home: Placing = { travel: 'left', good: 'left', participants: 'right', bring: 'right', calendar: 'right' }

/** So many pixels of difference are not seen as a column that ends early. */
const even = 50

/** How high the columns are without what can be moved, and how much higher each of those makes either; null where it has nothing to say. */
export type Heights = { left: number; right: number; blocks: Record<Movable, Record<Side, number> | null> }

/**
 * In which column of an event each movable block stands so that both end at much the same height: a small partition
 * problem, solved by trying all. As few blocks as possible leave their own column (EV-MORE-152).
 */
export function placing({ left, right, blocks }: Heights): Placing {
  let best = { placing: home, cost: [Number.POSITIVE_INFINITY] }
  const there = movable.filter((name) => blocks[name] !== null)
  for (let chosen = 0; chosen < 2 ** there.length; chosen++) {
    const moved = there.filter((_, at) => (chosen >> at) % 2 === 1)
    const tried: Placing = { ...home, ...Object.fromEntries(moved.map((name) => [name, other(home[name])])) }
    const sum = (side: Side) =>
      there.reduce((height, name) => height + (tried[name] === side ? (blocks[name]?.[side] ?? 0) : 0), 0)
    const apart = Math.abs(left + sum('left') - right - sum('right'))
    const cost = [Math.max(0, apart - even), moved.length, apart]
    if (isLess(cost, best.cost)) best = { placing: tried, cost }
  }
  return best.placing
}

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** Whether the first list comes before the second, number by number. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
