/** The visited addresses of this tab, oldest first, and which of them it stands at; null where a browser tells none. */
type Visited = { entries: readonly (string | null)[]; at: number } | null

/** The page that a registration begins from: the guarded page that sent somebody here, else the page of the shop before (SH-VERIFY-21). */
export const returnPathOf = (next: string | undefined, visited = visitedHere()): string | null =>
  next ?? shopBefore(visited)

function shopBefore(visited: Visited): string | null {
  const before = visited?.entries.slice(0, visited.at).map((url) => new URL(url ?? 'about:blank'))
  const last = before?.findLast((url) => url?.pathname !== '/auth')
  return last && /^\/(products|shop)(\/|$)/.test(last.pathname) ? last.pathname + last.search : null
}

function visitedHere(): Visited {
  const { navigation } = globalThis as { navigation?: Navigation }
  return navigation?.currentEntry
    ? { entries: navigation.entries().map(({ url }) => url), at: navigation.currentEntry.index }
    : null
}
