/** How long a choice is believed, in months (LEGAL-COOKIE-06). */
export const consentMonths = 6

/** What somebody chose, and until when it counts, in milliseconds since 1970. */
export type Consent = { media: boolean; until: number }

/** A choice made now. */
export function consentNow(media: boolean, now: Date): Consent {
  const until = new Date(now)
  until.setUTCMonth(until.getUTCMonth() + consentMonths)
  // The month may be shorter, and the day then lies in the one after it.
  if (until.getUTCDate() !== now.getUTCDate()) until.setUTCDate(0)
  return { media, until: until.getTime() }
}

/**
 * What to write to `document.cookie`, one after the other, so that nothing of analytics is left (LEGAL-COOKIE-07). It sets
 * its cookies for the widest domain it may, so each above this host is named as well.
 */
export function endingsOfAnalytics(host: string): string[] {
  const labels = host.split('.')
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)
  return ['_ga', '_gid'].flatMap((name) => ['', ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`))
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
