import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'cookie'

/** How many cookie headers a process remembers; each is of at most 16 KB, and mostly of a few hundred bytes. */
const headersKept = 5_000

/**
 * Reads the session token from a Cookie header, when its signature is ours. Better Auth writes the cookie as
 * `token.signature`; checking it here lets one prepared query answer who is asking. Its own check would go to another
 * thread and back at every request.
 */
export function sessionTokenReader(cookieName: string, secret: string) {
  // A browser sends the same header with every request; what was found in one is found in it again.
  const found = new Map<string, string>()
  return (cookieHeader: string | undefined): string | null => {
    if (!cookieHeader) return null
    const known = found.get(cookieHeader)
    if (known !== undefined) return known
    const token = read(cookieHeader)
    if (found.size >= headersKept) found.clear()
    // A signature that is not ours is no browser's of ours, and there is no end to those.
    if (token) found.set(cookieHeader, token)
    return token
  }

  function read(cookieHeader: string): string | null {
    const value = parse(cookieHeader)[cookieName]
    if (!value) return null
    const dot = value.lastIndexOf('.')
    if (dot < 1) return null
    const token = value.slice(0, dot)
    const given = Buffer.from(value.slice(dot + 1))
    const ours = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
    return given.length === ours.length && timingSafeEqual(given, ours) ? token : null
  }
}
