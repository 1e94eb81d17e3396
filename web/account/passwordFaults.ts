import { type PasswordForm, passwordRefusal } from '@bewezen/domain/account/password.ts'
import { passwordRefused } from '@bewezen/domain/account/words.ts'

/** What is wrong with a new password and its repetition, each at its own field (SH-AUTH-06, SH-RESET-05..07). */
export function passwordFaults(form: PasswordForm, typed: { password: string; confirmation: string }) {
  const password = passwordRefusal(form, typed.password, typed.password)
  const confirmation = passwordRefusal(form, typed.password, typed.confirmation)
  return {
    password: password && passwordRefused(form, password),
    confirmation: confirmation === 'mismatch' ? passwordRefused(form, confirmation) : null,
  }
}
