const key = 'second-factor-later'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Whether somebody said 'not now' to a second factor in this browser, since they signed in (SEC-ACC-09, SH-LOCAL-09). */
export function isPutOff(storage: () => Kept = () => localStorage): boolean {
  try {
    return storage().getItem(key) === 'yes'
  } catch {
    return false
  }
}

/** Keeps that they did, until they sign out (SH-LOCAL-08); a browser that keeps nothing offers it again. */
export function putOff(storage: () => Kept = () => localStorage): void {
  try {
    storage().setItem(key, 'yes')
  } catch {
    // Nothing is kept.
  }
}
