import { cleanEmail } from '@bewezen/domain/base/email.ts'
import { cleanUsername } from '@bewezen/domain/profile/username.ts'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Ask } from '../base/api/operations.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useForm } from '../base/editing/useForm.ts'
import { emptySignUp, maySend, type SignUpTexts, signUpFaults, signUpRefusal } from './signUpRules.ts'
import { useSuggestion } from './useSuggestion.ts'
import { useUsernameCheck } from './useUsernameCheck.ts'
import { useWarnedPassword } from './useWarnedPassword.ts'

/** What the server stores of a sign-up: everything but the repeated password. */
type SignUp = Omit<SignUpTexts, 'confirmation'>
/** `anyway`: the warning about this password was shown, and it is sent all the same (SEC-ACC-14). */
type Send = (ask: Ask, signUp: SignUp, anyway: boolean) => Promise<unknown>

export type SignUpForm = ReturnType<typeof useSignUp>

/** The sign-up form as it is being filled. `send` asks the server; `refused` has the sentences of its own refusals. */
export function useSignUp(send: Send, onMade: (email: string) => void, refused?: { readonly [code: string]: string }) {
  const { ask } = useRouteContext({ from: '__root__' })
  const fields = useForm({ start: emptySignUp, faultsOf: signUpFaults })
  const [isEdited, setEdited] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { values } = fields
  const warned = useWarnedPassword()
  const username = useUsernameCheck(values.username, ask)
  useSuggestion(values, !isEdited, ask, (suggested) => {
    fields.set('username', suggested)
    username.know(suggested, 'available')
  })

  return {
    fields,
    busy,
    failure,
    username: {
      ...username,
      type: (typed: string) => {
        setEdited(true)
        fields.set('username', cleanUsername(typed))
      },
    },
    mayBeSent: maySend(values, username.check === 'available'),
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const typed = fields.check(event.currentTarget)
      if (!typed || busy) return
      setBusy(true)
      setFailure(null)
      const { confirmation: _, ...signUp } = typed
      const email = cleanEmail(signUp.email)
      try {
        await send(ask, { ...signUp, email }, warned.isKnown(signUp.password))
        onMade(email)
      } catch (error) {
        const code = refusalOf(error)?.code
        const easy = warned.hear(code, signUp.password)
        const refusal = signUpRefusal(code, refused)
        if (easy) fields.refuse({ password: easy })
        else if (refusal.field === null) setFailure(refusal.sentence)
        else fields.refuse({ [refusal.field]: refusal.sentence })
      } finally {
        setBusy(false)
      }
    },
  }
}
