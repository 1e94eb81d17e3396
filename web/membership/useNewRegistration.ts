import { useEffect, useState } from 'react'

/** Set by the registration form, and by nothing else (SH-AUTH-32). */
export const newRegistrationKey = 'new-registration'

/** Whether this person just registered; told once and then forgotten (SUB-PAGE-10). */
export function useNewRegistration(): boolean {
  const [isNew] = useState(() => readLocal() !== null)
  useEffect(() => {
    if (isNew) forgetLocal()
  }, [isNew])
  return isNew
}

// A browser may keep its storage shut; then there is no banner.
function readLocal(): string | null {
  try {
    return localStorage.getItem(newRegistrationKey)
  } catch {
    return null
  }
}

function forgetLocal(): void {
  try {
    localStorage.removeItem(newRegistrationKey)
  } catch {
    // Nothing was read, so there is nothing to forget.
  }
}
