import { time } from '@bewezen/domain/base/dates.ts'
import type { Activity } from '@bewezen/domain/production/programme.ts'
import { programmeWords } from '@bewezen/domain/production/words.ts'
import { Card } from '../../base/parts/Card.tsx'
import { classes } from '../../base/parts/classes.ts'
import { lanesOf } from './lanes.ts'

const [hourMs, mostHours] = [3_600_000, 24]

/** A day of the programme as a drawing: hours from left to right, a lane for each location. The list below it says the same in words. */
export function Lanes({ activities, zone }: { activities: readonly Activity[]; zone: string }) {
  const { from, hours, lanes } = lanesOf(activities)
  if (hours === 0 || hours > mostHours) return null
  const every = hours > 12 ? 3 : hours > 7 ? 2 : 1
  const marks = Array.from({ length: Math.ceil(hours / every) }, (_, at) => at * every)
  return (
    <Card aria-hidden="true" className="overflow-hidden p-4 max-lg:hidden">
      <div className="grid grid-cols-[112px_minmax(0,1fr)]">
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
        {lanes.map((lane) => (
          <div key={lane.id} className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5">
            <span className="self-center truncate pr-3 text-fs-14 font-semibold">
              {lane.name ?? programmeWords.noLocation}
            </span>
            <div className="relative" style={{ height: lane.lines * 34 }}>
              {lane.bars.map((bar) => (
                <span
                  key={bar.id}
                  className={classes(
                    'absolute flex h-[30px] items-center overflow-hidden rounded-s border px-2 text-fs-13 font-semibold whitespace-nowrap',
                    bar.isDouble
                      ? 'border-dashed border-ember-ink bg-ember-soft text-ember-ink'
                      : 'border-transparent bg-sky-soft text-sky-ink',
                  )}
                  style={{ left: `${bar.left}%`, width: `${bar.width}%`, top: bar.line * 34 }}
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
