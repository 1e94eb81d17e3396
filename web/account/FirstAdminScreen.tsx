import { firstAdminWords } from '@bewezen/domain/account/linkWords.ts'
import { useEffect, useRef } from 'react'
import { AuthPage, ViewHeading } from './AuthPage.tsx'
import { authAddressWith } from './authAddress.ts'
import { takeLink } from './link.ts'
import { SignUpFields } from './SignUpFields.tsx'
import { useSignUp } from './useSignUp.ts'

const refused = { INVALID_TOKEN: `${firstAdminWords.invalid}. ${firstAdminWords.invalidText}` }

/**
 * `/auth/eerste-beheerder`: makes the first admin with the link that a start in production prints. Their first sign-in
 * leads to what stands on the home page, where they are told of the samples (MKT-MORE-13).
 */
export function FirstAdminScreen() {
  const token = useRef('')
  useEffect(() => {
    token.current = takeLink().token ?? ''
  }, [])
  const form = useSignUp(
    (ask, typed) => ask('account.becomeFirstAdmin', { ...typed, token: token.current }),
    () => window.location.replace(authAddressWith('beheerder', '/admin/content')),
    refused,
  )
  return (
    <AuthPage view="firstAdmin">
      <ViewHeading title={firstAdminWords.title}>{firstAdminWords.text}</ViewHeading>
      <SignUpFields form={form} submit={firstAdminWords.submit} />
    </AuthPage>
  )
}
