import { wallClock } from '@bewezen/domain/base/dates.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { useEffect, useState } from 'react'

/** How many minutes of today have passed in Amsterdam, kept up to date; at first the minute at which the page was drawn. */
export function useMinuteOfDay(drawnAt: number): number {
  const [minute, setMinute] = useState(drawnAt)
  useEffect(() => {
    const look = () => {
      const { hour, minute } = wallClock(Date.now())
      setMinute(hour * 60 + minute)
    }
    look()
    const timer = setInterval(look, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return minute
}
