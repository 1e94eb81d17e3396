import { isEasyCode } from '@bewezen/domain/account/easyPassword.ts'
import { easyRefused } from '@bewezen/domain/account/easyPasswordWords.ts'
import { useRef } from 'react'

/** Remembers which password a form has warned about: whoever sends that one again goes on with it (SEC-ACC-14). */
export function useWarnedPassword() {
  const warned = useRef<string | null>(null)
  return {
    /** Whether the warning about exactly this password was shown. */
    isKnown: (password: string): boolean => warned.current === password,
    /** The sentence at the password for a refusal of one that is easily guessed; null for any other refusal. */
    hear(code: string | undefined, password: string): string | null {
      if (!isEasyCode(code)) return null
      warned.current = password
      return easyRefused[code].text
    },
  }
}
