import { capital, time, weekdayDate } from '@bewezen/domain/base/dates.ts'
import { type Activity, isOutsideEvent } from '@bewezen/domain/production/programme.ts'
import { programmeScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { programmeWords } from '@bewezen/domain/production/words.ts'
import { Card } from '../../base/parts/Card.tsx'
import { classes } from '../../base/parts/classes.ts'
import { daylightGradient } from '../../base/parts/daylight.ts'
import type { About } from '../about.ts'
import type { ProgrammeDay } from './days.ts'
import { type Bar, lanesOf, lightOver } from './lanes.ts'

const [hourMs, mostHours, lineHeight] = [3_600_000, 24, 34]

const noActivities: ProgrammeDay = { day: '', activities: [] }

/** The days of the programme as drawings; the list below them says the same in words (EV-MORE-83). */
export const Lanes = ({ days, event }: { days: readonly ProgrammeDay[]; event: About['event'] }) => (
  <div aria-hidden="true" className="mb-5 grid gap-3 empty:hidden max-lg:hidden">
    {(days.length > 0 ? days : [noActivities]).map(({ day, activities }) => (
      <DayLanes key={day} day={days.length > 1 ? day : null} activities={activities} event={event} />
    ))}
  </div>
)

type Props = { day: string | null; activities: readonly Activity[]; event: About['event'] }

/** A day of the programme: hours from left to right with their light, and a lane for each location. */
function DayLanes({ day, activities, event: { zone, dates } }: Props) {
  const { from, hours, lanes } = lanesOf(activities, dates[0])
  if (hours === 0 || hours > mostHours) return null
  const every = hours > 12 ? 2 : 1
  const marks = Array.from({ length: Math.ceil(hours / every) }, (_, at) => at * every)
  const light = lightOver({ from, hours }, zone)
  const outside = new Set(activities.filter((it) => isOutsideEvent(it, dates)).map(({ id }) => id))
  return (
    <Card className="overflow-hidden px-6 py-4">
      {day && <p className="mb-2 text-[15px] text-ink-2">{capital(weekdayDate(`${day}T12:00:00Z`))}</p>}
      <div className="grid grid-cols-[minmax(112px,200px)_minmax(0,1fr)]">
        <span />
        <div className="relative h-7 text-fs-13 text-ink-2">
          {marks.map((hour) => (
            <span
              key={hour}
              className="absolute top-0 h-5 border-l border-line-strong pl-1.5"
              style={{ left: `${(hour * 100) / hours}%` }}
            >
              {time(from + hour * hourMs, zone)}
            </span>
          ))}
        </div>
        {light && <Light {...light} />}
        {lanes.map((lane) => (
          <div key={lane.id} className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5">
            <span className="self-center pr-4 text-fs-14 leading-tight font-semibold wrap-anywhere">
              {lane.name ?? programmeWords.noLocation}
            </span>
            <div className="relative" style={{ height: lane.lines * lineHeight }}>
              {lane.bars.map((bar) => (
                <span
                  key={bar.id}
                  className={classes(
                    'absolute flex h-[30px] items-center overflow-hidden rounded-s border px-2 text-fs-13 font-semibold whitespace-nowrap',
                    lookOf(bar, outside.has(bar.id)),
                  )}
                  style={{ left: `${bar.left}%`, width: `${bar.width}%`, top: bar.line * lineHeight }}
                >
                  <span className="truncate">{bar.name}</span>
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}

const lookOf = (bar: Bar, isOutside: boolean): string => {
  if (bar.isDouble) return 'border-dashed border-ember-ink bg-ember-soft text-ember-ink'
  if (isOutside) return 'border-transparent border-l-3 border-l-ink-3 bg-surface-3 text-ink'
  return 'border-transparent border-l-3 border-l-sky-ink bg-sky-soft text-sky-ink'
}

/** How light it is over those hours, with the sun where it rises and sets; two days wide, for a night in the middle. */
const Light = ({ day, start, minutes, suns }: NonNullable<ReturnType<typeof lightOver>>) => (
  <>
    <span className="self-center text-fs-13 text-ink-2">{words.daylight}</span>
    <div className="relative mb-2 h-2 self-center">
      <div className="absolute inset-0 overflow-hidden rounded-full">
        <div
          className="absolute inset-y-0"
          style={{
            backgroundImage: daylightGradient(day),
            backgroundSize: '50% 100%',
            left: `${(-start * 100) / minutes}%`,
            width: `${(2 * 1440 * 100) / minutes}%`,
          }}
        />
      </div>
      {suns.map((at) => (
        <span
          key={at}
          className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-sun"
          style={{ left: `${at}%` }}
        />
      ))}
    </div>
  </>
)
