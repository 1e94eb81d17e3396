export const maxEmailLength = 255

/** An address as it is stored and compared: trimmed and in lower case (SH-AUTH-16, SH-EDGE-08). */
export const cleanEmail = (typed: string): string => typed.trim().toLowerCase()

/**
 * Whether an address is valid and at most 255 characters (SH-AUTH-15). Never wider than the check of the
 * sign-in library, so that what the form accepts is not refused later with a stranger's sentence.
 */
export function isEmail(typed: string): boolean {
  const address = cleanEmail(typed)
  return address.length <= maxEmailLength && pattern.test(address)
}

/** The lighter rule for asking a new reset link: an address that contains an @ (SH-RESET-10). */
export const mayBeEmail = (typed: string): boolean => typed.trim().length <= maxEmailLength && typed.includes('@')

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^(?=[^@]{1,64}@)(?:[a-z0-9_'+-]+\\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:${label}\\.)+[a-z]{2,63}$`)
