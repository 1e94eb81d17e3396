/** How many notifications a browser keeps (SH-NOTIF-18, IN-STATE-08). */
export const maxCached = 100
/** How many of the newest the bell shows (SH-NOTIF-03, SH-LIMIT-07). */
export const maxInBell = 50

/** What the cache needs of a notification. */
export type Cached = { id: string; read: boolean }

/**
 * The cache after notifications arrived, live or by a refetch: the new ones at the head in the order given, known ones
 * renewed in their place, never twice, at most 100 (IN-STATE-07, IN-STATE-08, X3-EDGE-18). What was read stays read:
 * an answer that was on its way when it was read must not revert it (IN-STATE-02).
 */
export function withArrived<N extends Cached>(cache: readonly N[], arrived: readonly N[]): N[] {
  const renewed = new Map(arrived.map((item) => [item.id, item]))
  const known = cache.map((item) => keepRead(renewed.get(item.id) ?? item, item.read))
  const knownIds = new Set(cache.map((item) => item.id))
  const fresh = [...renewed.values()].filter((item) => !knownIds.has(item.id))
  return [...fresh, ...known].slice(0, maxCached)
}

/** The cache after a whole list came from the server: its order and contents, with what was read here still read. */
export function withList<N extends Cached>(cache: readonly N[], list: readonly N[]): N[] {
  const readHere = new Set(cache.filter((item) => item.read).map((item) => item.id))
  const once = new Map(list.map((item) => [item.id, item]))
  return [...once.values()].slice(0, maxCached).map((item) => keepRead(item, readHere.has(item.id)))
}

/** The cache after one notification was read; nothing sets one back to unread (IN-STATE-01, IN-STATE-02). */
export const withRead = <N extends Cached>(cache: readonly N[], id: string): N[] =>
  cache.map((item) => keepRead(item, item.id === id))

/** The cache after all that existed at a click were read; what arrived later stays unread (SH-EDGE-29, X3-EDGE-19). */
export const withAllRead = <N extends Cached & { createdAt: string }>(cache: readonly N[], until: string): N[] =>
  cache.map((item) => keepRead(item, Date.parse(item.createdAt) <= Date.parse(until)))

const keepRead = <N extends Cached>(item: N, read: boolean): N => (read && !item.read ? { ...item, read: true } : item)
