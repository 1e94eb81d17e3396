import { minPasswordLength } from '@bewezen/domain/account/password.ts'
import { emailRefused, signUpRefused, signUpWords } from '@bewezen/domain/account/words.ts'
import { isEmail } from '@bewezen/domain/base/email.ts'
import { nameRefusal } from '@bewezen/domain/profile/names.ts'
import { nameRefused } from '@bewezen/domain/profile/nameWords.ts'
import type { Faults } from '../base/editing/faults.ts'
import { passwordFaults } from './passwordFaults.ts'
import { sentenceOf } from './sentence.ts'

/** The fields of the form in their order (SH-AUTH-01). */
export const emptySignUp = { firstName: '', lastName: '', username: '', email: '', password: '', confirmation: '' }
export type SignUpTexts = typeof emptySignUp

/** What is wrong with each field but the username, whose check is the server's (SH-AUTH-06, 07, 11, 13..16). */
export const signUpFaults = (typed: SignUpTexts): Faults<keyof SignUpTexts> => ({
  firstName: nameSentence(typed.firstName),
  lastName: nameSentence(typed.lastName),
  email: isEmail(typed.email) ? null : emailRefused,
  ...passwordFaults('signUp', typed),
})

/** Whether the register button can be pressed: the username is available, the passwords match and are long enough (SH-AUTH-08, SH-USER-09). */
export const maySend = (typed: SignUpTexts, isAvailable: boolean): boolean =>
  isAvailable && typed.password === typed.confirmation && typed.password.length >= minPasswordLength.signUp

/** A refusal of the server: at the field it is about, or above the form (SH-AUTH-23..26, SH-ERR-08). */
export type SignUpRefusal = { field: 'email' | 'username'; sentence: string } | { field: null; sentence: string }

/** `own` has the sentences of the refusals that only one of the forms can get. */
export function signUpRefusal(code = '', own: { readonly [code: string]: string } = {}): SignUpRefusal {
  if (code === 'EMAIL_IN_USE') return { field: 'email', sentence: signUpRefused.EMAIL_IN_USE.text }
  if (code === 'USERNAME_IN_USE') return { field: 'username', sentence: signUpRefused.USERNAME_IN_USE.text }
  if (Object.hasOwn(own, code)) return { field: null, sentence: own[code] ?? signUpWords.unexpected }
  return { field: null, sentence: sentenceOf(code, signUpWords.unexpected) }
}

function nameSentence(typed: string): string | null {
  const refusal = nameRefusal(typed)
  return refusal && nameRefused[refusal]
}
