import { resetWords } from '@bewezen/domain/account/linkWords.ts'
import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { refusalOf } from '../base/api/refusal.ts'
import { type AuthRefusal, askAuth } from './askAuth.ts'
import { authAddressWith } from './authAddress.ts'
import { leaveBy } from './leaveBy.ts'
import { takeLink } from './link.ts'
import { sentenceOf } from './sentence.ts'
import { emailIn } from './verify.ts'

type Reset =
  | { state: 'opening' | 'open' | 'expired' }
  | { state: 'otherAccount'; email: string; token: string }
  | { state: 'unknown'; sentence: string }

/** How the reset link of this page stands. It is kept in this page only and opens nothing but this form (SH-EDGE-12). */
export function useReset() {
  const { ask, signedIn } = useRouteContext({ from: '__root__' })
  const [reset, setReset] = useState<Reset>({ state: 'opening' })
  const link = useRef<string | null>(null)

  const open = useCallback(async () => {
    link.current ??= takeLink().token
    const token = link.current
    if (token === null) return setReset({ state: 'expired' })
    setReset({ state: 'opening' })
    try {
      await ask('account.openReset', { token })
      setReset({ state: 'open' })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code === 'OTHER_ACCOUNT') setReset({ state: 'otherAccount', email: emailIn(refusal.data), token })
      else if (refusal?.code === 'INVALID_TOKEN') setReset({ state: 'expired' })
      else setReset({ state: 'unknown', sentence: sentenceOf(refusal?.code, resetWords.unknown) })
    }
  }, [ask])
  useEffect(() => {
    void open()
  }, [open])

  /** Saves the password, signs out and leads to the login; answers a refusal (SH-RESET-09, SH-RESET-11). */
  const save = async (newPassword: string, anyway: boolean): Promise<AuthRefusal | null> => {
    let refused: AuthRefusal | null = null
    const saved = async () => {
      refused = await askAuth('reset-password', { token: link.current ?? '', newPassword, anyway })
      if (refused === null) await askAuth('sign-out')
      return refused === null
    }
    if (await leaveBy(signedIn, saved, authAddressWith('gewijzigd'))) return null
    if (refused === 'INVALID_TOKEN') setReset({ state: 'expired' })
    return refused ?? 'UNEXPECTED'
  }

  return { reset, retry: () => void open(), save }
}
