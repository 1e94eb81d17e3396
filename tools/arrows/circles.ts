/**
 * The circles in a graph: one for each group of nodes that can all reach each other, as the shortest way around
 * through the first of them by name.
 */
export function circles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const nodes = [...new Set([...arrows.keys(), ...[...arrows.values()].flatMap((to) => [...to])])].sort()
  const told = new Set<string>()
  const found: string[][] = []
  for (const node of nodes) {
    if (told.has(node)) continue
    const circle = wayAround(arrows, node)
    if (!circle) continue
    found.push(circle)
    for (const member of sameGroup(arrows, node)) told.add(member)
  }
  return found
}

/** The shortest way from a node back to itself, the node at both ends, or null. */
function wayAround(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of [...(arrows.get(node) ?? [])].sort()) {
      if (next === start) return [...back(cameFrom, node), start]
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  }
  return null
}

function back(cameFrom: ReadonlyMap<string, string>, node: string): string[] {
  const previous = cameFrom.get(node)
  return previous === undefined ? [node] : [...back(cameFrom, previous), node]
}

/** Everything that both reaches this node and is reached by it. */
function sameGroup(arrows: ReadonlyMap<string, ReadonlySet<string>>, node: string): string[] {
  return [...reached(arrows, node)].filter((other) => reached(arrows, other).has(node))
}

function reached(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const seen = new Set<string>()
  const visit = (node: string) => {
    for (const next of arrows.get(node) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      visit(next)
    }
  }
  visit(start)
  return seen
}
