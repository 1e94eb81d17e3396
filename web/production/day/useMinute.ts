import { useEffect, useState } from 'react'

const tick = 15_000

/** The moment by this phone, a few times a minute: on the day there may be no line to ask for another one. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}
