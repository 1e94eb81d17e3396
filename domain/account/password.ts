/** Where a password is set: each place has its own minimum, all have the same maximum (SH-AUTH-09). */
export type PasswordForm = 'signUp' | 'reset' | 'elsewhere'

/** The minimums by form, to be raised here and nowhere else (SH-AUTH-07, SH-RESET-07, SH-AUTH-21). */
export const minPasswordLength: Record<PasswordForm, number> = { signUp: 8, reset: 6, elsewhere: 8 }
export const maxPasswordLength = 128

/** What the checklist under a password field looks at, in its order (SH-AUTH-02). */
export const passwordChecks = ['length', 'lowercase', 'uppercase', 'digit', 'symbol'] as const
export type PasswordCheck = (typeof passwordChecks)[number]

/** Which items of the checklist a password meets; it is the same list on every form (SH-AUTH-09). */
export function checkPassword(password: string): Record<PasswordCheck, boolean> {
  return {
    length: password.length >= minPasswordLength.signUp,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\d/.test(password),
    symbol: /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  }
}

/** How strong a password is, as the number of items it meets: 0 to 5. */
export const passwordStrength = (password: string): number =>
  Object.values(checkPassword(password)).filter(Boolean).length

export type PasswordRefusal = 'mismatch' | 'tooShort' | 'tooLong' | 'weak'

/**
 * The first reason why a password is refused on a form, or null. Only places other than sign-up and reset
 * ask for a lowercase letter, an uppercase letter and a digit (SH-AUTH-09, SH-AUTH-10). Length is counted in
 * code units, as the sign-in library counts it, so both floors give one answer.
 */
export function passwordRefusal(form: PasswordForm, password: string, confirmation: string): PasswordRefusal | null {
  if (password !== confirmation) return 'mismatch'
  if (password.length < minPasswordLength[form]) return 'tooShort'
  if (password.length > maxPasswordLength) return 'tooLong'
  const { lowercase, uppercase, digit } = checkPassword(password)
  return form === 'elsewhere' && !(lowercase && uppercase && digit) ? 'weak' : null
}
