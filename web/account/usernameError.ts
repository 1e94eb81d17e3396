import { minUsernameLength } from '@bewezen/domain/account/username.ts'
import { usernameRefused, usernameWords } from '@bewezen/domain/account/words.ts'

/** What the field says about the name in it, beside what the form found when it was sent. */
export function usernameError(check: string, typed: string): string | null {
  if (check === 'taken') return usernameWords.taken
  if (check === 'tooMany') return usernameWords.tooMany
  if (check === 'unknown') return usernameWords.unknown
  return check === 'none' && typed !== '' && typed.length < minUsernameLength ? usernameRefused.tooShort : null
}
