const key = 'enable-optimized-notifications'

/**
 * Whether notifications come live in this browser; otherwise they are read on opening and every minute (SH-NOTIF-09..11,
 * IN-LIST-22, IN-LIST-23). A browser that was never asked is taken to want it; one that keeps nothing too.
 */
export function hasLiveNotices(storage = browserStorage()): boolean {
  try {
    const kept = storage?.getItem(key) ?? null
    if (kept === null) storage?.setItem(key, 'true')
    return kept === null || kept === 'true'
  } catch {
    return true
  }
}

/** Turns live notifications of this browser on or off; a browser that keeps nothing stays with the default (SH-LOCAL-06). */
export function setLiveNotices(on: boolean, storage = browserStorage()): void {
  try {
    storage?.setItem(key, String(on))
  } catch {
    // The default holds, as for every browser that keeps nothing.
  }
}

/** How often notifications are read where they do not come live, in milliseconds. */
export const noticePollMs = 60_000

function browserStorage(): Pick<Storage, 'getItem' | 'setItem'> | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
