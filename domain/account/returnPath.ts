const maxPathLength = 2000

/** A remembered address when it is a path on our own site, else null (SH-ROUTE-34, SH-EDGE-14, X3-EDGE-43). */
export function ownPath(remembered: string | null | undefined): string | null {
  if (!remembered?.startsWith('/') || remembered.length > maxPathLength) return null
  // Browsers drop tabs and line ends and read a backslash as a slash, so `/\evil.example` leaves the site.
  if (/[\s\p{C}\\]/u.test(remembered)) return null
  const [path = ''] = remembered.split(/[?#]/, 1)
  if (path.includes('//') || /%(?:25)*(?:2f|5c)/i.test(path)) return null
  const segments = decodedSegments(path)
  if (!segments || segments.some((it) => it === '.' || it === '..')) return null
  return isSignInPage(segments) ? null : remembered
}

/** Who signed in: a privileged role or an active subscription gives access; the id tells the own profile from others. */
export type Arrival = { id: string; privileged: boolean; entitled: boolean; returnPath: string | null | undefined }

/** Where a person lands after signing in (SH-GATE-01, SH-GATE-02, SH-ROUTE-34). */
export function pathAfterSignIn(arrival: Arrival): string {
  const hasAccess = arrival.privileged || arrival.entitled
  const asked = ownPath(arrival.returnPath)
  if (asked && (hasAccess || !needsSubscription(asked, arrival.id))) return asked
  return hasAccess ? '/community' : '/subscription'
}

/** Whether a path lies behind the community gate: the community, and other people's profiles (SH-ROUTE-29, SH-PROF-28). */
function needsSubscription(path: string, ownId: string): boolean {
  const [room, id] = decodedSegments(path.split(/[?#]/, 1)[0] ?? '') ?? []
  return room === 'community' || (room === 'profile' && id !== undefined && id !== ownId)
}

const isSignInPage = ([room]: string[]): boolean => room === 'auth' || room === 'reset-password'

/** The segments of a path without its leading and trailing slash; null when an escape is broken. */
function decodedSegments(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}
