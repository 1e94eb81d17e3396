export const minUsernameLength = 2
export const maxUsernameLength = 20
/** Names from before today's rule stay as long as their owner leaves them alone (SH-USER-14). */
export const maxStoredUsernameLength = 50
export const usernameCheckDelayMs = 500

/** The batch mentions, which nobody may be called (SH-USER-15). */
export const reservedUsernames: readonly string[] = ['students', 'channel_members']

/** What the username field makes of typed text, while typing (SH-USER-01..04). */
export const cleanUsername = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[.-]/g, '_')
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, maxUsernameLength)

/**
 * What the field does not take as it was typed: characters that no username has, what is more than fits (SH-USER-17), or
 * dots and hyphens, which become underscores (SH-USER-18).
 */
export function leftOutOf(typed: string): 'characters' | 'rest' | 'dots' | null {
  if (/[^a-z0-9_.-]/i.test(typed)) return 'characters'
  if (typed.length > maxUsernameLength) return 'rest'
  return /[.-]/.test(typed) ? 'dots' : null
}

/** `reserved` is shown as taken, so that nobody learns the list. */
export type UsernameRefusal = 'tooShort' | 'tooLong' | 'invalid' | 'reserved'

/** Why somebody cannot be called this, or null; the current name of its owner always stays (SH-USER-14..16). */
export function usernameRefusal(username: string, current: string | null = null): UsernameRefusal | null {
  if (username === current && username.length <= maxStoredUsernameLength) return null
  if (username.length < minUsernameLength) return 'tooShort'
  if (username.length > maxUsernameLength) return 'tooLong'
  if (!/^[a-z0-9_]+$/.test(username)) return 'invalid'
  return reservedUsernames.includes(username) ? 'reserved' : null
}

/** Whether two usernames are one, since they are unique without regard to case (SH-DATA-02). */
export const isSameUsername = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
