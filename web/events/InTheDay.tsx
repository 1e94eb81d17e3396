import { wallClock, weekdays } from '@bewezen/domain/base/dates.ts'
import { columnWords as words } from '@bewezen/domain/events/detailWords.ts'
import { dayLineAt } from '../base/document/sun.ts'
import { alongTheDay, clock, daylightGradient } from '../base/parts/daylight.ts'
import { isInOneDay } from './inOneDay.ts'
import type { Shown } from './shown.ts'

/** Where a date lies in the light of its day; only where day and light are those of the house (EV-MORE-143). */
export function InTheDay({ shown }: { shown: Shown }) {
  if (!isInOneDay(shown)) return null
  const { date } = shown
  const { now: from, sunrise, sunset } = dayLineAt(new Date(date.startAt))
  const { now: to } = dayLineAt(new Date(date.endAt))
  const [left, right] = [alongTheDay(from), alongTheDay(to)]
  return (
    <section>
      <h3 className="mb-3 font-[650]">{words.inTheDay(weekdays[wallClock(date.startAt).weekday] ?? '')}</h3>
      <div aria-hidden="true" className="relative my-1 h-2">
        <div
          className="absolute inset-0 rounded-full"
          style={{ backgroundImage: daylightGradient({ sunrise, sunset }) }}
        />
        <span
          className="absolute -inset-y-2 rounded-[7px] border-2 border-ink bg-surface/45"
          style={{ left: `${left}%`, width: `max(14px, ${right - left}%)` }}
        />
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-fs-14 text-ink-2">
        {[
          { at: sunrise, what: words.rises },
          { at: from, what: words.begins },
          { at: to, what: words.ends },
          { at: sunset, what: words.sets },
        ]
          .sort((a, b) => a.at - b.at)
          .map(({ at, what }) => (
            <li key={what}>
              <strong className="font-[650] text-ink">{clock(at)}</strong> {what}
            </li>
          ))}
      </ul>
    </section>
  )
}
