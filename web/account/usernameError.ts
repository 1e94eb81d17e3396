import { usernameRefused, usernameWords } from '@bewezen/domain/profile/nameWords.ts'
import { minUsernameLength } from '@bewezen/domain/profile/username.ts'

/** What the field says about the name in it, beside what the form found when it was sent. */
export function usernameError(check: string, typed: string): string | null {
  if (check === 'taken') return usernameWords.taken
  if (check === 'tooMany') return usernameWords.tooMany
  if (check === 'unknown') return usernameWords.unknown
  return check === 'none' && typed !== '' && typed.length < minUsernameLength ? usernameRefused.tooShort : null
}
