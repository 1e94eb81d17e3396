/** The localStorage of the pages of registration: that somebody registered here and the address that is unconfirmed; null where a browser keeps nothing (SH-LOCAL-09). */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/** Read once by the plan page, to congratulate (SH-AUTH-32, SH-LOCAL-04, SH-LOCAL-07). */
export const newRegistrationKey = 'new-registration'
/** The address a confirmation mail went to: the link may be opened in a tab that knows nothing else (SH-VERIFY-15). */
export const addressKey = 'resend_email'

/** The page that a registration began from: the link of the mail opens a tab that knows nothing else (SH-VERIFY-21). */
export const returnKey = 'return-path'

/** Remembers that somebody registered here, with which address, and from which page. */
export function keepRegistration(storage: KeptStorage, email: string, returnPath: string | null = null): void {
  keep(storage, newRegistrationKey, 'true')
  keepAddress(storage, email)
  if (returnPath !== null) keep(storage, returnKey, returnPath)
}

export const keepAddress = (storage: KeptStorage, email: string): void => keep(storage, addressKey, email)

/** The address to which a confirmation can be sent again, or null when this browser holds none. */
export const keptAddress = (storage: KeptStorage): string | null => read(storage, addressKey) || null

export const keptReturn = (storage: KeptStorage): string | null => read(storage, returnKey) || null

export const forgetAddress = (storage: KeptStorage): void => forget(storage, addressKey)

export const forgetReturn = (storage: KeptStorage): void => forget(storage, returnKey)

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

function forget(storage: KeptStorage, key: string): void {
  try {
    storage?.removeItem(key)
  } catch {}
}

export function read(storage: KeptStorage, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}
