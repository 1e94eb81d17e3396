import { useState } from 'react'
import { refusalOf } from '../../base/api/refusal.ts'

/** What the server said that a code does. */
export type AppliedCode = { code: string; priceCents: number; discountCents: number; totalCents: number }

/** A discount code while it is typed: what it does once the server said so, or why it does not count (EV-MORE-19). */
export function useCode() {
  const [code, setCode] = useState<{ typed: string; applied: AppliedCode | null; problem: unknown }>(nothing)
  return {
    ...code,
    type: (typed: string) => setCode({ ...nothing, typed }),
    apply: (applied: AppliedCode) => setCode({ typed: applied.code, applied, problem: null }),
    /** Keeps why a code was refused, to be said under its field; answers whether that is what was refused. */
    takeRefusal(error: unknown): boolean {
      const refusal = refusalOf(error)
      if (refusal?.code !== 'CODE_INVALID') return false
      setCode((now) => ({ ...now, applied: null, problem: refusal.data ?? {} }))
      return true
    },
  }
}
const nothing = { typed: '', applied: null, problem: null }

export type CodeState = ReturnType<typeof useCode>
