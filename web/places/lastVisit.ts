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

/** Of somebody who may not enter any more; what they saw last they may not see. */
export function forgetVisit(storage: () => Pick<Storage, 'removeItem'> = () => localStorage): void {
  try {
    storage().removeItem(key)
  } catch {
    // Nothing was kept.
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
