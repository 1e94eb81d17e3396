import { cleanEmail, isEmail } from '../base/email.ts'
import { cleanName, type NameRefusal, nameRefusal } from '../profile/names.ts'
import { type UsernameRefusal, usernameRefusal } from '../profile/username.ts'
import { type PasswordRefusal, passwordRefusal } from './password.ts'

/** What somebody typed on the sign-up form. */
export type TypedSignUp = { firstName: string; lastName: string; username: string; email: string; password: string }

/** Per field, why it is refused; sentences are in words.ts. */
export type SignUpFaults = {
  firstName?: NameRefusal
  lastName?: NameRefusal
  username?: UsernameRefusal
  email?: 'invalid'
  password?: PasswordRefusal
}

/** Reads a sign-up as it will be stored, or answers what is wrong with each field (SH-AUTH-07, 11, 13..16). */
export function readSignUp(typed: TypedSignUp): { signUp: TypedSignUp } | { faults: SignUpFaults } {
  const faults: SignUpFaults = {}
  const firstName = nameRefusal(typed.firstName)
  if (firstName) faults.firstName = firstName
  const lastName = nameRefusal(typed.lastName)
  if (lastName) faults.lastName = lastName
  const username = usernameRefusal(typed.username)
  if (username) faults.username = username
  if (!isEmail(typed.email)) faults.email = 'invalid'
  const password = passwordRefusal('signUp', typed.password, typed.password)
  if (password) faults.password = password
  if (Object.keys(faults).length > 0) return { faults }
  return {
    signUp: {
      firstName: cleanName(typed.firstName),
      lastName: cleanName(typed.lastName),
      username: typed.username,
      email: cleanEmail(typed.email),
      password: typed.password,
    },
  }
}
