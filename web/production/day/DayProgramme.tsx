import { capital, dayOf, time, weekdayDate } from '@bewezen/domain/base/dates.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import { type Day, isOtherDay } from '@bewezen/domain/production/day.ts'
import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { Card } from '../../base/parts/Card.tsx'
import { classes } from '../../base/parts/classes.ts'
import { useMinute } from './useMinute.ts'

/** The programme of the day; what goes on now stands out (EV-MORE-52). */
export function DayProgramme({ day }: { day: Day }) {
  const { activities, event } = day
  const now = useMinute()
  const { zone } = event
  const days = [...Map.groupBy(activities, ({ startAt }) => dayOf(startAt, zone))]
  return (
    <Card as="section" id="programma" aria-labelledby="day-programme" className="scroll-mt-20 overflow-hidden">
      <h2 id="day-programme" className="heading p-5 pb-3 text-fs-21">
        {words.programme}
      </h2>
      {activities.length === 0 && <p className="px-5 pb-5 text-ink-2">{words.noProgramme}</p>}
      {days.map(([of, some]) => (
        <section key={of} aria-label={weekdayDate(`${of}T12:00:00Z`)}>
          {(days.length > 1 || isOtherDay(some[0]?.startAt ?? null, day)) && (
            <h3 className="px-5 pb-2.5 text-fs-14 text-ink-2">{capital(weekdayDate(`${of}T12:00:00Z`))}</h3>
          )}
          <ol>
            {some.map((it) => {
              const isNow = toMs(it.startAt) <= now && now < toMs(it.endAt)
              return (
                <li
                  key={it.id}
                  aria-current={isNow ? 'time' : undefined}
                  className={classes('border-t border-line px-5 py-3', isNow && 'bg-sun-soft')}
                >
                  {isNow && <p className="text-fs-13 font-[650]">{words.now}</p>}
                  <p className={isNow ? 'heading text-fs-21 wrap-anywhere' : 'font-[650] wrap-anywhere'}>{it.name}</p>
                  <p className="flex flex-wrap gap-x-3 text-fs-14 text-ink-2">
                    <span className="tabular-nums">
                      {time(it.startAt, zone)} - {time(it.endAt, zone)}
                    </span>
                    <span className="inline-flex items-center gap-1 wrap-anywhere">
                      <MapPin size={14} aria-hidden="true" />
                      {it.place ?? words.noPlace}
                    </span>
                  </p>
                  {it.description && (
                    <p className="text-fs-14 wrap-anywhere whitespace-pre-line text-ink-2">{it.description}</p>
                  )}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </Card>
  )
}
