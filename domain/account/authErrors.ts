import { verifyWords } from './linkWords.ts'

// Codes that our own links, the sign-in library and older mails may bring; any other text is never shown.
const known: Record<string, string> = {
  expired_token: verifyWords.expired,
  token_expired: verifyWords.expired,
  otp_expired: verifyWords.expired,
  invalid_token: verifyWords.invalid,
  token_not_found: verifyWords.invalid,
  access_denied: verifyWords.invalid,
  invalid_request: verifyWords.invalid,
  session_not_set: verifyWords.sessionNotSet,
  failed_to_create_session: verifyWords.sessionNotSet,
}

/** The query parameters of /auth that may name an error, as they stand in the address. */
export type AuthErrorQuery = { error?: unknown; error_code?: unknown; error_description?: unknown }

/** The text under 'Verificatie fout' for the address of /auth, or null when it names no error (SH-ROUTE-20, SH-EDGE-15). */
export function authErrorText(query: AuthErrorQuery): string | null {
  const given = [query.error_code, query.error, query.error_description].filter((it) => it !== undefined && it !== null)
  if (given.length === 0) return null
  const codes = given.map((it) => (typeof it === 'string' ? it.toLowerCase() : ''))
  const code = codes.find((it) => Object.hasOwn(known, it))
  return (code && known[code]) || verifyWords.unknown
}
