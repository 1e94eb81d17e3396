const key = 'community-last-visited'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** The community that was open last in this browser, or null (COM-CHAT-02, SH-LOCAL-09). */
export function lastVisit(storage: () => Kept = () => localStorage): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Keeps which community is open; a browser that keeps nothing shows the cards. */
export function keepVisit(communityId: string, storage: () => Kept = () => localStorage): void {
  try {
    storage().setItem(key, communityId)
  } catch {
    // Nothing is kept.
  }
}
