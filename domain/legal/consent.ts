/** How long a choice is believed, in months (LEGAL-COOKIE-06). */
export const consentMonths = 6

/** What somebody chose, and until when it counts, in milliseconds since 1970. */
export type Consent = { media: boolean; until: number }

/** A choice made now. */
export function consentNow(media: boolean, now: Date): Consent {
  const until = new Date(now)
  until.setMonth(until.getMonth() + consentMonths)
  return { media, until: until.getTime() }
}

/** Reads a stored choice; null when there is none, when it is none of ours and when its time is over. */
export function readConsent(stored: string | null, now: number): Consent | null {
  if (!stored) return null
  try {
    const read: unknown = JSON.parse(stored)
    if (typeof read !== 'object' || read === null || !('media' in read) || !('until' in read)) return null
    const { media, until } = read
    return typeof media === 'boolean' && typeof until === 'number' && until > now ? { media, until } : null
  } catch {
    return null
  }
}
