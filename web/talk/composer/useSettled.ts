import { suggestionDelayMs } from '@bewezen/domain/community/mentions.ts'
import { useEffect, useState } from 'react'

/** The value once it has not changed for 200 ms; nothing before the first time. */
export function useSettled(value: string): string | null {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), suggestionDelayMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
