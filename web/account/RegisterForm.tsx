import { signUpWords } from '@bewezen/domain/account/words.ts'
import { LegalLine } from './LegalLine.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import type { SignUpForm } from './useSignUp.ts'

/** Registering as a member, with the two links under the button (SH-AUTH-01, SH-AUTH-12). */
export const RegisterForm = ({ form }: { form: SignUpForm }) => (
  <SignUpFields form={form} submit={signUpWords.submit}>
    <LegalLine />
  </SignUpFields>
)
