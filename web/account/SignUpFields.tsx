import { signUpWords } from '@bewezen/domain/account/words.ts'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { FormNotice } from './FormNotice.tsx'
import { NewPassword } from './NewPassword.tsx'
import { UsernameField } from './UsernameField.tsx'
import type { SignUpForm } from './useSignUp.ts'

type Props = { form: SignUpForm; submit: string; children?: ReactNode }

/** The sign-up form: six fields and a button that says why it cannot be pressed yet (SH-AUTH-01, SH-AUTH-02, SH-AUTH-08). */
export function SignUpFields({ form, submit, children }: Props) {
  const ready = useHydrated()
  const { fields, failure, busy, mayBeSent } = form
  return (
    <form method="post" noValidate ref={fields.form} onSubmit={form.submit} className="grid gap-[18px]">
      {failure && (
        <FormNotice kind="error" title={signUpWords.failed}>
          {failure}
        </FormNotice>
      )}
      <div className="grid grid-cols-2 gap-4">
        <TextField {...fields.field('firstName')} label={signUpWords.firstName} autoComplete="given-name" required />
        <TextField {...fields.field('lastName')} label={signUpWords.lastName} autoComplete="family-name" required />
      </div>
      <UsernameField
        field={fields.field('username')}
        check={form.username.check}
        onType={form.username.type}
        again={form.username.again}
      />
      <TextField
        {...fields.field('email')}
        label={signUpWords.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <NewPassword fields={fields} password={fields.values.password} labels={signUpWords} />
      <Button
        type="submit"
        look="sun"
        size="l"
        block
        disabled={!ready}
        disabledBecause={mayBeSent || busy ? null : signUpWords.whyDisabled}
        busy={busy}
        busyText={signUpWords.submitting}
      >
        {submit}
      </Button>
      {children}
    </form>
  )
}
