const key = 'search-recent'
const most = 5

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** What was looked for and opened in this session of the browser, the newest first; signing out removes it. */
export function recentSearches(storage: () => Kept): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function keepSearch(text: string, storage: () => Kept): void {
  const one = text.trim()
  const kept = [one, ...recentSearches(storage).filter((other) => other.toLowerCase() !== one.toLowerCase())]
  try {
    storage().setItem(key, JSON.stringify(kept.slice(0, most)))
  } catch {
    // A storage that is full or closed remembers nothing.
  }
}
