import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { useEffect, useState } from 'react'

/** The moment by this device, renewed every minute: for times that are written as how long ago they were. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
