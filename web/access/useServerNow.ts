import { useEffect, useState } from 'react'

/**
 * The time by the server's clock, drawn anew every `refreshMs` (SH-MAINT-10, SH-EDGE-26). It goes on from an answer of the
 * server by a timer that no change of the device's clock touches; before the first answer it is the device's.
 */
export function useServerNow(told: string | null, refreshMs: number): number {
  const [base, setBase] = useState(() => ({ told, at: performance.now() }))
  const [, redraw] = useState(0)
  if (base.told !== told) setBase({ told, at: performance.now() })
  useEffect(() => {
    const timer = setInterval(() => redraw((times) => times + 1), refreshMs)
    return () => clearInterval(timer)
  }, [refreshMs])
  return base.told === null ? Date.now() : Date.parse(base.told) + performance.now() - base.at
}
