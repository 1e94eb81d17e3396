import { minUsernameLength, usernameCheckDelayMs } from '@bewezen/domain/profile/username.ts'
import { useEffect, useState } from 'react'
import type { Ask } from '../base/api/operations.ts'
import { refusalOf } from '../base/api/refusal.ts'

type Answer = 'available' | 'taken' | 'tooMany' | 'unknown'
export type UsernameCheck = Answer | 'none' | 'checking'
type Answered = { username: string; says: Answer }

/** What is known about the name in the field; an answer about another name says nothing (SH-USER-06, SH-USER-08). */
export function usernameCheck(username: string, answered: Answered | null): UsernameCheck {
  if (username.length < minUsernameLength) return 'none'
  return answered?.username === username ? answered.says : 'checking'
}

/** Checks a username 500 ms after it was last typed; what an older question brings is thrown away (SH-USER-06..08). */
export function useUsernameCheck(username: string, ask: Ask) {
  const [answered, setAnswered] = useState<Answered | null>(null)
  const check = usernameCheck(username, answered)
  const isOpen = check === 'checking'
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const says = await isAvailable(username, ask)
      if (isCurrent) setAnswered({ username, says })
    }, usernameCheckDelayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [username, isOpen, ask])
  return {
    check,
    /** Asks once more, after an answer that did not come. */
    again: () => setAnswered(null),
    /** Takes over what the server said by another way: a name it suggested is free, one it refused is taken. */
    know: (name: string, says: Answer) => setAnswered({ username: name, says }),
  }
}

async function isAvailable(username: string, ask: Ask): Promise<Answer> {
  try {
    return (await ask('account.usernameAvailable', { username })).available ? 'available' : 'taken'
  } catch (error) {
    return refusalOf(error)?.code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'unknown'
  }
}
