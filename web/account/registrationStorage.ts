/** The localStorage of the pages of registration: that somebody registered here and the address that is unconfirmed; null where a browser keeps nothing (SH-LOCAL-09). */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/** Read once by the plan page, to congratulate (SH-AUTH-32, SH-LOCAL-04, SH-LOCAL-07). */
export const newRegistrationKey = 'new-registration'
/** The address a confirmation mail went to: the link may be opened in a tab that knows nothing else (SH-VERIFY-15). */
export const addressKey = 'resend_email'

/** Remembers that somebody registered here, and with which address. */
export function keepRegistration(storage: KeptStorage, email: string): void {
  keep(storage, newRegistrationKey, 'true')
  keepAddress(storage, email)
}

export const keepAddress = (storage: KeptStorage, email: string): void => keep(storage, addressKey, email)

/** The address to which a confirmation can be sent again, or null when this browser holds none. */
export const keptAddress = (storage: KeptStorage): string | null => read(storage, addressKey) || null

export function forgetAddress(storage: KeptStorage): void {
  try {
    storage?.removeItem(addressKey)
  } catch {}
}

/** What this browser offers to keep things in. */
export function browserStorage(): KeptStorage {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function keep(storage: KeptStorage, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    // A storage that is full or closed is no reason to stop anybody.
  }
}

export function read(storage: KeptStorage, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}
