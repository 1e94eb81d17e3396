import { hourMs, type Moment, toMs } from '../base/moment.ts'

export type LinkKind = 'confirmation' | 'emailChange' | 'reset'

/** How long a link works: 24 hours to confirm an address, 1 hour to set a password (SH-VERIFY-18, SH-RESET-13). */
export const linkLifetimeMs: Record<LinkKind, number> = {
  confirmation: 24 * hourMs,
  emailChange: 24 * hourMs,
  reset: hourMs,
}

/** A link as it is kept: the token itself only as a hash, elsewhere. */
export type LinkToken = { kind: LinkKind; createdAt: Moment; usedAt: Moment | null; replacedAt: Moment | null }

export type LinkState = 'valid' | 'used' | 'replaced' | 'expired' | 'unknown'

/** How a link stands; `used` goes first, since an opened link of a verified address is no error (SH-EDGE-10, SH-EDGE-11). */
export function linkState(token: LinkToken | null, now: Moment): LinkState {
  if (!token) return 'unknown'
  if (token.usedAt !== null) return 'used'
  if (token.replacedAt !== null) return 'replaced'
  return toMs(now) - toMs(token.createdAt) < linkLifetimeMs[token.kind] ? 'valid' : 'expired'
}

/** What a link that does not work is refused with, or null for one that does. */
export function linkRefusal(state: LinkState): { code: 'INVALID_TOKEN' | 'EXPIRED_TOKEN' } | null {
  if (state === 'valid') return null
  return { code: state === 'expired' ? 'EXPIRED_TOKEN' : 'INVALID_TOKEN' }
}
