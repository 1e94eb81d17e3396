import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { useEffect, useState } from 'react'

/** The time, anew every minute, and at a moment that matters, such as the end of what may be done. */
export function useMinutes(at: string | null = null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const every = setInterval(tick, minuteMs)
    const left = at === null ? -1 : Date.parse(at) - Date.now()
    const once = left >= 0 && left < minuteMs * 60 ? setTimeout(tick, left + 1) : undefined
    return () => {
      clearInterval(every)
      clearTimeout(once)
    }
  }, [at])
  return now
}
