import { capital, fullDate } from '@bewezen/domain/base/dates.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { clock, type DayLine } from '../base/parts/daylight.ts'

/** The date, a greeting by the hour and what is left of the light (SH-TODAY-02). */
export function Greeting({ name, day: { now, sunrise, sunset } }: { name: string; day: DayLine }) {
  const isNight = now < sunrise || now > sunset
  // After sunset tomorrow's sunrise is near enough that of today.
  const left = isNight ? (sunrise - now + 1440) % 1440 : sunset - now
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="text-fs-14 text-ink-2">{capital(fullDate(Date.now()))}</p>
        <h1 dir="auto" className="heading text-[1.875rem] leading-[1.1] tracking-[-0.03em] wrap-anywhere lg:text-fs-46">
          {words.greeting(Math.floor(now / 60), name)}
        </h1>
      </div>
      <p className="flex items-center gap-3.5">
        <span className="heading text-fs-26 whitespace-nowrap lg:text-fs-34">{words.lightLeft(left)}</span>
        <span className="text-fs-13 leading-[1.45] text-ink-2">
          {isNight ? words.untilLight : words.lightLeftOf}
          <br />
          {isNight ? words.rises(clock(sunrise)) : words.sets(clock(sunset))}
        </span>
      </p>
    </div>
  )
}
