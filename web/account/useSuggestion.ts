import { nameRefusal } from '@bewezen/domain/profile/names.ts'
import { usernameCheckDelayMs } from '@bewezen/domain/profile/username.ts'
import { useEffect, useRef } from 'react'
import type { Ask } from '../base/api/operations.ts'

type Names = { firstName: string; lastName: string }

/**
 * Suggests a username once both names are filled and nobody is typing them, as long as `wanted` (SH-USER-10, SH-USER-11).
 * A suggestion that does not come is no loss: the field is still there to type in.
 */
export function useSuggestion(
  { firstName, lastName }: Names,
  wanted: boolean,
  ask: Ask,
  take: (username: string) => void,
) {
  const taking = useRef(take)
  taking.current = take
  const isFilled = wanted && !nameRefusal(firstName) && !nameRefusal(lastName)
  useEffect(() => {
    if (!isFilled) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const suggested = await ask('account.suggestUsername', { firstName, lastName }).catch(() => null)
      if (isCurrent && suggested?.username) taking.current(suggested.username)
    }, usernameCheckDelayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [firstName, lastName, isFilled, ask])
}
